/** Starts a service, asks it once, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StepFailed } from '../steps.js';

/** The members of an answer that are checked. */
export interface Answer {
  readonly ok: boolean;
  readonly result: { readonly value: number };
}

const mostSeconds = 60;

/** Throws `StepFailed` when the service does not start, gives a wrong answer, or does not end properly. */
export async function asked(
  folder: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  path: string,
  isRight: (answer: Answer) => boolean,
): Promise<void> {
  const own = { PORT: '0', HOST: '127.0.0.1' };
  const child = spawn('node', command, { cwd: folder, env: { ...env, ...own }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = once(child, 'close');
  const late = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000);
  try {
    let port: string | undefined;
    while (port === undefined && child.exitCode === null && child.signalCode === null) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      port = /"port":(\d+)\}.*"msg":"listening"/.exec(output.join(''))?.[1];
    }
    if (port === undefined) throw new StepFailed(`the service did not start\n${output.join('')}`);
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await response.text();
    if (!isRight(JSON.parse(text) as Answer)) throw new StepFailed(`${path} answered ${response.status} ${text}`);
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new StepFailed(`the service ended with ${code}\n${output.join('')}`);
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
}
