/** The caller of the compiler and its options. */
import type { FindingForm } from '../../generator/text/finding.js';
import type { Paint } from '../../generator/text/paint.js';
import type { Progress } from '../sample/progress.js';

/** Whoever calls the compiler: where its output goes, and what its commands are called there. */
export interface Caller {
  /** Takes what was asked for, and what is wrong. */
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** The way to what generated modules import, from their folder: both are paths below the root. */
  readonly kernelFor: (generated: string) => string;
  /** Changes with everything that what the compiler says may change with, but the catalog. */
  readonly compilerDigest: () => string;
  /** The files that every package of a target holds, by name. */
  readonly targetKernel: (target: string) => ReadonlyMap<string, string>;
  /** How `generate` is called for a catalog. */
  readonly generateCall: (catalog: string) => string;
  /** The day that it is in a time zone, such as that of the service, as 2026-03-01. */
  readonly today: (timeZone: string) => string;
  /** Told before each step of a long command: how many are done, of how many, and what comes now. */
  readonly progress?: Progress | undefined;
  /** Colors of error messages; left out where there are none. */
  readonly paint?: Paint | undefined;
}

export interface BookCall {
  readonly direction: 'to' | 'from';
  readonly path: string;
  /** Takes prices although examples then fail, which an editor calculates anew. */
  readonly examplesLater: boolean;
}

export interface CompilerOptions {
  readonly command: 'check' | 'figures' | 'generate';
  /** True when `generate` only compares. */
  readonly compareOnly: boolean;
  /** True when mistakes are reported as JSON. */
  readonly json: boolean;
  /** The form of another program in which `check` tells what is wrong; null for its own. */
  readonly form: FindingForm | null;
  /** True when advice fails the command, too. */
  readonly strict: boolean;
  /** Keeps `check` running while files change, or has it apply certain fixes; null for a single check. */
  readonly loop: 'watch' | 'fix' | null;
  /** The code to explain instead of checking; null when there is none. */
  readonly explain: string | null;
  /** The day for which `check` and `figures` say what needs another look; null for today, of which only `figures` speaks. */
  readonly on: string | null;
  /** The workbook that `figures` writes its figures to, or takes edits from; null for a list on the terminal. */
  readonly book: BookCall | null;
  /** Ignores the cache of earlier runs. */
  readonly afresh: boolean;
  /** The project's folder. */
  readonly root: string;
  /** The catalog's folder, below the root. */
  readonly catalog: string;
}
