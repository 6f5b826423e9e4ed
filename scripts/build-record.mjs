// Tells whether `dist/` was built from the sources as they are now: the build leaves their digest in it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All that a build reads. */
const inputs = [
  ...['authoring', 'cli', 'contract', 'engine', 'generated', 'generator', 'http', 'leads', 'pages', 'runtime'],
  ...['words', 'workbench', 'catalog', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...['build', 'build-assets', 'build-workbench', 'bundle-compiler', 'uncommitted', 'yaml-build'].map(
    (name) => `scripts/${name}.mjs`,
  ),
  'scripts/workbench',
];

const recordName = 'built-from.txt';

/** The digest of files and folders of the project, as far as they are there. */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** A file, or all files of a folder, by their paths in the project; none where there is neither. */
export function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort();
}

/** Records in a folder that it was built from the sources of now. */
export function recordBuild(folder) {
  writeFileSync(join(folder, recordName), `${digestOf(inputs)}\n`);
}

/** False if there is no build, or the sources have changed since. */
export function isBuilt(folder = 'dist') {
  const record = join(folder, recordName);
  return existsSync(record) && readFileSync(record, 'utf8') === `${digestOf(inputs)}\n`;
}
