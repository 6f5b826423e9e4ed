/** A service that hangs is ended by the health check of its container, and only then. */
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { freePort } from '../support/slow/services.js';
import { until } from '../support/until.js';

/** Answers until a file says that it should hang; then neither requests nor SIGTERM move it. */
const service = `
  const { existsSync } = require('node:fs');
  const { PORT, HUNG } = process.env;
  process.on('SIGTERM', () => existsSync(HUNG) || process.exit(0));
  require('node:http').createServer((_, response) => existsSync(HUNG) || response.end('{}')).listen(PORT, '127.0.0.1');`;

/** The first process of a container: it starts the service and ends with it. */
const init = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' });
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 137));`;

interface Container {
  readonly init: ChildProcess;
  readonly hang: () => void;
  readonly recover: () => void;
  /** Runs the health check once; whether it found the service well. */
  readonly check: () => boolean;
}

let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-health-'));
  running = [];
});
/** A group that has ended already is none any more. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

afterEach(() => {
  // What the first process has started outlives it, unless the whole group is ended.
  for (const { pid } of running) if (pid !== undefined) endGroup(pid);
  rmSync(folder, { recursive: true, force: true });
});

async function startContainer(): Promise<Container> {
  const port = await freePort();
  const hung = join(folder, 'hung');
  const env = { PATH: process.env['PATH'], PORT: String(port), HUNG: hung };
  const child = spawn(process.execPath, ['-e', init, service], { env, stdio: 'ignore', detached: true });
  running.push(child);
  const script = join(projectRoot, 'deploy', 'healthcheck.mjs');
  const args = [script, '--init', String(child.pid), '--state', join(folder, 'state')];
  await until(async () => (await get({ port }, '/').catch(() => null)) !== null);
  return {
    init: child,
    hang: () => writeFileSync(hung, ''),
    recover: () => rmSync(hung),
    check: () => spawnSync(process.execPath, args, { env }).status === 0,
  };
}

test('does not restart a service that answers, or one that was away for a moment', async () => {
  const container = await startContainer();
  expect(container.check()).toBe(true);
  expect(existsSync(join(folder, 'state'))).toBe(false);
  for (let turn = 0; turn < 2; turn++) {
    container.hang();
    expect([container.check(), container.check()]).toEqual([false, false]);
    container.recover();
    expect(container.check()).toBe(true);
  }
  expect(container.init.exitCode).toBeNull();
});

test('ends a service that hangs, and the container with it; the next one begins with a clean record', async () => {
  const container = await startContainer();
  const ended = once(container.init, 'exit');
  container.hang();
  for (let failure = 1; failure <= 3; failure++) expect(container.check()).toBe(false);
  // It hangs so badly that SIGTERM does not reach it.
  expect(container.init.exitCode).toBeNull();
  expect(container.check()).toBe(false);
  expect(await ended).toEqual([137, null]);

  container.recover();
  const next = await startContainer();
  next.hang();
  expect(next.check()).toBe(false);
  expect(next.init.exitCode).toBeNull();
});
