// What builds are made of, and their digests, which tell whether a build is still that of the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** All that the compiler is made of, without the scripts that bundle it. */
export const compilerSources = ['authoring', 'cli', 'contract', 'engine', 'generator', 'words', 'package-lock.json'];

/** All that `dist/` is made of: folders that the TypeScript compiler reads, and what is bundled and copied beside them. */
function distSources() {
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8'));
  const others = ['catalog', 'pages', 'workbench', 'scripts/build', 'scripts/build.mjs', 'package-lock.json'];
  return [...new Set([...include, ...others, 'tsconfig.json', 'tsconfig.build.json'])];
}

/** A file, or all files of a folder, by their paths in the project; none where there is neither. */
export function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`).sort();
}

/** The digest of files and folders of the project, as far as they are there. */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\0`).update(readFileSync(root + path));
  return hash.digest('hex');
}

const recordName = 'built-from.txt';

/** Records in a folder that it was built from the sources as they are now. */
export function recordBuild(folder) {
  writeFileSync(join(folder, recordName), `${digestOf(distSources())}\n`);
}

/** False if there is no `dist/`, or the sources have changed since it was built. */
export function isBuilt() {
  const record = join(root, 'dist', recordName);
  return existsSync(record) && readFileSync(record, 'utf8') === `${digestOf(distSources())}\n`;
}

/**
 * The build of `yaml` for browsers, which bundles and tests use: the build for Node reads the environment for every word of
 * a file.
 */
export function yamlForBrowsers() {
  return join(dirname(createRequire(import.meta.url).resolve('yaml/package.json')), 'browser/index.js');
}
