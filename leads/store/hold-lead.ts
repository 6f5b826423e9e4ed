/** Holds leads back until a person has looked at them, and lets them go. */
import { operatorRecipient } from '../model/ways.js';
import { isLeased, seenAt } from './believed-times.js';
import { withdrawnAt } from './find-people.js';
import { dueAt, insertDelivery } from './insert-lead.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';
import type { OperatorDoing } from './operator-actions.js';
import { recorded } from './operator-actions.js';
import type { Channel } from './tables.js';
import { isUndelivered } from './ways.js';

export type HoldOutcome =
  | { readonly kind: 'held' }
  /** `provider` is null for a lead that no provider covers: it is accepted now, and waits for one. */
  | {
      readonly kind: 'released';
      readonly provider: string | null;
      readonly deliveries: readonly MovedDelivery[];
    }
  | Refusal;

/** A delivery that is due again. */
export interface MovedDelivery {
  readonly id: string;
  /** Null while no way to its provider was found. */
  readonly channel: Channel | null;
}

/** Holds a lead that was not delivered yet. The reason is for other operators; it must not name the person. */
export function holdLead(
  database: LeadDatabase,
  id: string,
  reason: string,
  doing: OperatorDoing,
): Promise<HoldOutcome> {
  return recorded(database, doing, 'hold', async (trx) => {
    const outcome = await hold(trx, id, reason, doing.now);
    return [outcome, { lead: id, reason, ...outcome }];
  });
}

async function hold(trx: LeadTransaction, id: string, reason: string, now: number): Promise<HoldOutcome> {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (lead === undefined) return refused(`There is no lead ${id}.`);
  if (lead.purged_at !== null) return refused('The contact data of this lead were erased; there is nothing to hold.');
  const toProviders = trx.selectFrom('deliveries').where('lead_id', '=', id).where('provider', '!=', operatorRecipient);
  const all = await toProviders.select('id').execute();
  const open = await toProviders.select(['id', 'lease_until']).where(isUndelivered).execute();
  if (open.some(({ lease_until }) => isLeased(lease_until, seenAt(now)))) {
    return refused('It is being sent at this moment. Try again in a minute.');
  }
  if (all.length > 0 && open.length === 0) return refused('It was delivered already, or is held.');
  const ids = open.map((delivery) => delivery.id);
  if (ids.length > 0) await trx.updateTable('deliveries').set({ state: 'held' }).where('id', 'in', ids).execute();
  await trx
    .updateTable('leads')
    .set({ disposition: 'held', disposition_reason: reason })
    .where('id', '=', id)
    .execute();
  return { kind: 'held' };
}

/** Lets a lead go that was held or kept aside as spam: it counts as accepted from now on and is due at once. */
export function releaseLead(database: LeadDatabase, id: string, doing: OperatorDoing): Promise<HoldOutcome> {
  return recorded(database, doing, 'release', async (trx) => {
    const outcome = await release(trx, id, doing.now);
    return [outcome, { lead: id, ...outcome }];
  });
}

async function release(trx: LeadTransaction, id: string, now: number): Promise<HoldOutcome> {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (lead === undefined) return refused(`There is no lead ${id}.`);
  if (lead.purged_at !== null) return refused('The contact data of this lead were erased; there is nothing to send.');
  if (lead.disposition !== 'held' && lead.disposition !== 'spam') return refused('It is not held.');
  const stop = await withdrawnAt(trx, { phone: lead.contact_phone, email: lead.contact_email });
  if (stop !== null) return refused('This person opted out, so nothing is sent.');
  await acceptLead(trx, id);
  const due = { state: 'pending' as const, attempts: 0, ...dueAt(now) };
  const released = await trx
    .updateTable('deliveries')
    .set(due)
    .where('lead_id', '=', id)
    .where('state', '=', 'held')
    .returning(['id', 'provider', 'channel'])
    .execute();
  const toProviders = released.filter(({ provider }) => provider !== operatorRecipient);
  const [first] = toProviders;
  if (first !== undefined) {
    const deliveries = toProviders.map((delivery) => ({ id: delivery.id, channel: delivery.channel }));
    return { kind: 'released', provider: first.provider, deliveries };
  }
  const { provider } = lead;
  if (provider === null) return { kind: 'released', provider, deliveries: [] };
  const inserted = await insertDelivery(trx, { leadId: id, provider, now });
  return { kind: 'released', provider, deliveries: [{ id: inserted, channel: null }] };
}

/** Counts a lead that was held or kept aside as accepted from now on. */
export async function acceptLead(trx: LeadTransaction, id: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ disposition: 'accepted', disposition_reason: null })
    .where('id', '=', id)
    .where('disposition', 'in', ['held', 'spam'])
    .execute();
}

export interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
}

export function refused(reason: string): Refusal {
  return { kind: 'refused', reason };
}
