#!/usr/bin/env node
/** The command `reckoner`: arguments, exit code. Loads the code of a command only when it is called. */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { askAt } from '../authoring/commands/ask.js';
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
  new: runNew,
  check: runCompiler,
  generate: runCompiler,
  workbook: runExport,
  translate: runExport,
  package: runExport,
  figures: runCompiler,
  mutate: runReview,
  diff: runReview,
  replay: runReview,
  review: runReview,
  workbench: runWorkbench,
  mcp: runMcp,
  lsp: runLsp,
  serve: runServe,
  leads: runLeads,
};

/** Runs a command, or explains. Gives the exit code, or null when the process keeps serving. */
async function main(args: readonly string[]): Promise<number | null> {
  const [name = '', ...rest] = args;
  if (name === '--version' || name === '-v') return tellVersion();
  const run = Object.hasOwn(runs, name) ? runs[name as CommandName] : undefined;
  const isAsked = name !== 'leads' && rest.some((arg) => arg === '--help' || arg === '-h');
  const code = run === undefined || isAsked ? 'wrong' : await run(args);
  return code === 'wrong' ? await explain(args) : code;
}

function tellVersion(): number {
  terminal.say(`reckoner ${version()}\n`);
  return 0;
}

function version(): string {
  return (createRequire(import.meta.url)('reckoner/package.json') as { readonly version: string }).version;
}

/** Tells what was asked for, or what is wrong with the call. */
async function explain(args: readonly string[]): Promise<number> {
  const { explainCall } = await import('./usage.js');
  return explainCall(args, { tool, callOf: (command) => `${tool} ${command}`, terminal });
}

async function runInit(args: readonly string[]): Promise<number | 'wrong'> {
  const options = readInit(args.slice(1));
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
  const options = readFolders(args.slice(1));
  if (options === null) return 'wrong';
  const { serve } = await import('./serve.js');
  return await serve(options, process.env, process);
}

async function runWorkbench(args: readonly string[]): Promise<number | null | 'wrong'> {
  const { workbench } = await import('./workbench.js');
  return await workbench(args.slice(1), terminal);
}

/** Serves an assistant. */
async function runMcp(args: readonly string[]): Promise<null | 'wrong'> {
  const { serveEdits } = await import('./serve-edits.js');
  return serveEdits(args.slice(1), version(), process);
}

/** Serves an editor. Editors add `--stdio`, the only transport there is. */
async function runLsp(args: readonly string[]): Promise<null | 'wrong'> {
  if (args.slice(1).some((arg) => arg !== '--stdio')) return 'wrong';
  const { serveStandardStreams } = await import('../authoring/lsp/stdio.js');
  serveStandardStreams(process);
  return null;
}

async function runNew(args: readonly string[]): Promise<number | 'wrong'> {
  const { newCall } = await import('./compiler-call.js');
  return (await newCall(args.slice(1), askAt(process), terminal)) ?? 'wrong';
}

async function runCompiler(args: readonly string[]): Promise<number | 'wrong'> {
  expectShortRun();
  const { compilerCall } = await import('./compiler-call.js');
  return (await compilerCall(args, terminal)) ?? 'wrong';
}

async function runExport(args: readonly string[]): Promise<number | 'wrong'> {
  const { exportCall } = await import('./compiler-call.js');
  return (await exportCall(args, terminal)) ?? 'wrong';
}

async function runReview(args: readonly string[]): Promise<number | 'wrong'> {
  const { reviewCall } = await import('./compiler-call.js');
  return (await reviewCall(args, askAt(process), terminal)) ?? 'wrong';
}

interface Folders {
  readonly root: string;
  readonly catalog: string;
}

function readFolders(args: readonly string[]): Folders | null {
  try {
    const root = { type: 'string', default: '.' } as const;
    const catalog = { type: 'string', default: 'catalog' } as const;
    return parseArgs({ args: [...args], options: { root, catalog } }).values;
  } catch {
    return null;
  }
}

function readInit(args: readonly string[]): { readonly root: string; readonly network: boolean } | null {
  try {
    const root = { type: 'string', default: '.' } as const;
    const network = { type: 'boolean', default: false } as const;
    return parseArgs({ args: [...args], options: { root, network } }).values;
  } catch {
    return null;
  }
}

const exitCode = await main(process.argv.slice(2));
if (exitCode !== null) process.exitCode = exitCode;
