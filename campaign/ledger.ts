/** Compares what callers were told with the store and the receiver. */
import type { LeadDatabase } from '../leads/store/lead-database.js';
import type { TakenDelivery } from './receiver.js';

/** A lead that the service has acknowledged. */
export interface Acknowledged {
  readonly number: number;
  /** Null for a lead that was sent without a key. */
  readonly key: string | null;
  readonly status: number;
  readonly body: string;
}

/** The losses by kind, all empty when everything holds. */
export interface Losses {
  /** Acknowledged, but not in the store as an accepted lead. */
  readonly lost: readonly string[];
  /** In the store more than once as an accepted lead. */
  readonly doubled: readonly string[];
  /** Acknowledged under another id than the stored one. */
  readonly under_another_id: readonly string[];
  /** Accepted, but without exactly one delivered delivery by each channel of its provider. */
  readonly not_delivered_once: readonly string[];
  /** Delivered according to the store, but never taken by the receiver under that id. */
  readonly never_received: readonly string[];
  /** Taken by the receiver under several ids of one channel. */
  readonly received_under_two_ids: readonly string[];
}

export interface Audit {
  readonly acknowledged: readonly Acknowledged[];
  readonly received: readonly TakenDelivery[];
  readonly channelsOf: (provider: string) => readonly TakenDelivery['channel'][];
}

export async function findLosses(database: LeadDatabase, audit: Audit): Promise<Losses> {
  const all = await database.read((db) =>
    db.selectFrom('leads').select(['id', 'external_id', 'disposition', 'provider']).execute(),
  );
  const deliveries = await database.read((db) =>
    db.selectFrom('deliveries').select(['id', 'lead_id', 'channel', 'state']).execute(),
  );
  const accepted = all.filter(({ disposition, external_id }) => disposition === 'accepted' && external_id !== null);
  const byNumber = groupBy(accepted, ({ external_id }) => String(external_id));
  const rowsOf = groupBy(deliveries, ({ lead_id }) => lead_id);
  const idsAtReceiver = new Map<string, Set<string>>();
  for (const { channel, id, lead } of audit.received) {
    const key = `${lead} ${channel}`;
    idsAtReceiver.set(key, (idsAtReceiver.get(key) ?? new Set()).add(id));
  }
  const name = ({ number }: Acknowledged): string => nameOf(number);
  return {
    lost: audit.acknowledged.map(name).filter((number) => !byNumber.has(number)),
    doubled: [...byNumber].flatMap(([number, leads]) => (leads.length > 1 ? [number] : [])),
    under_another_id: audit.acknowledged
      .filter((told) => told.key !== null && byNumber.get(name(told))?.[0]?.id !== leadIdOf(told))
      .map(name),
    not_delivered_once: accepted
      .filter(({ id, provider }) => {
        const states = (rowsOf.get(id) ?? []).map(({ channel, state }) => `${channel} ${state}`).sort();
        const expected = audit.channelsOf(provider ?? '').map((channel) => `${channel} delivered`);
        return states.join() !== [...expected].sort().join();
      })
      .map(({ id }) => id),
    never_received: deliveries
      .filter(({ state }) => state === 'delivered')
      .filter(({ id, lead_id, channel }) => idsAtReceiver.get(`${lead_id} ${channel}`)?.has(id) !== true)
      .map(({ id }) => id),
    received_under_two_ids: [...idsAtReceiver].flatMap(([key, ids]) => (ids.size > 1 ? [key] : [])),
  };
}

/** The caller's own reference of a lead. */
export function nameOf(number: number): string {
  return `campaign-${number}`;
}

function leadIdOf({ body }: Acknowledged): string {
  const { lead_id: leadId } = JSON.parse(body) as { readonly lead_id?: string };
  return leadId ?? '';
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
