/** One mistake in the body of a lead, in the shape of an entry of `errors` in a problem answer. */

import type { ParameterError } from '../../query/parameter.js';

/** Like the mistakes of a query, but for where it is. What people wrote is never repeated in `received`. */
export interface BodyError extends Omit<ParameterError, 'parameter'> {
  /** Where, as a JSON Pointer in a URI fragment. */
  readonly pointer: string;
}

type ErrorParts = Pick<BodyError, 'pointer' | 'code' | 'detail'> & Partial<BodyError>;

export function bodyError(parts: ErrorParts): BodyError {
  return { received: null, allowed: null, suggestion: null, ...parts };
}
