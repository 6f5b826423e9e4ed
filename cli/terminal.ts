/** The output of commands. */
import type { Caller } from '../authoring/commands/caller.js';

export interface Terminal {
  /** Writes results. */
  readonly say: (text: string) => void;
  /** Writes mistakes. */
  readonly complain: (text: string) => void;
  /** Highlights parts of mistakes. */
  readonly paint?: Caller['paint'];
}
