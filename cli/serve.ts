/** `reckoner build` and `reckoner serve`: compile a catalog into a folder, and serve a folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFolder, newestFirst, readSources } from '../authoring/commands/files.js';
import { hashOfCatalog } from '../generator/source/hash-sources.js';
import { explainUnservable } from './built-folder.js';
import type { CatalogPlace } from './command/catalog-folder.js';
import { Refusal } from './command/option.js';
import type { CallOf } from './command/rows.js';
import { serveFolder } from './serve-folder.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** `reckoner build`: gives the exit code. */
export async function runBuild({ output, ...place }: CallOf<'build'>, process: NodeJS.Process): Promise<number> {
  const built = await build(place, output, process);
  const code = built === 0 ? await inProcess('compress-build', [output], process) : built;
  if (code === 0)
    process.stdout.write(
      `The folder \`${output}\` is ready. Serve it with \`npx reckoner serve --built ${output}\`.\n`,
    );
  return code;
}

/** `reckoner serve`: gives null while the service answers, or the exit code. */
export async function runServe(
  { built, watch, ...place }: CallOf<'serve'>,
  env: Environment,
  process: NodeJS.Process,
): Promise<number | null> {
  if (built !== undefined) return await serveBuilt(built, env, process);
  if (watch) return await serveEdits(place, process);
  const folder = folderFor(place, process);
  const code = await build(place, folder, process);
  return code === 0 ? await serveBuilt(folder, env, process) : code;
}

/** Serves the catalog again after each edit. Gives the exit code. */
async function serveEdits(place: CatalogPlace, process: NodeJS.Process): Promise<number> {
  const { serveWatching } = await import('./serve-watching.js');
  const compile = async () => {
    const folder = folderFor(place, process);
    return (await build(place, folder, process)) === 0 ? folder : null;
  };
  return await serveWatching(join(place.root, place.catalog), compile, process);
}

/**
 * Compiles the catalog into a folder, which is left as it is where it has the same build already. Gives the exit code. The
 * compiler runs in a separate process, so that this one does not keep its memory.
 */
async function build({ root, catalog }: CatalogPlace, folder: string, process: NodeJS.Process): Promise<number> {
  return await inProcess('build-service', [root, catalog, folder], process);
}

/** Gives the exit code. */
async function inProcess(name: string, args: readonly string[], process: NodeJS.Process): Promise<number> {
  const call = [...process.execArgv, script(name), ...args];
  const [code] = (await once(spawn(process.execPath, call, { stdio: 'inherit' }), 'exit')) as [number | null];
  return code ?? 1;
}

/** Serves a folder that `build` wrote until the process ends. Gives null. Refuses any other folder. */
async function serveBuilt(folder: string, env: Environment, process: NodeJS.Process): Promise<null> {
  const reason = explainUnservable(folder);
  if (reason !== null) throw new Refusal(reason);
  await serveFolder(folder, env, process);
  return null;
}

/** Beside the packages of the project, a build is kept for the next start; elsewhere it ends with the process. */
function folderFor({ root, catalog }: CatalogPlace, process: NodeJS.Process): string {
  const packages = join(root, 'node_modules');
  if (isFolder(packages)) {
    const builds = join(packages, '.cache', 'reckoner', 'built');
    removeOld(builds);
    return join(builds, hashOfCatalog(readSources(root, catalog)));
  }
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const mostBuilds = 4;
const day = 24 * 60 * 60 * 1000;

/** Keeps the newest, and all of the last day: a service that started from one may still read its workbooks. */
function removeOld(builds: string): void {
  if (!isFolder(builds)) return;
  const all = newestFirst(readdirSync(builds).map((name) => join(builds, name)));
  const old = all.slice(mostBuilds).filter(({ time }) => time < Date.now() - day);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

function script(name: string): string {
  return fileURLToPath(new URL(`./${name}.js`, import.meta.url));
}
