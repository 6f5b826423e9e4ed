/** The service as a child process, for tests of how it starts and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.js';
import { testProgram } from './test-programs.js';

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Resolves with the port when the service listens; rejects when it ends before. */
  readonly port: Promise<number>;
  /** Resolves with the exit code, null after a signal that was not handled. */
  readonly ended: Promise<number | null>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The lines of the log as objects. */
  readonly logs: () => readonly Readonly<Record<string, unknown>>[];
}

/**
 * Starts the fixture service, or what the arguments for node say, with this environment and no other settings, and a
 * store of leads of its own. Nothing of it outlives the test run.
 */
export function startProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [testProgram('fixture-server')],
  cwd: string = projectRoot,
): ServiceProcess {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-service-'));
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { PATH: process.env['PATH'], LEADS_FILE: join(folder, 'leads.sqlite'), ...env },
  });
  const kill = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  const out = collect(child.stdout);
  const err = collect(child.stderr);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
    return code as number | null;
  });
  return {
    child,
    port: Promise.race([portOf(child, out), ended.then(() => Promise.reject(new Error(`ended: ${out()}${err()}`)))]),
    ended,
    stdout: out,
    stderr: err,
    logs: () =>
      out()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: string[] = [];
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

async function portOf(child: ChildProcess, stdout: () => string): Promise<number> {
  for (;;) {
    const port = /"port":(\d+)\}.*"msg":"listening"/.exec(stdout())?.[1];
    if (port !== undefined) return Number(port);
    await once(child.stdout as NodeJS.ReadableStream, 'data');
  }
}
