/** Lists, reads and replaces the files of one catalog on the disk. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { listFiles, replaceFile } from '../../authoring/commands/files.js';
import type { KeptFile, Saved } from '../files/store.js';
import { catalogFolder, nameOfPath } from '../messages/text.js';
import { serverWords as words } from '../messages/words.js';

/** The path of a file on the page; null when it is not one of the catalog's. */
export function pathOfName(name: string): string | null {
  const path = `${catalogFolder}/${name.replaceAll('\\', '/')}`;
  return nameOfPath(path) === null ? null : path;
}

/** All files, sorted; links to folders are not followed. */
export function readCatalog(folder: string): readonly KeptFile[] {
  const paths = listFiles(folder).flatMap((name) => pathOfName(name) ?? []);
  return paths.sort().flatMap((path) => readFile(folder, path) ?? []);
}

/** The file, or null when there is none or its path leads out of the catalog. */
export function readFile(folder: string, path: string): KeptFile | null {
  const file = fileOf(folder, path);
  if (file === null || !existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return { path, text, digest: digestOf(text) };
}

/**
 * Replaces a file in one step, if it still has the digest; null means that there must be none yet. Other readers see
 * the old text or the new one, never a part of either.
 */
export function saveFile(folder: string, path: string, text: string, digest: string | null): Saved {
  const file = fileOf(folder, path);
  if (file === null) return { kind: 'refused', why: words.notOwnFile({ path }) };
  const now = readFile(folder, path);
  if ((now?.digest ?? null) !== digest) return { kind: 'changed', now };
  try {
    replaceFile(file, text);
  } catch (error) {
    return { kind: 'refused', why: words.notWritten({ path, reason: (error as Error).message }) };
  }
  return { kind: 'saved', digest: digestOf(text) };
}

/** The file on the disk, or null when a link leads it out of the catalog. */
function fileOf(folder: string, path: string): string | null {
  const name = nameOfPath(path);
  if (name === null) return null;
  const file = join(folder, name);
  const root = realpathSync(folder);
  const around = nearestThere(file);
  const real = realpathSync(around);
  return real === root || real.startsWith(root + sep) ? file : null;
}

function nearestThere(file: string): string {
  return existsSync(file) ? file : nearestThere(dirname(file));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
