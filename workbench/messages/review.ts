/** The types of a review, as plain data. */

/** A question to a reviewer with its state: the fields of `authoring/review/`. */
export interface ReviewItem {
  readonly item: string;
  readonly text: string;
  /** The text with the numbers of an example; null where there is nothing to put in. */
  readonly numbers: string | null;
  readonly evidence: readonly string[];
  /** The hash of the current text and evidence. */
  readonly hash: string;
  readonly state: 'open' | 'confirmed' | 'doubted' | 'changed';
  /** The last review; null when there is none. */
  readonly last: { readonly by: string; readonly on: string; readonly comment: string; readonly text: string } | null;
}

/** A review of an item; the server adds the name and the day. */
export interface Said {
  readonly item: string;
  readonly hash: string;
  readonly text: string;
  readonly verdict: 'yes' | 'no';
  readonly comment: string;
}
