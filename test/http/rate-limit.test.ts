import type { Options, Store } from 'express-rate-limit';
import { MemoryStore } from 'express-rate-limit';
import { BoundedMemoryStore } from '../../http/limits/bounded-memory-store.js';
import { type Answer, get, type RunningApp, request, startApp } from '../support/http.js';
import { expectProblem } from '../support/problem.js';

/** Starts an app for one test; `stop` runs even when the test fails. */
async function withApp(
  changes: Parameters<typeof startApp>[0],
  use: (app: RunningApp) => Promise<void>,
  host?: string,
) {
  const app = await startApp(changes, host);
  try {
    await use(app);
  } finally {
    await app.stop();
  }
}

function remaining({ headers }: Answer): number {
  return Number(/; r=(\d+);/.exec(String(headers['ratelimit']))?.[1]);
}

describe('the limit', () => {
  test('tells what is left, refuses what is over it, and says when to come back', () =>
    withApp({ requestsPerMinute: 2 }, async (app) => {
      const answers = [];
      for (let call = 0; call < 4; call++) answers.push(await get(app, '/api/calc/fence'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
      expect(answers.map(remaining)).toEqual([1, 0, 0, 0]);
      for (const { headers } of answers) {
        expect(headers['ratelimit']).toMatch(/^"2-in-1min"; r=\d; t=(60|59)$/);
        expect(headers['ratelimit-policy']).toBe('"2-in-1min"; q=2; w=60');
        expect(headers).not.toHaveProperty('x-ratelimit-limit');
      }
      const refused = answers[3] as Answer;
      const body = expectProblem(refused, 429, 'rate_limit_exceeded');
      expect(body['retry_after']).toBe(Number(refused.headers['retry-after']));
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
      expect(refused.headers['access-control-allow-origin']).toBe('*');
    }));

  test('counts every call of a calculator or the registry, errors and HEAD too, by one count', () =>
    withApp({ requestsPerMinute: 100 }, async (app) => {
      const calls: readonly [method: string, path: string][] = [
        ['GET', '/api/calc/fence'],
        ['HEAD', '/api/calc/fence'],
        ['GET', '/api/calc'],
        ['GET', '/api/calc/fense'],
        ['GET', '/api/calc/fence?a=1'],
        ['GET', '/api/calc/fence?fenceLength=10&gates=50'],
        ['GET', '/api/calc/broken'],
        ['PUT', '/api/calc/fence'],
        ['GET', '/api/calc/%66ence'],
      ];
      const left = [];
      for (const [method, path] of calls) left.push(remaining(await request(app, method, path)));
      expect(left).toEqual(calls.map((_call, index) => 99 - index));
    }));

  test('does not count documents, preflights and operators', () =>
    withApp({ requestsPerMinute: 1 }, async (app) => {
      for (const path of [
        '/',
        '/llms.txt',
        '/openapi.json',
        '/healthz',
        '/readyz',
        '/metrics',
        '/problems',
        '/nothing',
      ]) {
        const answers = [await get(app, path), await get(app, path)];
        for (const { status, headers } of answers) {
          expect(status).not.toBe(429);
          expect(headers).not.toHaveProperty('ratelimit');
        }
      }
      for (let call = 0; call < 3; call++) {
        expect((await request(app, 'OPTIONS', '/api/calc/fence')).status).toBe(204);
      }
      expect(remaining(await get(app, '/api/calc/fence'))).toBe(0);
    }));
});

/** Who is counted together: pairs of X-Forwarded-For headers behind one trusted proxy. */
const callers: readonly [first: string, second: string, same: boolean][] = [
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:c000:201', '192.0.2.1', true],
  ['2001:db8:0:100::1', '2001:db8:0:1ff:ffff::9', true],
  ['2001:db8:0:100::1', '2001:db8:0:200::1', false],
  ['2001:0db8:0000:0100::1', '2001:db8:0:100::1', true],
  // Some proxies add the port of their caller, another one for each connection.
  ['192.0.2.1:4711', '192.0.2.1:4712', true],
  ['[2001:db8:0:100::1]:4711', '2001:db8:0:100::1', true],
  // What is no address cannot name a caller: the proxy that passed it on is counted.
  ['unknown', 'rubbish', true],
  ['', '999.1.1.1', true],
  // Only what the trusted proxy added counts, which is the last address.
  ['198.51.100.7, 192.0.2.1', '203.0.113.9, 192.0.2.1', true],
];

test.each(callers)('behind a trusted proxy, %s and %s: one caller is %p', (first, second, same) =>
  withApp({ requestsPerMinute: 10, trustProxy: 1 }, async (app) => {
    await request(app, 'GET', '/api/calc/fence', { 'x-forwarded-for': first });
    const answer = await request(app, 'GET', '/api/calc/fence', { 'x-forwarded-for': second });
    expect(remaining(answer)).toBe(same ? 8 : 9);
  }),
);

const trusts: readonly [trustProxy: false | number | readonly string[], believed: boolean][] = [
  [false, false],
  [1, true],
  [['loopback'], true],
  [['127.0.0.1/32'], true],
  [['10.0.0.0/8'], false],
];

test.each(trusts)('with TRUST_PROXY %p a forwarded address is believed: %p', (trustProxy, believed) =>
  withApp({ requestsPerMinute: 10, trustProxy }, async (app) => {
    await request(app, 'GET', '/api/calc/fence', { 'x-forwarded-for': '192.0.2.1' });
    const spoofed = { 'x-forwarded-for': '192.0.2.2', forwarded: 'for=192.0.2.3', 'x-real-ip': '192.0.2.4' };
    expect(remaining(await request(app, 'GET', '/api/calc/fence', spoofed))).toBe(believed ? 9 : 8);
    expect(app.logs.filter(({ level }) => Number(level) > 30)).toEqual([]);
  }),
);

test('on a socket for both protocols, a caller over IPv4 is counted by its IPv4 address', () =>
  withApp(
    { requestsPerMinute: 10, trustProxy: ['loopback'] },
    async (app) => {
      await get(app, '/api/calc/fence');
      expect(remaining(await request(app, 'GET', '/api/calc/fence', { 'x-forwarded-for': '127.0.0.1' }))).toBe(8);
    },
    '',
  ));

describe('a shared store', () => {
  test('counts for all instances', async () => {
    const rateLimitStore = new MemoryStore();
    await withApp({ requestsPerMinute: 10, rateLimitStore }, (one) =>
      withApp({ requestsPerMinute: 10, rateLimitStore }, async (other) => {
        await get(one, '/api/calc/fence');
        expect(remaining(await get(other, '/api/calc/fence'))).toBe(8);
      }),
    );
    rateLimitStore.shutdown();
  });

  test('that does not answer lets requests pass, and is reported', async () => {
    const away: Store = {
      increment: () => Promise.reject(new Error('store away')),
      decrement: () => undefined,
      resetKey: () => undefined,
    };
    await withApp({ requestsPerMinute: 1, rateLimitStore: away }, async (app) => {
      for (const path of ['/api/calc/fence', '/api/calc', '/api/calc/fence']) {
        const { status, headers } = await get(app, path);
        expect([status, headers['ratelimit']]).toEqual([200, undefined]);
      }
      expect(app.logs).toContainEqual(
        expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'store away' }) }),
      );
    });
  });

  test('that answers late does not hide a bug of ours', async () => {
    await withApp({ rateLimitStore: new MemoryStore() }, async (app) => {
      expectProblem(await get(app, '/api/calc/broken'), 500, 'internal_error');
    });
  });
});

describe('counts in memory', () => {
  function storeOf(mostCallers: number): BoundedMemoryStore {
    const store = new BoundedMemoryStore(mostCallers);
    store.init({ windowMs: 60_000 } as Options);
    return store;
  }

  async function hitsOf(store: BoundedMemoryStore, key: string): Promise<number> {
    return (await store.increment(key)).totalHits;
  }

  test('are kept apart for callers that are known', async () => {
    const store = storeOf(2);
    expect([await hitsOf(store, 'a'), await hitsOf(store, 'a'), await hitsOf(store, 'b')]).toEqual([1, 2, 1]);
    await store.decrement('a');
    expect(await hitsOf(store, 'a')).toBe(2);
    await store.resetKey('a');
    expect(await hitsOf(store, 'a')).toBe(1);
  });

  test('are reported as they were at the moment of each hit', async () => {
    const store = storeOf(10);
    const hits = await Promise.all([store.increment('a'), store.increment('a'), store.increment('a')]);
    expect(hits.map(({ totalHits }) => totalHits)).toEqual([1, 2, 3]);
  });

  test('are shared by the callers beyond the bound, so that the memory is bounded too', async () => {
    const store = storeOf(10);
    for (let caller = 0; caller < 10; caller++) await store.increment(`early ${caller}`);
    for (let caller = 0; caller < 20_000; caller++) await store.increment(`late ${caller}`);
    expect(store.current.size).toBeLessThanOrEqual(10 + 1024);
    expect(await hitsOf(store, 'early 3')).toBe(2);
    expect(await hitsOf(store, 'late 20001')).toBeGreaterThan(1);
  });
});
