/** The compiler's commands in the installed tool, where generated modules import the kernel from this package. */
import { fileURLToPath } from 'node:url';
import type { Caller, CompilerOptions } from '../authoring/commands/caller.js';
import { readCompilerOptions, runCompiler } from '../authoring/commands/compiler.js';
import { digestOfProgram, readFolder } from '../authoring/commands/files.js';
import type { Ask } from '../authoring/commands/new.js';
import { callTarget, namesTarget } from '../authoring/commands/target.js';
import { dayIn } from '../authoring/commands/today.js';
import { readLibrary } from './package-library.js';
import type { Terminal } from './terminal.js';

/**
 * The rooms that the compiler is made of, and the file that names the versions of its packages: above `dist`, or beside
 * the sources when those run directly.
 */
const programParts = [
  ...['authoring', 'contract', 'engine', 'generator'].map((room) => `../${room}`),
  '../package.json',
  '../../package.json',
];

/** The export of package.json that generated modules import. */
const kernel = 'reckoner/kernel';

/** Runs `check` or `generate` and returns the exit code; null for a wrong call. */
export async function compilerCall(args: readonly string[], terminal: Terminal): Promise<number | null> {
  if (namesTarget(args)) return await callTarget(args, callerAt(terminal));
  const options = readCompilerOptions(args);
  return options && (await callCompiler(options, terminal));
}

/** Runs `mutate`, `diff`, `replay` or `review` and returns the exit code; null for a wrong call. */
export async function reviewCall(args: readonly string[], ask: Ask | null, terminal: Terminal): Promise<number | null> {
  const { runReview } = await import('../authoring/commands/review.js');
  return await runReview(args, callerAt(terminal), ask);
}

/** Runs `workbook` or `package` and returns the exit code; null for a wrong call. */
export async function exportCall(args: readonly string[], terminal: Terminal): Promise<number | null> {
  const { runExport } = await import('../authoring/commands/export.js');
  return await runExport(args, callerAt(terminal));
}

/** Runs `new` and returns the exit code; null for a wrong call. */
export async function newCall(args: readonly string[], ask: Ask | null, terminal: Terminal): Promise<number | null> {
  const { callNew } = await import('../authoring/commands/new.js');
  return await callNew(args, ask, callerAt(terminal));
}

export async function callCompiler(options: CompilerOptions, terminal: Terminal): Promise<number> {
  return await runCompiler(options, callerAt(terminal));
}

function callerAt(terminal: Terminal): Caller {
  const generateCall = (catalog: string): string =>
    `npx reckoner generate${catalog === 'catalog' ? '' : ` --catalog ${catalog}`}`;
  const today = (timeZone: string): string => dayIn(timeZone, new Date());
  const compilerDigest = (): string =>
    digestOfProgram(programParts.map((part) => fileURLToPath(new URL(part, import.meta.url))));
  return { ...terminal, kernelFor: () => kernel, generateCall, today, compilerDigest, targetKernel };
}

/** The files that every package of a target holds. They lie beside its emitter, in the sources and in `dist/` alike. */
export function targetKernel(target: string): ReadonlyMap<string, string> {
  if (target === 'npm') return readLibrary();
  return readFolder(fileURLToPath(new URL(`../generator/emit/${target}/package`, import.meta.url)));
}
