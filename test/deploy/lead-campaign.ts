/** The public service as it is deployed, and leads that it has acknowledged: what a backup has to bring back. */
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { postLead } from '../support/lead-app.js';
import { built } from '../support/slow/built.js';
import type { Acknowledged } from '../support/slow/lead-client.js';
import { submitAll } from '../support/slow/lead-client.js';
import { realBody } from '../support/slow/real-leads.js';
import type { ServiceProcess } from '../support/slow/service-process.js';
import { startProcess } from '../support/slow/service-process.js';

export interface RealService extends Omit<ServiceProcess, 'port'> {
  readonly port: number;
}

/** Starts `runtime/server.ts` with these settings, and limits that no test reaches. */
export async function startService(settings: Readonly<Record<string, string>>): Promise<RealService> {
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', LEAD_LIMIT_PER_HOUR: '1000000' };
  const env = { PORT: '0', HOST: '127.0.0.1', ...limits, ...settings };
  const service = startProcess(env, [built('runtime/server.js')]);
  return { ...service, port: await service.port };
}

/** Ends a service as a power cut would. */
export async function killService({ child, ended }: RealService): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Sends the leads with these numbers until all are acknowledged. */
export function submitLeads({ port }: RealService, first: number, last: number): Promise<readonly Acknowledged[]> {
  return submitAll({ first, last, concurrency: 6, ports: [port], bodyOf: realBody });
}

/** The numbers of acknowledged leads that a store does not have under the id that the caller was told. */
export async function missingFrom(
  store: StoreLocation,
  acknowledged: readonly Acknowledged[],
): Promise<readonly number[]> {
  const database = openLeadDatabase(store);
  try {
    const idOf = await idsByNumber(database);
    return acknowledged.filter(({ number, leadId }) => idOf.get(`n-${number}`) !== leadId).map(({ number }) => number);
  } finally {
    await database.close();
  }
}

async function idsByNumber(database: LeadDatabase): Promise<ReadonlyMap<string | null, string>> {
  const leads = await database.read((db) => db.selectFrom('leads').select(['id', 'external_id']).execute());
  return new Map(leads.map(({ id, external_id }) => [external_id, id]));
}

/** Sends a lead again that was sent with a key; returns the status and the id that come back. */
export async function sendAgain({ port }: RealService, { number }: Acknowledged): Promise<readonly [number, unknown]> {
  const answer = await postLead({ port }, realBody(number), { 'idempotency-key': `key-${number}` });
  return [answer.status, answer.json()['lead_id']];
}
