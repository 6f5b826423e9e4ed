/** The door to a service that takes leads: an application on a free port with a store of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLeadService, type LeadService, type LeadServiceDependencies } from '../../runtime/leads/lead-service.js';
import { type LeadDatabase, openLeadDatabase, type StoreLocation } from '../../runtime/leads/store/lead-database.js';
import type { LeadsTable } from '../../runtime/leads/store/tables.js';
import { type Answer, baseUrl, type RunningApp, recordingLogger, request, startApp } from './http.js';
import { leadCatalog, leadSettings } from './lead-fixtures.js';

export interface LeadApp {
  readonly app: RunningApp;
  readonly service: LeadService;
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
  /** A new SQLite file when absent. */
  readonly store?: StoreLocation;
  /** Webhook URLs by provider. */
  readonly webhooks?: Readonly<Record<string, string>>;
}

export async function startLeadApp(options: LeadAppOptions = {}): Promise<LeadApp> {
  const { store, webhooks, ...changes } = options;
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-leads-'));
  const location = store ?? { engine: 'sqlite', path: join(folder, 'leads.sqlite') };
  const { logger, logs } = recordingLogger();
  const service = createLeadService({
    settings: leadSettings(location, webhooks),
    catalog: leadCatalog,
    baseUrl,
    logger,
    leadsPerHour: 100_000,
    requestsPerMinute: 100_000,
    onRefusal: () => undefined,
    ...changes,
  });
  const probes = [{ name: 'lead_store', check: service.probe }];
  const app = await startApp({ catalog: leadCatalog, leads: service.router, logger, probes });
  const database = openLeadDatabase(location);
  return {
    app,
    service,
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
