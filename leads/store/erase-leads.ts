/** Erases the personal data of leads: one rule for a purge by age and for the erasure of one person. */
import { timestamp } from '../model/clock.js';
import { contactMarks } from '../model/contact-point.js';
import { erased } from '../model/lead-columns.js';
import { contactKey } from './contact-key.js';
import type { LeadTransaction } from './lead-database.js';
import { eraseAnswers } from './recall-answer.js';

/**
 * Empties the leads, forgets the answers to their requests, but not that their keys were used, and cancels what was not
 * delivered yet. Their consent records stay, with a keyed digest in place of the person.
 */
export async function eraseLeads(trx: LeadTransaction, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await markConsents(trx, ids);
  const purged = { ...erased, purged_at: timestamp(now) };
  await trx.updateTable('leads').set(purged).where('id', 'in', ids).execute();
  await eraseAnswers(trx, ids, await contactKey(trx));
  await cancelDeliveries(trx, ids);
}

/** Sees to it that nothing more is sent of these leads. Returns how many deliveries had not been made. */
export async function cancelDeliveries(trx: LeadTransaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await trx
    .updateTable('deliveries')
    .set({ state: 'cancelled', lease_until: null, lease_token: null })
    .where('lead_id', 'in', ids)
    .where('state', 'in', ['pending', 'held', 'dead'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Consents that an older version recorded have no digest yet, and afterwards nobody could make one. */
async function markConsents(trx: LeadTransaction, ids: readonly string[]): Promise<void> {
  const unmarked = await trx
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select(['leads.id', 'leads.contact_phone', 'leads.contact_email'])
    .where('leads.id', 'in', ids)
    .where('leads.purged_at', 'is', null)
    .where('phone_mark', 'is', null)
    .where('email_mark', 'is', null)
    .execute();
  if (unmarked.length === 0) return;
  const key = await contactKey(trx);
  for (const { id, contact_phone: phone, contact_email: email } of unmarked) {
    const marks = contactMarks(key, { phone, email });
    const row = { phone_mark: marks.phone, email_mark: marks.email };
    await trx.updateTable('consents').set(row).where('lead_id', '=', id).execute();
  }
}
