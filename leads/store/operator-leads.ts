/** Leads as an operator looks at them: with what became of them. */
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { ConsentRow } from '../model/lead-columns.js';
import { countRows } from './count-rows.js';
import type { LeadDatabase, LeadReader } from './lead-database.js';
import { actionsOn } from './operator-actions.js';
import type { DeliveriesTable, DeliveryState, LeadsTable, LeadTables } from './tables.js';
import { deliveriesOf, isCurrent } from './ways.js';

/**
 * States of a lead. `waiting` is undelivered and cannot be sent; `unrouted` has no provider at all; `held`
 * waits for an operator; `cancelled` is never sent, because its person withdrew or its data were erased.
 */
export const leadStates = [
  'pending',
  'waiting',
  'held',
  'delivered',
  'dead',
  'cancelled',
  'unrouted',
  'spam',
  'duplicate',
] as const;
export type LeadState = (typeof leadStates)[number];

export interface LeadFilter {
  /** Moments as `timestamp` writes them; `since` is included, `until` is not. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly state?: LeadState | undefined;
  readonly service?: string | undefined;
  readonly city?: string | undefined;
  readonly provider?: string | undefined;
}

/** A lead with the delivery that its state comes from. */
export type OperatorLead = Selectable<LeadsTable> & {
  readonly state: LeadState;
  readonly delivery: Selectable<DeliveriesTable> | null;
  /** When the provider first got it, by any way; null while it has not. */
  readonly deliveredAt: string | null;
  readonly consent: (Pick<ConsentRow, 'text' | 'language' | 'given_at'> & { readonly recorded_at: string }) | null;
};

export interface LeadPage {
  readonly filter: LeadFilter;
  /** The providers with a webhook that may be called. */
  readonly callable: readonly string[];
  readonly limit: number;
  /** `newest` leads first, beginning before a lead, or in the order in which they came, beginning behind a lead. */
  readonly order: 'newest' | { readonly before: string } | { readonly after: string };
}

/** A page of leads, with their contact data. */
export function findLeads(database: LeadDatabase, page: LeadPage): Promise<readonly OperatorLead[]> {
  const { filter, callable, limit, order } = page;
  return database.read(async (db) => {
    const leads = await inOrder(matching(db, filter, callable), order)
      .selectAll('leads')
      .limit(limit)
      .execute();
    return describe(db, leads, callable);
  });
}

function inOrder(query: ReturnType<typeof matching>, order: LeadPage['order']): ReturnType<typeof matching> {
  if (order === 'newest') return query.orderBy('leads.id', 'desc');
  if ('before' in order) return query.orderBy('leads.id', 'desc').where('leads.id', '<', order.before);
  return query.orderBy('leads.id').where('leads.id', '>', order.after);
}

export function countLeads(database: LeadDatabase, filter: LeadFilter, callable: readonly string[]): Promise<number> {
  return database.read((db) => countRows(matching(db, filter, callable)));
}

/** The providers that leads were routed or sent to. */
export function providersInStore(database: LeadDatabase): Promise<readonly string[]> {
  return database.read(async (db) => {
    const routed = await db.selectFrom('leads').select('provider').distinct().execute();
    const sent = await db.selectFrom('deliveries').select('provider').distinct().execute();
    return [...new Set([...routed, ...sent].flatMap(({ provider }) => (provider === null ? [] : [provider])))];
  });
}

/** One lead with its deliveries, their attempts and what operators did, oldest first; undefined when there is none. */
export function showLead(database: LeadDatabase, id: string, callable: readonly string[]) {
  return database.read(async (db) => {
    const leads = await db.selectFrom('leads').selectAll().where('id', '=', id).execute();
    const [lead] = await describe(db, leads, callable);
    if (lead === undefined) return undefined;
    const deliveries = await db.selectFrom('deliveries').selectAll().where('lead_id', '=', id).orderBy('id').execute();
    const consent = await db.selectFrom('consents').selectAll().where('lead_id', '=', id).executeTakeFirst();
    const attempts = await db
      .selectFrom('delivery_attempts')
      .selectAll()
      .where('delivery_id', 'in', (where) => where.selectFrom('deliveries').select('id').where('lead_id', '=', id))
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    return { lead, consent, deliveries, attempts, actions: await actionsOn(db, id) };
  });
}

function matching(db: LeadReader, filter: LeadFilter, callable: readonly string[]) {
  let query = db.selectFrom('leads');
  if (filter.since !== undefined) query = query.where('leads.received_at', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('leads.received_at', '<', filter.until);
  if (filter.service !== undefined) query = query.where('leads.service', '=', filter.service);
  if (filter.city !== undefined) query = query.where('leads.city', '=', filter.city);
  if (filter.provider !== undefined) query = query.where('leads.provider', '=', filter.provider);
  const { state } = filter;
  return state === undefined ? query : query.where((where) => isInState(where, state, callable));
}

function isInState(where: ExpressionBuilder<LeadTables, 'leads'>, state: LeadState, callable: readonly string[]) {
  if (state === 'held')
    return where.and([where('leads.disposition', '=', 'held'), where('leads.purged_at', 'is', null)]);
  if (state === 'spam' || state === 'duplicate' || state === 'unrouted') {
    const disposition = state === 'unrouted' ? 'accepted' : state;
    return where.and([where('leads.disposition', '=', disposition), where.not(where.exists(currentDeliveries(where)))]);
  }
  const stored = state === 'waiting' ? 'pending' : state;
  // Lists that are empty would not be SQL; no delivery has this state, and no provider an empty name.
  const graver = ['', ...gravest.slice(0, gravest.indexOf(stored))] as readonly DeliveryState[];
  const providers = ['', ...callable];
  const delivery = currentDeliveries(where).where('deliveries.state', '=', stored);
  const isCallable = delivery.where('deliveries.provider', state === 'waiting' ? 'not in' : 'in', providers);
  return where.and([
    where.exists(stored === 'pending' ? isCallable : delivery),
    where.not(where.exists(currentDeliveries(where).where('deliveries.state', 'in', graver))),
  ]);
}

/** With two ways to a provider, the one that needs more attention gives the lead its state. */
const gravest: readonly DeliveryState[] = ['dead', 'pending', 'held', 'delivered', 'cancelled'];

function currentDeliveries(where: ExpressionBuilder<LeadTables, 'leads'>) {
  return deliveriesOf(where).where(isCurrent);
}

async function describe(
  db: LeadReader,
  leads: readonly Selectable<LeadsTable>[],
  callable: readonly string[],
): Promise<readonly OperatorLead[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const current = db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids).where(isCurrent);
  const deliveries = await current.orderBy('id').execute();
  const consents = await db.selectFrom('consents').selectAll().where('lead_id', 'in', ids).execute();
  const deliveriesOfLead = new Map<string, Selectable<DeliveriesTable>[]>();
  for (const delivery of deliveries) {
    deliveriesOfLead.set(delivery.lead_id, [...(deliveriesOfLead.get(delivery.lead_id) ?? []), delivery]);
  }
  const consentOf = new Map(consents.map((consent) => [consent.lead_id, consent]));
  return leads.map((lead) => {
    const own = deliveriesOfLead.get(lead.id) ?? [];
    const delivery = gravestOf(own);
    const state = stateOf(lead, delivery, callable);
    return { ...lead, delivery, deliveredAt: firstDelivery(own), state, consent: consentOf.get(lead.id) ?? null };
  });
}

function gravestOf(deliveries: readonly Selectable<DeliveriesTable>[]): Selectable<DeliveriesTable> | null {
  const [first] = gravest.flatMap((state) => deliveries.filter((delivery) => delivery.state === state));
  return first ?? null;
}

function firstDelivery(deliveries: readonly Selectable<DeliveriesTable>[]): string | null {
  const [first] = deliveries.flatMap(({ delivered_at }) => (delivered_at === null ? [] : [delivered_at])).sort();
  return first ?? null;
}

function stateOf(
  lead: Selectable<LeadsTable>,
  delivery: Selectable<DeliveriesTable> | null,
  callable: readonly string[],
): LeadState {
  if (lead.disposition === 'held') return lead.purged_at === null ? 'held' : 'cancelled';
  if (delivery === null) return lead.disposition === 'accepted' ? 'unrouted' : lead.disposition;
  if (delivery.state !== 'pending') return delivery.state;
  return callable.includes(delivery.provider) ? 'pending' : 'waiting';
}
