/** `reckoner workbench`: serves the page to write a catalog in, only to this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../authoring/commands/files.js';
import { serveWorkbench } from '../workbench/server/serve-workbench.js';
import { Refusal } from './command/option.js';
import type { CallOf } from './command/rows.js';
import type { Terminal } from './terminal.js';

const built = fileURLToPath(new URL('../assets/workbench', import.meta.url));

/** Starts serving. Throws a `Refusal` where it cannot. */
export async function workbench(call: CallOf<'workbench'>, terminal: Terminal): Promise<null> {
  const { root, catalog, port, assets = built } = call;
  // Throws where there is no catalog.
  readSources(root, catalog);
  if (!existsSync(join(assets, 'index.html')))
    throw new Refusal(`${assets} has no built page of the workbench. Leave out --assets.`);
  const { address } = await serveWorkbench({ root, catalog, port, assets });
  terminal.say(`The workbench for ${catalog} is at ${address} (press Ctrl+C to stop it).\n`);
  return null;
}
