/**
 * The door to database servers for tests: throw-away instances of what is installed on this machine.
 * Where a server is missing, the tests that need it say so and are left out; on CI they fail instead.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

export interface ServiceProgram {
  /** As people call it. */
  readonly name: string;
  /** The path of the program; null when it is not installed. */
  readonly path: string | null;
}

/** Debian keeps the server programs of PostgreSQL out of the search path, in a folder for each version. */
function postgresFolders(): readonly string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
}

function findProgram(names: readonly string[], folders: readonly string[]): string | null {
  const searched = [...(process.env['PATH'] ?? '').split(delimiter), ...folders];
  const paths = names.flatMap((name) => searched.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

export const postgresProgram: ServiceProgram = {
  name: 'PostgreSQL',
  path: findProgram(['postgres'], postgresFolders()),
};

export const redisProgram: ServiceProgram = {
  name: 'Redis or Valkey',
  path: findProgram(['redis-server', 'valkey-server'], []),
};

/** A group of tests that needs servers. Without them the report names what was left out, or fails on CI. */
export function describeWith(programs: readonly ServiceProgram[], title: string, body: () => void): void {
  const missing = programs.filter((program) => program.path === null).map((program) => program.name);
  if (missing.length === 0) {
    describe(title, body);
    return;
  }
  const reason = `${missing.join(' and ')} not installed`;
  if (process.env['CI'] !== 'true') {
    describe(`${title}: LEFT OUT, ${reason}`, () => test.todo(`needs ${missing.join(' and ')}`));
    return;
  }
  describe(title, () => {
    test('has the servers it needs', () => {
      throw new Error(`${reason}; on CI nothing is left out`);
    });
  });
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

/** Numbers of the account that may run PostgreSQL, which refuses to run as root; undefined for the current account. */
export function databaseAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}
