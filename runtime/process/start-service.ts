/** Puts the parts of the service together and listens. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { collectDefaultMetrics } from 'prom-client';
import type { Catalog, ServedCatalog } from '../../engine/calculator/catalog.js';
import { leadCatalogOf } from '../../engine/calculator/catalog.js';
import { callerBehind } from '../../http/limits/caller.js';
import type { LimitOptions } from '../../http/limits/limit.js';
import { createLimit } from '../../http/limits/limit.js';
import { registerLimitMetrics } from '../../http/limits/limit-metrics.js';
import type { LimitStores } from '../../http/limits/limit-stores.js';
import type { Observer } from '../../http/locals.js';
import { registerMetrics } from '../../http/metrics.js';
import { createObserver } from '../../http/observer.js';
import { createHttpServer, stopServer } from '../../http/server.js';
import { registerLeadMetrics } from '../../leads/metrics.js';
import type { LeadService } from '../../leads/service.js';
import { createLeadService } from '../../leads/service.js';
import type { Service } from '../routes/app.js';
import { createMetricsApp, createService } from '../routes/app.js';
import type { Probe } from '../routes/health-checks.js';
import type { SubmitFrom } from '../routes/mcp.js';
import type { AssetSource } from '../routes/pages/page-assets.js';
import { registerMemoryLimit } from './memory-limit.js';
import { serveCatalog } from './serve-catalog.js';
import type { Settings } from './settings.js';

/** What a process gives the service that it runs. */
export interface ServiceEnvironment {
  readonly logger: Logger;
  readonly registry: Registry;
  readonly limits: LimitStores;
  /** Assets of pages for people; null when there are none. */
  readonly pages: AssetSource | null;
}

export interface RunningService {
  readonly server: Server;
  /** Stops listening, waits for the answers and deliveries under way and closes everything that was opened. */
  readonly stop: () => Promise<void>;
}

/** Starts to serve the catalog. Rejects when an address cannot be listened on or the leads could never be stored. */
export async function startService(
  source: Catalog,
  settings: Settings,
  environment: ServiceEnvironment,
): Promise<RunningService> {
  const { limits } = environment;
  const { requestsPerMinute, publicBaseUrl: baseUrl } = settings;
  const catalog = serveCatalog(source, { baseUrl, requestsPerMinute });
  const { observer, counting } = watch(settings, environment);
  const leads = openLeads(catalog, settings, environment, counting);
  const { app, lane } = openService(catalog, settings, environment, { observer, counting, leads });
  await Promise.all([limits.ready(), storeReady(leads)]);
  const server = createHttpServer({ first: lane, application: app, baseUrl });
  await listen(server, settings.port, settings.host);
  const metrics = await serveMetrics(settings, environment, observer);
  leads?.start();
  return {
    server,
    stop: async () => {
      await stopServer(server);
      await leads?.stop();
      if (metrics !== null) await stopServer(metrics);
      limits.close();
    },
  };
}

/** Options shared by all limits: how to find the caller and the counts. */
export type Counting = Pick<LimitOptions, 'callerOf' | 'onRefusal' | 'logger'> & Pick<LimitStores, 'storeOf'>;

/** Begins to measure and to log. */
function watch(
  { trustProxy }: Settings,
  { logger, registry, limits }: ServiceEnvironment,
): { readonly observer: Observer; readonly counting: Counting } {
  collectDefaultMetrics({ register: registry });
  registerMemoryLimit(registry);
  registerLimitMetrics(registry, limits);
  const metrics = registerMetrics(registry);
  const callerOf = callerBehind(trustProxy);
  return {
    observer: createObserver(logger, metrics),
    counting: { callerOf, onRefusal: metrics.refused, logger, storeOf: limits.storeOf },
  };
}

/** Null where the service takes no leads: then nothing is opened for them. */
export function openLeads(
  served: ServedCatalog,
  { leads: settings, requestsPerMinute, leadsPerHour }: Settings,
  { registry }: Pick<ServiceEnvironment, 'registry'>,
  counting: Counting,
): LeadService | null {
  const catalog = leadCatalogOf(served);
  if (catalog === null || settings === null || leadsPerHour === null) return null;
  const leads = createLeadService({ settings, catalog, requestsPerMinute, leadsPerHour, ...counting });
  registerLeadMetrics(registry, leads);
  return leads;
}

interface OpenedParts {
  readonly observer: Observer;
  readonly counting: Counting;
  readonly leads: LeadService | null;
}

function openService(
  catalog: ServedCatalog,
  { requestsPerMinute: limit, metricsPort, mcp }: Settings,
  { limits, registry, pages }: ServiceEnvironment,
  { observer, counting, leads }: OpenedParts,
): Service {
  const { storeOf, ...parts } = counting;
  return createService({
    catalog,
    observer,
    limit: createLimit({ limit, window: 'minute', what: 'requests', store: storeOf('calculations'), ...parts }),
    probes: probesOf(leads, limits),
    collectMetrics: metricsPort === null ? () => registry.metrics() : undefined,
    takeLead: leads?.take,
    submitLead: submitTo(leads) ?? undefined,
    recallLead: leads?.recall,
    pages: pages ?? undefined,
    mcp,
  });
}

/** Takes leads that do not come as requests to the address of leads; null where the service takes none. */
export function submitTo(leads: LeadService | null): SubmitFrom | null {
  return leads === null ? null : (response, submitted) => leads.submit(response, submitted);
}

/** The server of the metrics, where they have a separate port. */
async function serveMetrics(
  { metricsPort, host, publicBaseUrl: baseUrl }: Settings,
  { registry }: ServiceEnvironment,
  observer: Observer,
): Promise<Server | null> {
  if (metricsPort === null) return null;
  const application = createMetricsApp({ baseUrl, observer, collectMetrics: () => registry.metrics() });
  const server = createHttpServer({ first: passOn, application, baseUrl });
  await listen(server, metricsPort, host);
  return server;
}

const passOn = (_request: unknown, _response: unknown, next: () => void): void => next();

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen({ port, ...(host === undefined ? {} : { host }) });
  await once(server, 'listening');
}

/** Calculations need neither; but a balancer should prefer an instance that can also take leads. */
function probesOf(leads: LeadService | null, limits: LimitStores): readonly Probe[] {
  const checkLimits = async (): Promise<void> => {
    if (!limits.counting()) throw new Error('the limits are not counted');
  };
  return [
    ...(leads === null ? [] : [{ name: 'lead_store', check: leads.probe }]),
    { name: 'rate_limits', check: checkLimits, isDispensable: true },
  ];
}

/** Longest wait of a starting service for the store of leads, in milliseconds; then it serves without it. */
const storePatience = 2_000;

/** Resolves when the tables of leads are up to date, or when that takes too long to wait for. */
async function storeReady(leads: LeadService | null): Promise<void> {
  if (leads === null) return;
  await Promise.race([leads.probe().catch(() => undefined), sleep(storePatience)]);
}
