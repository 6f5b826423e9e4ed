/** Serves a folder of compiled modules and documents. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { docsAddress, indexAddress, openapiAddress } from '../contract/addresses.js';
import type { Catalog } from '../engine/calculator/catalog.js';
import type { AssetFolders } from '../pages/assets/read-assets.js';
import type { CompiledModules } from '../runtime/process/compiled-catalog.js';
import { compiledCatalog } from '../runtime/process/compiled-catalog.js';
import { run } from '../runtime/process/run.js';
import type { Serving } from '../runtime/process/run-service.js';

/** Serves until the process gets a signal to stop, as `run` does, and says on standard error what it serves. */
export async function serveFolder(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  process: NodeJS.Process,
): Promise<void> {
  const catalog = await loadCatalog(folder);
  const serving = await run(catalog, env, process, assetFolders(folder));
  if (serving !== null) process.stderr.write(served(catalog, serving));
}

/** The catalog that was compiled into a folder. */
export async function loadCatalog(folder: string): Promise<Catalog> {
  const load = async (name: string): Promise<CompiledModules> => await import(pathToFileURL(join(folder, name)).href);
  const { calculators } = await load('index.js');
  const { service } = await load('service.js');
  const { network } = await load('network.js');
  const { languages } = await load('languages.js');
  return compiledCatalog(folder, { calculators, service, network, ...(languages && { languages }) });
}

export function assetFolders(folder: string): AssetFolders {
  return { built: fileURLToPath(new URL('../assets', import.meta.url)), generated: folder };
}

/** The catalog, and the addresses to begin with. */
function served({ calculators, service, others = [] }: Catalog, { port, hasPages }: Serving): string {
  const count = calculators.size === 1 ? '1 calculator' : `${calculators.size} calculators`;
  const further = others.flatMap(({ translation }) => translation?.language ?? []);
  const [own = 'en'] = service.languages ?? [];
  const pages = [[indexAddress, 'pages'] as const, [docsAddress, 'documentation'] as const];
  const addresses = [...(hasPages ? pages : []), [openapiAddress, 'the API'] as const];
  const lines = addresses.map(([address, what]) => `  http://localhost:${port}${address}  ${what}\n`);
  return `Serving ${service.name}: ${count}, ${[own, ...further].join(', ')}.\n${lines.join('')}`;
}
