/** A throw-away PostgreSQL server that tests may stop, freeze and start again. Its data survives that, as on a disk. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { openLeadDatabase } from '../../../leads/store/lead-database.js';
import { childrenOf } from '../child-processes.js';
import { projectRoot } from '../project-root.js';
import { until } from '../until.js';
import type { Account } from './programs.js';
import { databaseAccount, postgresProgram } from './programs.js';
import { freePort } from './services.js';

export interface PostgresServer {
  /** The folder of its files. */
  readonly data: string;
  /** Makes an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  /** The same with the tables of a store that has no leads. */
  readonly createStore: () => Promise<string>;
  /** Runs one statement in the database of a URL. */
  readonly query: (url: string, statement: string) => Promise<readonly Record<string, unknown>[]>;
  /** Ends the server at once: `fast` closes connections first, `kill` does not. */
  readonly stop: (how: 'fast' | 'kill') => Promise<void>;
  readonly start: () => Promise<void>;
  /** Lets the server hang without closing anything, or go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends the server and removes its data. */
  readonly remove: () => Promise<void>;
}

/** `parent` is the folder that its data are kept in. */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
  const program = postgresProgram.path;
  if (program === null) throw new Error('PostgreSQL is not there');
  const account = databaseAccount();
  const folder = mkdtempSync(join(parent, 'reckoner-postgres-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  copyAll(emptyCluster(program, account), data);
  const port = await freePort();
  const url = (database: string): string => `postgres://reckoner@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const removeNow = (): void => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);

  const start = async (): Promise<void> => {
    const settings = [
      'fsync=on',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'shared_buffers=32MB',
    ];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    server = spawn(program, ['-D', data, '-p', String(port), ...flags], { stdio: 'ignore', cwd: folder, ...account });
    await untilReady(url('postgres'), server);
  };
  const stop = async (how: 'fast' | 'kill'): Promise<void> => {
    const running = server;
    server = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };

  const createFrom = async (template: string): Promise<string> => {
    databases += 1;
    const name = `leads_${databases}`;
    await query(url('postgres'), `create database ${name} template ${template}`);
    return url(name);
  };
  let store: Promise<string> | undefined;
  const makeStore = async (): Promise<string> => {
    const made = await createFrom('template1');
    const database = openLeadDatabase({ engine: 'postgres', url: made, connections: 1 });
    await database.probe();
    await database.close();
    return new URL(made).pathname.slice(1);
  };

  await start();
  return {
    data,
    createDatabase: () => createFrom('template1'),
    createStore: async () => {
      store ??= makeStore();
      return await createFrom(await store);
    },
    query,
    stop,
    start,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    remove: async () => {
      signalAll(server, 'SIGCONT');
      await stop('kill');
      process.off('exit', removeNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const kept = join(projectRoot, 'node_modules', '.cache');

/**
 * The files of a server that has no databases yet, kept for the next ones: to make them takes ten times as long as to copy
 * them. They are of one version and of the account that is to run it.
 */
function emptyCluster(program: string, account: Account | undefined): string {
  const path = realpathSync(program);
  const version = `${statSync(path).mtimeMs}-${statSync(path).size}-${account?.uid ?? process.getuid?.() ?? 0}`;
  const cluster = join(kept, `reckoner-postgres-${version}`);
  if (existsSync(cluster)) return cluster;
  // The account may not be allowed to enter the project.
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-postgres-'));
  try {
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const options = ['--username=reckoner', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const data = join(folder, 'data');
    execFileSync(join(dirname(program), 'initdb'), ['--pgdata', data, ...options], {
      stdio: 'pipe',
      cwd: folder,
      ...account,
    });
    keep(data, cluster);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return cluster;
}

/** Puts a copy in its place at once, as others may look for it meanwhile. */
function keep(data: string, cluster: string): void {
  mkdirSync(kept, { recursive: true });
  const made = mkdtempSync(`${cluster}-`);
  copyAll(data, join(made, basename(data)));
  try {
    renameSync(join(made, basename(data)), cluster);
  } catch (error) {
    // Another suite was quicker; what it made is the same.
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Copies a folder with the owners and rights of its files. */
function copyAll(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
}

/** Sends a signal to the server, so that it starts no other process, and then to those that serve its connections. */
function signalAll(server: ChildProcess | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (server?.pid === undefined || server.exitCode !== null) return;
  server.kill(signal);
  for (const pid of childrenOf(server.pid)) signalOne(pid, signal);
}

/** A process that has ended meanwhile needs no signal. */
function signalOne(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function query(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function untilReady(url: string, server: ChildProcess): Promise<void> {
  return until(async () => {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    return query(url, 'select 1').then(
      () => true,
      () => false,
    );
  });
}
