/** Runs the steps of a check, or reuses results of the check before. */

import { cutEntries } from './cut-entries.js';
import type { Reporter } from './diagnostic.js';
import type { Source, Span } from './source.js';

/**
 * Does a step, or returns its earlier result and diagnostics if its dependencies are unchanged. The first dependency is
 * an object, with which the result is kept; all are compared by identity.
 */
export type Remember = <T>(
  step: string,
  dependencies: readonly [object, ...unknown[]],
  reporter: Reporter,
  work: (reporter: Reporter) => T,
) => T;

export interface Work {
  /** The pieces of a file of entries; each is read separately. */
  readonly cut: (source: Source) => readonly Span[];
  /** Converts a place in a piece to one in its file. */
  readonly inFile: (span: Span) => Span;
  readonly remember: Remember;
  /** The same for the step that takes longest; `open` if it is left for later. A step around it is then not remembered. */
  readonly prove: <T>(
    dependencies: readonly [object, ...unknown[]],
    reporter: Reporter,
    work: (reporter: Reporter) => T,
  ) => T | 'open';
}

/** Does everything from scratch, as a single run of the compiler. */
export const afresh: Work = {
  cut: cutEntries,
  inFile: (span) => span,
  remember: (_, __, reporter, work) => work(reporter),
  prove: (_, reporter, work) => work(reporter),
};
