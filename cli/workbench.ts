/** `reckoner workbench`: serves the page to write a catalog in, only to this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../authoring/commands/files.js';
import { serveWorkbench } from '../workbench/server/serve-workbench.js';
import type { CallOf } from './command/rows.js';
import type { Terminal } from './terminal.js';

const built = fileURLToPath(new URL('../assets/workbench', import.meta.url));

/** Starts serving and resolves with null; else with the exit code. */
export async function workbench(call: CallOf<'workbench'>, terminal: Terminal): Promise<number | null> {
  const { root, catalog, port, assets = built } = call;
  // Throws for a folder that cannot be read.
  if (listFiles(join(root, catalog)).length === 0) {
    terminal.complain(
      `There is no catalog in ${join(root, catalog)}. \`npx reckoner init\` writes one; --catalog names another one.\n`,
    );
    return 2;
  }
  if (!existsSync(join(assets, 'index.html'))) {
    terminal.complain(`${assets} has no built page of the workbench. Leave out --assets.\n`);
    return 2;
  }
  try {
    const { address } = await serveWorkbench({ root, catalog, port, assets });
    terminal.say(`The workbench for ${catalog} is at ${address} (press Ctrl+C to stop it).\n`);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    terminal.complain(`Port ${port} is in use: stop the program that uses it, or name another port with --port.\n`);
    return 1;
  }
}
