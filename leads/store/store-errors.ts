/** Tells trouble with the database apart from mistakes in this code. */

/**
 * The store cannot answer now; asking again later helps, at the latest when an operator has done what the message says.
 * `reason` is a code, never a sentence of the database: those may quote the values of a row.
 */
export class StoreUnavailable extends Error {
  readonly reason: string;
  /** Advice for the operator; null when only waiting helps. */
  readonly advice: string | null;

  constructor(reason: string) {
    const advice = adviceOf(reason);
    super(`The lead store is not available (${reason}).${advice === null ? '' : ` ${advice}`}`);
    this.name = 'StoreUnavailable';
    this.reason = reason;
    this.advice = advice;
  }
}

const damaged =
  'The file of leads is damaged, or no SQLite database. Move it away and put a backup in its place; no restart is needed.';

const advices: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: damaged,
  SQLITE_CORRUPT: damaged,
  SQLITE_FULL: 'The disk is full. Make room.',
  ENOSPC: 'The disk is full. Make room.',
  SQLITE_READONLY: 'The file of leads cannot be written to. Give the account of the service the right to.',
  SQLITE_CANTOPEN: 'The file of leads cannot be opened. See who may read and write its folder.',
  EACCES: 'The file of leads or its folder is closed to the account of the service. See LEADS_FILE.',
  EROFS: 'The disk of the file of leads is read-only. See LEADS_FILE.',
  ENOTDIR: 'Part of the path in LEADS_FILE is not a directory.',
  not_a_file: 'LEADS_FILE names something that is no file.',
  no_turn: 'Another process keeps the file of leads locked, or the disk is slow.',
  file_missing:
    'The file of leads is gone. Put it back, or a backup; no restart is needed. A restart begins with an empty one.',
  no_driver:
    'The driver of SQLite was not compiled for this Node. Run `npm rebuild better-sqlite3`, and start again. npm 12 and later ' +
    'do so only where package.json has "allowScripts": { "better-sqlite3": true }.',
  no_such_file: 'There is no file of leads. LEADS_FILE is relative to the current directory.',
  no_tables: 'There are no leads in this database. See DATABASE_URL; the service makes the tables when it starts.',
  file_replaced: 'Another file lies where that of the leads was; it is used from now on.',
  newer_version_needed: 'A newer version changed the store. Start that version again.',
};

/** Codes of SQLite come with refinements, such as SQLITE_CORRUPT_INDEX. */
function adviceOf(reason: string): string | null {
  return advices[reason] ?? advices[reason.replace(/^(SQLITE_[A-Z]+)_.*/, '$1')] ?? null;
}

/** A newer version changed the tables in a way that this one must not work with. Asking again later does not help. */
export class StoreTooNew extends StoreUnavailable {
  readonly migrations: readonly string[];

  constructor(migrations: readonly string[]) {
    super('newer_version_needed');
    this.name = 'StoreTooNew';
    this.message =
      `The store of leads was changed by a newer version (${migrations.join(', ')}), and this version would misread it. ` +
      'Start that version again, or go back to a backup from before the change.';
    this.migrations = migrations;
  }
}

/** Codes of SQLSTATE, SQLite and the operating system that mean trouble with the database. */
const databaseCodes = /^([0-9A-Z]{5}|SQLITE_[A-Z_]+|E[A-Z_]{3,})$/;

/** The driver reports a lost or missing connection in words only. */
const driverSentences: readonly (readonly [RegExp, string])[] = [
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
  if (code !== undefined && databaseCodes.test(code)) return code;
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return databaseCode(error.errors[0]);
  const message = error instanceof Error ? error.message : '';
  return driverSentences.find(([sentence]) => sentence.test(message))?.[1];
}

/** The `code` of an error, which drivers and the operating system give. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Members of a log line about trouble with the store. */
export function troubleOf({ reason, advice }: StoreUnavailable): { readonly code: string; readonly advice?: string } {
  return { code: reason, ...(advice === null ? {} : { advice }) };
}

/** A code for the log. Sentences of errors stay out of it: they may quote a row. */
export function failureCode(error: unknown): string {
  const known = asStoreError(error);
  if (known instanceof StoreUnavailable) return known.reason;
  return known instanceof Error ? known.name : 'unknown';
}
