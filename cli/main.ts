#!/usr/bin/env node
/** The command `reckoner`: arguments, exit code. Loads the code of a command only when it is called. */
import { askAt } from '../authoring/commands/ask.js';
import type { AuthoringCommand } from '../authoring/commands/run-command.js';
import { version } from './built-folder.js';
import { inSentences } from './command/error-sentence.js';
import type { Call } from './command/read-call.js';
import type { CallOf, CommandName } from './command/rows.js';
import { exitCodes, gone, rows } from './command/rows.js';
import { readArguments } from './command/tool.js';
import { expectShortRun } from './short-run.js';
import { endWithReader, tell, terminalOn } from './terminal.js';

type Result = number | null | Promise<number | null>;

/** What serves, and what needs no compiler. Gives the exit code, or null while the process keeps serving. */
const runs: { readonly [Name in Exclude<CommandName, AuthoringCommand>]: (call: CallOf<Name>) => Result } = {
  init: async (call) => (await import('./init.js')).init(call, terminal),
  guide: async () => {
    terminal.say((await import('./guide.js')).readGuide());
    return 0;
  },
  workbench: async (call) => (await import('./workbench.js')).workbench(call, terminal),
  lsp: async () => {
    (await import('../authoring/lsp/stdio.js')).serveStandardStreams(process);
    return null;
  },
  build: async (call) => (await import('./serve.js')).runBuild(call, process),
  serve: async (call) => (await import('./serve.js')).runServe(call, process.env, process),
  completion: async (call) => {
    terminal.say((await import('./completion.js')).completion(call));
    return 0;
  },
  leads: async ({ operands }) =>
    (await import('../leads/command-line.js')).runLeadsCommand(operands, `${called} leads`, process.env),
};

const called = 'npx reckoner';
const tool = { called, callOf: (name: string) => `${called} ${name}`, rows, exitCodes, gone };

const terminal = terminalOn(process, () => performance.now());

/** Commands that end before V8's optimizing compiler pays. */
const shortRuns: readonly string[] = ['check', 'generate', 'figures'] satisfies readonly CommandName[];

/** Runs a command, or answers. Gives the exit code, or null when the process keeps serving. */
async function main(args: readonly string[]): Promise<number | null> {
  if (args[0] === '--version' || args[0] === '-v') {
    terminal.say(`reckoner ${version()}\n`);
    return 0;
  }
  const reading = readArguments(tool, args);
  if (reading.kind === 'answer') return tell(reading, terminal);
  const { name, call } = reading;
  if (shortRuns.includes(name)) expectShortRun();
  return await inSentences(terminal.complain, async () => await run(name, call));
}

async function run(name: CommandName, call: Call): Promise<number | null> {
  if (Object.hasOwn(runs, name)) return await (runs[name as keyof typeof runs] as (call: Call) => Result)(call);
  const { compilerCall } = await import('./compiler-call.js');
  return await compilerCall(name as AuthoringCommand, call, { ...terminal, ask: askAt(process) });
}

endWithReader(process);
const exitCode = await main(process.argv.slice(2));
if (exitCode !== null) process.exitCode = exitCode;
