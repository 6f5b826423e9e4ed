/** Sends leads again when an operator says so. */
import { operatorRecipient } from '../model/ways.js';
import { withdrawnAt } from './find-people.js';
import type { MovedDelivery, Refusal } from './hold-lead.js';
import { acceptLead, refused } from './hold-lead.js';
import { insertDelivery } from './insert-lead.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';
import type { OperatorDoing } from './operator-actions.js';
import { recorded } from './operator-actions.js';
import { restartDeliveries } from './restart-deliveries.js';
import type { Channel, DeliveriesTable } from './tables.js';
import { isCurrent, isFor, isUndelivered } from './ways.js';

export interface Replay extends OperatorDoing {
  readonly leadId: string;
  /** The provider who gets it; null for the one that it had before. */
  readonly provider: string | null;
  /** Sends a lead that was delivered a second time, under a new webhook id. */
  readonly again: boolean;
}

export type ReplayOutcome =
  | {
      readonly kind: 'queued';
      readonly provider: string;
      readonly deliveries: readonly MovedDelivery[];
      /** Channels by which the provider has the lead already; they are left alone. */
      readonly done: readonly Channel[];
    }
  | Refusal;

/** Queues one lead, due at once. Unfinished deliveries keep their webhook ids and start the schedule over. */
export function replayLead(database: LeadDatabase, replay: Replay): Promise<ReplayOutcome> {
  return recorded(database, replay, 'replay', async (trx) => {
    const outcome = await requeue(trx, replay);
    return [outcome, { lead: replay.leadId, again: replay.again, ...outcome }];
  });
}

async function requeue(trx: LeadTransaction, replay: Replay): Promise<ReplayOutcome> {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', replay.leadId).executeTakeFirst();
  if (lead === undefined) return refused(`There is no lead ${replay.leadId}.`);
  if (lead.purged_at !== null) return refused('The contact data of this lead was purged; there is nothing to send.');
  const stop = await withdrawnAt(trx, { phone: lead.contact_phone, email: lead.contact_email });
  if (stop !== null) return refused('This person opted out, so nothing is sent.');
  if (replay.provider === operatorRecipient) return requeueCopy(trx, replay);
  const current = await currentDeliveries(trx, lead.id);
  const [latest] = current;
  const provider = replay.provider ?? latest?.provider ?? lead.provider;
  if (provider === null) return refused('No provider covers the place of this lead. Name one with --provider.');
  if (latest === undefined || replay.again) return queue(trx, replay, provider);
  const open = current.filter(({ state }) => state !== 'delivered');
  if (open.length === 0) return refused('It was delivered. Add --again to send it under a new webhook id.');
  if (latest.provider !== provider) {
    return refused(`It is queued for ${latest.provider}. Add --again to send it to ${provider} as well.`);
  }
  const ids = open.map(({ id }) => id);
  await acceptLead(trx, lead.id);
  await restartDeliveries(trx, ids, replay.now);
  const done = current.flatMap(({ state, channel }) => (state === 'delivered' && channel !== null ? [channel] : []));
  return { kind: 'queued', provider, deliveries: open.map(({ id, channel }) => ({ id, channel })), done };
}

/** Queues the latest copy for the operator, or a new one. What becomes of the lead itself stays as it is. */
async function requeueCopy(trx: LeadTransaction, { leadId, again, now }: Replay): Promise<ReplayOutcome> {
  const provider = operatorRecipient;
  const copies = trx
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('provider', '=', provider);
  const latest = await copies.orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirst();
  if (latest === undefined || again) {
    const id = await insertDelivery(trx, { leadId, provider, now });
    return { kind: 'queued', provider, deliveries: [{ id, channel: null }], done: [] };
  }
  if (latest.state === 'delivered') return refused('Your copy was delivered. Add --again to send it once more.');
  await restartDeliveries(trx, [latest.id], now);
  return { kind: 'queued', provider, deliveries: [{ id: latest.id, channel: latest.channel }], done: [] };
}

/** The deliveries that count of a lead, latest first: one for each way to its provider. */
function currentDeliveries(trx: LeadTransaction, leadId: string): Promise<DeliveriesTable[]> {
  return trx
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where(isCurrent)
    .orderBy('id', 'desc')
    .execute();
}

async function queue(trx: LeadTransaction, { leadId, now }: Replay, provider: string): Promise<ReplayOutcome> {
  await acceptLead(trx, leadId);
  await trx.updateTable('leads').set({ provider }).where('id', '=', leadId).where('provider', 'is', null).execute();
  const id = await insertDelivery(trx, { leadId, provider, now });
  return { kind: 'queued', provider, deliveries: [{ id, channel: null }], done: [] };
}

/**
 * Queues up to `limit` dead deliveries of leads that still can be sent: of one provider, or of all; not those that a
 * later delivery replaced. Copies for the operator are queued only when `provider` names the operator. Returns their
 * lead ids.
 */
export function replayDead(
  database: LeadDatabase,
  replay: OperatorDoing & { readonly provider: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { provider, limit, now } = replay;
  return recorded(database, replay, 'replay', async (trx) => {
    const dead = await trx
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .select(['deliveries.id', 'deliveries.lead_id'])
      .where('deliveries.state', '=', 'dead')
      .where(isUndelivered)
      .where('leads.purged_at', 'is', null)
      .where((where) => isFor(where, provider))
      .orderBy('deliveries.id')
      .limit(limit)
      .execute();
    const leads = dead.map(({ lead_id }) => lead_id);
    const ids = dead.map(({ id }) => id);
    await restartDeliveries(trx, ids, now);
    return [leads, { dead: true, provider, leads }];
  });
}
