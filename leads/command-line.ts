/** Runs the operator's command line in a process: `npm run leads`, and `reckoner leads` of the installed tool. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { errorSentence } from '../cli/command/error-sentence.js';
import { actorOf } from './cli/actor.js';
import type { CommandContext, OutputFile } from './cli/command.js';
import type { LeadCall } from './cli/run-command.js';
import { readLeadArguments, runLeadCall } from './cli/run-command.js';
import type { LeadSettings } from './settings.js';
import { readLeadSettings } from './settings.js';
import type { StoreLocation } from './store/lead-database.js';
import { openLeadDatabase } from './store/lead-database.js';
import { timeOf } from './store/store-clock.js';

type Environment = Readonly<Record<string, string | undefined>>;

const findPackage = createRequire(import.meta.url).resolve;

async function main(argv: readonly string[], called: string, env: Environment): Promise<number> {
  const asked = readLeadArguments(argv, called);
  if (asked.kind === 'answer') return print(asked.exitCode === 0 ? 1 : 2, asked.text, asked.exitCode);
  const reading = readLeadSettings(env, { readFile: (path) => readFileSync(path, 'utf8'), findPackage });
  if (!reading.ok) return print(2, reading.mistakes.map(({ name, detail }) => `${name} ${detail}\n`).join(''), 2);
  return runOn(reading.settings, asked, env);
}

async function runOn(
  { store, country, destinations, mail, allowPrivate }: LeadSettings,
  call: LeadCall,
  env: Environment,
): Promise<number> {
  const database = openLeadDatabase(store, { statementWait: 0, mustExist: true });
  const context: CommandContext = {
    database,
    country,
    destinations,
    mail,
    allowPrivate,
    storeName: nameStore(store, env['LEADS_FILE'] ? 'LEADS_FILE' : null),
    now: await timeOf(database, Date.now).catch(() => Date.now()),
    actor: actor(env),
    write: (text) => writeAll(1, text),
    note: (line) => writeAll(2, `${line}\n`),
    openFile,
  };
  try {
    return await runLeadCall(call, context);
  } finally {
    await database.close();
  }
}

/**
 * The store without the account and the password that may stand in a URL. `setting` names what gave the path, if
 * anything.
 */
function nameStore(store: StoreLocation, setting: string | null): string {
  if (store.engine === 'sqlite')
    return `${resolve(store.path)} (${setting ?? 'LEADS_FILE and DATABASE_URL are not set'})`;
  const { host, pathname } = new URL(store.url);
  return `PostgreSQL at ${host}${pathname} (DATABASE_URL)`;
}

/** The user at the keyboard; behind sudo, the user who called it. */
function actor(env: Environment): string {
  const sources = { sudoUser: env['SUDO_USER'], userId: process.getuid?.() };
  return actorOf({ ...sources, userName: () => userInfo().username });
}

function print(descriptor: 1 | 2, text: string, code: number): number {
  writeAll(descriptor, text);
  return code;
}

/** Writes at once, so that an export never piles up in memory. A pipe that is full is tried again. */
function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}

/** Never over a file that exists: an export holds what its reader may not have wanted to lose. */
function openFile(path: string): OutputFile {
  const descriptor = openSync(path, 'wx', 0o600);
  return { write: (text) => writeAll(descriptor, text), close: () => closeSync(descriptor) };
}

function reasonOf(error: unknown): string {
  try {
    return errorSentence(error);
  } catch {
    return String(error);
  }
}

/** Runs a command line, and returns the exit code. `called` is how its caller is called, for the usage. */
export async function runLeadsCommand(argv: readonly string[], called: string, env: Environment): Promise<number> {
  try {
    return await main(argv, called, env);
  } catch (error) {
    const known = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (known === 'EPIPE') return 0;
    const reason = known === 'EEXIST' ? 'The output file exists already; it is not overwritten.' : reasonOf(error);
    writeAll(2, `${reason}\n`);
    return 1;
  }
}
