/** What the system said of a failure. */

/**
 * The code of an error, such as `ENOSPC`; null where it has none. It does not ask for the class: the errors of a test
 * runner are of another realm, whose `Error` is not the one here.
 */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
