/** A whole server process that takes and delivers leads, for tests that kill it. Its argument is a `ServerPlan` as JSON. */
import { pino } from 'pino';
import { createHttpServer, stopServer } from '../../../http/server.js';
import type { MailServer } from '../../../leads/delivery/mail-server.js';
import type { WorkerOptions } from '../../../leads/delivery/worker-dependencies.js';
import { createLeadService } from '../../../leads/service.js';
import type { LeadSettings } from '../../../leads/settings.js';
import type { StoreLocation } from '../../../leads/store/lead-database.js';
import { submitTo } from '../../../runtime/process/start-service.js';
import { serviceOf } from '../http.js';
import { openLimits } from '../lead-app.js';
import { leadCatalog, leadSettings, servedLeadCatalog } from '../lead-fixtures.js';
import { plainAssets } from '../plain-assets.js';

export interface ServerPlan {
  readonly port: number;
  readonly store: StoreLocation;
  readonly webhooks: Readonly<Record<string, string>>;
  /** Email addresses by provider, and the server that sends to them. */
  readonly mailboxes?: Readonly<Record<string, string>>;
  readonly mail?: MailServer;
  readonly worker: Partial<WorkerOptions>;
  readonly leadsPerHour: number;
  /** Time limit of one PostgreSQL statement, in milliseconds. */
  readonly statementWait?: number;
  /** The shared store of the limits; the memory of the process when absent. */
  readonly redisUrl?: string;
}

async function main(plan: ServerPlan): Promise<void> {
  const baseUrl = `http://127.0.0.1:${plan.port}`;
  const logger = pino({ level: 'trace' }, pino.destination({ sync: true }));
  const limits = plan.redisUrl === undefined ? undefined : await limitsIn(plan.redisUrl);
  const leads = createLeadService({
    settings: settingsOf(plan),
    catalog: servedLeadCatalog(baseUrl),
    logger,
    ...openLimits,
    leadsPerHour: plan.leadsPerHour,
    ...(limits === undefined ? {} : { storeOf: limits.storeOf }),
    worker: plan.worker,
    statementWait: plan.statementWait,
  });
  const { app, lane } = serviceOf({
    catalog: leadCatalog,
    publicBaseUrl: baseUrl,
    requestsPerMinute: 1_000_000,
    logger,
    probes: [{ name: 'lead_store', check: leads.probe }],
    takeLead: leads.take,
    submitLead: submitTo(leads) ?? undefined,
    recallLead: leads.recall,
    pages: plainAssets(leadCatalog),
  });
  const server = createHttpServer({ first: lane, application: app, baseUrl });
  leads.start();
  server.listen(plan.port, '127.0.0.1', () => logger.info({ port: plan.port }, 'listening'));
  process.once('SIGTERM', () => {
    void stopServer(server)
      .then(() => leads.stop())
      .then(() => limits?.close())
      .then(() => process.exit(0));
  });
}

/** Loads the client of Redis only where there is one: it takes as long as everything else. */
async function limitsIn(url: string) {
  const { rateLimitStores } = await import('./redis-limits.js');
  return rateLimitStores(url);
}

function settingsOf({ store, webhooks, mailboxes = {}, mail }: ServerPlan): LeadSettings {
  const settings = leadSettings(store, webhooks);
  const addresses = new Map(Object.entries(mailboxes));
  return { ...settings, mail: mail ?? null, destinations: { ...settings.destinations, mailboxes: addresses } };
}

void main(JSON.parse(process.argv[2] ?? '') as ServerPlan);
