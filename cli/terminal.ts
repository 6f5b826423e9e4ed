/** Where a command's words go. */

export interface Terminal {
  /** Takes what was asked for. */
  readonly say: (text: string) => void;
  /** Takes what is wrong. */
  readonly complain: (text: string) => void;
}
