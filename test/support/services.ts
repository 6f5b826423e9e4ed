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

/** A port that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
