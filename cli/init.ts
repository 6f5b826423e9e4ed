/** `reckoner init`: writes the files of a new catalog. Overwrites nothing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callCompiler } from './compiler-call.js';
import type { PackageFile } from './package-scripts.js';
import { withScripts } from './package-scripts.js';
import type { Terminal } from './terminal.js';

/** Files whose names begin with a dot are stored with `dot-`, because npm leaves some of them out of packages. */
const folderOf = (template: string): string => fileURLToPath(new URL(`./${template}`, import.meta.url));
const written = (path: string): string => path.replace(/^dot-/, '.');

const next = `
Next:
  npx reckoner serve
  curl 'http://localhost:3000/api/calc/raised-bed?length=3'

Then make it yours: catalog/service.yaml describes the service, catalog/calculators/ has the calculators.
npx reckoner guide prints the language on one page; AGENTS.md tells assistants how to work here.
`;

/**
 * Writes the missing files of the templates below the root, generates, and returns the exit code. What two templates say of
 * one file stands in it together. Leaves a root with a catalog alone.
 */
export async function init(root: string, templates: readonly string[], terminal: Terminal): Promise<number> {
  if (existsSync(join(root, 'catalog'))) {
    terminal.complain('There is already a catalog here: nothing was written. Remove `catalog` to start over.\n');
    return 1;
  }
  const packageFile = readPackage(root);
  if (packageFile === null) {
    terminal.complain('package.json is not valid JSON: nothing was written. Fix it first.\n');
    return 1;
  }
  for (const [path, text] of filesOf(templates)) {
    const isThere = existsSync(join(root, path));
    if (!isThere) write(join(root, path), text);
    terminal.say(`${isThere ? 'kept   ' : 'wrote  '} ${path}\n`);
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
    book: null,
    root,
    catalog: 'catalog',
    afresh: false,
  } as const;
  const code = await callCompiler(options, terminal);
  if (code === 0) terminal.say(next);
  return code;
}

/** The texts of the templates by the paths to write them to, in the order of these. */
function filesOf(templates: readonly string[]): readonly (readonly [path: string, text: string])[] {
  const texts = new Map<string, string>();
  for (const [path, text] of templates.map(folderOf).flatMap(textsBelow)) {
    const before = texts.get(path);
    texts.set(path, before === undefined ? text : `${before}\n${text}`);
  }
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function textsBelow(folder: string): readonly (readonly [path: string, text: string])[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).replaceAll('\\', '/');
    return [written(path), readFileSync(file, 'utf8')];
  });
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
