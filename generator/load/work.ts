/** Runs the steps of a check: each anew, or reusing results of the check before. */
import type { Reporter } from '../text/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { cutEntries } from './cut-entries.js';

/**
 * Does a step, or gives what it came to while all that it depends on was the same: its result, and what it reported.
 * The first thing that it depends on is an object, which the result is kept with; the others are compared by identity.
 */
export type Remember = <T>(
  step: string,
  dependencies: readonly [object, ...unknown[]],
  reporter: Reporter,
  work: (reporter: Reporter) => T,
) => T;

export interface Work {
  /** The pieces of a file of entries, each of which is read by itself. */
  readonly cut: (source: Source) => readonly Span[];
  /** A place in a file, of one in a piece. */
  readonly inFile: (span: Span) => Span;
  readonly remember: Remember;
  /** The same for a step that is made of others. */
  readonly whole: Remember;
  /** The same for the step that takes longest; `open` where it is left for later. */
  readonly prove: <T>(
    dependencies: readonly [object, ...unknown[]],
    reporter: Reporter,
    work: (reporter: Reporter) => T,
  ) => T | 'open';
}

/** Everything from the beginning, as a single run of the compiler does it. */
export const afresh: Work = {
  cut: cutEntries,
  inFile: (span) => span,
  remember: (_, __, reporter, work) => work(reporter),
  whole: (_, __, reporter, work) => work(reporter),
  prove: (_, reporter, work) => work(reporter),
};
