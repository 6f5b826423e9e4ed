/** The commands that write calculators for other programs. Each is loaded when it is called. */
import type { Caller } from './caller.js';
import { explainFileError } from './compiler.js';

const commands = ['workbook'] as const;
type Export = (typeof commands)[number];

/** True for the name of one of these commands. */
export function isExport(word: string | undefined): word is Export {
  return commands.some((command) => command === word);
}

/** Does what was asked for and gives the exit code; null for a call that is none. */
export async function runExport([, ...args]: readonly string[], caller: Caller): Promise<number | null> {
  try {
    const { readWorkbookOptions, runWorkbook } = await import('./workbook.js');
    const options = readWorkbookOptions(args);
    return options && (await runWorkbook(options, caller));
  } catch (error) {
    caller.complain(`${explainFileError(error)}\n`);
    return 2;
  }
}
