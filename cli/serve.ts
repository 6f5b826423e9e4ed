/** `reckoner serve`: compiles the catalog into a temporary folder and serves that. */
import { spawnSync } from 'node:child_process';
import cluster from 'node:cluster';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogPlace } from '../authoring/commands/read-call.js';
import { serveFolder } from './serve-folder.js';

/**
 * Serves until the process is told to stop, and resolves with null, or with the exit code if the catalog has mistakes.
 * The compiler runs in a separate process, so that this one does not keep its memory.
 */
export async function serve(
  { root, catalog }: CatalogPlace,
  env: Readonly<Record<string, string | undefined>>,
  process: NodeJS.Process,
): Promise<number | null> {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const compile = [...process.execArgv, script('compile-service'), root, catalog, folder];
  const { status } = spawnSync(process.execPath, compile, { stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  cluster.setupPrimary({ exec: script('serve-worker'), args: [folder] });
  await serveFolder(folder, env, process);
  return null;
}

function script(name: string): string {
  return fileURLToPath(new URL(`./${name}.js`, import.meta.url));
}
