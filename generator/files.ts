/** Reading and writing for the compiler. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogSources } from './load/load-catalog.js';
import type { Source } from './text/source.js';
import { createSource } from './text/source.js';

/** Reads the catalog in a folder, such as `catalog`, of the project at `root`. Places are told relative to `root`. */
export function readSources(root: string, catalog: string): CatalogSources {
  const read = (name: string): Source => {
    const path = `${catalog}/${name}`;
    return createSource(path, readFileSync(join(root, path), 'utf8'));
  };
  return {
    calculators: calculatorFiles(join(root, catalog)).map(read),
    units: read('units.yaml'),
    service: read('service.yaml'),
    network: existsSync(join(root, catalog, 'network.yaml')) ? read('network.yaml') : null,
    figures: existsSync(join(root, catalog, 'figures.yaml')) ? read('figures.yaml') : null,
  };
}

/** `calculators.yaml` may be left out once there are files of calculators. */
function calculatorFiles(folder: string): readonly string[] {
  const names = listFiles(join(folder, 'calculators')).filter((name) => name.endsWith('.yaml'));
  const files = names.sort().map((name) => `calculators/${name}`);
  return files.length > 0 && !existsSync(join(folder, 'calculators.yaml')) ? files : ['calculators.yaml', ...files];
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
