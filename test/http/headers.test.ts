import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RunningApp } from '../support/http.js';
import { fetchBytes, get, request, startApp, takeAnyLead } from '../support/http.js';
import { expectProblem } from '../support/problem.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ takeLead: takeAnyLead });
});
afterAll(() => app.stop());

const open = ['/', '/api/calc', '/api/calc/fence', '/api/calc/fense', '/openapi.json', '/llms.txt', '/nothing'];
const closed = ['/healthz', '/readyz', '/metrics', '/api/lead-submit'];
const cacheable = ['/', '/api/calc', '/api/calc/fence', '/openapi.json', '/llms.txt', '/llms-full.txt', '/problems'];

describe('security headers', () => {
  test.each([...open, ...closed])('%s', async (path) => {
    const { headers } = await get(app, path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('ask for TLS where the public address has it', async () => {
    const secure = await startApp({ publicBaseUrl: 'https://public.example' });
    const { headers } = await get(secure, '/api/calc/fence');
    await secure.stop();
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('cross-origin access', () => {
  const foreign = { origin: 'https://elsewhere.example' };

  test.each(open)('%s may be read by any page, with the headers that matter', async (path) => {
    const { headers } = await request(app, 'GET', path, foreign);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'RateLimit,RateLimit-Policy,Retry-After,ETag,Link,Allow,X-Request-Id',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('vary');
  });

  test.each(closed)('%s may not', async (path) => {
    expect((await request(app, 'GET', path, foreign)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each(['/api/calc', '/api/calc/fence', '/llms.txt'])('%s answers a preflight', async (path) => {
    const preflight = { ...foreign, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-a' };
    const { status, headers } = await request(app, 'OPTIONS', path, preflight);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    });
  });
});

describe('caching', () => {
  test.each(cacheable)('%s may be kept, and is not sent twice', async (path) => {
    const first = await get(app, path);
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=300');
    expect(etag).toMatch(/^"[\w-]+"$/);
    const second = await request(app, 'GET', path, { 'if-none-match': etag });
    expect([second.status, second.text, second.headers['etag']]).toEqual([304, '', etag]);
    expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(second.headers).not.toHaveProperty('content-type');
    expect(second.headers).not.toHaveProperty('content-length');
  });

  const path = '/api/calc/fence?gates=2';
  const conditions: readonly [condition: (etag: string) => string, status: number][] = [
    [(etag) => `W/${etag}`, 304],
    [(etag) => `"a", ${etag} , "b"`, 304],
    [() => '*', 304],
    [() => '"a"', 200],
    [(etag) => etag.slice(1, -1), 200],
    [() => '', 200],
  ];
  test.each(conditions)('If-None-Match written as %s is answered with %d', async (condition, status) => {
    const etag = String((await get(app, path)).headers['etag']);
    for (const method of ['GET', 'HEAD']) {
      expect((await request(app, method, path, { 'if-none-match': condition(etag) })).status).toBe(status);
    }
  });

  const strict: readonly [condition: (etag: string) => string, status: number][] = [
    [(etag) => etag, 200],
    [() => '*', 200],
    [() => '"a"', 412],
  ];
  test.each(strict)('If-Match written as %s is answered with %d', async (condition, status) => {
    const etag = String((await get(app, path)).headers['etag']);
    const answer = await request(app, 'GET', path, { 'if-match': condition(etag), 'if-none-match': '"b"' });
    expect(answer.status).toBe(status);
    if (status === 412) expectProblem(answer, 412, 'precondition_failed');
  });

  test('answers that differ have tags that differ; the same answer keeps its tag', async () => {
    const queries = ['', 'gates=0', 'gates=1', 'gates=2', 'fenceLength=80', 'trace=true', 'city=alice', 'style=iron_4'];
    const paths = queries.flatMap((query) => [`/api/calc/fence?${query}`, `/api/calc/concrete-slab?${query}`]);
    const answers = await Promise.all(paths.map((each) => get(app, each)));
    const bodyOf = new Map(
      answers.filter(({ status }) => status === 200).map((each) => [each.headers['etag'], each.text]),
    );
    for (const { status, headers, text } of answers) if (status === 200) expect(bodyOf.get(headers['etag'])).toBe(text);
    expect(bodyOf.size).toBe(new Set(bodyOf.values()).size);
    const again = await get(app, '/api/calc/fence?');
    expect(again.headers['etag']).toBe(answers[0]?.headers['etag']);
  });

  test.each(['/healthz', '/readyz', '/metrics', '/api/calc/fense', '/nothing', '/api/calc/broken', '/api/calc?a=1'])(
    '%s may not be kept',
    async (each) => {
      const { headers } = await get(app, each);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    },
  );
});

describe('compression of documents', () => {
  const document = '/problems';
  const forms: readonly [accepted: string, encoding: string | undefined, decode: (bytes: Buffer) => Buffer][] = [
    ['', undefined, (bytes) => bytes],
    ['identity', undefined, (bytes) => bytes],
    ['gzip', 'gzip', gunzipSync],
    ['deflate, gzip;q=0.5, br', 'br', brotliDecompressSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['zstd', undefined, (bytes) => bytes],
  ];

  test.each(forms)('for a caller that accepts %j it is %s', async (accepted, encoding, decode) => {
    const plain = await get(app, document);
    const answer = await fetchBytes(app.port, document, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(decode(answer.bytes).toString()).toBe(plain.text);
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
    if (encoding !== undefined) {
      expect(answer.bytes.length).toBeLessThan(plain.text.length / 2);
      expect(answer.headers['etag']).not.toBe(plain.headers['etag']);
    }
    const known = { 'accept-encoding': accepted, 'if-none-match': String(answer.headers['etag']) };
    expect((await request(app, 'GET', document, known)).status).toBe(304);
  });
});
