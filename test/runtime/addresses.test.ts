import { baseUrl, get, type RunningApp, request, sendRaw, startApp } from '../support/http.js';
import { expectProblem } from '../support/problem.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Every resource has one address; the answer to another spelling names it. */
const misspelt: readonly [path: string, corrected: string | null][] = [
  ['/api/calc/', '/api/calc'],
  ['/API/calc', '/api/calc'],
  ['/api//calc', '/api/calc'],
  ['//api/calc', '/api/calc'],
  ['/api/calc/fence/', '/api/calc/fence'],
  ['/api/calc/fence/?gates=2', '/api/calc/fence?gates=2'],
  ['/Api/Calc/Fence/', '/api/calc/fence'],
  ['/llms.txt/', '/llms.txt'],
  ['/LLMS.TXT', '/llms.txt'],
  ['/openapi', '/openapi.json'],
  ['/openapi.yaml', null],
  ['/health', '/healthz'],
  ['/robots', '/robots.txt'],
  ['/nothing', null],
  ['/api', null],
  ['/fence', null],
  ['/api/calc/fence/more', null],
  ['/constructor', null],
  ['/__proto__', null],
  ['/favicon.ico', null],
  ['/..%2f..%2fetc/passwd', null],
];

test.each(misspelt)('%s is 404, corrected to %s', async (path, corrected) => {
  const body = expectProblem(await get(app, path), 404, 'not_found');
  expect(body['corrected_url']).toBe(corrected === null ? undefined : `${baseUrl}${corrected}`);
  if (corrected !== null) expect((await get(app, corrected)).status).toBe(200);
});

const unknownSlugs: readonly [path: string, corrected: string | null][] = [
  ['/api/calc/Fence', '/api/calc/fence'],
  ['/api/calc/fense', '/api/calc/fence'],
  ['/api/calc/concrete', '/api/calc/concrete-slab'],
  ['/api/calc/concrete_slab?length=30', '/api/calc/concrete-slab?length=30'],
  ['/api/calc/concrete_slab?length=12,5', '/api/calc/concrete-slab?length=12.5'],
  // The query has a mistake that only the caller can mend.
  ['/api/calc/fense?foo=1', null],
  ['/api/calc/teleporter', null],
  ['/api/calc/__proto__', null],
  ['/api/calc/constructor', null],
  ['/api/calc/fence%2F', '/api/calc/fence'],
  ['/api/calc/%00', null],
  [`/api/calc/${'x'.repeat(500)}`, null],
];

test.each(unknownSlugs)('%s is no calculator, corrected to %s', async (path, corrected) => {
  const answer = await get(app, path);
  const body = expectProblem(answer, 404, 'unknown_calculator');
  expect(body).toMatchObject({ registry: `${baseUrl}/api/calc` });
  expect(answer.headers['link']).toBe(`<${baseUrl}/api/calc>; rel="index"`);
  expect(body['corrected_url']).toBe(corrected === null ? undefined : `${baseUrl}${corrected}`);
  if (corrected !== null) expect((await get(app, corrected)).status).toBe(200);
});

test.each(['/api/calc/%E0%A4%A', '/api/calc/%', '/api/calc/%FF', '/problems/%zz'])(
  '%s cannot be decoded',
  async (path) => {
    const body = expectProblem(await get(app, path), 400, 'malformed_request');
    expect(body['instance']).toBe(path);
  },
);

test.each([
  ['kind=home', 'The registry has no parameter kind.'],
  ['tag=workshp', 'tag cannot be "workshp".'],
  ['limit=1.5', 'Send 1 or 2.'],
  ['after=walls', 'after cannot be "walls".'],
])('the registry refuses %s and says what to ask', async (query, said) => {
  const body = expectProblem(await get(app, `/api/calc?${query}`), 400, 'invalid_parameters');
  expect(body['detail']).toContain(said);
});

test('an unknown error code leads to the near one', async () => {
  const body = expectProblem(await get(app, '/problems/unknown_options'), 404, 'not_found');
  expect(body['corrected_url']).toBe(`${baseUrl}/problems/unknown_option`);
});

test.each([
  [8192, 400],
  [8193, 414],
])('an address of %d characters is answered with %d', async (length, status) => {
  const start = '/api/calc/fence?style=';
  const answer = await get(app, start + 'x'.repeat(length - start.length));
  expectProblem(answer, status, status === 414 ? 'uri_too_long' : 'invalid_parameters');
});

test('a request with a whole address in its first line is understood', async () => {
  const raw = await sendRaw(app, 'GET http://any.example/api/calc/fence?gates=2 HTTP/1.1\r\nHost: any.example\r\n\r\n');
  expect(raw).toMatch(/^HTTP\/1\.1 200 /);
  expect(raw).toContain('"gates":{"raw":2,');
});

test('addresses in answers are those of the configuration, not of the request', async () => {
  const answer = await request(app, 'GET', '/api/calc/fense', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  expect(answer.text).not.toContain('evil.example');
});
