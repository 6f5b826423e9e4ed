/** Queries: the results of a check, each kept for as long as what it was computed from stays the same. */

import { cutEntries } from './cut-entries.js';
import type { Reporter } from './diagnostic.js';
import type { Source, Span } from './source.js';

/**
 * Computes a result and its diagnostics, or returns those that were computed before from the same inputs. Objects among
 * the inputs are texts, and results of other queries. `compute` reads nothing else.
 */
export type Query = <T>(
  name: string,
  inputs: readonly unknown[],
  reporter: Reporter,
  compute: (reporter: Reporter) => T,
) => T;

export interface Queries {
  readonly query: Query;
  /** False while the proof of an entry is left for later. Nothing that is computed around it is then kept. */
  readonly isDue: (entry: object) => boolean;
  /**
   * True in a run that publishes what it checks. All that is published of an entry is then proved with it: the proof
   * takes far more memory than what comes of it.
   */
  readonly publishes?: boolean;
  /** The pieces of a file of entries; each is read separately. */
  readonly cut: (source: Source) => readonly Span[];
  /** Converts a place in a piece to one in its file. */
  readonly inFile: (span: Span) => Span;
}

/** Keeps nothing: a single run of the compiler. */
export const afresh: Queries = {
  query: (_, __, reporter, compute) => compute(reporter),
  isDue: () => true,
  cut: cutEntries,
  inFile: (span) => span,
};
