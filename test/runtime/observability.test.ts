import { connect } from 'node:net';
import { get, type RunningApp, request, startApp, takeAnyLead } from '../support/http.js';
import { expectProblem } from '../support/problem.js';
import { until } from '../support/until.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ takeLead: takeAnyLead });
});
afterAll(() => app.stop());

/** The line of a request; lines are written a moment after the answer. */
async function lineOf(id: unknown): Promise<Readonly<Record<string, unknown>>> {
  for (;;) {
    const line = app.logs.find(({ request_id, msg }) => request_id === id && msg === 'request');
    if (line !== undefined) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the log', () => {
  const lines: readonly [method: string, path: string, line: object][] = [
    ['GET', '/api/calc/fence?gates=2', { route: '/api/calc/{slug}', slug: 'fence', status: 200, level: 30 }],
    ['GET', '/api/calc/fence?gates=x', { route: '/api/calc/{slug}', slug: 'fence', status: 400, level: 30 }],
    ['GET', '/api/calc/my-secret', { route: '/api/calc/{slug}', status: 404, level: 30 }],
    ['GET', '/api/calc/broken', { route: '/api/calc/{slug}', slug: 'broken', status: 500, level: 50 }],
    ['GET', '/api/calc', { route: '/api/calc', status: 200 }],
    ['HEAD', '/llms.txt', { route: '/llms.txt', status: 200 }],
    ['GET', '/problems/not_found', { route: '/problems/{code}', status: 200 }],
    ['POST', '/api/lead-submit', { route: '/api/lead-submit', status: 201 }],
    ['DELETE', '/api/calc/fence', { route: '/api/calc/{slug}', status: 405 }],
    ['GET', '/my-secret', { route: 'unmatched', status: 404 }],
  ];
  test.each(lines)('of %s %s has the route and no address', async (method, path, expected) => {
    const { headers } = await request(app, method, path);
    const line = await lineOf(headers['x-request-id']);
    expect(line).toMatchObject({ method, duration_ms: expect.any(Number), ...expected });
    if (!('slug' in expected)) expect(line).not.toHaveProperty('slug');
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  test('has one line for each request, and nothing that callers wrote', async () => {
    const own = await startApp();
    const secrets = { cookie: 'sesame1', authorization: 'sesame2', referer: 'http://sesame3', 'user-agent': 'sesame4' };
    const paths = [
      '/api/calc/fence?gates=sesame5',
      '/api/calc/fence?sesame6=1',
      '/api/calc/sesame7',
      '/sesame8?sesame9',
    ];
    for (const path of paths) await request(own, 'GET', path, secrets);
    await request(own, 'POST', '/api/lead-submit', { 'content-type': 'application/json' }, '{"name":"sesame10"}');
    await own.stop();
    expect(own.logs).toHaveLength(5);
    expect(JSON.stringify(own.logs)).not.toMatch(/sesame|127\.0\.0\.1|\?/);
  });

  test('tells when the caller went away before the answer', async () => {
    let answer: (() => void) | undefined;
    const check = (): Promise<void> =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const own = await startApp({ probes: [{ name: 'late', check }] });
    const socket = connect(own.port, '127.0.0.1');
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\nX-Request-Id: 0af7651916cd43dd\r\n\r\n');
    await until(() => answer !== undefined);
    socket.destroy();
    await until(() => own.logs.length > 0);
    answer?.();
    await own.stop();
    expect(own.logs).toMatchObject([{ request_id: '0af7651916cd43dd', status: 499, aborted: true }]);
  });
});

/** A UUID, a ULID, the id of a trace, and what nginx gives. */
const ids = ['0192F3A1-7b1c-7aaa-8bbb-0123456789ab', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '0af7651916cd43dd', 'f'.repeat(32)];

describe('request ids', () => {
  test.each(ids)('%s is kept', async (id) => {
    const answer = await request(app, 'GET', '/nothing', { 'x-request-id': id });
    expect(answer.headers['x-request-id']).toBe(id);
    expect(answer.json()).toMatchObject({ request_id: id });
  });

  /** Telephone and card numbers that are filled up or hidden in the form of a machine's id. */
  const numbers = [
    '0000003618675309',
    '4111111111111111',
    '00000000-0000-0000-0000-003618675309',
    '00000000000000003618675309',
    'ab003618675309ef',
    `${'f'.repeat(40)}4111111111111111`,
  ];
  test.each(numbers)('%s, which may be the number of a person, is replaced and not logged', async (id) => {
    const { headers } = await request(app, 'GET', '/nothing', { 'x-request-id': id });
    expect(headers['x-request-id']).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    expect(JSON.stringify(app.logs)).not.toContain(id);
  });

  /** The form of a ULID, and of no year in which there were any. */
  test.each(['7ZACHARYBENNETT0361555014Z', '02ARZ3NDEKTSV4RRFFQ69G5FAV'])('%s is replaced', async (id) => {
    const { headers } = await request(app, 'GET', '/nothing', { 'x-request-id': id });
    expect(headers['x-request-id']).not.toBe(id);
  });

  test.each(['', 'a b', '"quoted"', 'f'.repeat(65), '<script>', 'a,b', 'é', '361-555-0100', '13615550100', 'Jane_Doe'])(
    '%s is replaced',
    async (id) => {
      const { headers } = await request(app, 'GET', '/nothing', { 'x-request-id': id });
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    },
  );

  test('are different for each request, and on every kind of answer', async () => {
    const etag = String((await get(app, '/api/calc/fence')).headers['etag']);
    const answers = [
      await get(app, '/api/calc/fence'),
      await request(app, 'GET', '/api/calc/fence', { 'if-none-match': etag }),
      await request(app, 'OPTIONS', '/api/calc/fence'),
      await get(app, '/api/calc/%zz'),
      await get(app, '/metrics'),
      await request(app, 'POST', '/api/lead-submit'),
    ];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toEqual(expect.any(String));
  });
});

test.each(['X-Forwarded-For', 'Forwarded'])(
  'measurements are not told to those whom a proxy passes on by %s',
  async (name) => {
    const passedOn = await request(app, 'GET', '/metrics', { [name]: 'for=203.0.113.7' });
    expect([passedOn.status, passedOn.json()['code']]).toEqual([404, 'not_found']);
  },
);

describe('metrics', () => {
  test('count by route, method and status; what callers invent makes no series', async () => {
    const own = await startApp({ requestsPerMinute: 3 });
    for (let call = 0; call < 4; call++) await get(own, '/api/calc/fence');
    for (let call = 0; call < 20; call++) {
      await get(own, `/made-up-${call}`);
      await get(own, `/problems/made-up-${call}`);
      await request(own, 'PROPFIND', '/llms.txt');
      await request(own, 'LOCK', '/llms.txt');
    }
    const { text, headers } = await get(own, '/metrics');
    await own.stop();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const counts = [...text.matchAll(/^http_request_duration_seconds_count(\{.*\}) (\d+)$/gm)].map(
      ([, labels, count]) => [labels, count],
    );
    expect(counts).toEqual([
      ['{route="/api/calc/{slug}",method="GET",status="200"}', '3'],
      ['{route="/api/calc/{slug}",method="GET",status="429"}', '1'],
      ['{route="unmatched",method="GET",status="404"}', '20'],
      ['{route="/problems/{code}",method="GET",status="404"}', '20'],
      ['{route="/llms.txt",method="other",status="405"}', '40'],
    ]);
    expect(text).toMatch(/^rate_limit_refusals_total\{route="\/api\/calc\/\{slug\}"\} 1$/m);
    expect(text).not.toContain('made-up');
  });
});

describe('readiness', () => {
  const fine = { name: 'store', check: () => Promise.resolve() };
  const away = { name: 'queue', check: () => Promise.reject(new Error('postgres://user:hunter2@host is away')) };
  const thrown = {
    name: 'limits',
    check: (): Promise<void> => {
      throw new Error('not even a promise');
    },
  };

  test('is given when everything answers', async () => {
    const own = await startApp({ probes: [fine] });
    const answer = await get(own, '/readyz');
    await own.stop();
    expect([answer.status, answer.json()]).toEqual([200, { ok: true, status: 'ready', checks: ['store'] }]);
  });

  test('is refused with the names of what does not answer, and no more', async () => {
    const own = await startApp({ probes: [fine, away, thrown] });
    const answer = await get(own, '/readyz');
    const health = await get(own, '/healthz');
    await own.stop();
    const body = expectProblem(answer, 503, 'not_ready');
    expect(body).toMatchObject({
      detail: 'Not answering: queue, limits.',
      errors: [{ parameter: 'queue' }, { parameter: 'limits' }],
    });
    expect(answer.text).not.toContain('hunter2');
    expect(health.json()).toEqual({ ok: true, status: 'up' });
  });
});
