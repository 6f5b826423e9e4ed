/** `reckoner workbench`: serves the page to write a catalog in, only to this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../authoring/commands/files.js';
import { readCall } from '../authoring/commands/read-call.js';
import { serveWorkbench } from '../workbench/server/serve-workbench.js';
import type { Terminal } from './terminal.js';

const built = fileURLToPath(new URL('../assets/workbench', import.meta.url));

const usualPort = 4321;

/** Starts serving and resolves with null; else with the exit code, or `wrong` for a wrong call. */
export async function workbench(args: readonly string[], terminal: Terminal): Promise<number | null | 'wrong'> {
  const options = readOptions(args);
  if (options === null) return 'wrong';
  const { root, catalog, port, assets } = options;
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
    const { address } = await serveWorkbench(options);
    terminal.say(`The workbench for ${catalog} is at ${address} (press Ctrl+C to stop it).\n`);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    terminal.complain(`Port ${port} is in use: stop the program that uses it, or name another port with --port.\n`);
    return 1;
  }
}

function readOptions(args: readonly string[]) {
  const own = {
    port: { type: 'string', default: String(usualPort) },
    assets: { type: 'string', default: built },
  } as const;
  return readCall(args, own, ({ port: given, assets }, operands, place) => {
    const port = Number(given);
    const isPort = /^\d{1,5}$/.test(given) && port <= 65535;
    return isPort && operands.length === 0 ? { ...place, assets, port } : null;
  });
}
