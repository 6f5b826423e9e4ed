/** Begins the schedule of deliveries afresh, when an operator says so. */
import { isFree, seenAt } from './believed-times.js';
import { dueAt } from './due-at.js';
import type { LeadTransaction } from './lead-database.js';

/** They are due at once. Who is sending one at this moment keeps it; a lease that nobody can have taken goes. */
export async function restartDeliveries(trx: LeadTransaction, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, ...dueAt(now) })
    .where('id', 'in', [...ids])
    .execute();
  await trx
    .updateTable('deliveries')
    .set({ lease_until: null, lease_token: null })
    .where('id', 'in', [...ids])
    .where((where) => isFree(where, seenAt(now)))
    .execute();
}
