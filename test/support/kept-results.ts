/**
 * What several suites work out from the same sources is worked out once and kept beside the packages, under the digest
 * of every source that it depends on: an edit of any of them makes another file.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { projectRoot } from './project-root.js';

const folder = join(projectRoot, 'node_modules/.cache/reckoner');

/** The result of `work`, which depends on the files of these folders and nothing else. */
export function keptResult<T>(name: string, folders: readonly string[], work: () => T): T {
  const path = join(folder, `${name}-${digestOf(folders)}`);
  if (existsSync(path)) return deserialize(readFileSync(path));
  const result = work();
  mkdirSync(folder, { recursive: true });
  // Suites that run side by side never see half of a file.
  writeFileSync(`${path}.${process.pid}`, serialize(result));
  renameSync(`${path}.${process.pid}`, path);
  return result;
}

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha1');
  for (const path of folders.flatMap(filesBelow))
    hash.update(`${path}\0`).update(readFileSync(join(projectRoot, path)));
  return hash.digest('hex');
}

function filesBelow(path: string): readonly string[] {
  return readdirSync(join(projectRoot, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    .sort();
}
