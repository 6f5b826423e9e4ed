#!/usr/bin/env node
/** The command `reckoner`: arguments, usage, exit code. Loads the code of a command only when it is called. */
import { parseArgs } from 'node:util';
import { askAt } from '../authoring/commands/ask.js';
import { paintFor } from '../authoring/commands/terminal-paint.js';
import { expectShortRun } from './short-run.js';
import type { Terminal } from './terminal.js';

const usage = `Usage:
  reckoner init [--network]                  write a small catalog, settings for editors and a workflow; also places,
                                             providers and terms for requests of people
  reckoner check [--format FORMAT] [--strict]  check the catalog and list mistakes, as text, json, github, sarif
                                             or rdjson
  reckoner check --watch                     keep running, and check what changes
  reckoner check --fix                       fix mistakes that have only one fix, and list the changes
  reckoner check --explain CODE              explain the code of a message, with an example and a remedy
  reckoner figures [--on DATE]               list the figures with what they rest on, the oldest first, and count them
  reckoner figures --to FILE, --from FILE    write them to a workbook (.xlsx); bring the edits of one back into the catalog
  reckoner generate [--check] [--format json]  write generated/, or only compare
  reckoner generate --target python -o FOLDER  write the calculators as a Python package
  reckoner mutate [SLUG ...] [--format FORMAT] [--brief] [--changed-since COMMIT]
                                             find slips in the catalog that no example, law or proof notices
  reckoner diff [A] [B] [--format json|markdown|html]  show what changed from A to B, each a commit or a folder; the last
                                             commit and this folder by default
  reckoner replay HASH SLUG [name=value ...]  show the answer of the catalog with this hash, and what changed since
  reckoner workbench [--port PORT]           edit the catalog in a page that shows the calculators
  reckoner new SLUG [--title TEXT] [--tag TAG] [--file FILE]
                                             write the skeleton of a calculator where it belongs; ask for what is
                                             missing
  reckoner lsp                               answer an editor, by the Language Server Protocol on standard streams
  reckoner serve                             compile the catalog and serve it on PORT, by default 3000
  reckoner leads COMMAND                     look after the requests of people; \`leads --help\` lists the commands

--afresh, for check and generate, ignores what earlier runs kept in node_modules/.cache.
--root FOLDER is the project's folder; the default is this one.
--catalog FOLDER is the catalog's folder below it, by default \`catalog\`; \`generated\` is written beside it.
Exit codes: 0 success, 1 mistakes in the catalog, stale files, or a change that the version does not announce, 2 a
wrong call.
`;

const terminal: Terminal = {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  paint: paintFor(process.stderr),
};

/** Runs a command and returns the exit code, or null when the process keeps serving. */
async function main(args: readonly string[]): Promise<number | null> {
  const [command] = args;
  if (command === 'init') return await runInit(args.slice(1));
  if (command === 'leads') return await runLeads(args.slice(1));
  if (command === 'serve') return await runServe(args.slice(1));
  if (command === 'workbench') return await runWorkbench(args.slice(1));
  if (command === 'new') return await runNew(args.slice(1));
  if (command === 'lsp') return await runLsp(args.slice(1));
  if (command === 'check' || command === 'figures' || command === 'generate') return await runCompiler(args);
  if (command === 'mutate' || command === 'diff' || command === 'replay') return await runReview(args);
  const asked = command === '--help' || command === 'help';
  (asked ? terminal.say : terminal.complain)(usage);
  return asked ? 0 : 2;
}

async function runInit(args: readonly string[]): Promise<number> {
  const options = readInit(args);
  if (options === null) return refuse();
  const { init } = await import('./init.js');
  return await init(options.root, options.network ? ['template', 'template-network'] : ['template'], terminal);
}

async function runLeads(args: readonly string[]): Promise<number> {
  const { runLeadsCommand } = await import('../leads/command-line.js');
  return await runLeadsCommand(args, 'npx reckoner leads', process.env);
}

async function runServe(args: readonly string[]): Promise<number | null> {
  const options = readFolders(args);
  if (options === null) return refuse();
  const { serve } = await import('./serve.js');
  return await serve(options, process.env, process);
}

async function runWorkbench(args: readonly string[]): Promise<number | null> {
  const { workbench } = await import('./workbench.js');
  const code = await workbench(args, terminal);
  return code === 'usage' ? refuse() : code;
}

/** Serves an editor. Editors add `--stdio`, the only transport there is. */
async function runLsp(args: readonly string[]): Promise<number | null> {
  if (args.some((arg) => arg !== '--stdio')) return refuse();
  const { serveStandardStreams } = await import('../authoring/lsp/stdio.js');
  serveStandardStreams(process);
  return null;
}

async function runNew(args: readonly string[]): Promise<number> {
  const { newCall } = await import('./compiler-call.js');
  return (await newCall(args, askAt(process), terminal)) ?? refuse();
}

async function runCompiler(args: readonly string[]): Promise<number> {
  expectShortRun();
  const { compilerCall } = await import('./compiler-call.js');
  return (await compilerCall(args, terminal)) ?? refuse();
}

async function runReview(args: readonly string[]): Promise<number> {
  const { reviewCall } = await import('./compiler-call.js');
  return (await reviewCall(args, terminal)) ?? refuse();
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

function refuse(): number {
  terminal.complain(usage);
  return 2;
}

const exitCode = await main(process.argv.slice(2));
if (exitCode !== null) process.exitCode = exitCode;
