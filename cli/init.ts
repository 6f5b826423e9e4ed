/** `reckoner init`: writes the files of a new catalog. Overwrites nothing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callCompiler } from './compiler-call.js';
import type { PackageFile } from './package-scripts.js';
import { withScripts } from './package-scripts.js';
import type { Terminal } from './terminal.js';

/** Files whose names begin with a dot are stored with `dot-`, because npm leaves some of them out of packages. */
const template = fileURLToPath(new URL('./template', import.meta.url));
const written = (path: string): string => path.replace(/^dot-/, '.');

const next = `
Next:
  npx reckoner serve
  curl 'http://localhost:3000/api/calc/raised-bed?length=3'

Then make it yours: catalog/service.yaml describes the service, catalog/calculators/ has the calculators.
The language is explained in node_modules/reckoner/catalog/LANGUAGE.md.
`;

/** Writes missing files below the root, generates, and returns the exit code. Leaves a root with a catalog alone. */
export async function init(root: string, terminal: Terminal): Promise<number> {
  if (existsSync(join(root, 'catalog'))) {
    terminal.complain('There is already a catalog here: nothing was written. Remove `catalog` to start over.\n');
    return 1;
  }
  const packageFile = readPackage(root);
  if (packageFile === null) {
    terminal.complain('package.json is not valid JSON: nothing was written. Fix it first.\n');
    return 1;
  }
  for (const path of templateFiles()) {
    const isThere = existsSync(join(root, written(path)));
    if (!isThere) write(join(root, written(path)), readFileSync(join(template, path), 'utf8'));
    terminal.say(`${isThere ? 'kept   ' : 'wrote  '} ${written(path)}\n`);
  }
  writeFileSync(join(root, 'package.json'), withScripts(packageFile));
  terminal.say('scripts package.json\n');
  const options = {
    command: 'generate',
    compareOnly: false,
    json: false,
    form: null,
    strict: false,
    loop: null,
    explain: null,
    on: null,
    root,
    catalog: 'catalog',
    afresh: false,
  } as const;
  const code = await callCompiler(options, terminal);
  if (code === 0) terminal.say(next);
  return code;
}

function templateFiles(): readonly string[] {
  const entries = readdirSync(template, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(template.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** The package.json, an empty one if there is none, or null when it is not JSON. */
function readPackage(root: string): PackageFile | null {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return { private: true };
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PackageFile;
  } catch {
    return null;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
