/** The commands of editors and reviewers in the installed tool, where generated modules import the kernel from this package. */
import { fileURLToPath } from 'node:url';
import type { Caller } from '../authoring/commands/caller.js';
import { readFolder } from '../authoring/commands/files.js';
import type { AuthoringCommand } from '../authoring/commands/run-command.js';
import { runCommand } from '../authoring/commands/run-command.js';
import { dayIn } from '../authoring/commands/today.js';
import type { Call } from './command/read-call.js';
import { compilerDigest } from './compiler-digest.js';
import { readLibrary } from './package-library.js';
import type { Terminal } from './terminal.js';

/** The export of package.json that generated modules import. */
const kernel = 'reckoner/kernel';

/** Runs a call of the command and gives the exit code. */
export async function compilerCall(
  name: AuthoringCommand,
  call: Call,
  terminal: Terminal & Pick<Caller, 'ask'>,
): Promise<number> {
  const generateCall = (catalog: string): string => `npx reckoner generate${catalogOption(catalog)}`;
  return await runCommand(name, call, { ...terminal, ...surroundings, kernelFor: () => kernel, generateCall });
}

/** The option that names a catalog; empty for the usual one. */
export function catalogOption(catalog: string): string {
  return catalog === 'catalog' ? '' : ` --catalog ${catalog}`;
}

/** The members of a caller that depend on the machine and the program's own files. */
export const surroundings = {
  today: (timeZone: string): string => dayIn(timeZone, new Date()),
  compilerDigest: (): string => compilerDigest(import.meta.url),
  /** The files that every package of a target holds. They lie beside its emitter, in the sources and in `dist/` alike. */
  targetKernel: (target: string): ReadonlyMap<string, string> =>
    target === 'npm'
      ? readLibrary()
      : readFolder(fileURLToPath(new URL(`../generator/targets/${target}/package`, import.meta.url))),
};
