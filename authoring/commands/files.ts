/** Reading and writing for the compiler. */
import { createHash, hash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../../cli/command/option.js';
import { sourcesOfTexts } from '../../generator/language/catalog-sources.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { Change } from '../cache/record-log.js';

/** Reads the catalog in a folder, such as `catalog`, of the project at `root`. Places are relative to `root`. */
export function readSources(root: string, catalog: string): CatalogSources {
  const names = listFiles(join(root, catalog));
  if (names.length === 0)
    throw new Refusal(
      `There is no catalog in ${join(root, catalog)}. \`npx reckoner init\` writes one; --root and --catalog name another.`,
    );
  return sourcesOfTexts(catalog, names, (path) => readFileSync(join(root, path), 'utf8'));
}

/** Differences between the files on disk and those the catalog compiles to. */
export interface Difference {
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  /** Files that nothing generates any more. */
  readonly orphaned: readonly string[];
  /** How many were compared. */
  readonly compared: number;
}

/** The digest of each text by its path. */
export function digestsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, text]) => [path, digestOf(text)]));
}

function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64');
}

/** Compares the files whose paths satisfy `concerns` with the digests of what they should be, and no others. */
export function compareFiles(
  folder: string,
  digests: ReadonlyMap<string, string>,
  concerns: (path: string) => boolean = () => true,
): Difference {
  const present = new Set(listFiles(folder).filter(concerns));
  const expected = [...digests.keys()].filter(concerns);
  const isStale = (path: string): boolean => digestOf(readFileSync(join(folder, path))) !== digests.get(path);
  return {
    compared: expected.length,
    stale: expected.filter((path) => present.has(path) && isStale(path)),
    missing: expected.filter((path) => !present.has(path)),
    orphaned: [...present].filter((path) => !digests.has(path)).sort(),
  };
}

/** Writes what differs and removes what is orphaned; untouched files keep their time. A file is replaced in one step. */
export function replaceFiles(
  folder: string,
  { stale, missing, orphaned }: Difference,
  files: ReadonlyMap<string, string>,
): void {
  for (const path of [...stale, ...missing]) replaceFile(join(folder, path), files.get(path) ?? '');
  removeFiles(folder, orphaned);
}

/** A reader never sees half a file: the text is written beside it and moved into its place. */
export function replaceFile(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** All files below a folder by their paths in it; none where there is no such folder. */
export function listFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The file with cached work for the next run of the same version of the compiler. It lies beside the project's packages,
 * so that it needs no more trust than those. Null when the project has no such folder.
 */
export function pathOfCache(root: string, catalog: string, compiler: string): string | null {
  const packages = join(root, 'node_modules');
  const version = createHash('sha256').update(compiler).digest('hex').slice(0, 12);
  const name = `${catalog.replaceAll('/', '+')}.${version}.kept`;
  return isFolder(packages) ? join(packages, '.cache', 'reckoner', name) : null;
}

/** The most versions that keep work of a catalog: the installed compiler, and a checkout before and after an edit. */
const mostVersions = 3;

/** Null where nothing was kept, or where it cannot be read. */
export function readCache(path: string): Buffer | null {
  return orNull(() => readFileSync(path));
}

/** A new file also removes those of older versions. Ignores a full or read-only disk, which only costs the next run time. */
export function writeCache(path: string, { isWhole, bytes }: Change): void {
  orNull(() => {
    // In one system call, so that records of concurrent runs stay whole.
    if (!isWhole) return appendFileSync(path, bytes);
    replaceFile(path, bytes);
    for (const each of versionsOf(path).slice(mostVersions)) rmSync(each, { force: true });
  });
}

/** The files of all versions for the same catalog, the newest first. */
function versionsOf(path: string): readonly string[] {
  const catalog = basename(path).replace(versionEnding, '');
  const names = readdirSync(dirname(path)).filter(
    (name) => versionEnding.test(name) && name.replace(versionEnding, '') === catalog,
  );
  return newestFirst(names.map((name) => join(dirname(path), name))).map((each) => each.path);
}

/** Files or folders with the times of their last change, in milliseconds; 0 for one that is gone meanwhile. */
export function newestFirst(paths: readonly string[]): readonly { readonly path: string; readonly time: number }[] {
  const timed = paths.map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  return timed.sort((a, b) => b.time - a.time);
}

const versionEnding = /\.[\da-f]{12}\.kept$/;

function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The digest of a program's files, including those below its folders, and of the engine that runs them. */
export function digestOfProgram(paths: readonly string[]): string {
  const digest = createHash('sha256').update(process.versions.v8);
  for (const path of paths.flatMap(programFiles)) digest.update(`\n${path}\n`).update(readFileSync(path));
  return digest.digest('hex');
}

function programFiles(path: string): readonly string[] {
  if (!isFolder(path)) return statSync(path, { throwIfNoEntry: false }) === undefined ? [] : [path];
  const names = listFiles(path).filter((name) => /(?<!\.d)\.(?:js|ts)$/.test(name));
  return [...names].sort().map((name) => join(path, name));
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The text of a file; null where there is none. */
export function readIfThere(path: string): string | null {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : null;
}

/** The bytes of a file; null where there is none, or where it has more than `most`. */
export function readBytes(path: string, most: number): Buffer | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= most ? readFileSync(path) : null;
}

/** The texts of all files of a folder, by their paths in it. */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

export function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path));
}
