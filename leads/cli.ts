/** `npm run leads -- <command>`: the process around the operator's command line. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { userInfo } from 'node:os';
import { actorOf } from './cli/actor.js';
import type { CommandContext, OutputFile } from './cli/command.js';
import { nameStore } from './cli/name-store.js';
import type { Invocation } from './cli/run-command.js';
import { readInvocation, runCommand } from './cli/run-command.js';
import type { LeadSettings } from './settings.js';
import { readLeadSettings } from './settings.js';
import { openLeadDatabase } from './store/lead-database.js';
import { timeOf } from './store/store-clock.js';

async function main(argv: readonly string[]): Promise<number> {
  const invocation = readInvocation(argv);
  if (invocation.kind === 'help') return print(1, invocation.text, 0);
  if (invocation.kind === 'mistake') return print(2, invocation.text, 2);
  const reading = readLeadSettings(process.env, (path) => readFileSync(path, 'utf8'));
  if (!reading.ok) return print(2, `${reading.mistakes.join('\n')}\n`, 2);
  return runOn(reading.settings, invocation);
}

async function runOn(
  { store, destinations, mail, allowPrivate }: LeadSettings,
  { command, input }: Extract<Invocation, { readonly kind: 'command' }>,
): Promise<number> {
  const database = openLeadDatabase(store, { statementWait: 0, mustExist: true });
  const context: CommandContext = {
    database,
    destinations,
    mail,
    allowPrivate,
    storeName: nameStore(store, process.env['LEADS_FILE'] ? 'LEADS_FILE' : null),
    now: await timeOf(database, Date.now).catch(() => Date.now()),
    actor: actor(),
    write: (text) => writeAll(1, text),
    note: (line) => writeAll(2, `${line}\n`),
    openFile,
  };
  try {
    return await runCommand(command, context, input);
  } finally {
    await database.close();
  }
}

/** Who is at the keyboard; behind sudo, who that was before. */
function actor(): string {
  const sources = { sudoUser: process.env['SUDO_USER'], userId: process.getuid?.() };
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

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const known = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (known === 'EPIPE') return;
    const reason = known === 'EEXIST' ? 'The output file exists already; it is not overwritten.' : String(error);
    writeAll(2, `${reason}\n`);
    process.exitCode = 1;
  },
);
