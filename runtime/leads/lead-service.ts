/** Everything about leads, put together: the store, the router that takes them, the worker that delivers them. */

import type { Router } from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { Catalog } from '../catalog.js';
import type { Clock } from './clock.js';
import { type Resolve, resolveHost } from './delivery/address-guard.js';
import { createDeliveryWorker } from './delivery/worker.js';
import type { WorkerOptions } from './delivery/worker-dependencies.js';
import { createKeysUnderWay } from './intake/idempotency.js';
import { recalculator } from './intake/recalculate.js';
import { createLeadCounters, type LeadCounter } from './lead-counters.js';
import type { LeadSettings } from './lead-settings.js';
import { createLeadRouter } from './router.js';
import type { QueueState } from './store/delivery-queue.js';
import { type DatabaseOptions, openLeadDatabase, type StoreLocation } from './store/lead-database.js';

export interface LeadServiceDependencies {
  readonly settings: LeadSettings;
  /** The catalog as it is served: moved to the public address. */
  readonly catalog: Catalog;
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly leadsPerHour: number;
  readonly requestsPerMinute: number;
  readonly rateLimitStore?: ((limit: 'lead-requests' | 'leads') => Store) | undefined;
  readonly onRefusal: (route: string) => void;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly resolve?: Resolve;
  readonly worker?: Partial<WorkerOptions>;
  /** How long PostgreSQL may work on one statement, in milliseconds. */
  readonly statementWait?: number | undefined;
}

export interface LeadService {
  readonly router: Router;
  /** Rejects while leads cannot be stored: a probe for readiness. */
  readonly probe: () => Promise<void>;
  /** What happened in this process since it started. */
  readonly counters: () => Readonly<Record<LeadCounter, number>>;
  /** What stands in the queue of all instances. Rejects while the store is away. */
  readonly queue: () => Promise<QueueState>;
  /** Begins to deliver. */
  readonly start: () => void;
  /** Delivers what is due now, without `start`; resolves when nothing is under way. */
  readonly drain: () => Promise<void>;
  /** Call when no request is under way any more: ends the attempts under way and closes the store. */
  readonly stop: () => Promise<void>;
}

const DEFAULT_WORKER: Omit<WorkerOptions, 'allowPrivate'> = {
  timeout: 15_000,
  leaseMargin: 15_000,
  pollInterval: 1_000,
  concurrency: 16,
  concurrencyPerProvider: 4,
};

/** Opens the store; throws when its location can never work, such as a folder that cannot be made. */
export function createLeadService(dependencies: LeadServiceDependencies): LeadService {
  const { settings, catalog, baseUrl, logger, clock = Date.now } = dependencies;
  const { network, service, calculators } = catalog;
  const { database, background, closeAll } = openStores(settings.store, {
    statementWait: dependencies.statementWait,
    onConnectionLost: (code) => logger.warn({ code }, 'A database connection was lost.'),
  });
  const counters = createLeadCounters();
  const worker = createDeliveryWorker({
    database: background,
    endpoints: settings.endpoints,
    clock,
    random: dependencies.random ?? Math.random,
    resolve: dependencies.resolve ?? resolveHost,
    log: logger,
    counters,
    options: { ...DEFAULT_WORKER, allowPrivate: settings.allowPrivate, ...dependencies.worker },
  });
  const router = createLeadRouter({
    database,
    network,
    baseUrl,
    consentText: service.consentText,
    recalculate: recalculator(calculators, { service, network, baseUrl }),
    clock,
    keysUnderWay: createKeysUnderWay(),
    leadsPerHour: dependencies.leadsPerHour,
    requestsPerMinute: dependencies.requestsPerMinute,
    rateLimitStore: dependencies.rateLimitStore,
    logger,
    counters,
    onRefusal: dependencies.onRefusal,
    onQueued: worker.wake,
  });
  return {
    router,
    probe: background.probe,
    counters: counters.read,
    queue: worker.queue,
    start: () => {
      tellWebhooks(dependencies);
      worker.start();
    },
    drain: worker.drain,
    stop: async () => {
      await worker.stop();
      await closeAll();
    },
  };
}

/** Connections to PostgreSQL for the worker and the probe, beside those for taking leads. */
const BACKGROUND_CONNECTIONS = 3;

/**
 * The store for requests, and the one for what happens behind them. On PostgreSQL they have connections of their own,
 * so that neither a rush of leads stops deliveries and makes the service look dead, nor the other way round.
 * On SQLite there is one writer in any case, and both are the same.
 */
function openStores(location: StoreLocation, options: DatabaseOptions) {
  const database = openLeadDatabase(location, options);
  if (location.engine === 'sqlite') return { database, background: database, closeAll: database.close };
  const background = openLeadDatabase({ ...location, connections: BACKGROUND_CONNECTIONS }, options);
  const closeAll = async (): Promise<void> => {
    await Promise.all([database.close(), background.close()]);
  };
  return { database, background, closeAll };
}

/** Tells the operator which providers get their leads and which leads will wait. */
function tellWebhooks({ settings, catalog, logger }: LeadServiceDependencies): void {
  const slots = Object.values(catalog.network.slots).flatMap((places) => Object.values(places));
  const inNetwork = new Set(slots.map(({ provider }) => provider));
  const delivered = [...settings.endpoints.keys()];
  const waiting = [...inNetwork].filter((provider) => !settings.endpoints.has(provider));
  const unknown = delivered.filter((provider) => !inNetwork.has(provider));
  logger.info({ delivered, waiting }, 'Providers whose leads are delivered, and those whose leads wait in the store.');
  if (unknown.length > 0) logger.warn({ unknown }, 'Webhooks of providers that hold no slot: check the spelling.');
}
