/** Tests that need a program which may be missing. They are skipped then; on CI they fail. */
import { createServer } from 'node:net';
import type { ServiceProgram } from './programs.js';

export type { ServiceProgram } from './programs.js';
export { databaseAccount, postgresProgram, redisProgram } from './programs.js';

/** The names of those that are missing, such as "nginx and Redis"; empty if none is. Throws on CI if any is. */
function missingOf(programs: readonly ServiceProgram[]): string {
  const missing = programs.filter(({ path }) => path === null).map(({ name }) => name);
  const names = missing.join(' and ');
  if (names !== '' && process.env['CI'] === 'true')
    throw new Error(`On CI no test may be skipped: ${names} is missing.`);
  return names;
}

/** A group of tests that needs programs. */
export function describeWith(programs: readonly ServiceProgram[], title: string, body: () => void): void {
  const missing = missingOf(programs);
  if (missing === '') describe(title, body);
  else describe.skip(`${title} (needs ${missing})`, body);
}

/** Said at the top of a file of which every test needs these programs. */
export function needPrograms(...programs: readonly ServiceProgram[]): void {
  if (missingOf(programs) === '') return;
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
