/** Where a command's words go. */
import type { Caller } from '../authoring/commands/caller.js';

export interface Terminal {
  /** Takes what was asked for. */
  readonly say: (text: string) => void;
  /** Takes what is wrong. */
  readonly complain: (text: string) => void;
  /** What stands out where it complains. */
  readonly paint?: Caller['paint'];
}
