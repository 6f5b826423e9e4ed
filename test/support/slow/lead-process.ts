/** Server processes for tests: start, kill without warning, stop politely, and read all that they wrote. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { get } from '../http.js';
import { projectRoot } from '../project-root.js';
import { until } from '../until.js';
import type { ServerPlan } from './lead-server.js';
import { freePort } from './services.js';
import { testProgram } from './test-programs.js';

export interface LeadProcess {
  readonly port: number;
  /** Starts the process, or another one in its place, and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and waits. Returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Everything that was written by all processes at this place. */
  readonly output: () => string;
}

export async function leadProcess(plan: Omit<ServerPlan, 'port'>): Promise<LeadProcess> {
  const port = await freePort();
  const output: string[] = [];
  let running: ChildProcess | undefined;
  const killNow = (): void => void running?.kill('SIGKILL');

  const start = async (): Promise<void> => {
    const args = [testProgram('lead-server'), JSON.stringify({ ...plan, port })];
    const child = spawn(process.execPath, args, { cwd: projectRoot });
    running = child;
    process.once('exit', killNow);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
    await untilUp(port, child, output);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const child = running;
    running = undefined;
    process.off('exit', killNow);
    if (child === undefined) return null;
    if (child.exitCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  };
  return {
    port,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    output: () => output.join(''),
  };
}

async function untilUp(port: number, child: ChildProcess, output: readonly string[]): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output.join('').slice(-2000)}`);
    const up = await get({ port }, '/healthz').catch(() => null);
    return up?.status === 200;
  });
}
