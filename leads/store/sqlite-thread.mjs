/**
 * The thread that alone touches the SQLite file. A disk that hangs, or a lock that another process holds, stops this
 * thread, while the service goes on to answer calculations and probes.
 *
 * The file is opened at the first statement, and again after it could not be opened. It is a script of its own because
 * a thread starts from a file, and this one starts as it is: from the sources, from `dist/` and in tests.
 */
// @ts-check
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';

/** @typedef {import('./sqlite-messages.js').ThreadRequest} ThreadRequest */
/** @typedef {import('./sqlite-messages.js').ThreadAnswer} ThreadAnswer */
/** @typedef {import('./sqlite-messages.js').ThreadOptions} ThreadOptions */

const options = /** @type {ThreadOptions} */ (workerData);
const inMemory = options.path === ':memory:';

/** How long processes that open a new file together wait for one another, in milliseconds. */
const openWait = 10_000;

/** @type {SqliteDatabase.Database | null} */
let database = null;
/** Which file was opened; null before that, and for a database in memory. @type {string | null} */
let opened = null;
/** Whether there was a file once: one that is gone then is not made anew, because that would look like no leads. */
let wasThere = false;

/** An error with a code, as those of SQLite and of the system have. @param {string} code */
function failure(code) {
  return Object.assign(new Error(code), { code });
}

/** An operator can look even where the disk has no room for what opening needs beside the file. */
function open() {
  try {
    return openFile();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const isRoom = /^SQLITE_(IOERR|FULL|CANTOPEN|READONLY)/.test(code);
    if (!options.mustExist || inMemory || !isRoom || hasLog()) throw error;
    return readIntoMemory();
  }
}

/** Whether changes lie beside the file that were not brought into it yet. */
function hasLog() {
  return (statSync(`${options.path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** The file as it stands, for reading only. Two bytes of its head say that it has a log, which memory has not. */
function readIntoMemory() {
  const bytes = readFileSync(options.path);
  const [writeVersion, readVersion, withoutLog] = [18, 19, 1];
  bytes.writeUInt8(withoutLog, writeVersion);
  bytes.writeUInt8(withoutLog, readVersion);
  opened = fileNow();
  return new SqliteDatabase(bytes, { readonly: true });
}

function openFile() {
  if (!inMemory) makePrivately();
  const made = openedByDriver();
  try {
    keepWriteAheadLog(made);
    made.pragma('synchronous = FULL');
    made.pragma('foreign_keys = ON');
    // Freed pages are overwritten, so that an erasure removes the bytes and not only the rows.
    made.pragma('secure_delete = ON');
    opened = inMemory ? null : fileNow();
  } catch (error) {
    made.close();
    throw error;
  }
  wasThere = true;
  return made;
}

/** The driver loads its compiled part here, which may be missing, or be that of another Node. */
function openedByDriver() {
  try {
    return new SqliteDatabase(options.path, { timeout: 100 });
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const isUnloaded = code === 'ERR_DLOPEN_FAILED' || message.startsWith('Could not locate the bindings file');
    throw isUnloaded ? failure('no_driver') : error;
  }
}

/** The file holds names and telephone numbers: only the account that runs the service may read it. */
function makePrivately() {
  const there = statSync(options.path, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) throw failure('not_a_file');
  if (there !== undefined) return;
  if (wasThere) throw failure('file_missing');
  if (options.mustExist) throw failure('no_such_file');
  mkdirSync(dirname(options.path), { recursive: true, mode: 0o700 });
  closeSync(openSync(options.path, 'a', 0o600));
}

/**
 * Turns the write-ahead log on, which a file remembers. Processes that open a new file at the same moment get in each
 * other's way here, and SQLite does not wait by itself for this lock.
 * @param {SqliteDatabase.Database} made
 */
function keepWriteAheadLog(made) {
  const deadline = Date.now() + openWait;
  for (;;) {
    try {
      made.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!code.startsWith('SQLITE_BUSY') || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
  }
}

/** Names the file that stands at the path now; null when there is none. */
function fileNow() {
  const there = statSync(options.path, { throwIfNoEntry: false, bigint: true });
  return there === undefined ? null : `${there.dev}:${there.ino}`;
}

/**
 * A file that was deleted or replaced can still be written to, and all of that is lost when it is closed. So it is
 * looked at when a transaction begins, and again when its commit is on the disk and before anybody hears of it.
 */
function refuseOtherFile() {
  if (database === null || opened === null) return;
  const now = fileNow();
  if (now === opened) return;
  // A probe may look amid a transaction, whose later statements must not go to the other file; its commit looks too.
  if (!database.inTransaction) {
    database.close();
    database = null;
  }
  throw failure(now === null ? 'file_missing' : 'file_replaced');
}

/** @param {Extract<ThreadRequest, { kind: 'run' }>} request */
function run({ sql, parameters, checksFile }) {
  if (checksFile === 'before') refuseOtherFile();
  // What is rolled back may have ended already: its file is another one, or its commit came late.
  if (sql === 'rollback' && database?.inTransaction !== true) return { rows: [], changes: 0 };
  database ??= open();
  const statement = database.prepare(sql);
  const result = statement.reader
    ? { rows: statement.all(parameters), changes: 0 }
    : { rows: [], changes: statement.run(parameters).changes };
  if (checksFile === 'after') refuseOtherFile();
  return result;
}

/** @param {ThreadRequest} request @returns {ThreadAnswer} */
function answer(request) {
  try {
    if (request.kind === 'run') return { id: request.id, ok: true, ...run(request) };
    database?.close();
    database = null;
    return { id: request.id, ok: true, rows: [], changes: 0 };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { id: request.id, ok: false, code, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (/** @type {ThreadRequest} */ request) => parentPort?.postMessage(answer(request)));
