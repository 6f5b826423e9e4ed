/** Two processes that count in one Redis grant one limit between them, and answer on when it is gone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { type Answer, get } from '../support/http.js';
import { postLead } from '../support/lead-app.js';
import { fixtureBody } from '../support/lead-fixtures.js';
import { type RedisServer, startRedis } from '../support/slow/redis.js';
import {
  calculate,
  calculateMany,
  type Instance,
  killAll,
  metric,
  startInstances,
  tally,
} from '../support/slow/scale-service.js';
import { describeWith, redisProgram } from '../support/slow/services.js';
import { testProgram } from '../support/slow/test-programs.js';
import { until } from '../support/until.js';

/** No caller waits for Redis so long, however busy the machine is; in milliseconds. */
const aHang = 30_000;

const counted = '"60-in-1min"; q=60; w=60';
const uncounted = `${counted}; reckoner-counted=?0`;
const uncountedLead = `${uncounted}, "6-leads-in-1hour"; q=6; w=3600; reckoner-counted=?0`;

describeWith([redisProgram], 'two processes on one Redis', () => {
  let redis: RedisServer;
  let instances: readonly Instance[];
  let first: Instance;
  let stopLoad: () => Promise<unknown> = async () => undefined;

  beforeAll(async () => {
    redis = await startRedis();
    const settings = { REDIS_URL: redis.url, LEAD_LIMIT_PER_HOUR: '6' };
    instances = await startInstances(testProgram('fixture-server'), [settings, settings]);
    [first] = instances as [Instance];
  });
  afterAll(async () => {
    await stopLoad().catch(() => undefined);
    await killAll(instances);
    await redis.stop();
  });

  test('grant exactly the limit, and count down together', async () => {
    const answers = await untilAllCounted('192.0.3', (caller) => calculateMany(instances, caller, 90));
    expect(tally(answers)).toEqual({ 200: 60, 429: 30 });
    const left = answers.filter(({ status }) => status === 200).map(remaining);
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect(await metric(first, 'rate_limit_store_up')).toBe(1);
  });

  test('count the leads of a caller together', async () => {
    const answers = await untilAllCounted('192.0.4', (caller, attempt) => postEight(instances, caller, attempt));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });

  test('count on when Redis has forgotten how', async () => {
    const answers = await untilAllCounted('192.0.6', async (caller) => {
      const before = await calculate(first, caller);
      const client = createClient({ url: redis.url });
      await client.connect();
      await client.sendCommand(['SCRIPT', 'FLUSH']);
      client.destroy();
      return [before, await calculate(first, caller)];
    });
    expect(answers.map(remaining)).toEqual([59, 58]);
  });

  test('answer everything while Redis is away, say so, and limit again when it is back', async () => {
    const load = keepAsking(instances);
    stopLoad = load.stop;
    await until(() => load.count() > 50);
    await redis.stop();
    await until(async () => (await metric(first, 'rate_limit_store_up')) === 0);
    const many = await calculateMany(instances, '192.0.2.4', 80);
    expect(tally(many)).toEqual({ 200: 80 });
    expect(new Set(many.map(policy))).toEqual(new Set([uncounted]));
    expect(many.filter(({ headers }) => 'ratelimit' in headers)).toEqual([]);
    const lead = await postLead(first, fixtureBody(100), { 'x-forwarded-for': '192.0.2.2' });
    expect([lead.status, policy(lead)]).toEqual([201, uncountedLead]);
    const ready = await get(first, '/readyz');
    expect([ready.status, ready.json()['degraded']]).toEqual([200, ['rate_limits']]);
    expect(await metric(first, 'rate_limit_uncounted_total')).toBeGreaterThanOrEqual(40);

    await redis.start();
    await until(async () =>
      (await Promise.all(instances.map((each) => metric(each, 'rate_limit_store_up')))).every(Boolean),
    );
    const again = await untilAllCounted('192.0.5', (caller) => calculateMany(instances, caller, 70));
    expect(tally(again)).toEqual({ 200: 60, 429: 10 });
    await until(async () => !('degraded' in (await get(first, '/readyz')).json()));
    const { answers, slowest } = await load.stop();
    expect(tally(answers)).toEqual({ 200: answers.length });
    expect(slowest).toBeLessThan(aHang);
    for (const instance of instances) {
      // A command that a busy machine keeps for a tenth of a second is an outage of its own, so there may be several.
      await until(() => outageLines(instance).at(-1) === 'back');
      const told = outageLines(instance);
      expect(told).toEqual(told.map((_, index) => (index % 2 === 0 ? 'unavailable' : 'back')));
    }
  });

  test('do not wait for a Redis that hangs', async () => {
    await calculate(first, '192.0.2.6');
    redis.freeze();
    try {
      const answers = await calculateMany([first], '192.0.2.6', 20, 1);
      expect(tally(answers)).toEqual({ 200: 20 });
      expect(new Set(answers.map(policy))).toEqual(new Set([uncounted]));
    } finally {
      redis.thaw();
    }
    await until(async () => policy(await calculate(first, '192.0.2.6')) === counted);
  });
});

/**
 * Asks as a caller that nobody has been, and as another one until every answer was counted in Redis: a command that a
 * busy machine keeps for a tenth of a second is an outage of its own.
 */
async function untilAllCounted(
  network: string,
  ask: (caller: string, attempt: number) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  for (let attempt = 1; attempt < 255; attempt++) {
    const answers = await ask(`${network}.${attempt}`, attempt);
    if (!answers.some((answer) => policy(answer).includes('reckoner-counted=?0'))) return answers;
  }
  throw new Error('no caller was counted');
}

/** Sends eight leads of one caller, in turn to each instance. */
async function postEight(all: readonly Instance[], caller: string, attempt: number): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let number = 1; number <= 8; number++) {
    const instance = all[number % all.length];
    if (instance === undefined) throw new Error('no instance');
    answers.push(await postLead(instance, fixtureBody(1000 * attempt + number), { 'x-forwarded-for': caller }));
  }
  return answers;
}

function remaining({ headers }: Answer): number {
  return Number(/; r=(\d+);/.exec(String(headers['ratelimit']))?.[1]);
}

function policy({ headers }: Answer): string {
  return String(headers['ratelimit-policy']);
}

/** The beginnings and ends of outages, in the order of the log: each outage has one line of both. */
function outageLines({ logs }: Instance): readonly string[] {
  return logs().flatMap(
    ({ msg }) => /^the shared store of the limits is (unavailable|back)/.exec(String(msg))?.[1] ?? [],
  );
}

interface Asked {
  readonly answers: readonly Answer[];
  /** Milliseconds of the slowest answer. */
  readonly slowest: number;
}

/** Asks without a pause, each time as another caller, until it is stopped. */
function keepAsking(instances: readonly Instance[]): {
  readonly stop: () => Promise<Asked>;
  readonly count: () => number;
} {
  const answers: Answer[] = [];
  let slowest = 0;
  let stopped = false;
  const work = async (lane: number): Promise<void> => {
    for (let turn = 0; !stopped; turn++) {
      const startedAt = performance.now();
      const instance = instances[turn % instances.length];
      if (instance === undefined) throw new Error('no instance');
      answers.push(await calculate(instance, `198.51.${lane}.${turn % 250}`));
      slowest = Math.max(slowest, performance.now() - startedAt);
      await sleep(2);
    }
  };
  const lanes = Promise.all([0, 1, 2, 3].map(work));
  return {
    count: () => answers.length,
    stop: async () => {
      stopped = true;
      await lanes;
      return { answers, slowest };
    },
  };
}
