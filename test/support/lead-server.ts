/** A whole server process that takes and delivers leads, for tests that kill it. Its argument is a `ServerPlan` as JSON. */
import pino from 'pino';
import { Registry } from 'prom-client';
import { createApp } from '../../runtime/app.js';
import { createHttpServer, stopServer } from '../../runtime/http/http-server.js';
import type { WorkerOptions } from '../../runtime/leads/delivery/worker-dependencies.js';
import { createLeadService } from '../../runtime/leads/lead-service.js';
import type { StoreLocation } from '../../runtime/leads/store/lead-database.js';
import { leadCatalog, leadSettings } from './lead-fixtures.js';
import { rateLimitStores } from './redis-limits.js';

export interface ServerPlan {
  readonly port: number;
  readonly store: StoreLocation;
  readonly webhooks: Readonly<Record<string, string>>;
  readonly worker: Partial<WorkerOptions>;
  readonly leadsPerHour: number;
  /** How long PostgreSQL may work on one statement, in milliseconds. */
  readonly statementWait?: number;
  /** The shared store of the limits; the memory of the process when absent. */
  readonly redisUrl?: string;
}

async function main(plan: ServerPlan): Promise<void> {
  const baseUrl = `http://127.0.0.1:${plan.port}`;
  const logger = pino({ level: 'trace' }, pino.destination({ sync: true }));
  const limits = plan.redisUrl === undefined ? undefined : await rateLimitStores(plan.redisUrl);
  const leads = createLeadService({
    settings: leadSettings(plan.store, plan.webhooks),
    catalog: leadCatalog,
    baseUrl,
    logger,
    leadsPerHour: plan.leadsPerHour,
    requestsPerMinute: 1_000_000,
    rateLimitStore: limits?.storeOf,
    onRefusal: () => undefined,
    worker: plan.worker,
    statementWait: plan.statementWait,
  });
  const app = createApp({
    catalog: leadCatalog,
    publicBaseUrl: baseUrl,
    requestsPerMinute: 1_000_000,
    trustProxy: false,
    logger,
    metrics: new Registry(),
    probes: [{ name: 'lead_store', check: leads.probe }],
    leads: leads.router,
  });
  const server = createHttpServer(app, baseUrl);
  leads.start();
  server.listen(plan.port, '127.0.0.1', () => logger.info({ port: plan.port }, 'listening'));
  process.once('SIGTERM', () => {
    void stopServer(server)
      .then(() => leads.stop())
      .then(() => limits?.close())
      .then(() => process.exit(0));
  });
}

void main(JSON.parse(process.argv[2] ?? '') as ServerPlan);
