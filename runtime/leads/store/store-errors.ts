/** Tells trouble with the database apart from mistakes in this code. */

/**
 * The store cannot answer now; asking again later helps. `reason` is a code, never a sentence of the database:
 * those may quote the values of a row.
 */
export class StoreUnavailable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The lead store is not available (${reason}).`);
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** Codes of SQLSTATE, SQLite and the operating system that mean trouble with the database. */
const DATABASE_CODE = /^([0-9A-Z]{5}|SQLITE_[A-Z_]+|E[A-Z_]{3,})$/;

/** The driver reports a lost or missing connection in words only. */
const DRIVER_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^timeout exceeded when trying to connect/i, 'no_free_connection'],
  [/^connection terminated/i, 'connection_lost'],
  [/^query read timeout/i, 'no_answer'],
  [/not queryable|client was closed|cannot use a pool after/i, 'connection_closed'],
  [/^driver has already been destroyed/i, 'connection_closed'],
];

/** The same error for callers: `StoreUnavailable` when the database is the cause, otherwise the error itself. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const code = databaseCode(error);
  return code === undefined ? error : new StoreUnavailable(code);
}

function databaseCode(error: unknown): string | undefined {
  const code = errorCodeOf(error);
  if (code !== undefined && DATABASE_CODE.test(code)) return code;
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return databaseCode(error.errors[0]);
  const message = error instanceof Error ? error.message : '';
  return DRIVER_SENTENCES.find(([sentence]) => sentence.test(message))?.[1];
}

/** The `code` of an error, which drivers and the operating system give. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** A code for the log. Sentences of errors stay out of it: they may quote a row. */
export function failureCode(error: unknown): string {
  const known = asStoreError(error);
  if (known instanceof StoreUnavailable) return known.reason;
  return known instanceof Error ? known.name : 'unknown';
}
