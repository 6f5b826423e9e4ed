/** `reckoner build` and `reckoner serve`: compile a catalog into a folder, and serve a folder. */
import { spawnSync } from 'node:child_process';
import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogPlace } from '../authoring/commands/read-call.js';
import { explainUnservable } from './built-folder.js';
import { serveFolder } from './serve-folder.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Compiles the catalog into a folder, which is left as it is where it has the same build already. Gives the exit code. The
 * compiler runs in a separate process, so that this one does not keep its memory.
 */
export function build({ root, catalog }: CatalogPlace, folder: string, process: NodeJS.Process): number {
  const compile = [...process.execArgv, script('build-service'), root, catalog, folder];
  return spawnSync(process.execPath, compile, { stdio: 'inherit' }).status ?? 1;
}

/** Builds the catalog and serves it until the process ends. Gives null, or the exit code if the catalog has mistakes. */
export async function serve(place: CatalogPlace, env: Environment, process: NodeJS.Process): Promise<number | null> {
  const folder = folderFor(place, process);
  const code = build(place, folder, process);
  return code === 0 ? await serveBuilt(folder, env, process) : code;
}

/** Serves a folder that `build` wrote until the process ends. Gives null, or the exit code for any other folder. */
export async function serveBuilt(folder: string, env: Environment, process: NodeJS.Process): Promise<number | null> {
  const reason = explainUnservable(folder);
  if (reason !== null) {
    process.stderr.write(`${reason}\n`);
    return 2;
  }
  cluster.setupPrimary({ exec: script('serve-worker'), args: [folder] });
  await serveFolder(folder, env, process);
  return null;
}

/** Beside the packages of the project, a build is kept for the next start; elsewhere it ends with the process. */
function folderFor({ root, catalog }: CatalogPlace, process: NodeJS.Process): string {
  const packages = join(root, 'node_modules');
  if (existsSync(packages) && existsSync(join(root, catalog))) {
    const builds = join(packages, '.cache', 'reckoner', 'built');
    removeOld(builds);
    return join(builds, digestOf(join(root, catalog)));
  }
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const mostBuilds = 4;
const day = 24 * 60 * 60 * 1000;

/** Keeps the newest, and all of the last day: a service that started from one may still read its workbooks. */
function removeOld(builds: string): void {
  if (!existsSync(builds)) return;
  const paths = readdirSync(builds).map((name) => join(builds, name));
  const byTime = paths.map((path) => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time);
  const old = byTime.slice(mostBuilds).filter(({ time }) => time < Date.now() - day);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

/** A name for the texts of a folder. */
function digestOf(folder: string): string {
  const digest = createHash('sha256').update(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) digest.update(`\n${path}\n`).update(readFileSync(path));
  return digest.digest('hex').slice(0, 16);
}

function script(name: string): string {
  return fileURLToPath(new URL(`./${name}.js`, import.meta.url));
}
