/** The commands that write calculators for other programs, and texts for translators. Each is loaded when it is called. */
import type { Caller } from './caller.js';
import { explainFileError } from './compiler.js';

/** What each does with its arguments: gives the exit code; null for a call that is none. */
const commands = {
  workbook: async (args, caller) => {
    const { readWorkbookOptions, runWorkbook } = await import('./workbook.js');
    const options = readWorkbookOptions(args);
    return options && (await runWorkbook(options, caller));
  },
  // A package is a target like others, with a name of its own because it is asked for by name.
  package: async (args, caller) => {
    const { callTarget } = await import('./target.js');
    return await callTarget(['generate', '--target', 'npm', ...args], caller);
  },
  translate: async (args, caller) => {
    const { readTranslateOptions, runTranslate } = await import('./translate.js');
    const options = readTranslateOptions(args);
    return options && runTranslate(options, caller);
  },
} as const satisfies Readonly<Record<string, (args: readonly string[], caller: Caller) => Promise<number | null>>>;

type Export = keyof typeof commands;

/** True for the name of one of these commands. */
export function isExport(word: string | undefined): word is Export {
  return word !== undefined && Object.hasOwn(commands, word);
}

/** Does what was asked for and gives the exit code; null for a call that is none. */
export async function runExport([name, ...args]: readonly string[], caller: Caller): Promise<number | null> {
  if (!isExport(name)) return null;
  try {
    return await commands[name](args, caller);
  } catch (error) {
    caller.complain(`${explainFileError(error)}\n`);
    return 2;
  }
}
