#!/usr/bin/env node
/** The command `reckoner`: arguments, exit code. Loads the code of a command only when it is called. */
import { askAt } from '../authoring/commands/ask.js';
import { explainFileError } from '../authoring/commands/file-error.js';
import { folderOptions, readCall, readOptions } from '../authoring/commands/read-call.js';
import { version } from './built-folder.js';
import type { CommandName } from './commands.js';
import { expectShortRun } from './short-run.js';
import { endWithReader, terminalOn } from './terminal.js';

const tool = 'npx reckoner';

endWithReader(process);
const terminal = terminalOn(process, () => performance.now());

/** Runs each command. Returns the exit code, null while the process keeps serving, or `wrong` for a wrong call. */
const runs: Readonly<Record<CommandName, (args: readonly string[]) => Promise<number | null | 'wrong'>>> = {
  init: runInit,
  guide: runGuide,
  new: runAuthoring,
  check: runCompiler,
  generate: runCompiler,
  workbook: runAuthoring,
  translate: runAuthoring,
  package: runAuthoring,
  figures: runCompiler,
  mutate: runAuthoring,
  diff: runAuthoring,
  workbench: runWorkbench,
  lsp: runLsp,
  build: runBuild,
  serve: runServe,
  leads: runLeads,
};

/** Runs a command, or explains. Gives the exit code, or null when the process keeps serving. */
async function main(args: readonly string[]): Promise<number | null> {
  const [name = '', ...rest] = args;
  if (name === '--version' || name === '-v') {
    terminal.say(`reckoner ${version()}\n`);
    return 0;
  }
  const run = Object.hasOwn(runs, name) ? runs[name as CommandName] : undefined;
  const isAsked = name !== 'leads' && rest.some((arg) => arg === '--help' || arg === '-h');
  const code = run === undefined || isAsked ? 'wrong' : await run(args).catch(unreadable);
  if (code !== 'wrong') return code;
  const { explainCall } = await import('./usage.js');
  return explainCall(args, { tool, callOf: (command) => `${tool} ${command}`, terminal });
}

/** A file that cannot be read or written is told in a sentence. */
function unreadable(error: unknown): number {
  terminal.complain(`${explainFileError(error)}\n`);
  return 2;
}

async function runInit(args: readonly string[]): Promise<number | 'wrong'> {
  const { root } = folderOptions;
  const options = readOptions(args.slice(1), { root, network: { type: 'boolean', default: false } });
  if (options === null) return 'wrong';
  const { init } = await import('./init.js');
  return await init(options.root, options.network ? ['template', 'template-network'] : ['template'], terminal);
}

async function runGuide(args: readonly string[]): Promise<number | 'wrong'> {
  if (args.length > 1) return 'wrong';
  const { readGuide } = await import('./guide.js');
  terminal.say(readGuide());
  return 0;
}

async function runLeads(args: readonly string[]): Promise<number> {
  const { runLeadsCommand } = await import('../leads/command-line.js');
  return await runLeadsCommand(args.slice(1), `${tool} leads`, process.env);
}

async function runServe(args: readonly string[]): Promise<number | null | 'wrong'> {
  const call = readCall(args, { built: { type: 'string' } }, ({ built }, operands, place) =>
    operands.length === 1 ? { built, place } : null,
  );
  if (call === null) return 'wrong';
  const { serve, serveBuilt } = await import('./serve.js');
  const { built, place } = call;
  return await (built === undefined ? serve(place, process.env, process) : serveBuilt(built, process.env, process));
}

async function runBuild(args: readonly string[]): Promise<number | 'wrong'> {
  const output = { type: 'string', short: 'o' } as const;
  const call = readCall(args, { output }, ({ output: folder }, operands, place) =>
    operands.length === 1 && folder !== undefined ? { folder, place } : null,
  );
  if (call === null) return 'wrong';
  const { folder, place } = call;
  const { build } = await import('./serve.js');
  const code = build(place, folder, process);
  if (code === 0) terminal.say(`${folder} is built. Serve it with \`${tool} serve --built ${folder}\`.\n`);
  return code;
}

async function runWorkbench(args: readonly string[]): Promise<number | null | 'wrong'> {
  const { workbench } = await import('./workbench.js');
  return await workbench(args.slice(1), terminal);
}

/** Serves an editor. Editors add `--stdio`, the only transport there is. */
async function runLsp(args: readonly string[]): Promise<null | 'wrong'> {
  if (args.slice(1).some((arg) => arg !== '--stdio')) return 'wrong';
  const { serveStandardStreams } = await import('../authoring/lsp/stdio.js');
  serveStandardStreams(process);
  return null;
}

async function runCompiler(args: readonly string[]): Promise<number | 'wrong'> {
  expectShortRun();
  return await runAuthoring(args);
}

async function runAuthoring(args: readonly string[]): Promise<number | 'wrong'> {
  const { compilerCall } = await import('./compiler-call.js');
  return (await compilerCall(args, askAt(process), terminal)) ?? 'wrong';
}

const exitCode = await main(process.argv.slice(2));
if (exitCode !== null) process.exitCode = exitCode;
