/** Three processes as they are deployed, on one PostgreSQL and one Redis: started together, stopped, killed, cut off. */
import { type LeadDatabase, openLeadDatabase } from '../../leads/store/lead-database.js';
import { type Answer, get } from '../support/http.js';
import { postLead } from '../support/lead-app.js';
import { webhookSecret } from '../support/lead-fixtures.js';
import { expectProblem } from '../support/problem.js';
import { isLong } from '../support/shares.js';
import { built } from '../support/slow/built.js';
import { findLosses, noLosses } from '../support/slow/lead-audit.js';
import { submitAll } from '../support/slow/lead-client.js';
import { type PostgresServer, startPostgres } from '../support/slow/postgres.js';
import { personalTexts, realBody, webhooksTo } from '../support/slow/real-leads.js';
import { type RedisServer, startRedis } from '../support/slow/redis.js';
import {
  calculate,
  calculateMany,
  type Instance,
  killAll,
  metric,
  type Settings,
  startInstances,
  tally,
} from '../support/slow/scale-service.js';
import { describeWith, postgresProgram, redisProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

/** Passwords that must not be written anywhere, although these servers do not ask for one. */
const password = 'swordfish-for-tests';

describeWith([postgresProgram, redisProgram], 'three processes on one PostgreSQL and one Redis', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let receiver: WebhookReceiver;
  let database: LeadDatabase;
  let settings: Settings;
  const everStarted: Instance[] = [];

  beforeAll(async () => {
    [postgres, redis, receiver] = await Promise.all([startPostgres(), startRedis(), startReceiver()]);
    const url = await postgres.createDatabase();
    database = openLeadDatabase({ engine: 'postgres', url, connections: 2 });
    settings = {
      DATABASE_URL: url.replace('reckoner@', `reckoner:${password}@`),
      DATABASE_CONNECTIONS: '5',
      REDIS_URL: redis.url,
      LEAD_LIMIT_PER_HOUR: '1000000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      LEAD_DELIVERY: webhooksTo(receiver.url),
    };
  });
  afterAll(async () => {
    await killAll(everStarted);
    await database.close();
    await receiver.stop();
    await Promise.all([redis.stop(), postgres.remove()]);
  });

  async function start(count: number): Promise<readonly Instance[]> {
    const started = await startInstances(
      built('runtime/server.js'),
      Array.from({ length: count }, () => settings),
    );
    everStarted.push(...started);
    return started;
  }

  const lastOfRollout = isLong ? 300 : 120;
  const lastOfOutage = lastOfRollout + (isLong ? 150 : 90);
  let survivors: readonly Instance[];

  test('start at the same moment on an empty database', async () => {
    survivors = await start(3);
    const answers = await Promise.all(survivors.map((instance) => get(instance, '/readyz')));
    expect(answers.map((answer) => answer.json())).toEqual(
      Array(3).fill({ ok: true, status: 'ready', checks: ['lead_store', 'rate_limits'] }),
    );
    const up = await Promise.all(survivors.map((instance) => metric(instance, 'lead_store_up')));
    expect(up).toEqual([1, 1, 1]);
  });

  test('lose and double nothing while one is stopped, one is killed and one is started', async () => {
    const [stopped, killed, kept] = survivors as [Instance, Instance, Instance];
    const ports = [stopped.port, killed.port, kept.port];
    const submitting = submitAll({ first: 1, last: lastOfRollout, concurrency: 12, ports, bodyOf: realBody });
    await until(() => receiver.received.length > lastOfRollout / 5);
    stopped.child.kill('SIGTERM');
    await until(() => receiver.received.length > lastOfRollout / 2);
    killed.child.kill('SIGKILL');
    survivors = [kept, ...(await start(1))];
    expect(await stopped.ended).toBe(0);
    const acknowledged = await submitting;
    // What the killed process had claimed may have to wait for the end of its lease.
    await until(() => new Set(receiver.acknowledged).size >= lastOfRollout);
    expect(await findLosses(database, acknowledged, receiver)).toEqual(noLosses);
    const repetitions = receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;
    // Only what was under way in the killed process may come a second time: 16 attempts at most.
    expect(repetitions).toBeLessThanOrEqual(16);
  });

  test('answer calculations and tell callers of leads to wait while the database is away', async () => {
    const [one] = survivors as [Instance];
    const count = { taken: 0, unavailable: 0 };
    const submitting = submitAll({
      first: lastOfRollout + 1,
      last: lastOfOutage,
      concurrency: 6,
      ports: survivors.map(({ port }) => port),
      bodyOf: realBody,
      onAnswer: (status, headers) => {
        if (status < 300) count.taken += 1;
        else count.unavailable += 1;
        if (status === 503) expect(headers['retry-after']).toBe('10');
      },
    });
    await until(() => count.taken > 20);
    await postgres.stop('fast');
    await until(() => count.unavailable > 0);
    const refused = await postLead(one, realBody(10_000));
    expect(expectProblem(refused, 503, 'leads_unavailable')).toMatchObject({ retry_after: 10 });
    expectUnready(await get(one, '/readyz'));
    expect((await get(one, '/healthz')).status).toBe(200);
    expect(await metric(one, 'lead_store_up')).toBe(0);
    expect((await get(one, '/metrics')).text).not.toMatch(/^lead_queue_oldest_seconds /m);
    expect(tally(await calculateMany(survivors, '192.0.2.9', 200))).toEqual({ 200: 200 });
    await until(() => count.unavailable > 20);

    await postgres.start();
    const acknowledged = await submitting;
    for (const instance of survivors) expect((await get(instance, '/readyz')).status).toBe(200);
    await until(() => new Set(receiver.acknowledged).size >= lastOfOutage);
    expect(await findLosses(database, acknowledged, receiver)).toEqual(noLosses);
    expect(survivors.map(({ child }) => child.exitCode)).toEqual([null, null]);
  });

  test('have measured what they did', async () => {
    const sum = async (name: string, labels: string): Promise<number> => {
      const values = await Promise.all(survivors.map((instance) => metric(instance, name, labels)));
      return values.reduce((total, value) => total + value, 0);
    };
    expect(await sum('leads_total', 'outcome="accepted"')).toBeGreaterThan(lastOfOutage - lastOfRollout - 1);
    expect(await sum('leads_total', 'outcome="store_unavailable"')).toBeGreaterThan(0);
    expect(await sum('lead_delivery_events_total', 'outcome="delivered"')).toBeGreaterThan(0);
    expect(await sum('http_request_duration_seconds_count', 'route="/api/lead-submit"')).toBeGreaterThan(
      lastOfOutage - lastOfRollout,
    );
    expect(await sum('http_request_duration_seconds_count', 'route="/api/calc/{slug}"')).toBeGreaterThanOrEqual(200);
  });

  test('have written nothing about persons and no secret, but how a lead went on its way', async () => {
    const [one] = survivors as [Instance];
    await calculate(one, '203.0.113.77', 'no-such-calculator');
    const metrics = await Promise.all(survivors.map(async (instance) => (await get(instance, '/metrics')).text));
    await Promise.all(survivors.map(async ({ child, ended }) => child.kill('SIGTERM') && (await ended)));
    const outputs = everStarted.flatMap(({ stdout, stderr }) => [stdout(), stderr()]);
    const written = [...outputs, ...metrics].join('\n');
    const secrets = [password, webhookSecret, webhookSecret.slice(6), receiver.url, '203.0.113.77', '192.0.2.9'];
    const found = [...personalTexts(lastOfOutage), ...secrets].filter((text) => written.includes(text));
    expect(found).toEqual([]);

    const logs = everStarted.flatMap(({ logs }) => logs());
    const delivery = logs.find(({ msg }) => msg === 'a lead was delivered');
    const intake = logs.find(({ request_id, route }) => request_id === delivery?.['request_id'] && route !== undefined);
    expect(intake).toMatchObject({ method: 'POST', route: '/api/lead-submit', status: 201 });
  });
});

/** Names the part that is missing, and neither its address nor what it said. */
function expectUnready(answer: Answer): void {
  const body = expectProblem(answer, 503, 'not_ready');
  expect(body['detail']).toBe('Not answering: lead_store.');
  expect(answer.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
}
