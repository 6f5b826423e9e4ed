/**
 * Copies the SQLite file of leads while the service writes to it, into a file of its own that is whole and checked.
 *
 *   LEADS_FILE=... BACKUP_FOLDER=... [BACKUP_KEEP=14] node deploy/backup/backup-sqlite.mjs
 *
 * The copy shows the store as it was at one moment, with every lead that was acknowledged before. Copying the file by
 * hand does not: what was written last is in a second file beside it, the write-ahead log.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { countLeads, leadsInWords, runScript, syncToDisk } from './lead-copy.mjs';

const { LEADS_FILE: file = '', BACKUP_FOLDER: folder = '', BACKUP_KEEP: keep = '14' } = process.env;
const namePattern = /^leads-\d{8}T\d{6}Z\.sqlite$/;

await runScript(() => {
  if (file === '' || folder === '') throw new Error('Set LEADS_FILE and BACKUP_FOLDER.');
  if (!existsSync(file)) throw new Error(`There is no store ${file}.`);
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new Error('BACKUP_KEEP is not a number of copies from 1 to 99999.');
  // Copies hold names and telephone numbers: only the account that makes them may read them.
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const name = `leads-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.sqlite`;
  const unfinished = join(folder, `${name}.part`);
  rmSync(unfinished, { force: true });
  copyTo(unfinished);
  const leads = countLeads(unfinished);
  syncToDisk(unfinished);
  renameSync(unfinished, join(folder, name));
  syncToDisk(folder);
  removeOld();
  return `${join(folder, name)}: ${leadsInWords(leads)}, checked`;
});

/** One reading transaction from beginning to end: writers go on meanwhile, and nothing of theirs is half in the copy. */
function copyTo(path) {
  const store = new Database(file, { fileMustExist: true, timeout: 10_000 });
  try {
    store.prepare('vacuum into ?').run(path);
  } finally {
    store.close();
  }
}

function removeOld() {
  const copies = readdirSync(folder).filter((name) => namePattern.test(name));
  for (const name of copies.sort().slice(0, -Number(keep))) rmSync(join(folder, name));
}
