/** Puts everything about leads together: the store, the router that takes them, the worker that delivers them. */
import { attemptTimeout } from '../contract/webhooks/schedule.js';
import type { LeadCatalog } from '../engine/calculator/catalog.js';
import type { Resolve } from './delivery/address-guard.js';
import { resolveHost } from './delivery/address-guard.js';
import { tellDestinations } from './delivery/tell-destinations.js';
import type { DeliveryWorker } from './delivery/worker.js';
import { createDeliveryWorker } from './delivery/worker.js';
import type { WorkerOptions } from './delivery/worker-dependencies.js';
import { createKeysUnderWay } from './intake/idempotency.js';
import type { LeadLimitOptions } from './intake/lead-limits.js';
import type { LeadDesk } from './intake/take-request.js';
import { createLeadDesk } from './intake/take-request.js';
import { leaseMargin, usualLease } from './model/attempt-times.js';
import type { Clock } from './model/clock.js';
import type { LeadCounter } from './model/counters.js';
import { createLeadCounters } from './model/counters.js';
import type { LeadsLog } from './model/log.js';
import type { LeadSettings } from './settings.js';
import type { DatabaseOptions, LeadDatabase, StoreLocation } from './store/lead-database.js';
import { openLeadDatabase } from './store/lead-database.js';
import { followStore, givenClock } from './store/store-clock.js';
import { StoreUnavailable, troubleOf } from './store/store-errors.js';
import { voicesOf } from './voices.js';

export interface LeadServiceDependencies extends LeadLimitOptions {
  readonly settings: LeadSettings;
  readonly catalog: LeadCatalog;
  /** The clock of the store when absent. */
  readonly clock?: Clock;
  /** The time since the process started, in milliseconds. */
  readonly uptime?: () => number;
  readonly random?: () => number;
  readonly resolve?: Resolve;
  readonly worker?: Partial<WorkerOptions>;
  /** Time limit of one PostgreSQL statement, in milliseconds. */
  readonly statementWait?: number | undefined;
}

export interface LeadService extends LeadDesk, Pick<DeliveryWorker, 'queue' | 'drain'> {
  /** Rejects while leads cannot be stored: a probe for readiness. */
  readonly probe: () => Promise<void>;
  /** Counts of this process since it started. */
  readonly counters: () => Readonly<Record<LeadCounter, number>>;
  /** Begins to deliver. */
  readonly start: () => void;
  /** Call when no request is under way any more: ends the attempts under way and closes the store. */
  readonly stop: () => Promise<void>;
}

const defaultWorker: Omit<WorkerOptions, 'allowPrivate'> = {
  timeout: attemptTimeout,
  leaseMargin,
  pollInterval: 1_000,
  concurrency: 16,
  concurrencyPerProvider: 4,
};

/** Opens the store at its first use. Trouble with it shows in the probe, and needs no restart once it is over. */
export function createLeadService(dependencies: LeadServiceDependencies): LeadService {
  const { settings, catalog, logger } = dependencies;
  const { database, background, closeAll } = openStores(settings.store, {
    statementWait: dependencies.statementWait,
    onConnectionLost: (code) => logger.warn({ code }, 'a database connection was lost'),
  });
  const time =
    dependencies.clock === undefined
      ? followStore(background, Date.now, (ahead) => tellDifference(ahead, logger))
      : givenClock(dependencies.clock);
  const counters = createLeadCounters();
  const worker = createDeliveryWorker({
    database: background,
    destinations: settings.destinations,
    mail: settings.mail,
    voices: voicesOf(catalog),
    consentRetention: settings.consentRetention,
    clock: time.now,
    followClock: time.follow,
    uptime: dependencies.uptime ?? (() => performance.now()),
    random: dependencies.random ?? Math.random,
    resolve: dependencies.resolve ?? resolveHost,
    log: logger,
    counters,
    options: { ...defaultWorker, allowPrivate: settings.allowPrivate, ...dependencies.worker },
  });
  const desk = createLeadDesk({
    database,
    catalog,
    clock: time.now,
    clockKnown: time.known,
    keysUnderWay: createKeysUnderWay(),
    limits: dependencies,
    callers: settings.callers,
    waysTo: (provider) => worker.ways().flatMap((way) => (way.provider === provider ? [way.channel] : [])),
    logger,
    counters,
    onQueued: worker.wake,
  });
  return {
    ...desk,
    probe: background.probe,
    counters: counters.read,
    queue: worker.queue,
    start: () => {
      for (const warning of settings.warnings) logger.warn({ warning }, 'a setting may be misspelt');
      tellCountry(settings.country, catalog, logger);
      tellTrouble(background, logger);
      const slots = Object.values(catalog.network.slots).flatMap((places) => Object.values(places));
      const inNetwork = new Set(slots.map(({ provider }) => provider));
      const { languages: spoken = [] } = catalog.service;
      tellDestinations({ destinations: settings.destinations, inNetwork, spoken, log: logger });
      worker.start();
    },
    drain: worker.drain,
    stop: async () => {
      await worker.stop();
      await closeAll();
    },
  };
}

/** The catalog says how people write numbers; the operator's command line, which has no catalog, goes by the setting. */
function tellCountry(setting: string, { service: { country } }: LeadCatalog, logger: LeadsLog): void {
  if (country === undefined || country === setting) return;
  logger.warn({ setting, country }, 'LEADS_COUNTRY is not the country of the service: leads person and search need it');
}

/** An instance whose clock is wrong does no harm to leads, but its log has wrong times. */
function tellDifference(ahead: number, logger: LeadsLog): void {
  if (Math.abs(ahead) <= usualLease) return;
  const fields = { seconds_ahead: Math.round(ahead / 1000) };
  logger.warn(fields, 'the clock of this machine differs from that of the database, which leads go by');
}

/** Connections to PostgreSQL for the worker and the probe, beside those for taking leads. */
const backgroundConnections = 3;

/**
 * The store for requests, and the store for background work. On PostgreSQL they have separate connections,
 * so that neither a rush of leads stops deliveries and makes the service look dead, nor the other way round.
 * On SQLite there is one writer in any case, and both are the same.
 */
function openStores(location: StoreLocation, options: DatabaseOptions) {
  const database = openLeadDatabase(location, options);
  if (location.engine === 'sqlite') return { database, background: database, closeAll: database.close };
  const background = openLeadDatabase({ ...location, connections: backgroundConnections }, options);
  const closeAll = async (): Promise<void> => {
    await Promise.all([database.close(), background.close()]);
  };
  return { database, background, closeAll };
}

/** Logs a store that cannot be used when the service starts, rather than at the first lead. */
function tellTrouble({ probe }: LeadDatabase, logger: LeadsLog): void {
  probe().catch((error: unknown) => {
    if (error instanceof StoreUnavailable) logger.error(troubleOf(error), 'leads cannot be stored');
  });
}
