/** The site for nginx in docs/operations.md, run by nginx. */
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { request } from '../support/http.js';
import { startPageApp } from '../support/page-app.js';
import { bilingualHousehold } from '../support/page-catalog.js';
import { nginxProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';
import type { FakeInstance } from './proxy/instances.js';
import { startInstance } from './proxy/instances.js';
import { leadCalls } from './proxy/lead-doors.js';
import type { ProxyProcess } from './proxy/proxy-process.js';
import { documentedSite, startNginx } from './proxy/proxy-process.js';
import { secureRequest } from './proxy/secure-request.js';

needPrograms(nginxProgram);

let instance: FakeInstance;
let proxy: ProxyProcess;

beforeAll(async () => {
  instance = await startInstance();
  proxy = await startNginx([instance.port]);
});

afterAll(async () => {
  await proxy?.stop();
  await instance?.stop();
});

test('the site has at most 30 lines', () => {
  expect(documentedSite().trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

test('a lead passes once, whole, with the address of its caller and nothing that the caller says of it', async () => {
  const body = JSON.stringify({ message: 'ü'.repeat(8_000) });
  const claims = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-forwarded-proto': 'gopher' };
  const headers = { ...claims, 'idempotency-key': 'order-1' };
  const sent = { ...proxy, path: '/api/lead-submit', method: 'POST', headers, body, from: '127.0.0.7' };
  expect((await secureRequest(sent)).status).toBe(201);
  expect(instance.arrivals).toEqual([
    expect.objectContaining({
      method: 'POST',
      body,
      headers: expect.objectContaining({
        ...{ 'x-forwarded-for': '127.0.0.7', 'x-forwarded-proto': 'https', 'idempotency-key': 'order-1' },
      }),
    }),
  ]);
  expect(instance.arrivals[0]?.headers).not.toHaveProperty('forwarded');
});

test('readers without TLS are sent to it, leads without are refused, and metrics are hidden', async () => {
  const before = instance.arrivals.length;
  const plain = { port: proxy.plainPort };
  const moved = await request(plain, 'GET', '/api/calc/fence?length=20', { host: 'localhost' });
  expect([moved.status, moved.headers.location]).toEqual([308, 'https://localhost/api/calc/fence?length=20']);
  expect((await request(plain, 'POST', '/api/lead-submit', { host: 'localhost' }, '{"name":"x"}')).status).toBe(400);
  for (const path of ['/metrics', '/metrics?x=1', '/%6detrics', '/x/../metrics'])
    expect((await secureRequest({ ...proxy, path })).status).toBe(404);
  expect(instance.arrivals.length).toBe(before);
});

test('every address that takes leads may wait for the store', async () => {
  const pages = await startPageApp(bilingualHousehold);
  const own = await startNginx([pages.app.port]);
  const other = new SqliteDatabase(pages.file);
  try {
    const leads = leadCalls(pages.app).filter(({ isLead }) => isLead);
    other.exec('begin immediate');
    const answering = leads.map((call) => secureRequest({ ...own, ...call }));
    await sleep(3_000);
    other.exec('commit');
    const answers = await Promise.all(answering);
    expect(answers.map(({ status }) => status)).toEqual(leads.map(({ status }) => status));
    expect(await pages.leads()).toHaveLength(leads.length);
  } finally {
    other.close();
    await own.stop();
    await pages.stop();
  }
});
