/** Describes mistakes in the body of a lead as entries of `errors` in a problem answer. */
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { LeadWords } from './words.js';

/** Like the mistake of a query, but with a place in the body. `received` never repeats what people wrote. */
export interface BodyError extends Omit<ParameterError, 'parameter'> {
  /** Place of the error: a JSON Pointer in a URI fragment. */
  readonly pointer: string;
}

/** All mistakes of a body. An answer does not grow with their number. */
export interface BodyMistakes {
  /** The first of them, in their order. */
  readonly listed: readonly BodyError[];
  /** Total number. */
  readonly count: number;
}

/** Collects the mistakes of a body, in the language of its sender. */
export interface Findings {
  readonly words: LeadWords;
  readonly add: (...errors: readonly BodyError[]) => void;
}

/** More mistakes than this are counted, and not listed. */
export const mostListed = 20;

type ErrorParts = Pick<BodyError, 'pointer' | 'code' | 'detail'> & Partial<BodyError>;

export function bodyError(parts: ErrorParts): BodyError {
  return { received: null, allowed: null, suggestion: null, ...parts };
}

/** A list that several mistakes allow stands at the first of them. */
export function listOnce(errors: readonly BodyError[]): readonly BodyError[] {
  const seen = new Set<string>();
  return errors.map((error) => {
    const list = JSON.stringify(error.allowed);
    const known = error.allowed !== null && seen.has(list);
    seen.add(list);
    return known ? { ...error, allowed: null } : error;
  });
}
