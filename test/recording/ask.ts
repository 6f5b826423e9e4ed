/** What a recording consists of: requests in order, and digests of what came of them. */

export interface Ask {
  readonly method: string;
  /** The path with its query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A text without what differs from run to run; `name` says what it is the text of. */
export interface Outcome {
  readonly name: string;
  readonly text: string;
}

/** One line of a recording: a request or something that was sent, and the digests of its parts. */
export interface Recorded {
  readonly ask?: Ask;
  readonly name: string;
  readonly digest: string;
}
