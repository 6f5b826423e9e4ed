/** `deploy/Caddyfile`, run by Caddy, and what a proxy in front of the service has to do. */
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { errorCodes } from '../../contract/error-codes.js';
import type { Answer } from '../support/http.js';
import { request, sendRaw } from '../support/http.js';
import { startPageApp } from '../support/page-app.js';
import { bilingualHousehold } from '../support/page-catalog.js';
import { caddyProgram } from '../support/slow/programs.js';
import { realBody } from '../support/slow/real-leads.js';
import { needPrograms } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { killService, startService } from './lead-campaign.js';
import type { FakeInstance } from './proxy/instances.js';
import { startInstance } from './proxy/instances.js';
import { leadCalls } from './proxy/lead-doors.js';
import type { ProxyProcess } from './proxy/proxy-process.js';
import { startCaddy } from './proxy/proxy-process.js';
import { secureRequest, sendSecurely } from './proxy/secure-request.js';

interface Proxied {
  readonly proxy: ProxyProcess;
  readonly instances: readonly FakeInstance[];
}

interface ThreeInstances extends Proxied {
  readonly instances: readonly [FakeInstance, FakeInstance, FakeInstance];
}

/** A proxy that does not pass a calculation on lets its caller wait for a minute, in milliseconds. */
const patience = 30_000;
const leadPath = '/api/lead-submit';

/** The longest body that any address takes, in bytes. */
const longestBody = 64 * 1024;
const tooMuch = 'x'.repeat(70_000);
const bodyOf = (length: number): string =>
  `Content-Length: ${length}\r\nConnection: close\r\n\r\n${'x'.repeat(length)}`;
const tooLarge = bodyOf(tooMuch.length);
const inChunks = `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${tooMuch.length.toString(16)}\r\n${tooMuch}\r\n0\r\n\r\n`;
const large = [
  ['as a lead', leadPath, tooLarge],
  ['as a lead that does not say its length', leadPath, inChunks],
  ['on a page', '/calculators/fence/request', tooLarge],
  ['by one byte', '/mcp', bodyOf(longestBody + 1)],
  ['by less than one thousand bytes', '/mcp', bodyOf(65_999)],
] as const;

/** What callers get wrong, which says nothing of an instance. */
const wrong = [
  ['a malformed body', 'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n{'],
  ['a body that is too large', inChunks],
] as const;

needPrograms(caddyProgram);

const open: Proxied[] = [];

/** Each test has a proxy of its own: what it learned of its instances must not reach the next test. */
async function startAll(): Promise<ThreeInstances> {
  const instances = await Promise.all([startInstance(), startInstance(), startInstance()] as const);
  const proxied = { instances, proxy: await startCaddy(instances.map(({ port }) => port)) };
  open.push(proxied);
  return proxied;
}

afterEach(async () => {
  for (const { proxy, instances } of open.splice(0)) {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
});

test('passes requests on as they are, with the address of the caller and nothing that the caller says of it', async () => {
  const { proxy, instances } = await startAll();
  const path = '/api/calc/fence?length=20&note=a%20b';
  const claims = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-forwarded-proto': 'gopher' };
  // Caddy chooses by chance among instances that are equally busy.
  for (let turn = 0; turn < 48; turn++) await secureRequest({ ...proxy, path, headers: claims, from: '127.0.0.7' });
  for (const { arrivals } of instances) expect(arrivals.length).toBeGreaterThan(0);
  for (const arrival of arrivalsOf(instances)) {
    expect(arrival).toMatchObject({ method: 'GET', path });
    expect(arrival.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.7', 'x-forwarded-proto': 'https' });
    expect(arrival.headers).not.toHaveProperty('forwarded');
  }
});

test('passes a lead on once, whole, with its key', async () => {
  const { proxy, instances } = await startAll();
  const body = JSON.stringify({ message: 'ü'.repeat(8_000) });
  const headers = { 'idempotency-key': 'order-1', 'content-type': 'application/json' };
  const answer = await secureRequest({
    ...proxy,
    path: leadPath,
    method: 'POST',
    headers,
    body,
    from: '127.0.0.8',
  });
  expect(answer.status).toBe(201);
  const arrivals = arrivalsOf(instances);
  expect(arrivals.map((arrival) => arrival.body)).toEqual([body]);
  expect(arrivals[0]?.headers).toMatchObject({ ...headers, 'x-forwarded-for': '127.0.0.8' });
});

test('passes over an instance that hangs; a lead that it has is not given to another', async () => {
  const { proxy, instances } = await startAll();
  const [hung] = instances;
  hung.behave('hang');
  const posting = submit(proxy, 6);
  const answers = await readMany(proxy, 60);
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(Math.max(...answers.map(({ waited }) => waited))).toBeLessThan(patience);
  // Of sixty, it gets those that find out that it hangs, and now and then one that looks whether it still does.
  expect(hung.arrivals.filter(({ method }) => method === 'GET').length).toBeLessThanOrEqual(12);

  const posted = await posting;
  const lost = posted.filter(({ status }) => status !== 201);
  expect(lost.length).toBe(bodies([hung]).length);
  for (const answer of lost) expectProblem(answer, 503, 'not_ready');
  expect([...bodies(instances)].sort()).toEqual(Array.from({ length: 6 }, (_, index) => `lead ${index}`));
});

test('gives no lead to a second instance when the first one breaks off, but every calculation', async () => {
  const { proxy, instances } = await startAll();
  const [broken] = instances;
  broken.behave('break');
  const posted = await submit(proxy, 3);
  expect(posted.filter(({ status }) => status !== 201).length).toBe(bodies([broken]).length);
  expect([...bodies(instances)].sort()).toEqual(['lead 0', 'lead 1', 'lead 2']);
  const answers = await readMany(proxy, 12);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('gives leads to the others when an instance is gone', async () => {
  const { proxy, instances } = await startAll();
  await instances[1].stop();
  const posted = await submit(proxy, 9);
  const refused = posted.filter(({ status }) => status !== 201);
  for (const answer of refused) expectProblem(answer, 503, 'not_ready');
  expect(bodies(instances).length).toBe(9 - refused.length);
  expect(new Set(bodies(instances)).size).toBe(9 - refused.length);
  await until(async () => (await submit(proxy, 9)).every(({ status }) => status === 201));
});

test('says so when no instance is there', async () => {
  const { proxy, instances } = await startAll();
  await Promise.all(instances.map((instance) => instance.stop()));
  for (const method of ['GET', 'POST']) {
    const answer = await secureRequest({ ...proxy, path: leadPath, method });
    expectProblem(answer, 503, 'not_ready');
    expect(answer.headers['retry-after']).toBe('5');
  }
});

test('refuses what is no request: two hosts, no host, a path with a space', async () => {
  const { proxy, instances } = await startAll();
  const broken = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET /a b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  ];
  for (const bytes of broken) expect(await sendSecurely(proxy.port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  expect(arrivalsOf(instances)).toEqual([]);
});

test('refuses a body that no lead has', async () => {
  const { proxy, instances } = await startAll();
  const body = 'x'.repeat(70_000);
  expectProblem(await secureRequest({ ...proxy, path: leadPath, method: 'POST', body }), 413, 'content_too_large');
  expect(bodies(instances).filter((each) => each.length === body.length)).toEqual([]);
});

/** Refusals have a body of JSON whoever makes them: the proxy, wherever the request came in, or the service. */
test.each(large)('says as a problem that a body is too large, %s', async (_, path, rest) => {
  const { proxy } = await startAll();
  const answer = await sendSecurely(proxy.port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}`);
  expectRawProblem(answer, 413, 'content_too_large');
});

test.each(wrong)('takes no instance out because of %s', async (_, rest) => {
  const { proxy } = await startAll();
  const bytes = `POST /mcp HTTP/1.1\r\nHost: localhost\r\n${rest}`;
  // Twice for each instance, and two more.
  await Promise.all(Array.from({ length: 8 }, () => sendSecurely(proxy.port, bytes).catch(() => '')));
  expect((await readMany(proxy, 12)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect((await submit(proxy, 3)).map(({ status }) => status)).toEqual(Array(3).fill(201));
});

test('says as a problem that a method is not known', async () => {
  const service = await startService({ TRUST_PROXY: '1', PUBLIC_BASE_URL: 'https://localhost' });
  const proxy = await startCaddy([service.port, service.port, service.port]);
  open.push({ proxy, instances: [] });
  try {
    for (const method of ['TRACE', 'PUT', 'DELETE'])
      for (const path of ['/api/calc/fence', leadPath]) {
        const answer = await secureRequest({ ...proxy, path, method });
        expectProblem(answer, 405, 'method_not_allowed');
        expect(answer.headers['allow']).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
      }
  } finally {
    await killService(service);
  }
});

test('says as a problem what it refuses without TLS', async () => {
  const { proxy } = await startAll();
  const plain = { port: proxy.plainPort };
  for (const method of ['TRACE', 'PUT', 'POST'])
    expectProblem(await request(plain, method, leadPath, { host: 'localhost' }), 400, 'malformed_request');
  const large = await sendRaw(plain, `POST ${leadPath} HTTP/1.1\r\nHost: localhost\r\n${tooLarge}`);
  expect(large).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*content-type: application\/problem\+json/i);
});

test('waits for the store at every address that takes or recalls leads, in any language', async () => {
  const pages = await startPageApp(bilingualHousehold);
  const proxy = await startCaddy([pages.app.port, pages.app.port, pages.app.port]);
  open.push({ proxy, instances: [] });
  const other = new SqliteDatabase(pages.file);
  try {
    const calls = leadCalls(pages.app);
    const leads = calls.filter(({ isLead }) => isLead);
    expect(leads.map(({ route }) => route).sort()).toEqual([
      '/api/lead-submit',
      '/calculators/plan/request',
      '/calculators/{slug}/request',
      '/de/calculators/plan/request',
      '/de/calculators/{slug}/request',
      '/de/embed/{slug}/request',
      '/embed/{slug}/request',
      '/mcp',
    ]);
    other.exec('begin immediate');
    const answering = calls.map(async (call) => {
      const since = performance.now();
      const { status, text } = await secureRequest({ ...proxy, ...call });
      return { ...call, answer: { status, text }, waited: performance.now() - since };
    });
    await sleep(3_000);
    other.exec('commit');
    for (const { method, route, isLead, answer, waited, ...call } of await Promise.all(answering)) {
      expect({ method, route, status: answer.status }).toEqual({ method, route, status: call.status });
      if (isLead) expect(waited).toBeGreaterThan(2_900);
    }
    expect(await pages.leads()).toHaveLength(leads.length);
  } finally {
    other.close();
    await pages.stop();
  }
});

test('takes a body that the service takes, at every address', async () => {
  const pages = await startPageApp(bilingualHousehold);
  const proxy = await startCaddy([pages.app.port, pages.app.port, pages.app.port]);
  open.push({ proxy, instances: [] });
  try {
    const body = 'x'.repeat(longestBody);
    for (const { method, path, headers, isLead } of leadCalls(pages.app)) {
      if (method === 'GET' || !isLead) continue;
      const answer = await secureRequest({ ...proxy, path, method, headers, body });
      // Only the service gives an id to what it answers.
      expect([path, answer.headers['x-request-id']]).toEqual([path, expect.any(String)]);
      const more = await secureRequest({ ...proxy, path, method, headers, body: body + tooMuch });
      expectProblem(more, 413, 'content_too_large');
    }
    // And the service takes no more than that anywhere.
    const statuses: number[] = [];
    for (const { method, path, headers, isLead } of leadCalls(pages.app))
      for (const sent of [body, `${body}x`])
        if (isLead)
          statuses.push((await request(pages.app, method, path, { ...headers, host: 'localhost' }, sent)).status);
    expect(statuses.filter((status) => status !== 413)).toEqual([400]);
  } finally {
    await pages.stop();
  }
});

test('passes no tunnel on', async () => {
  const { proxy, instances } = await startAll();
  const answer = await sendSecurely(
    proxy.port,
    'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[05] /);
  expect(arrivalsOf(instances)).toEqual([]);
});

test('hides the metrics, however they are asked for', async () => {
  const { proxy, instances } = await startAll();
  for (const path of ['/metrics', '/metrics?x=1', '/%6detrics', '/x/../metrics']) {
    expectProblem(await secureRequest({ ...proxy, path }), 404, 'not_found');
  }
  expect(arrivalsOf(instances)).toEqual([]);
});

test('shows the real service each caller by itself, and adds nothing to its answers', async () => {
  const settings = { TRUST_PROXY: '1', PUBLIC_BASE_URL: 'https://localhost', RATE_LIMIT_PER_MINUTE: '2' };
  const service = await startService(settings);
  const proxy = await startCaddy([service.port, service.port, service.port]);
  open.push({ proxy, instances: [] });
  try {
    const path = '/api/calc/fence';
    const forged = { 'x-forwarded-for': '203.0.113.9' };
    const first: Answer[] = [];
    for (let turn = 0; turn < 3; turn++) {
      first.push(await secureRequest({ ...proxy, path, headers: forged, from: '127.0.0.5' }));
    }
    expect(first.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await secureRequest({ ...proxy, path, from: '127.0.0.6' })).status).toBe(200);
    expect(first[0]?.headers['strict-transport-security']).toBe('max-age=31536000');
    const lead = { path: leadPath, method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify(realBody(1));
    expect((await secureRequest({ ...proxy, ...lead, body, from: '127.0.0.7' })).status).toBe(201);
  } finally {
    await killService(service);
  }
});

test('sends readers without TLS to it, and refuses leads without', async () => {
  const { proxy, instances } = await startAll();
  const plain = { port: proxy.plainPort };
  const moved = await request(plain, 'GET', '/api/calc/fence?length=20', { host: 'localhost' });
  expect([moved.status, moved.headers.location]).toEqual([308, 'https://localhost/api/calc/fence?length=20']);
  const refused = await request(plain, 'POST', leadPath, { host: 'localhost' }, '{"name":"x"}');
  expectProblem(refused, 400, 'malformed_request');
  expect(refused.json()['detail']).toMatch(/https/);
  expect(await sendRaw(plain, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')).toMatch(/ 400 /);
  expect(arrivalsOf(instances)).toEqual([]);
});

function arrivalsOf(instances: readonly FakeInstance[]): FakeInstance['arrivals'] {
  return instances.flatMap(({ arrivals }) => arrivals);
}

/** The bodies of all leads that reached any of the instances. */
function bodies(instances: readonly FakeInstance[]): readonly string[] {
  return arrivalsOf(instances).flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
}

/** Sends so many leads at once. */
function submit({ port }: ProxyProcess, count: number): Promise<readonly Answer[]> {
  const lead = (index: number) => secureRequest({ port, path: leadPath, method: 'POST', body: `lead ${index}` });
  return Promise.all(Array.from({ length: count }, (_, index) => lead(index)));
}

interface Waited {
  readonly status: number;
  /** Milliseconds. */
  readonly waited: number;
}

/** Asks for so many calculations, three at a time. */
async function readMany({ port }: ProxyProcess, count: number): Promise<readonly Waited[]> {
  const answers: Waited[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next++ < count) {
      const startedAt = performance.now();
      const { status } = await secureRequest({ port, path: '/api/calc/fence' });
      answers.push({ status, waited: performance.now() - startedAt });
    }
  };
  await Promise.all([work(), work(), work()]);
  return answers;
}

/** A problem as the service itself would have said it: a code of the table, with the status of that code. */
function expectProblem(answer: Answer, status: number, code: (typeof errorCodes)[number]['code']): void {
  expect(errorCodes.find((row) => row.code === code)?.status).toBe(status);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ status, code, ok: false, errors: [], title: expect.any(String) });
}

/** The same of an answer as it came over the wire. */
function expectRawProblem(text: string, status: number, code: string): void {
  const [head = '', body = ''] = text.split(/\r\n\r\n/);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(JSON.parse(body)).toMatchObject({ status, code, ok: false });
}
