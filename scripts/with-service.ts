/** Runs a service as deployed, for scripts to call. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StepFailed } from './steps.js';

export interface ServiceCall {
  readonly folder: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env: NodeJS.ProcessEnv;
}

/** Time limit of a service to start, and again to end, in seconds. */
const mostSeconds = 60;

/**
 * Starts a service on a free port of this machine, passes its address to the work, and stops it afterward. Throws
 * `StepFailed` when it does not start, or does not end properly.
 */
export async function withService<T>(
  { folder, command: [program, ...args], env }: ServiceCall,
  work: (address: string, child: ChildProcess) => Promise<T>,
): Promise<T> {
  const own = { ...env, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(program, args, { cwd: folder, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = once(child, 'close');
  const inTime = async <Result>(waiting: Promise<Result>): Promise<Result> => {
    const late = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000);
    return await waiting.finally(() => clearTimeout(late));
  };
  const listening = async (): Promise<string> => {
    while (child.exitCode === null && child.signalCode === null) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      const port = /"port":(\d+)\}.*"msg":"listening"/.exec(output.join(''))?.[1];
      if (port !== undefined) return port;
    }
    throw new StepFailed(`the service did not start\n${output.join('')}`);
  };
  try {
    const result = await work(`http://127.0.0.1:${await inTime(listening())}`, child);
    child.kill('SIGTERM');
    const [code] = await inTime(ended);
    if (code !== 0) throw new StepFailed(`the service ended with ${code}\n${output.join('')}`);
    return result;
  } finally {
    child.kill('SIGKILL');
  }
}
