/** Serves a folder of compiled modules and documents. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readDocuments } from '../runtime/process/read-documents.js';
import { readWorkbooks } from '../runtime/process/read-workbooks.js';
import { run } from '../runtime/process/run.js';

type Served = Parameters<typeof run>[0];

/** Serves until the process is told to stop, as `run` does. */
export async function serveFolder(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  process: NodeJS.Process,
): Promise<void> {
  const load = async <T>(name: string): Promise<T> => await import(pathToFileURL(join(folder, name)).href);
  const { calculators } = await load<Pick<Served, 'calculators'>>('index.js');
  const { service } = await load<Pick<Served, 'service'>>('service.js');
  const { network } = await load<Pick<Served, 'network'>>('network.js');
  const catalog = { calculators, service, network, documents: readDocuments(folder), workbooks: readWorkbooks(folder) };
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
