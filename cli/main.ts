#!/usr/bin/env node
/** The edge of the command `reckoner`: arguments, words, exit code. What a command needs is loaded when it is called. */
import { parseArgs } from 'node:util';
import { askAt } from '../authoring/commands/ask.js';
import { paintFor } from '../authoring/commands/terminal-paint.js';
import { expectShortRun } from './short-run.js';
import type { Terminal } from './terminal.js';

const usage = `Usage:
  reckoner init                              write a small catalog, settings for editors and a workflow
  reckoner check [--format FORMAT] [--strict]  read the catalog and say what is wrong, as text, json, github, sarif
                                             or rdjson
  reckoner check --watch                     go on, and check what changes
  reckoner check --fix                       mend what has one way to be mended, and say what was done
  reckoner check --explain CODE              what a code of a message means, a case of it, and what helps
  reckoner generate [--check] [--format json]  write generated/, or only compare
  reckoner mutate [SLUG ...] [--format FORMAT] [--brief] [--changed-since COMMIT]
                                             slips in the catalog that no example, law or proof notices
  reckoner diff [A] [B] [--format json|markdown]  what changed from A to B, each a commit or a folder; the last commit
                                             and this folder where they are not given
  reckoner replay HASH SLUG [name=value ...]  the answer that the catalog with this hash gave, and what changed since
  reckoner workbench [--port PORT]           write the catalog in a page that shows what comes of it
  reckoner new SLUG [--title TEXT] [--tag TAG] [--file FILE]
                                             write the skeleton of a calculator where it belongs; what is not said
                                             is asked for
  reckoner lsp                               answer an editor, by the Language Server Protocol on standard streams
  reckoner serve                             compile the catalog and answer on PORT, 3000 where it is not set

--afresh, of check and generate, takes nothing of what runs before have kept in node_modules/.cache.
--root FOLDER is the project's folder, where it is not this one.
--catalog FOLDER is the catalog's folder below it, where it is not \`catalog\`; \`generated\` is written beside it.
Exit codes: 0 all is well, 1 mistakes in the catalog, files that are not fresh, or a change that its version does not
announce, 2 a wrong call.
`;

const terminal: Terminal = {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  paint: paintFor(process.stderr),
};

/** The exit code, or null where the process goes on to serve. */
async function main(args: readonly string[]): Promise<number | null> {
  const [command] = args;
  if (command === 'init') return await runInit(args.slice(1));
  if (command === 'serve') return await runServe(args.slice(1));
  if (command === 'workbench') return await runWorkbench(args.slice(1));
  if (command === 'new') return await runNew(args.slice(1));
  if (command === 'lsp') return await runLsp(args.slice(1));
  if (command === 'check' || command === 'generate') return await runCompiler(args);
  if (command === 'mutate' || command === 'diff' || command === 'replay') return await runReview(args);
  const asked = command === '--help' || command === 'help';
  (asked ? terminal.say : terminal.complain)(usage);
  return asked ? 0 : 2;
}

async function runInit(args: readonly string[]): Promise<number> {
  const options = readPlace(args);
  if (options === null || options.catalog !== 'catalog') return refuse();
  const { init } = await import('./init.js');
  return await init(options.root, terminal);
}

async function runServe(args: readonly string[]): Promise<number | null> {
  const options = readPlace(args);
  if (options === null) return refuse();
  const { serve } = await import('./serve.js');
  return await serve(options, process.env, process);
}

async function runWorkbench(args: readonly string[]): Promise<number | null> {
  const { workbench } = await import('./workbench.js');
  const code = await workbench(args, terminal);
  return code === 'usage' ? refuse() : code;
}

/** Editors add `--stdio` to say how they talk to it; there is no other way. */
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

interface Place {
  readonly root: string;
  readonly catalog: string;
}

function readPlace(args: readonly string[]): Place | null {
  try {
    const root = { type: 'string', default: '.' } as const;
    const catalog = { type: 'string', default: 'catalog' } as const;
    return parseArgs({ args: [...args], options: { root, catalog } }).values;
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
