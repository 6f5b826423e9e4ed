// Tells whether `dist/` was built from the sources as they are now: the build leaves their digest in it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that a build reads. */
const inputs = [
  ...['authoring', 'cli', 'contract', 'engine', 'generated', 'generator', 'http', 'leads', 'pages', 'runtime'],
  ...['scripts', 'workbench', 'catalog', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
];

const recordName = 'built-from.txt';

function digestOfInputs() {
  const hash = createHash('sha256');
  for (const path of inputs.filter((each) => existsSync(each)).flatMap(filesOf)) {
    hash.update(path).update('\0').update(readFileSync(path));
  }
  return `${hash.digest('hex')}\n`;
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => join(path, name)).filter((file) => statSync(file).isFile());
}

/** Records in a folder that it was built from the sources of now. */
export function recordBuild(folder) {
  writeFileSync(join(folder, recordName), digestOfInputs());
}

/** False if there is no build, or the sources have changed since. */
export function isBuilt(folder = 'dist') {
  const record = join(folder, recordName);
  return existsSync(record) && readFileSync(record, 'utf8') === digestOfInputs();
}
