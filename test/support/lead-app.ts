/** The door to a service that takes leads: an application on a free port with a store of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { BoundedMemoryStore } from '../../http/limits/bounded-memory-store.js';
import { callerBehind } from '../../http/limits/caller.js';
import type { LeadLimitOptions } from '../../leads/intake/lead-limits.js';
import type { LeadService, LeadServiceDependencies } from '../../leads/service.js';
import { createLeadService } from '../../leads/service.js';
import type { LeadSettings } from '../../leads/settings.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { LeadsTable } from '../../leads/store/tables.js';
import { submitTo } from '../../runtime/process/start-service.js';
import type { AssetSource } from '../../runtime/routes/pages/page-assets.js';
import { putEmptyStore } from './empty-store.js';
import type { Answer, RunningApp } from './http.js';
import { recordingLogger, request, startApp } from './http.js';
import { leadCatalog, leadSettings, servedLeadCatalog } from './lead-fixtures.js';

export interface LeadApp {
  readonly app: RunningApp;
  readonly service: LeadService;
  /** Where its leads are kept, for another service beside it. */
  readonly location: StoreLocation;
  /** A second look at the store, from outside of the service. */
  readonly database: LeadDatabase;
  /** Everything that was logged, as objects. */
  readonly logs: readonly Readonly<Record<string, unknown>>[];
  /** Posts a value as JSON, or a text as it stands. */
  readonly post: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly leads: () => Promise<readonly LeadsTable[]>;
  readonly stop: () => Promise<void>;
}

export interface LeadAppOptions extends Partial<Omit<LeadServiceDependencies, 'settings'>> {
  /** The catalog before it is served; the fixture's own when absent. */
  readonly unserved?: Catalog;
  /** A new SQLite file when absent. */
  readonly store?: StoreLocation;
  /** Webhook URLs by provider. */
  readonly webhooks?: Readonly<Record<string, string>>;
  /** What else is set of deliveries. */
  readonly settings?: Partial<LeadSettings>;
  /** What its pages load; without them it has no pages. */
  readonly pages?: AssetSource;
}

/** Limits that no test reaches unless it wants to. */
export const openLimits: Pick<LeadServiceDependencies, keyof Omit<LeadLimitOptions, 'logger'>> = {
  leadsPerHour: 1_000_000,
  requestsPerMinute: 1_000_000,
  storeOf: () => new BoundedMemoryStore(),
  callerOf: callerBehind(false),
  onRefusal: () => undefined,
};

export async function startLeadApp(options: LeadAppOptions = {}): Promise<LeadApp> {
  const { store, webhooks, settings, pages, unserved = leadCatalog, ...changes } = options;
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-leads-'));
  const location = store ?? { engine: 'sqlite', path: join(folder, 'leads.sqlite') };
  if (store === undefined) putEmptyStore(join(folder, 'leads.sqlite'));
  const { logger, logs } = recordingLogger();
  const service = createLeadService({
    settings: { ...leadSettings(location, webhooks), ...settings },
    catalog: servedLeadCatalog(undefined, unserved),
    logger,
    ...openLimits,
    ...changes,
  });
  const probes = [{ name: 'lead_store', check: service.probe }];
  const app = await startApp({
    catalog: unserved,
    takeLead: service.take,
    submitLead: submitTo(service) ?? undefined,
    recallLead: service.recall,
    ...(pages === undefined ? {} : { pages }),
    logger,
    probes,
  });
  const database = openLeadDatabase(location);
  return {
    app,
    service,
    location,
    database,
    logs,
    post: (body, headers = {}) => postLead(app, body, headers),
    leads: () => database.read((db) => db.selectFrom('leads').selectAll().orderBy('id').execute()),
    stop: async () => {
      await app.stop();
      await service.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Posts to the address of the leads. A text is sent as it stands, anything else as JSON. */
export function postLead(
  app: Pick<RunningApp, 'port'>,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  const all = { 'content-type': 'application/json', 'content-length': length, ...headers };
  return request(app, 'POST', '/api/lead-submit', all, text);
}
