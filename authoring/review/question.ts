/** What a reviewer is asked of an entry, one step or line at a time. */

export interface Question {
  /** What it is about, unique in the entry, such as `step byFoot` or `table size, small`. */
  readonly item: string;
  /** File and line. */
  readonly at: string;
  /** As the editor wrote it. */
  readonly text: string;
  /** The same with the numbers of an example, and what comes out; null where there is nothing to put in. */
  readonly numbers: string | null;
  /** What it rests on, a line for each source. */
  readonly evidence: readonly string[];
}
