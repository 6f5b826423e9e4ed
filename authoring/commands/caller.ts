/** The types of commands, and of their caller. */
import type { CallOf, CommandName } from '../../cli/command/rows.js';
import type { Paint } from '../../generator/source/paint.js';
import type { Progress } from '../sample/progress.js';

/** Where the output of a command goes, and what commands are called there. */
export interface Caller {
  /** Takes what was asked for, and what is wrong. */
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** The path from a folder of generated modules to the kernel that they import; both are below the root. */
  readonly kernelFor: (generated: string) => string;
  /** A digest of everything but the catalog that the compiler's results depend on. */
  readonly compilerDigest: () => string;
  /** The files that every package of a target holds, by name. */
  readonly targetKernel: (target: string) => ReadonlyMap<string, string>;
  /** Returns the call of `generate` for a catalog. */
  readonly generateCall: (catalog: string) => string;
  /** Today in a time zone, such as that of the service, as 2026-03-01. */
  readonly today: (timeZone: string) => string;
  /** Asks the person at the terminal; null where nobody is there. */
  readonly ask: Ask | null;
  /** Called before each step of a long command: steps done, steps in all, and the name of the next. */
  readonly progress?: Progress | undefined;
  /** Colors of error messages; left out where there are none. */
  readonly paint?: Paint | undefined;
}

/**
 * Asks the person at the terminal; `usual` is the answer that they see and that an empty line gives. Shows what `whyNot` says
 * of a wrong answer, and asks again until it is null. Throws a `Refusal` when the person ends the questions.
 */
export type Ask = (question: string, usual: string, whyNot: (answer: string) => string | null) => Promise<string>;

/** Runs a call and gives the exit code. Throws a `Refusal`, or the error of a file that cannot be read or written. */
export type Command<Name extends CommandName> = (call: CallOf<Name>, caller: Caller) => number | Promise<number>;
