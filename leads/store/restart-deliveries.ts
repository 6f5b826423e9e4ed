/** Restarts the schedule of deliveries when an operator asks for it. */
import { isFree, seenAt } from './believed-times.js';
import { dueAt } from './insert-lead.js';
import type { LeadTransaction } from './lead-database.js';

/** They are due at once. A delivery that is being sent keeps its lease; a lease that cannot be true is removed. */
export async function restartDeliveries(trx: LeadTransaction, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, ...dueAt(now) })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('deliveries')
    .set({ lease_until: null, lease_token: null })
    .where('id', 'in', ids)
    .where((where) => isFree(where, seenAt(now)))
    .execute();
}
