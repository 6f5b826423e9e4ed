/** The reviewer's commands: mutate, diff and replay. Each is loaded when it is called. */
import type { Caller } from './caller.js';
import { explainFileError } from './compiler.js';

const commands = ['mutate', 'diff', 'replay'] as const;
type Review = (typeof commands)[number];

/** True for the name of one of these commands. */
export function isReview(word: string | undefined): word is Review {
  return commands.some((command) => command === word);
}

/** Does what was asked for and gives the exit code; null for a call that is none. */
export async function runReview([command, ...args]: readonly string[], caller: Caller): Promise<number | null> {
  try {
    return await run(command as Review, args, caller);
  } catch (error) {
    const { HistoryError } = await import('./history.js');
    caller.complain(`${error instanceof HistoryError ? error.message : explainFileError(error)}\n`);
    return 2;
  }
}

async function run(command: Review, args: readonly string[], caller: Caller): Promise<number | null> {
  if (command === 'mutate') {
    const { readMutateOptions, runMutate } = await import('./mutate.js');
    const options = readMutateOptions(args);
    return options && runMutate(options, caller);
  }
  if (command === 'diff') {
    const { readDiffOptions, runDiff } = await import('./diff.js');
    const options = readDiffOptions(args);
    return options && runDiff(options, caller);
  }
  const { readReplayOptions, runReplay } = await import('./replay.js');
  const options = readReplayOptions(args);
  return options && runReplay(options, caller);
}
