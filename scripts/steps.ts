/** Runs other programs as steps. */
import { spawn } from 'node:child_process';

/** A program failed or took too long; the message has the end of its output. */
export class StepFailed extends Error {}

const mostShown = 4000;
/** Time limit of a program, in seconds; long enough to compile a driver on a busy machine. */
const mostSeconds = 1800;

/** Runs a program in a folder and returns its output. Throws `StepFailed` when it fails. */
export function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const timeout = mostSeconds * 1000;
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    const output: string[] = [];
    const told = (): string => output.join('');
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
    child.on('error', (error) => reject(new StepFailed(`${command}: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve(told());
      else reject(new StepFailed(`${command} ${args.join(' ')} ended with ${code}\n${told().slice(-mostShown)}`));
    });
  });
}

/** Runs a named step and prints its result. Resolves with false when it failed. */
export async function step(name: string, work: () => Promise<unknown>): Promise<boolean> {
  const started = Date.now();
  try {
    await work();
    process.stdout.write(`${name}: passed in ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stdout.write(`${name}: FAILED\n${error.message}\n`);
    return false;
  }
}
