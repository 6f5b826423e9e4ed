/** A case of a mistake, as the checker reports it. */

export interface Example {
  /** The message, the lines that it marks, and its hint. */
  readonly report: readonly string[];
  /** What stands in place of the marked lines once the hint is followed; none where the hint is no edit. */
  readonly mended: readonly string[];
}
