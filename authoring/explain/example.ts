/** An example of a mistake, as the checker reports it. */

export interface Example {
  /** The message, the lines that it marks, and its hint. */
  readonly report: readonly string[];
  /** The marked lines after following the hint; empty when the hint has no edit. */
  readonly mended: readonly string[];
}
