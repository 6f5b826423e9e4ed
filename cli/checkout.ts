/** The compiler's commands as npm scripts of this project: arguments, exit code. */
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askAt } from '../authoring/commands/ask.js';
import type { Caller } from '../authoring/commands/caller.js';
import { readCompilerOptions, runCompiler } from '../authoring/commands/compiler.js';
import { isExport, runExport } from '../authoring/commands/export.js';
import { digestOfProgram } from '../authoring/commands/files.js';
import { callNew } from '../authoring/commands/new.js';
import { isReview, runReview } from '../authoring/commands/review.js';
import { callTarget, namesTarget } from '../authoring/commands/target.js';
import { dayIn } from '../authoring/commands/today.js';
import { targetKernel } from './compiler-call.js';
import { expectShortRun } from './short-run.js';
import { terminalOn } from './terminal.js';
import { explainCall } from './usage.js';

/** The rooms that the compiler is made of, and the file that names the versions of its packages. */
const programParts = ['../authoring', '../contract', '../engine', '../generator', '../package.json'];

const caller: Caller = {
  ...terminalOn(process, () => performance.now()),
  kernelFor: (generated) => posix.relative(generated, 'engine/kernel'),
  today: (timeZone) => dayIn(timeZone, new Date()),
  compilerDigest: () => digestOfProgram(programParts.map((part) => fileURLToPath(new URL(part, import.meta.url)))),
  targetKernel,
  generateCall: (catalog) => `npm run generate${catalog === 'catalog' ? '' : ` -- --catalog ${catalog}`}`,
};

/** Runs a command and returns the exit code, or null for a wrong call. */
async function main(args: readonly string[]): Promise<number | null> {
  if (args[0] === 'new') return await callNew(args.slice(1), askAt(process), caller);
  if (isReview(args[0])) return await runReview(args, caller, askAt(process));
  if (isExport(args[0])) return await runExport(args, caller);
  if (namesTarget(args)) return await callTarget(args, caller);
  const options = readCompilerOptions(args);
  return options && (await runCompiler(options, caller));
}

expectShortRun();
const args = process.argv.slice(2);
const isAsked = args.some((arg) => arg === '--help' || arg === '-h');
process.exitCode =
  (isAsked ? null : await main(args)) ??
  explainCall(args, { tool: 'npm run', callOf: (command) => `npm run ${command} --`, terminal: caller });
