/**
 * What tests build of the project, kept under the digest of all that it is made of, so that the suites of a run share it
 * and no change is missed.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoized } from '../../generator/source/remembered.js';
import { digestOf } from '../../scripts/build/sources.mjs';
import { projectRoot } from './project-root.js';

/**
 * The folder that `make` fills, among the packages, so that what is in it finds them. It is made of what is in the folders
 * and files `parts`, of the build's scripts and of packages; it is whole where it is at all, and nobody may write into it.
 */
export function keptBuild(name: string, parts: readonly string[], make: (folder: string) => void): string {
  const kept = join(projectRoot, 'node_modules', '.cache', `reckoner-${name}`);
  const target = join(kept, digestOfParts(['package-lock.json', 'scripts/build', ...parts].join('\0')));
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

/** Read once for the suites of a worker. */
const digestOfParts = memoized((parts: string): string => digestOf(parts.split('\0')).slice(0, 32));

/** What no run has made for a day. */
function removeOld(kept: string): void {
  const day = 24 * 60 * 60 * 1000;
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
}
