/** The shape of a message of the checker. */

/** A mistake keeps the catalog from being published; advice names redundant or doubtful but harmless parts. */
export type Severity = 'error' | 'advice';

/** A message, and the advice that goes with it. */
export interface Message<Args> {
  readonly severity: Severity;
  readonly say: (args: Args) => string;
  readonly fix: string;
}

export function message<Args>(say: (args: Args) => string, fix: string): Message<Args> {
  return { severity: 'error', say, fix };
}

export function advice<Args>(say: (args: Args) => string, fix: string): Message<Args> {
  return { severity: 'advice', say, fix };
}

export type Nothing = Record<string, never>;
export type Named = { readonly name: string };
