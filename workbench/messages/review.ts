/** The types of a review, as plain data. */

/** What a reviewer is asked, and how it stands: the fields of `authoring/review/`. */
export interface ReviewItem {
  readonly item: string;
  readonly text: string;
  /** The text with the numbers of an example; null where there is nothing to put in. */
  readonly numbers: string | null;
  readonly evidence: readonly string[];
  /** Of what stands there now. */
  readonly hash: string;
  readonly state: 'open' | 'confirmed' | 'doubted' | 'changed';
  /** The last look at it; null where there was none. */
  readonly last: { readonly by: string; readonly on: string; readonly comment: string; readonly text: string } | null;
}

/** What somebody says of an item; the server adds who and when. */
export interface Said {
  readonly item: string;
  readonly hash: string;
  readonly text: string;
  readonly verdict: 'yes' | 'no';
  readonly comment: string;
}
