/** Adds deliveries to the operator: of leads that nobody else hears of, or of all. */
import type { ExpressionBuilder } from 'kysely';
import { timestamp } from '../model/clock.js';
import { operatorRecipient } from '../model/ways.js';
import { newDelivery } from './insert-lead.js';
import type { LeadDatabase, LeadReader } from './lead-database.js';
import type { DeliveriesTable, LeadTables } from './tables.js';
import type { Way } from './ways.js';
import { deliveriesOf, hasWay } from './ways.js';

export interface OperatorSweep {
  /** Leads received since then are looked at, and all dead letters. */
  readonly since: number;
  readonly now: number;
  /** A copy of each lead, or only those that nobody else hears of. */
  readonly leads: 'unheard' | 'all';
  /** The ways that are open at the moment. */
  readonly ways: readonly Way[];
}

const mostAtOnce = 200;

/**
 * Queues what the operator has to hear of, once for each lead, however many instances look. Returns how many leads
 * there were to tell of; a full round of them means that there may be more.
 */
export async function queueForOperator(database: LeadDatabase, sweep: OperatorSweep): Promise<number> {
  const ids = await database.read((db) => untoldLeads(db, sweep));
  if (ids.length === 0) return 0;
  await database.write(async (trx) => {
    await trx
      .insertInto('deliveries')
      .values(ids.map((id) => operatorDelivery(id, sweep.now)))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return ids.length;
}

async function untoldLeads(db: LeadReader, sweep: OperatorSweep): Promise<readonly string[]> {
  const recent = await leadsToTell(db, sweep)
    .where('leads.received_at', '>=', timestamp(sweep.since))
    .select('leads.id')
    .limit(mostAtOnce)
    .execute();
  const dead = await leadsToTell(db, sweep)
    .where('leads.id', 'in', (where) =>
      where
        .selectFrom('deliveries')
        .select('lead_id')
        .where('state', '=', 'dead')
        .where('provider', '!=', operatorRecipient),
    )
    .select('leads.id')
    .limit(mostAtOnce)
    .execute();
  return [...new Set([...recent, ...dead].map(({ id }) => id))];
}

function leadsToTell(db: LeadReader, { leads, ways }: OperatorSweep) {
  const query = db
    .selectFrom('leads')
    .where('leads.purged_at', 'is', null)
    .where('leads.disposition', 'not in', ['duplicate', 'spam'])
    .where((where) =>
      where.not(where.exists(deliveriesOf(where).where('deliveries.provider', '=', operatorRecipient))),
    );
  if (leads === 'all') return query;
  return query.where((where) =>
    where.not(where.exists(deliveriesOf(where).where((delivery) => isHeard(delivery, ways)))),
  );
}

/** Delivered or on its way, or never to be sent because the person does not want it. */
function isHeard(where: ExpressionBuilder<LeadTables, 'deliveries'>, ways: readonly Way[]) {
  return where.or([
    where('deliveries.state', 'not in', ['pending', 'dead']),
    where.and([where('deliveries.state', '=', 'pending'), hasWay(where, ways)]),
  ]);
}

/** Its id follows from the lead's, so that two instances cannot queue it twice. */
function operatorDelivery(leadId: string, now: number): DeliveriesTable {
  const id = `msg_${leadId}_${operatorRecipient}`;
  return newDelivery(id, { leadId, provider: operatorRecipient, channel: 'email', now });
}
