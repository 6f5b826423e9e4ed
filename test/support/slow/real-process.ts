/**
 * The service as it is deployed, in a process of its own: `runtime/server.ts`, bundled as it is now, with a limit that no
 * test reaches.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { service } from '../../../generated/service.js';
import { get } from '../http.js';
import { projectRoot } from '../project-root.js';
import { until } from '../until.js';
import { built } from './built.js';
import { freePort } from './services.js';

export interface RealProcess {
  readonly port: number;
  /** Ends the process as an operator would, and resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Resolves when the service answers. It logs nothing, and nothing of it outlives the test run. */
export async function startRealProcess(): Promise<RealProcess> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-real-'));
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: service.baseUrl,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
    LEADS_FILE: join(folder, 'leads.sqlite'),
  };
  const child = spawn(process.execPath, [built('runtime/server.js')], { cwd: projectRoot, env, stdio: 'ignore' });
  const clean = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clean);
  const stop = async (): Promise<number | null> => {
    const code = await ended(child);
    process.off('exit', clean);
    clean();
    return code;
  };
  try {
    await until(() => answers(child, port));
  } catch (error) {
    clean();
    throw error;
  }
  return { port, stop };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  return child.exitCode;
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
  const answer = await get({ port }, '/healthz').catch(() => null);
  return answer?.status === 200;
}
