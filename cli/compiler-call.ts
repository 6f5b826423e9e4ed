/** The commands of the compiler as an installed tool has them: generated modules import the kernel from this package. */
import type { CompilerOptions } from '../generator/command.js';
import { readCompilerOptions, runCompiler } from '../generator/command.js';
import type { Terminal } from './terminal.js';

/** What generated modules import, by the name that package.json exports it under. */
const kernel = 'reckoner/kernel';

/** Runs `check` or `generate` and gives the exit code; null for arguments that are no such call. */
export async function compilerCall(args: readonly string[], terminal: Terminal): Promise<number | null> {
  const options = readCompilerOptions(args);
  return options && (await callCompiler(options, terminal));
}

export async function callCompiler(options: CompilerOptions, terminal: Terminal): Promise<number> {
  const generateCall = (catalog: string): string =>
    `npx reckoner generate${catalog === 'catalog' ? '' : ` --catalog ${catalog}`}`;
  const today = (): string => new Date().toISOString().slice(0, 10);
  return await runCompiler(options, { ...terminal, kernelFor: () => kernel, generateCall, today });
}
