/** The parts of the service put together and listening. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { createApp } from './app.js';
import { type Catalog, catalogAt } from './catalog.js';
import type { Config } from './config.js';
import { createHttpServer, stopServer } from './http/http-server.js';
import { serviceMetrics } from './http/metrics.js';
import { registerLeadMetrics } from './leads/lead-metrics.js';
import { createLeadService, type LeadService } from './leads/lead-service.js';
import { registerLimitMetrics } from './limits/limit-metrics.js';
import type { LimitStores } from './limits/limit-stores.js';
import type { Probe } from './routes/operations.js';

/** What a service is given by the process that it runs in. */
export interface Surroundings {
  readonly logger: Logger;
  readonly registry: Registry;
  readonly limits: LimitStores;
  /** Gives the measurements of all workers; those of the registry alone when absent. */
  readonly collectMetrics?: () => Promise<string>;
}

export interface RunningService {
  readonly server: Server;
  /** Stops listening, waits for the answers and deliveries under way and closes everything that was opened. */
  readonly stop: () => Promise<void>;
}

/** Starts to serve the catalog. Rejects when the address cannot be listened on or the leads could never be stored. */
export async function startService(catalog: Catalog, config: Config, given: Surroundings): Promise<RunningService> {
  const { logger, registry, limits } = given;
  const { publicBaseUrl, requestsPerMinute, trustProxy } = config;
  collectDefaultMetrics({ register: registry });
  const leads = openLeads(catalog, config, given);
  registerLeadMetrics(registry, leads);
  registerLimitMetrics(registry, limits);
  const app = createApp({
    catalog,
    publicBaseUrl,
    requestsPerMinute,
    trustProxy,
    logger,
    metrics: registry,
    collectMetrics: given.collectMetrics,
    rateLimitStore: limits.storeOf('calculations'),
    probes: probesOf(leads, limits),
    leads: leads.router,
  });
  await Promise.all([limits.ready(), storeReady(leads)]);
  const server = createHttpServer(app, publicBaseUrl);
  server.listen({ port: config.port, ...(config.host === undefined ? {} : { host: config.host }) });
  await once(server, 'listening');
  leads.start();
  return {
    server,
    stop: async () => {
      await stopServer(server);
      await leads.stop();
      limits.close();
    },
  };
}

function openLeads(catalog: Catalog, config: Config, { logger, registry, limits }: Surroundings): LeadService {
  return createLeadService({
    settings: config.leads,
    catalog: catalogAt(catalog, { publicUrl: config.publicBaseUrl, requestsPerMinute: config.requestsPerMinute }),
    baseUrl: config.publicBaseUrl,
    logger,
    leadsPerHour: config.leadsPerHour,
    requestsPerMinute: config.requestsPerMinute,
    rateLimitStore: limits.storeOf,
    onRefusal: serviceMetrics(registry).refused,
  });
}

/** Calculations need neither; but a balancer should prefer an instance that can also take leads. */
function probesOf(leads: LeadService, limits: LimitStores): readonly Probe[] {
  const checkLimits = async (): Promise<void> => {
    if (!limits.counting()) throw new Error('the limits are not counted');
  };
  return [
    { name: 'lead_store', check: leads.probe },
    { name: 'rate_limits', check: checkLimits, dispensable: true },
  ];
}

/** How long a starting service waits for the store of leads before it serves without it, in milliseconds. */
const storePatience = 2_000;

/** Resolves when the tables of leads are up to date, or when that takes too long to wait for. */
function storeReady({ probe }: LeadService): Promise<void> {
  return Promise.race([probe().catch(() => undefined), sleep(storePatience)]);
}
