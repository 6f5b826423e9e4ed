/** A page of another site, on a port of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../http.js';

export interface ServedHost {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function serveHost(page: string): Promise<ServedHost> {
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  await listen(host, '127.0.0.1');
  const { port } = host.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}/`, stop };
}
