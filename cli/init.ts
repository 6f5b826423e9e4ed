/** `reckoner init`: writes the files of a new catalog, and those that run it on a server. Overwrites nothing. */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFolder, readIfThere, replaceFile } from '../authoring/commands/files.js';
import { readCall } from './command/read-call.js';
import type { CallOf } from './command/rows.js';
import { rows } from './command/rows.js';
import { compilerCall } from './compiler-call.js';
import { deployFiles } from './deploy-files.js';
import type { Terminal } from './terminal.js';

/** Files whose names begin with a dot are stored with `dot-`, because npm leaves some of them out of packages. */
const folderOf = (template: string): string => fileURLToPath(new URL(`./${template}`, import.meta.url));
const written = (path: string): string => path.replace(/(?<=^|\/)dot-/, '.');

const next = `
Next:
  npx reckoner serve
  curl 'http://localhost:3000/api/calc/raised-bed?length=3'

Then make it yours: catalog/service.yaml describes the service, catalog/calculators/ has the calculators.
npx reckoner guide prints the language on one page; AGENTS.md tells assistants how to work here.
`;

const nextOnServer = `
deploy/ has an image, compose files, a proxy with TLS, units for systemd, alerts and backups:
  cp deploy/.env.example deploy/.env     and put in the name and webhooks
  docker compose -f deploy/compose.sqlite.yaml up --build --detach --wait

node_modules/reckoner/docs/operations.md goes through it step by step.
`;

const networkByHand = `\`--network\` adds nothing to a catalog that is here already. Run \`npx reckoner init --network --root ELSEWHERE\`,
and take over its catalog/network.yaml and the end of its catalog/service.yaml.
`;

/**
 * Writes the missing files of the templates below the root, generates, and returns the exit code. Joins the texts that
 * several templates have for one file. Where there is a catalog already, writes only files for a server.
 */
export async function init({ root, network, deploy }: CallOf<'init'>, terminal: Terminal): Promise<number> {
  const hasCatalog = existsSync(join(root, 'catalog'));
  if (hasCatalog && network) terminal.complain(networkByHand);
  if (hasCatalog && deploy) {
    writeMissing(root, withDeploy([]), terminal);
    terminal.say(nextOnServer);
    return 0;
  }
  const templates = network ? ['template', 'template-network'] : ['template'];
  if (hasCatalog) {
    terminal.complain('There is already a catalog here: nothing was written. Remove `catalog` to start over.\n');
    return 1;
  }
  const packageFile = readPackage(root);
  if (packageFile === null) {
    terminal.complain('package.json is not valid JSON: nothing was written. Fix it first.\n');
    return 1;
  }
  writeMissing(root, deploy ? withDeploy(filesOf(templates)) : filesOf(templates), terminal);
  writeFileSync(join(root, 'package.json'), withScripts(packageFile));
  terminal.say('scripts package.json\n');
  const code = await compilerCall('generate', readCall('generate', rows.generate, [`--root=${root}`]), {
    ...terminal,
    ask: null,
  });
  if (code === 0) terminal.say(deploy ? `${next}${nextOnServer}` : next);
  return code;
}

type WrittenFile = readonly [path: string, text: string];

function writeMissing(root: string, files: readonly WrittenFile[], terminal: Terminal): void {
  for (const [path, text] of files) {
    const isThere = existsSync(join(root, path));
    if (!isThere) {
      replaceFile(join(root, path), text);
      if (path.endsWith('.sh')) chmodSync(join(root, path), 0o755);
    }
    terminal.say(`${isThere ? 'kept   ' : 'wrote  '} ${path}\n`);
  }
}

/** The files with those for a server after them. */
function withDeploy(files: readonly WrittenFile[]): readonly WrittenFile[] {
  const own = [...deployFiles(), ...filesOf(['template-deploy'])];
  return [...files, ...own.sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** The texts of the templates by the paths to write them to, in the order of these. */
function filesOf(templates: readonly string[]): readonly WrittenFile[] {
  const texts = new Map<string, string>();
  for (const [name, text] of templates.flatMap((template) => [...readFolder(folderOf(template))])) {
    const path = written(name);
    const before = texts.get(path);
    texts.set(path, before === undefined ? text : `${before}\n${text}`);
  }
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The members of a package.json that are read. */
interface PackageFile {
  readonly [member: string]: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const scripts = { check: 'reckoner check', generate: 'reckoner generate', start: 'reckoner serve' };

/** npm 12 and later fetch or compile the driver of SQLite only with this. */
const allowScripts = { 'better-sqlite3': true };

/** The text of the file with scripts and `"type": "module"` added; its own members stay. */
function withScripts(file: PackageFile): string {
  const added = {
    scripts: { ...scripts, ...file.scripts },
    allowScripts: { ...allowScripts, ...file.allowScripts },
  };
  return `${JSON.stringify({ type: 'module', ...file, ...added }, null, 2)}\n`;
}

/** The package.json, an empty one if there is none, or null when it is not JSON. */
function readPackage(root: string): PackageFile | null {
  const text = readIfThere(join(root, 'package.json'));
  if (text === null) return { private: true };
  try {
    return JSON.parse(text) as PackageFile;
  } catch {
    return null;
  }
}
