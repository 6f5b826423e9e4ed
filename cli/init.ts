/** `reckoner init`: the files that a catalog of one's own begins with. Nothing that is there is overwritten. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callCompiler } from './compiler-call.js';
import type { PackageFile } from './package-scripts.js';
import { withScripts } from './package-scripts.js';
import type { Terminal } from './terminal.js';

/** Files whose name begins with a point are kept under `dot-`, because packing a package leaves some of them out. */
const template = fileURLToPath(new URL('./template', import.meta.url));
const written = (path: string): string => path.replace(/^dot-/, '.');

const next = `
Next:
  npx reckoner serve
  curl 'http://localhost:3000/api/calc/raised-bed?length=3'

Then make it yours: catalog/service.yaml says what the service is, catalog/calculators/ what it answers.
The language is explained in node_modules/reckoner/catalog/LANGUAGE.md.
`;

/** Writes what is missing below the root, generates, and gives the exit code. A root with a catalog is left alone. */
export async function init(root: string, terminal: Terminal): Promise<number> {
  if (existsSync(join(root, 'catalog'))) {
    terminal.complain('There is a catalog here already: nothing was written. Remove `catalog` to begin anew.\n');
    return 1;
  }
  const packageFile = readPackage(root);
  if (packageFile === null) {
    terminal.complain('package.json is not valid JSON: nothing was written. Mend it first.\n');
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

/** Null where it is no JSON. */
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
