/**
 * Puts a copy of the SQLite file of leads in the place of the store. The service has to be stopped; what was there is
 * kept beside it.
 *
 *   LEADS_FILE=... node deploy/backup/restore-sqlite.mjs <copy>
 */
import { chownSync, copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { countLeads, leadsInWords, runScript, syncToDisk } from './lead-copy.mjs';

const { LEADS_FILE: file = '' } = process.env;
const [copy = ''] = process.argv.slice(2);

await runScript(() => {
  if (file === '' || copy === '') throw new Error('Set LEADS_FILE, and name the copy: restore-sqlite.mjs <copy>');
  if (!existsSync(copy)) throw new Error(`There is no copy ${copy}.`);
  const leads = countLeads(copy);
  refuseWhileInUse();
  process.umask(0o077);
  mkdirSync(dirname(file), { recursive: true });
  const kept = setAside();
  const unfinished = `${file}.restoring`;
  copyFileSync(copy, unfinished);
  giveToOwnerOfFolder(unfinished);
  syncToDisk(unfinished);
  renameSync(unfinished, file);
  syncToDisk(dirname(file));
  return `${file}: ${leadsInWords(leads)} restored${kept === null ? '' : `; what was there is ${kept}`}`;
});

/** Restored by root, the file would be closed to the service. */
function giveToOwnerOfFolder(path) {
  if (process.getuid() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** A file leaves its write-ahead log only when nobody else has it open. One that is damaged cannot be asked. */
function refuseWhileInUse() {
  if (!existsSync(file)) return;
  const store = new Database(file, { timeout: 500 });
  try {
    store.pragma('journal_mode = delete');
  } catch (error) {
    if (String(error.code).startsWith('SQLITE_BUSY')) {
      throw new Error(`${file} is in use. Stop the service, and Litestream if it runs, before you restore.`);
    }
  } finally {
    store.close();
  }
}

/**
 * Moves what is there out of the way, the write-ahead log with it: beside another file, SQLite would play it into that
 * one and destroy it. Null where there is nothing.
 */
function setAside() {
  const there = ['', '-wal', '-shm'].filter((end) => existsSync(file + end));
  if (there.length === 0) return null;
  const aside = `${file}.before-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
  for (const end of there) renameSync(file + end, aside + end);
  return aside;
}
