/** Several workers behind one port: one limit, one store, one process to stop, and replacements for those that die. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { childrenOf } from '../support/child-processes.js';
import { get } from '../support/http.js';
import { fixtureBody } from '../support/lead-fixtures.js';
import { isLong } from '../support/shares.js';
import { findLosses, noLosses } from '../support/slow/lead-audit.js';
import { submitAll } from '../support/slow/lead-client.js';
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
import { startProcess } from '../support/slow/service-process.js';
import { testProgram } from '../support/slow/test-programs.js';
import { until } from '../support/until.js';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

let receiver: WebhookReceiver;
let folder: string;
let running: Instance[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-workers-'));
  receiver = await startReceiver();
});
beforeEach(() => {
  running = [];
});
afterEach(() => killAll(running));
afterAll(async () => {
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts one service with two workers and resolves when both serve. */
async function startTwo(settings: Settings = {}): Promise<Instance> {
  const [instance] = (await startInstances(testProgram('fixture-server'), [{ WORKERS: '2', ...settings }])) as [
    Instance,
  ];
  running.push(instance);
  await until(() => listening(instance).length === 2);
  return instance;
}

function listening({ logs }: Instance): readonly unknown[] {
  return logs()
    .filter(({ msg }) => msg === 'listening')
    .map(({ worker }) => worker);
}

/** The process ids of the workers that live. */
function workersOf({ child }: Instance): readonly number[] {
  return child.pid === undefined ? [] : childrenOf(child.pid);
}

test('workers without a Redis grant one limit between them', async () => {
  const service = await startTwo();
  expect(tally(await calculateMany([service], '192.0.2.1', 90))).toEqual({ 200: 60, 429: 30 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => calculate(service, '192.0.2.2')));
  const left = answers.map(({ headers }) => Number(/; r=(\d+);/.exec(String(headers['ratelimit']))?.[1]));
  expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => 40 + index));

  const { text } = await get(service, '/metrics');
  for (const worker of [1, 2])
    expect(text).toContain(
      `http_request_duration_seconds_count{route="/api/calc/{slug}",method="GET",status="200",worker="${worker}"}`,
    );
  expect(await metric(service, 'http_request_duration_seconds_count', 'status="200"')).toBeGreaterThanOrEqual(80);
  expect(await metric(service, 'rate_limit_refusals_total')).toBe(30);
  expect(await metric(service, 'worker_replacements_total')).toBe(0);
});

test('a worker that is killed under load is replaced, no lead is lost and no caller left waiting', async () => {
  const path = join(folder, 'leads.sqlite');
  const service = await startTwo({
    LEADS_FILE: path,
    LEAD_LIMIT_PER_HOUR: '1000000',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const [victim] = workersOf(service);
  const last = isLong ? 400 : 150;
  let answers = 0;
  let silences = 0;
  const submitting = submitAll({
    first: 1,
    last,
    concurrency: 12,
    ports: [service.port],
    bodyOf: fixtureBody,
    onAnswer: () => {
      answers += 1;
    },
    onSilence: () => {
      silences += 1;
    },
  });
  await until(() => answers > 40);
  if (victim !== undefined) process.kill(victim, 'SIGKILL');
  const acknowledged = await submitting;
  expect(silences).toBe(0);
  await until(() => listening(service).length === 3);
  expect(await metric(service, 'worker_replacements_total')).toBe(1);
  expect(workersOf(service)).toHaveLength(2);
  expect(workersOf(service)).not.toContain(victim);
  expect(service.logs()).toContainEqual(
    expect.objectContaining({ msg: 'a worker ended and is replaced', signal: 'SIGKILL', level: 50 }),
  );
  const database = openLeadDatabase({ engine: 'sqlite', path });
  const losses = await findLosses(database, acknowledged, receiver);
  // No provider has a webhook here: all leads wait in the store.
  expect({ ...losses, not_delivered: [] }).toEqual(noLosses);
  expect(losses.not_delivered).toHaveLength(last);
  await database.close();
});

test('a worker that hangs is ended and replaced, and the measurements are told meanwhile', async () => {
  const service = await startTwo();
  await until(async () => (await metric(service, 'worker_metrics_collected')) === 1);
  const [victim] = workersOf(service);
  if (victim !== undefined) process.kill(victim, 'SIGSTOP');
  await until(() => service.logs().some(({ msg }) => msg === 'a worker hangs and is ended'));
  await until(() => listening(service).length === 3);
  expect(workersOf(service)).not.toContain(victim);
  expect((await calculate(service, '192.0.2.9')).status).toBe(200);
  await until(async () => (await metric(service, 'worker_metrics_collected')) === 1);
});

test('the first signal lets all workers finish what is under way', async () => {
  const service = await startTwo();
  const socket = connect(service.port, '127.0.0.1');
  socket.write('GET /api/calc/fence HTTP/1.1\r\nHost: x\r\n');
  await until(async () => (await calculate(service, '192.0.2.3')).status === 200);
  service.child.kill('SIGTERM');
  await until(() => service.logs().filter(({ msg }) => msg === 'stopping').length === 3);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write('\r\n');
  expect(await service.ended).toBe(0);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 .*"slug":"fence".*\}$/s);
  expect(service.logs().filter(({ msg }) => msg === 'stopped')).toHaveLength(3);
  expect(service.stderr()).toBe('');
});

test('a worker that is still being loaded at the signal ends in good order, too', async () => {
  const slow = join(folder, 'slow.cjs');
  writeFileSync(
    slow,
    "if (process.env.RECKONER_WORKER === '1') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);",
  );
  const service = startProcess({ WORKERS: '2', PORT: '0', NODE_OPTIONS: `--require ${slow}` });
  await service.port;
  expect(service.logs().filter(({ msg }) => msg === 'listening')).toMatchObject([{ worker: 2 }]);
  service.child.kill('SIGTERM');
  const code = await service.ended;
  expect([code, code === 0 ? [] : service.logs()]).toEqual([0, []]);
});

test('a second signal ends all of them at once', async () => {
  const service = await startTwo();
  const workers = workersOf(service);
  const socket = connect(service.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /api/calc/fence HTTP/1.1\r\nHost: x\r\n');
  await until(async () => (await calculate(service, '192.0.2.3')).status === 200);
  service.child.kill('SIGINT');
  await until(() => service.logs().some(({ msg }) => msg === 'stopping'));
  service.child.kill('SIGINT');
  expect(await service.ended).toBe(1);
  await until(() => !workers.some(lives));
});

test('workers end with their primary, whatever ends it', async () => {
  const service = await startTwo();
  const workers = workersOf(service);
  service.child.kill('SIGKILL');
  await until(() => !workers.some(lives));
});

test('a port that is taken, or a setting that is wrong, ends the service instead of starting workers again', async () => {
  const service = await startTwo();
  const settings = { WORKERS: '2', HOST: '127.0.0.1' };
  const second = startProcess({ ...settings, PORT: String(service.port) }, [testProgram('fixture-server')]);
  const third = startProcess({ ...settings, REDIS_URL: 'http://cache' }, [testProgram('fixture-server')]);
  for (const { port } of [second, third]) port.catch(() => undefined);
  expect(await Promise.all([second.ended, third.ended])).toEqual([1, 1]);
  expect(second.stdout()).toMatch(/EADDRINUSE/);
  expect(third.stderr()).toMatch(/^The service cannot start with these settings:\n {2}REDIS_URL is not a URL/);
});

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(execFileSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}
