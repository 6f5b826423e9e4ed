/** Looks into the store and at the receiver after a bad day, and counts. */
import type { LeadDatabase } from '../../../leads/store/lead-database.js';
import type { WebhookReceiver } from '../webhook-receiver.js';
import type { Acknowledged } from './lead-client.js';

/** What should all be empty. */
export interface Losses {
  /** Acknowledged to the caller, and not in the store under that id. */
  readonly lost: readonly number[];
  /** In the store more than once as an accepted lead. */
  readonly stored_twice: readonly string[];
  /** Accepted, and not with exactly one delivery. */
  readonly not_queued_once: readonly string[];
  /** Accepted, and never taken by the receiver. */
  readonly not_delivered: readonly string[];
  /** Taken by the receiver under more than one webhook id. */
  readonly delivered_under_two_ids: readonly string[];
}

export const noLosses: Losses = {
  lost: [],
  stored_twice: [],
  not_queued_once: [],
  not_delivered: [],
  delivered_under_two_ids: [],
};

export async function findLosses(
  database: LeadDatabase,
  acknowledged: readonly Acknowledged[],
  receiver: WebhookReceiver,
): Promise<Losses> {
  const all = await database.read((db) =>
    db.selectFrom('leads').select(['id', 'external_id', 'disposition']).execute(),
  );
  const deliveries = await database.read((db) => db.selectFrom('deliveries').select(['id', 'lead_id']).execute());
  const leads = all.filter(({ disposition }) => disposition === 'accepted');
  const idOf = new Map(leads.map((lead) => [lead.external_id, lead.id]));
  const deliveriesOf = countBy(deliveries.map(({ lead_id }) => lead_id));
  const idsAtReceiver = takenIds(receiver);
  return {
    lost: acknowledged.filter(({ number, leadId }) => idOf.get(`n-${number}`) !== leadId).map(({ number }) => number),
    stored_twice: [...countBy(leads.map((lead) => lead.external_id ?? ''))].flatMap(([id, count]) =>
      count > 1 ? [id] : [],
    ),
    not_queued_once: leads.map(({ id }) => id).filter((id) => deliveriesOf.get(id) !== 1),
    not_delivered: leads.map(({ id }) => id).filter((id) => !idsAtReceiver.has(id)),
    delivered_under_two_ids: [...idsAtReceiver].flatMap(([leadId, ids]) => (ids.size > 1 ? [leadId] : [])),
  };
}

/** The webhook ids that the receiver took, by lead. */
function takenIds({ received, acknowledged }: WebhookReceiver): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Set(acknowledged);
  const byLead = new Map<string, Set<string>>();
  for (const { id, body } of received) {
    if (!taken.has(id)) continue;
    const { data } = JSON.parse(body) as { data: { lead_id: string } };
    byLead.set(data.lead_id, (byLead.get(data.lead_id) ?? new Set()).add(id));
  }
  return byLead;
}

function countBy(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
