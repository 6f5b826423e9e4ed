/**
 * What tests build of the project, kept under the digest of all that it is made of, so that the suites of a run share it
 * and no change is missed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoized } from '../../generator/source/remembered.js';
import { projectRoot } from './project-root.js';

/**
 * The folder that `make` fills, among the packages, so that what is in it finds them. It is made of what is in the folders
 * and files `parts`, of the build's scripts and of packages; it is whole where it is at all, and nobody may write into it.
 */
export function keptBuild(name: string, parts: readonly string[], make: (folder: string) => void): string {
  const kept = join(projectRoot, 'node_modules', '.cache', `reckoner-${name}`);
  const target = join(kept, digestOf(['package-lock.json', 'scripts/build', ...parts]));
  if (existsSync(target)) return target;
  mkdirSync(kept, { recursive: true });
  removeOld(kept);
  const made = mkdtempSync(join(kept, 'new-'));
  make(made);
  try {
    renameSync(made, target);
  } catch (error) {
    // Another suite was quicker; what it made is the same.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function digestOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update(digestOfPart(part));
  return hash.digest('hex').slice(0, 32);
}

/** Read once for the suites of a worker. */
const digestOfPart = memoized((part: string): string => {
  const path = join(projectRoot, part);
  const hash = createHash('sha256');
  const names = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of names.map((name) => join(path, name)))
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
});

/** What no run has made for a day. */
function removeOld(kept: string): void {
  const day = 24 * 60 * 60 * 1000;
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
}
