import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../support/http.js';
import { type ServiceProcess, startProcess } from '../support/slow/service-process.js';
import { freePort } from '../support/slow/services.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { PORT: '0', HOST: '127.0.0.1', LEADS_FILE: join(folder, 'leads.sqlite') };

/** Sends the first half of a request, so that the service has something under way. */
async function halfRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/calc/fence HTTP/1.1\r\nHost: x\r\n');
  // When this later request is answered, the earlier bytes have been read.
  await get({ port }, '/healthz');
  return socket;
}

async function untilLogged(service: ServiceProcess, message: string): Promise<void> {
  while (!service.stdout().includes(`"msg":"${message}"`))
    await once(service.child.stdout as NodeJS.ReadableStream, 'data');
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('lets the requests under way finish, takes no new ones, and ends with 0', async () => {
    const service = startProcess(env);
    const port = await service.port;
    const socket = await halfRequest(port);
    const idle = connect(port, '127.0.0.1');
    idle.on('error', () => undefined);
    await once(idle, 'connect');
    service.child.kill(signal);
    await untilLogged(service, 'stopping');
    await expect(get({ port }, '/healthz')).rejects.toThrow('ECONNREFUSED');

    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write('\r\n');
    await once(socket, 'close');
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 .*"slug":"fence".*\}$/s);
    expect(await service.ended).toBe(0);
    expect(service.stderr()).toBe('');
    const messages = service.logs().map(({ msg }) => msg);
    expect(messages.slice(messages.indexOf('listening'))).toEqual([
      'listening',
      'request',
      'stopping',
      'request',
      'stopped',
    ]);
  });
});

test('a second signal ends the service at once, with 1', async () => {
  const service = startProcess(env);
  const socket = await halfRequest(await service.port);
  socket.on('error', () => undefined);
  service.child.kill('SIGTERM');
  await untilLogged(service, 'stopping');
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(1);
  expect(service.logs().at(-1)).toMatchObject({ msg: 'stopped by a second signal', signal: 'SIGTERM' });
});

test('settings that cannot be used are all listed, and end the service with 1', async () => {
  const service = startProcess({ PORT: 'http', TRUST_PROXY: 'true', LOG_LEVEL: 'loud' });
  service.port.catch(() => undefined);
  expect(await service.ended).toBe(1);
  expect(service.stdout()).toBe('');
  const [first, ...mistakes] = service.stderr().trimEnd().split('\n');
  expect(first).toBe('The service cannot start with these settings:');
  expect(mistakes.map((line) => line.trim().split(' ')[0])).toEqual(['PORT', 'TRUST_PROXY', 'LOG_LEVEL']);
});

test('a port that is taken ends the service with 1 and a line in the log', async () => {
  const first = startProcess(env);
  const second = startProcess({ ...env, PORT: String(await first.port) });
  second.port.catch(() => undefined);
  expect(await second.ended).toBe(1);
  expect(second.logs()).toMatchObject([{ level: 60, code: 'EADDRINUSE', msg: expect.stringContaining('uses port') }]);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

test('the level of the log is a setting', async () => {
  const port = await freePort();
  const service = startProcess({ ...env, LOG_LEVEL: 'warn', PORT: String(port) });
  service.port.catch(() => undefined);
  while ((await get({ port }, '/healthz').catch(() => null)) === null) await sleep(20);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.stdout()).toBe('');
});
