/** The shape of a message of the checker. */

/** A mistake keeps the catalog from being published; advice names redundant or doubtful but harmless parts. */
export type Severity = 'error' | 'advice';

/** A message, and the advice that goes with it. */
export interface Message<Args> {
  readonly severity: Severity;
  readonly say: (args: Args) => string;
  /** The general advice, where the report gives no hint of its own. */
  readonly fix: string;
  /** What the code means, in one sentence that is true of every case. */
  readonly meaning: string;
}

export function message<Args>(say: (args: Args) => string, fix: string, meaning: string): Message<Args> {
  return { severity: 'error', say, fix, meaning };
}

export function advice<Args>(say: (args: Args) => string, fix: string, meaning: string): Message<Args> {
  return { severity: 'advice', say, fix, meaning };
}

export type Nothing = Record<string, never>;
export type Named = { readonly name: string };
