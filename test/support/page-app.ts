/** The door to a service with pages, whose requests are kept in a store of their own where the catalog takes any. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { leadCatalogOf } from '../../engine/calculator/catalog.js';
import { createLeadService } from '../../leads/service.js';
import type { LeadDatabase } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import type { LeadsTable } from '../../leads/store/tables.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { submitTo } from '../../runtime/process/start-service.js';
import type { AssetSource } from '../../runtime/routes/pages/page-assets.js';
import { putEmptyStore } from './empty-store.js';
import type { Answer, AppChanges, RunningApp } from './http.js';
import { baseUrl, recordingLogger, request, startApp, withoutFragment } from './http.js';
import { openLimits } from './lead-app.js';
import { leadSettings } from './lead-fixtures.js';
import { plainAssets } from './plain-assets.js';

export interface PageApp {
  readonly app: RunningApp;
  /** The file that its leads are kept in. */
  readonly file: string;
  readonly leads: () => Promise<readonly LeadsTable[]>;
  /** GET as a browser does it. */
  readonly open: (path: string) => Promise<Answer>;
  /** Sends a form as a browser does it from a page of the service. */
  readonly send: (path: string, fields: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** A day on which all figures of the catalog are known. */
const day = Date.parse('2026-11-20T12:00:00Z');

/** What a browser accepts when somebody follows a link. */
export const browserHeaders = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

export async function startPageApp(
  catalog: Catalog,
  changes: AppChanges & { readonly pages?: AssetSource } = {},
): Promise<PageApp> {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-pages-'));
  const location = { engine: 'sqlite' as const, path: join(folder, 'leads.sqlite') };
  putEmptyStore(location.path);
  const { logger } = recordingLogger();
  const served = leadCatalogOf(serveCatalog(catalog, { baseUrl, requestsPerMinute: 1 }));
  const { requestsPerMinute = openLimits.requestsPerMinute } = changes;
  const limits = { ...openLimits, requestsPerMinute };
  const service = served && createLeadService({ settings: leadSettings(location), catalog: served, logger, ...limits });
  const app = await startApp({
    catalog,
    pages: plainAssets(catalog),
    takeLead: service?.take,
    submitLead: submitTo(service) ?? undefined,
    recallLead: service?.recall,
    clock: () => day,
    ...changes,
  });
  const database: LeadDatabase = openLeadDatabase(location);
  return {
    app,
    file: location.path,
    leads: () => database.read((db) => db.selectFrom('leads').selectAll().orderBy('id').execute()),
    open: (path) => request(app, 'GET', withoutFragment(path), browserHeaders),
    send: (path, fields) => sendForm(app, path, fields),
    stop: async () => {
      await app.stop();
      await service?.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Posts fields as forms do. */
export function sendForm(
  app: Pick<RunningApp, 'port'>,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return request(app, 'POST', withoutFragment(path), { ...browserHeaders, ...type, ...headers }, body);
}
