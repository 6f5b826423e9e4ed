import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contracts } from './emit/artifacts.js';
import type { CatalogSources } from './load/load-catalog.js';
import { createSource } from './text/source.js';

/** Reading and writing for the compiler. Paths are relative to the project's folder. */

export function readSources(root: string): CatalogSources {
  const read = (name: string) =>
    createSource(`catalog/${name}.yaml`, readFileSync(join(root, 'catalog', `${name}.yaml`), 'utf8'));
  return { calculators: read('calculators'), units: read('units'), service: read('service'), network: read('network') };
}

/** The parts of the service's contract that the documents publish, as the service itself reads them. */
export function readContracts(root: string): Contracts {
  const read = (path: string) => JSON.parse(readFileSync(join(root, 'runtime', path), 'utf8'));
  return {
    errorCodes: read('error-codes.json'),
    lead: read('leads/intake/lead.schema.json'),
    leadAnswer: read('leads/intake/lead-answer.schema.json'),
  };
}

/** How the files on disk differ from those that the catalog gives. */
export interface Difference {
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  /** Files that nothing generates any more. */
  readonly orphaned: readonly string[];
}

export function compareFiles(folder: string, files: ReadonlyMap<string, string>): Difference {
  const present = new Set(listFiles(folder));
  const expected = [...files.keys()];
  return {
    stale: expected.filter((path) => present.has(path) && readFileSync(join(folder, path), 'utf8') !== files.get(path)),
    missing: expected.filter((path) => !present.has(path)),
    orphaned: [...present].filter((path) => !files.has(path)).sort(),
  };
}

/** Writes what differs and removes what is orphaned; untouched files keep their time. A file is replaced in one step. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): Difference {
  const difference = compareFiles(folder, files);
  for (const path of [...difference.stale, ...difference.missing])
    replaceFile(join(folder, path), files.get(path) ?? '');
  for (const path of difference.orphaned) rmSync(join(folder, path));
  return difference;
}

/** A reader never sees half a file: the text is written beside it and moved into its place. */
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

function listFiles(folder: string): readonly string[] {
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
