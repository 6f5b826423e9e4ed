/** Small servers in the place of the service's instances: they note what reaches them, and misbehave when told to. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../support/http.js';
import { freePort } from '../../support/slow/services.js';

export interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What an instance does with a request: answer it, keep it for ever, or break the connection once it has read it. */
export type Behaviour = 'answer' | 'hang' | 'break';

export interface FakeInstance {
  readonly port: number;
  /** Everything that arrived, whatever became of it, without the health checks of the proxy itself. */
  readonly arrivals: readonly Arrival[];
  readonly behave: (behaviour: Behaviour) => void;
  /** Ends the instance; its port then refuses connections. */
  readonly stop: () => Promise<void>;
}

export async function startInstance(): Promise<FakeInstance> {
  const arrivals: Arrival[] = [];
  let behaviour: Behaviour = 'answer';
  const server = createServer((request, response) => {
    const take = (arrival: Arrival): void => {
      if (arrival.path !== '/healthz') arrivals.push(arrival);
      if (behaviour === 'answer') answer(arrival, response);
      if (behaviour === 'break') request.socket.destroy();
    };
    // A body that breaks off has not arrived, for the service as well.
    readArrival(request).then(take, () => request.socket.destroy());
  });
  await listen(server, '127.0.0.1', await freePort());
  return {
    port: (server.address() as AddressInfo).port,
    arrivals,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readArrival(request: IncomingMessage): Promise<Arrival> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: Buffer.concat(chunks).toString() };
}

function answer({ method }: Arrival, response: ServerResponse): void {
  response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
  response.end('{"ok":true}');
}
