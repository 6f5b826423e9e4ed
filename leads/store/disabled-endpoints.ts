/** Keeps the endpoints that asked not to be called any more (HTTP 410), for all instances. */
import { timestamp } from '../model/clock.js';
import { digest } from '../model/digest.js';
import type { LeadDatabase } from './lead-database.js';
import type { OperatorDoing } from './operator-actions.js';
import { recorded } from './operator-actions.js';

/** Names an endpoint. The name includes the URL, so that a new URL is a new endpoint. */
export function endpointName(provider: string, url: string): string {
  return `${provider}:${digest(url).slice(0, 16)}`;
}

export async function listDisabled(database: LeadDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.read((db) => db.selectFrom('disabled_endpoints').select('endpoint').execute());
  return new Set(rows.map(({ endpoint }) => endpoint));
}

export function disableEndpoint(database: LeadDatabase, provider: string, url: string, now: number): Promise<void> {
  return database.write(async (trx) => {
    await trx
      .insertInto('disabled_endpoints')
      .values({ endpoint: endpointName(provider, url), provider, disabled_at: timestamp(now) })
      .onConflict((conflict) => conflict.column('endpoint').doNothing())
      .execute();
  });
}

/** Lets a provider's endpoints be called again, and records who said so. Returns how many were disabled. */
export function enableEndpoints(
  database: LeadDatabase,
  { provider, ...doing }: OperatorDoing & { readonly provider: string },
): Promise<number> {
  return recorded(database, doing, 'enable', async (trx) => {
    const result = await trx.deleteFrom('disabled_endpoints').where('provider', '=', provider).executeTakeFirst();
    const enabled = Number(result.numDeletedRows);
    return [enabled, { provider, enabled }];
  });
}
