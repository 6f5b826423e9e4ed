/** Conditions on deliveries by the ways that they can take. */
import type { ExpressionBuilder } from 'kysely';
import { uuidV7 } from '../model/uuid-v7.js';
import { operatorRecipient } from '../model/ways.js';
import { dueAt } from './insert-lead.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';
import type { Channel, DeliveriesTable, LeadTables } from './tables.js';

/** A recipient that can be reached by a channel. */
export interface Way {
  readonly provider: string;
  readonly channel: Channel;
}

/** The deliveries of a lead, in a condition on leads. */
export function deliveriesOf(where: ExpressionBuilder<LeadTables, 'leads'>) {
  return where.selectFrom('deliveries').select('deliveries.id').whereRef('deliveries.lead_id', '=', 'leads.id');
}

/**
 * Deliveries that say what became of a lead: to its latest provider, the latest by each channel. A copy for the operator
 * says nothing of that.
 */
export function isCurrent(where: ExpressionBuilder<LeadTables, 'deliveries'>) {
  return where.and([where('deliveries.provider', '!=', operatorRecipient), where.not(isReplaced(where))]);
}

/** Deliveries that another one was made for: a later one to another provider, by the same way, or to the operator again. */
function isReplaced(where: ExpressionBuilder<LeadTables, 'deliveries'>) {
  const later = where
    .selectFrom('deliveries as later')
    .select('later.id')
    .whereRef('later.lead_id', '=', 'deliveries.lead_id')
    .whereRef('later.id', '>', 'deliveries.id')
    .where((other) =>
      other.or([
        other.and([
          other('later.provider', '!=', operatorRecipient),
          other('deliveries.provider', '!=', operatorRecipient),
          other('later.provider', '!=', other.ref('deliveries.provider')),
        ]),
        other.and([
          other('later.provider', '=', other.ref('deliveries.provider')),
          other.or([
            other('later.channel', 'is', null),
            other('deliveries.channel', 'is', null),
            other('later.channel', '=', other.ref('deliveries.channel')),
          ]),
        ]),
      ]),
    );
  return where.exists(later);
}

/** Deliveries that did not arrive and still should: not dead letters that were replaced. */
export function isUndelivered(
  where: ExpressionBuilder<LeadTables, 'deliveries'> | ExpressionBuilder<LeadTables, 'deliveries' | 'leads'>,
) {
  const either = where as ExpressionBuilder<LeadTables, 'deliveries'>;
  return either.or([
    either('deliveries.state', '=', 'pending'),
    either.and([either('deliveries.state', '=', 'dead'), either.not(isReplaced(either))]),
  ]);
}

/** Deliveries to a provider; to any, but not to the operator, where it is null. */
export function isFor(
  where: ExpressionBuilder<LeadTables, 'deliveries'> | ExpressionBuilder<LeadTables, 'deliveries' | 'leads'>,
  provider: string | null,
) {
  const either = where as ExpressionBuilder<LeadTables, 'deliveries'>;
  if (provider === null) return either('deliveries.provider', '!=', operatorRecipient);
  return either('deliveries.provider', '=', provider);
}

const channels: readonly Channel[] = ['webhook', 'email'];

export function isWay(
  ways: readonly Way[],
  { provider, channel }: Pick<DeliveriesTable, 'provider' | 'channel'>,
): boolean {
  return ways.some((way) => way.provider === provider && (channel === null || way.channel === channel));
}

/** Deliveries that one of the ways leads to; those without a channel where their provider has any way. */
export function hasWay(where: ExpressionBuilder<LeadTables, 'deliveries'>, ways: readonly Way[]) {
  const byChannel = channels.map((channel) =>
    where.and([
      where('deliveries.channel', '=', channel),
      where('deliveries.provider', 'in', providersOf(ways.filter((way) => way.channel === channel))),
    ]),
  );
  return where.or([...byChannel, isUnassigned(where, ways)]);
}

/** Deliveries without a channel whose provider has a way. */
export function isUnassigned(where: ExpressionBuilder<LeadTables, 'deliveries'>, ways: readonly Way[]) {
  return where.and([where('deliveries.channel', 'is', null), where('deliveries.provider', 'in', providersOf(ways))]);
}

/** A list that is empty would not be SQL, and no provider has an empty name. */
function providersOf(ways: readonly Way[]): readonly string[] {
  return ['', ...new Set(ways.map(({ provider }) => provider))];
}

/** How many deliveries get their channels in one transaction. */
const mostAssigned = 200;

/**
 * Gives deliveries that have no channel yet the ways of their provider: the first to the delivery itself, a delivery of
 * its own to each of the others. All of it is one transaction, so no way is forgotten.
 */
export async function assignChannels(
  { engine }: Pick<LeadDatabase, 'engine'>,
  trx: LeadTransaction,
  ways: readonly Way[],
  now: number,
): Promise<void> {
  const query = trx
    .selectFrom('deliveries')
    .selectAll()
    .where('state', '=', 'pending')
    .where((where) => isUnassigned(where, ways))
    .orderBy('id')
    .limit(mostAssigned);
  const rows = await (engine === 'postgres' ? query.forUpdate().skipLocked() : query).execute();
  const others = rows.flatMap((row) =>
    channelsOf(ways, row)
      .slice(1)
      .map((channel) => siblingOf(row, channel, now)),
  );
  for (const channel of channels) {
    const ids = rows.filter((row) => channelsOf(ways, row)[0] === channel).map(({ id }) => id);
    if (ids.length > 0) await trx.updateTable('deliveries').set({ channel }).where('id', 'in', ids).execute();
  }
  if (others.length > 0) await trx.insertInto('deliveries').values(others).execute();
}

function channelsOf(ways: readonly Way[], { provider }: DeliveriesTable): readonly Channel[] {
  return channels.filter((channel) => isWay(ways, { provider, channel }));
}

function siblingOf(row: DeliveriesTable, channel: Channel, now: number): DeliveriesTable {
  const fresh = { attempts: 0, ...dueAt(now), lease_until: null, lease_token: null };
  return { ...row, ...fresh, id: `msg_${uuidV7(now)}`, channel };
}
