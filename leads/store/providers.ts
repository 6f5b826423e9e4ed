/** Lists the providers that leads were routed or sent to. */
import type { LeadDatabase } from './lead-database.js';

export function providersInStore(database: LeadDatabase): Promise<readonly string[]> {
  return database.read(async (db) => {
    const routed = await db.selectFrom('leads').select('provider').distinct().execute();
    const sent = await db.selectFrom('deliveries').select('provider').distinct().execute();
    return [...new Set([...routed, ...sent].flatMap(({ provider }) => (provider === null ? [] : [provider])))];
  });
}
