/** Serves a folder of compiled modules and documents. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CompiledModules } from '../runtime/process/compiled-catalog.js';
import { compiledCatalog } from '../runtime/process/compiled-catalog.js';
import { run } from '../runtime/process/run.js';

/** Serves until the process is told to stop, as `run` does. */
export async function serveFolder(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  process: NodeJS.Process,
): Promise<void> {
  const load = async (name: string): Promise<CompiledModules> => await import(pathToFileURL(join(folder, name)).href);
  const { calculators } = await load('index.js');
  const { service } = await load('service.js');
  const { network } = await load('network.js');
  const { languages } = await load('languages.js');
  const catalog = compiledCatalog(folder, { calculators, service, network, ...(languages && { languages }) });
  await run(catalog, env, process, {
    built: beside('../assets'),
    generated: folder,
    kernel: beside('../engine/kernel'),
  });
}

/** The path of a folder of the installed tool. */
function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
