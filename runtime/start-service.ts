/** The parts of the service put together and listening. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createApp } from './app.js';
import type { Catalog } from './catalog.js';
import type { Config } from './config.js';
import { createHttpServer, stopServer } from './http/http-server.js';

export interface RunningService {
  readonly server: Server;
  /** Stops listening, waits for the answers under way and closes everything that was opened. */
  readonly stop: () => Promise<void>;
}

/** Starts to serve the catalog. Rejects when the address cannot be listened on. */
export async function startService(catalog: Catalog, config: Config, logger: Logger): Promise<RunningService> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { publicBaseUrl, requestsPerMinute, trustProxy } = config;
  const app = createApp({ catalog, publicBaseUrl, requestsPerMinute, trustProxy, logger, metrics: registry });
  const server = createHttpServer(app, publicBaseUrl);
  server.listen({ port: config.port, ...(config.host === undefined ? {} : { host: config.host }) });
  await once(server, 'listening');
  return { server, stop: () => stopServer(server) };
}
