/** The reviewer's commands: mutate, diff, replay and review. Each is loaded when it is called. */
import type { Caller } from './caller.js';
import { explainFileError } from './compiler.js';
import type { Ask } from './new.js';

const commands = ['mutate', 'diff', 'replay', 'review'] as const;
type Review = (typeof commands)[number];

/** True for the name of one of these commands. */
export function isReview(word: string | undefined): word is Review {
  return commands.some((command) => command === word);
}

/** Does what was asked for and gives the exit code; null for a call that is none. `ask` asks whoever calls. */
export async function runReview(
  [command, ...args]: readonly string[],
  caller: Caller,
  ask: Ask | null = null,
): Promise<number | null> {
  try {
    return await run(command as Review, args, { caller, ask });
  } catch (error) {
    const { HistoryError } = await import('./history.js');
    caller.complain(`${error instanceof HistoryError ? error.message : explainFileError(error)}\n`);
    return 2;
  }
}

async function run(
  command: Review,
  args: readonly string[],
  { caller, ask }: { readonly caller: Caller; readonly ask: Ask | null },
): Promise<number | null> {
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
  if (command === 'review') {
    const { readReviewOptions, runReviewOf } = await import('./review-entry.js');
    const options = readReviewOptions(args);
    return options && (await runReviewOf(options, caller, ask));
  }
  const { readReplayOptions, runReplay } = await import('./replay.js');
  const options = readReplayOptions(args);
  return options && runReplay(options, caller);
}
