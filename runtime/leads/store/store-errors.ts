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
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  const code = databaseCode(error);
  return code === undefined ? error : new StoreUnavailable(code);
}

function databaseCode(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string' && DATABASE_CODE.test(error.code)) return error.code;
  if (error instanceof AggregateError) return firstCode(error.errors);
  return DRIVER_SENTENCES.find(([sentence]) => sentence.test(error.message))?.[1];
}

/** A host name with several addresses fails with one error for each. */
function firstCode(errors: readonly unknown[]): string | undefined {
  const first = errors[0];
  return first instanceof Error ? databaseCode(first) : undefined;
}

/** A code for the log. Sentences of errors stay out of it: they may quote a row. */
export function failureCode(error: unknown): string {
  const known = asStoreError(error);
  if (known instanceof StoreUnavailable) return known.reason;
  return known instanceof Error ? known.name : 'unknown';
}
