/** Serves the page of the workbench and the files of one catalog, only to this machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { commitOf, HistoryError, sourcesAt } from '../../authoring/commands/history.js';
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { FileText } from '../messages/text.js';
import { pathOfName } from './catalog-files.js';
import { eventsOf } from './events.js';
import type { ServedWorkbench } from './respond.js';
import { respond } from './respond.js';

interface WorkbenchOptions extends CatalogPlace {
  /** The output folder of `scripts/build.mjs workbench`. */
  readonly assets: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface RunningWorkbench {
  /** With a final slash. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server. Rejects when the port is taken. */
export async function serveWorkbench({ assets, root, catalog, port }: WorkbenchOptions): Promise<RunningWorkbench> {
  const folder = join(root, catalog);
  const events = eventsOf(folder);
  const server = createServer();
  const listening = () => (server.address() as AddressInfo).port;
  const committed = () => committedFiles(root, catalog);
  const served: ServedWorkbench = { assets, folder, name: catalog, committed, events, port: listening };
  server.on('request', (request, response) => {
    respond(request, response, served).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    await events.stop();
    throw error;
  }
  const stop = async (): Promise<void> => {
    await events.stop();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${listening()}/`, stop };
}

/** The files of the last commit; null without git, without a commit, or if that has no catalog. */
function committedFiles(root: string, catalog: string): readonly FileText[] | null {
  try {
    return textsOf(sourcesAt(root, commitOf(root, 'HEAD'), catalog), catalog);
  } catch (error) {
    if (error instanceof HistoryError) return null;
    throw error;
  }
}

function textsOf(sources: CatalogSources, catalog: string): readonly FileText[] {
  return filesOf(sources).flatMap(({ path: full, text }) => {
    const path = pathOfName(full.slice(catalog.length + 1));
    return path === null ? [] : [{ path, text: text.replaceAll('\r\n', '\n') }];
  });
}
