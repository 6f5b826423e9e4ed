/** Runs the service for one host: the Model Context Protocol over standard input and output. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { callerBehind } from '../../http/limits/caller.js';
import { memoryLimits } from '../../http/limits/limit-stores.js';
import type { LeadService } from '../../leads/service.js';
import { readApp } from '../../pages/assets/read-assets.js';
import type { Environment } from '../../settings/read-settings.js';
import { serveHost } from '../mcp/stdio.js';
import { openSession } from '../routes/mcp.js';
import { createMcpService, spokenIn } from '../routes/mcp-service.js';
import { serveCatalog } from './serve-catalog.js';
import { listMistakes, readSettings } from './settings.js';
import { openLeads, submitTo } from './start-service.js';

const findPackage = createRequire(import.meta.url).resolve;

/** Standard output belongs to the protocol. */
const standardError = 2;

/**
 * Serves one host until it closes its end. Settings that cannot be used are listed and end the process. `built` is the
 * folder of bundled files.
 */
export function runMcp(catalog: Catalog, env: Environment, process: NodeJS.Process, built: string): void {
  const { requestsPerMinute, leads: terms } = catalog.service;
  const readFile = (path: string): string => readFileSync(path, 'utf8');
  const leadsPerHour = terms?.perHour ?? null;
  const reading = readSettings(env, { requestsPerMinute, leadsPerHour, readFile, findPackage });
  if (!reading.ok) {
    process.stderr.write(listMistakes(reading.mistakes));
    process.exitCode = 1;
    return;
  }
  const { settings } = reading;
  const logger = pino({ level: settings.logLevel }, pino.destination({ dest: standardError, sync: true }));
  const served = serveCatalog(catalog, { baseUrl: settings.publicBaseUrl, requestsPerMinute });
  const limits = memoryLimits();
  const counting = { callerOf: callerBehind(false), onRefusal: () => undefined, logger, storeOf: limits.storeOf };
  const leads = openLeads(served, settings, { registry: new Registry() }, counting);
  leads?.start();
  const onFault = (error: unknown): void => logger.error({ err: error }, 'unexpected error');
  const submit = submitTo(leads);
  const app = existsSync(built) ? readApp(built) : null;
  const service = createMcpService(spokenIn(served), submit !== null, app);
  const close = serveHost(service, onFault, openSession(submit, settings.publicBaseUrl, null));
  stopAtEnd(process, async () => {
    await close();
    await stopLeads(leads);
    limits.close();
  });
}

async function stopLeads(leads: LeadService | null): Promise<void> {
  await leads?.stop();
}

/** The host ends the process by closing the pipe, or by a signal. */
function stopAtEnd(process: NodeJS.Process, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    void stop().finally(() => process.exit());
  };
  process.stdin.once('end', end);
  process.stdin.once('close', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}
