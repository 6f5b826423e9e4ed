/** Runs the commands of editors and reviewers. Each is loaded when it is called. */
import { inSentences } from '../../cli/command/error-sentence.js';
import type { Call } from '../../cli/command/read-call.js';
import type { CommandName } from '../../cli/command/rows.js';
import type { Caller, Command } from './caller.js';

const commands = {
  new: async () => (await import('./new.js')).runNew,
  check: async () => (await import('./check.js')).runCheck,
  generate: async () => (await import('./generate.js')).runGenerate,
  translate: async () => (await import('./translate.js')).runTranslate,
  workbook: async () => (await import('./workbook.js')).runWorkbook,
  package: async () => (await import('./target.js')).runPackage,
  figures: async () => (await import('./figures.js')).runFigures,
  mutate: async () => (await import('./mutate.js')).runMutate,
  diff: async () => (await import('./diff.js')).runDiff,
} satisfies { readonly [Name in CommandName]?: () => Promise<Command<Name>> };

export type AuthoringCommand = keyof typeof commands;

export const isAuthoringCommand = (name: string): name is AuthoringCommand => Object.hasOwn(commands, name);

/** Runs a call that was read by the row of the command, and gives the exit code. */
export async function runCommand(name: AuthoringCommand, call: Call, caller: Caller): Promise<number> {
  return await inSentences(caller.complain, async () => {
    const run = (await commands[name]()) as (call: Call, caller: Caller) => number | Promise<number>;
    return await run(call, caller);
  });
}
