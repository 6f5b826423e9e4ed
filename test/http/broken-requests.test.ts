import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Handler } from '../../http/locals.js';
import type { RunningApp } from '../support/http.js';
import { request, sendRaw, startApp, takeAnyLead } from '../support/http.js';
import { expectProblem } from '../support/problem.js';

/** A part of the service that fails before its answer, or in the middle of it. */
const takeLead: Handler = async (request, response) => {
  if (request.headers['x-half'] !== undefined) response.write('half of an answer');
  await Promise.resolve();
  throw new Error('a secret of ours');
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ takeLead });
});
afterAll(() => app.stop());

const notHttp: readonly [name: string, bytes: string, status: number, code: string][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbro ken: 1\r\n\r\n', 400, 'malformed_request'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
  ['a space in the address', 'GET /api calc HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'malformed_request',
  ],
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
  ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400, 'malformed_request'],
  ['two Hosts at a calculator', 'GET /api/calc/fence HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
  ['no name of a host', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'malformed_request'],
  ['markup for a host', 'GET /healthz HTTP/1.1\r\nHost: <x>\r\n\r\n', 400, 'malformed_request'],
  ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n', 405, 'method_not_allowed'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: magic\r\n\r\n', 417, 'expectation_failed'],
];

test.each(notHttp)('%s is answered with a problem', async (_name, bytes, status, code) => {
  const raw = await sendRaw(app, bytes);
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(JSON.parse(body)).toMatchObject({ ok: false, status, code });
  expect(Buffer.byteLength(body)).toBe(Number(/^content-length: (\d+)/im.exec(head)?.[1]));
});

test('HTTP/1.0 needs no Host', async () => {
  expect(await sendRaw(app, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a bug of ours is logged, and the caller learns nothing about it', async () => {
  const body = expectProblem(await request(app, 'GET', '/api/calc/broken'), 500, 'internal_error');
  expect(JSON.stringify(body)).not.toContain('NaN');
  expect(app.logs).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'unexpected error',
      request_id: body['request_id'],
      err: expect.objectContaining({ message: 'broken gave NaN' }),
    }),
  );
});

test('an error in another part is answered the same way', async () => {
  const answer = await request(app, 'POST', '/api/lead-submit');
  expectProblem(answer, 500, 'internal_error');
  expect(answer.text).not.toContain('secret');
});

test('an answer that breaks off half way is cut off, not mended', async () => {
  await expect(request(app, 'POST', '/api/lead-submit', { 'x-half': 'yes' })).rejects.toThrow(/aborted|hang up|reset/);
});

describe('behind a lead that is still being stored', () => {
  const body = '{}';
  const lead = `POST /api/lead-submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  const byHand = notHttp.filter(([name]) =>
    ['no HTTP at all', 'a broken header', 'a tunnel', 'headers without end'].includes(name),
  );

  test.each(byHand)('%s is answered after it', async (_name, bytes, status) => {
    const slow: Handler = async (request, response, next) => {
      // By then the rest has been read.
      await once(request.resume(), 'end');
      for (let turn = 0; turn < 20; turn++) await setImmediate();
      takeAnyLead(request, response, next);
    };
    const storing = await startApp({ takeLead: slow });
    try {
      const answers = await sendRaw(storing, lead + lead + bytes, 'none');
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 201', `HTTP/1.1 ${status}`]);
    } finally {
      await storing.stop();
    }
  });
});
