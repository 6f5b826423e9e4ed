/** Runs the commands of editors and reviewers. Most are loaded when they are called. */
import type { Ask, Caller, Command } from './caller.js';
import { command } from './caller.js';
import { readCompilerOptions, runCompiler } from './compiler.js';
import { explainFileError } from './file-error.js';
import { callTarget, namesTarget } from './target.js';

const compiler = command(readCompilerOptions, runCompiler);

/** The commands besides those of the compiler itself. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./new.js')).callNew,
  workbook: async () => (await import('./workbook.js')).callWorkbook,
  // A package is a target like others, with a name of its own because it is asked for by name.
  package: async () => (args, caller) => callTarget(['generate', '--target', 'npm', ...args], caller),
  translate: async () => (await import('./translate.js')).callTranslate,
  mutate: async () => (await import('./mutate.js')).callMutate,
  diff: async () => (await import('./diff.js')).callDiff,
};

/** Does what the arguments say and gives the exit code; null for a wrong call. `ask` asks the person who calls. */
export async function runCommand(
  args: readonly string[],
  caller: Caller,
  ask: Ask | null = null,
): Promise<number | null> {
  const [name = '', ...rest] = args;
  try {
    if (namesTarget(args)) return await callTarget(args, caller);
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load === undefined) return await compiler(args, caller, ask);
    const run = await load();
    return await run(rest, caller, ask);
  } catch (error) {
    const { HistoryError } = await import('./history.js');
    caller.complain(`${error instanceof HistoryError ? error.message : explainFileError(error)}\n`);
    return 2;
  }
}
