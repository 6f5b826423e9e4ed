import { type Answer, get, type RunningApp, request, startApp, takeAnyLead } from '../support/http.js';
import { expectProblem } from '../support/problem.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const readable = [
  '/',
  '/api/calc',
  '/api/calc/fence',
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/problems',
  '/problems/unknown_option',
  '/.well-known/api-catalog',
  '/healthz',
  '/readyz',
  '/metrics',
];

const foreignMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

/** The headers that do not differ between two answers to the same question. */
function lasting({ headers }: Answer): object {
  const { date, ratelimit, 'x-request-id': id, ...others } = headers;
  return others;
}

describe.each(readable)('%s', (path) => {
  test('answers GET with a body of the length it names', async () => {
    const answer = await get(app, path);
    expect([answer.status, Number(answer.headers['content-length'])]).toEqual([200, Buffer.byteLength(answer.text)]);
  });

  test('answers HEAD with the headers of GET and without a body', async () => {
    // The metrics count the request for them, so the length of their text goes with the time.
    const [head, full] = [await request(app, 'HEAD', path), await get(app, path)];
    expect([head.status, head.text]).toEqual([200, '']);
    if (path !== '/metrics') expect(lasting(head)).toEqual(lasting(full));
  });

  test('answers OPTIONS with what is allowed', async () => {
    const answer = await request(app, 'OPTIONS', path);
    expect([answer.status, answer.text, answer.headers.allow]).toEqual([204, '', 'GET, HEAD, OPTIONS']);
    expect(answer.headers['content-length']).toBeUndefined();
  });

  test.each(foreignMethods)('refuses %s', async (method) => {
    const answer = await request(
      app,
      method,
      path,
      { 'content-type': 'application/json', 'content-length': 7 },
      '{"a":1}',
    );
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

test('/api/lead-submit is an address like any other where nobody takes leads', async () => {
  const answer = await request(app, 'POST', '/api/lead-submit', { 'content-type': 'application/json' }, '{}');
  expectProblem(answer, 404, 'not_found');
});

describe('/api/lead-submit', () => {
  const path = '/api/lead-submit';
  let leads: RunningApp;
  beforeAll(async () => {
    leads = await startApp({ takeLead: takeAnyLead });
  });
  afterAll(() => leads.stop());

  test('takes POST', async () => {
    const answer = await request(leads, 'POST', path, { 'content-type': 'application/json' }, '{}');
    expect(answer.status).toBe(201);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await request(leads, method, path);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    if (method !== 'HEAD') expectProblem(answer, 405, 'method_not_allowed');
  });

  test('answers OPTIONS, and opens itself to no foreign page', async () => {
    const answer = await request(leads, 'OPTIONS', path, {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
    });
    expect([answer.status, answer.headers.allow]).toEqual([204, 'POST, OPTIONS']);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('an unknown path is unknown for every method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    expectProblem(await request(app, method, '/nothing/here'), 404, 'not_found');
  }
  const head = await request(app, 'HEAD', '/nothing/here');
  expect([head.status, head.text]).toEqual([404, '']);
});
