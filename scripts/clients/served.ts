/** Runs the service as deployed, for a client to call. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Starts the service on a free port of this machine, passes its address to the work, and stops it afterward. */
export async function withService<T>(
  folder: string,
  work: (address: string) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'runtime/server.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LEADS_FILE: join(folder, 'leads.sqlite'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await work(`http://127.0.0.1:${await portOf(child.stdout)}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** The port in the log line that says that the service is listening. */
async function portOf(log: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of log) {
    text += String(chunk);
    const port = /"port":(\d+)\}.*"msg":"listening"/.exec(text)?.[1];
    if (port !== undefined) {
      log.resume();
      return port;
    }
  }
  throw new Error(`the service ended before it listened\n${text}`);
}
