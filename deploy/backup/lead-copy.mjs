/** What both scripts for SQLite ask of a copy: is it whole, and how many leads are in it. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';

/** The number of leads in a file. Throws where the file is no store of leads, or is damaged. */
export function countLeads(path) {
  const copy = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const [check] = copy.pragma('integrity_check', { simple: false });
    if (check.integrity_check !== 'ok') throw new Error(`${path} is damaged: ${check.integrity_check}`);
    const table = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = 'leads'").get();
    if (table === undefined) throw new Error(`${path} is not a store of leads: it has no table of leads`);
    return copy.prepare('select count(*) as leads from leads').get().leads;
  } finally {
    copy.close();
  }
}

/** `1 lead`, `2 leads`. */
export function leadsInWords(count) {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`;
}

/** Waits until what was written to a file, or the names in a folder, are on the disk. */
export function syncToDisk(path) {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Runs a script's work; a failure is one sentence on standard error, and exit code 1. */
export async function runScript(work) {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
