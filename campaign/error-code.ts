/** Reads the codes of system errors. */

/**
 * The code of an error, such as `ENOSPC`; null when it has none. Does not check the class, because the errors of a test
 * runner are of another realm with another `Error`.
 */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
