/**
 * Tests that need a program which may be missing. They are left out then, and say so to `scripts/checks/jest/`, which
 * counts and names them; on CI that fails the run.
 */
import { createServer } from 'node:net';
import type { ServiceProgram } from './programs.js';

export type { ServiceProgram } from './programs.js';
export { databaseAccount, postgresProgram, redisProgram } from './programs.js';

/** What a file of tests has left out, for the runner that reads it. */
const leftOut = globalThis as { missingPrograms?: ServiceProgram[] };

function noteMissing(programs: readonly ServiceProgram[]): readonly ServiceProgram[] {
  const missing = programs.filter(({ path }) => path === null);
  leftOut.missingPrograms = [...(leftOut.missingPrograms ?? []), ...missing];
  return missing;
}

/** A group of tests that needs programs. */
export function describeWith(programs: readonly ServiceProgram[], title: string, body: () => void): void {
  const missing = noteMissing(programs);
  if (missing.length === 0) describe(title, body);
  else describe.skip(`${title} (needs ${missing.map(({ name }) => name).join(' and ')})`, body);
}

/** Said at the top of a file of which every test needs these programs. */
export function needPrograms(...programs: readonly ServiceProgram[]): void {
  if (noteMissing(programs).length === 0) return;
  globalThis.test = test.skip as jest.It;
  globalThis.describe = describe.skip as unknown as jest.Describe;
}

/** Below the ports that the system gives to whoever asks for any, and above those that `fetch` refuses. */
const ownPorts = { first: 10_240, count: 22_000 };
let lastPort = Math.floor(Math.random() * ownPorts.count);

/**
 * A port that nothing listens on, for what is stopped and started again: the system gives it to nobody meanwhile, who would
 * hear what is meant for the one that is down. Each process goes its own way through them.
 */
export async function freePort(): Promise<number> {
  lastPort = (lastPort + 1) % ownPorts.count;
  const port = ownPorts.first + lastPort;
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
