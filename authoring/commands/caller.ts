/** The types of commands: their caller, and the options of the compiler's own. */

import type { Paint } from '../../generator/source/paint.js';
import type { Progress } from '../sample/progress.js';
import type { CatalogPlace } from './read-call.js';

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
  /** Called before each step of a long command: steps done, steps in all, and the name of the next. */
  readonly progress?: Progress | undefined;
  /** Colors of error messages; left out where there are none. */
  readonly paint?: Paint | undefined;
}

/** Asks the person at the terminal; `usual` is the answer that they see and that an empty line gives. */
export type Ask = (question: string, usual: string) => Promise<string>;

/** Runs a command with the arguments after its name. Gives the exit code, or null for a wrong call. */
export type Command = (args: readonly string[], caller: Caller, ask: Ask | null) => Promise<number | null>;

/** A command of a function that reads its arguments, null for wrong ones, and one that runs it. */
export function command<Options>(
  read: (args: readonly string[]) => Options | null,
  run: (options: Options, caller: Caller, ask: Ask | null) => number | Promise<number>,
): Command {
  return async (args, caller, ask) => {
    const options = read(args);
    return options && (await run(options, caller, ask));
  };
}

export interface BookCall {
  readonly direction: 'to' | 'from';
  readonly path: string;
  /** Takes prices although examples then fail, which an editor calculates again. */
  readonly examplesLater: boolean;
}

export interface CompilerOptions extends CatalogPlace {
  readonly command: 'check' | 'figures' | 'generate';
  /** True when `generate` only compares. */
  readonly compareOnly: boolean;
  /** True when `generate` writes only the files that the project does not commit. */
  readonly uncommitted: boolean;
  /** How mistakes are reported: only `check` takes `github`. */
  readonly format: 'text' | 'json' | 'github';
  /** True when advice fails the command, too. */
  readonly strict: boolean;
  /** Whether `check` keeps running while files change, or applies certain fixes; null for a single check. */
  readonly loop: 'watch' | 'fix' | null;
  /** The code to explain instead of checking; null when there is none. */
  readonly explain: string | null;
  /** The day for which to list figures to review; null for today, which `check` does not report. */
  readonly on: string | null;
  /** The workbook that `figures` writes its figures to, or takes edits from; null for a list on the terminal. */
  readonly book: BookCall | null;
  /** Ignores the cache of earlier runs. */
  readonly afresh: boolean;
}
