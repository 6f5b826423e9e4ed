/** Sends the leads of a time again, such as those that a receiver lost in a bad hour. */
import { timestamp } from '../model/clock.js';
import { insertDelivery } from './insert-lead.js';
import type { LeadDatabase, LeadReader, LeadTransaction } from './lead-database.js';
import type { OperatorDoing } from './operator-actions.js';
import { recorded } from './operator-actions.js';
import { restartDeliveries } from './restart-deliveries.js';
import type { Channel, DeliveriesTable } from './tables.js';
import { isFor, isUndelivered } from './ways.js';

export interface Resend {
  /** Leads received from then on, and before then; milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** One provider, or one channel, only; null for all. Copies for the operator have to be named. */
  readonly provider: string | null;
  readonly channel: Channel | null;
  /** Also what was delivered: once more, under new ids. Without it only what was not. */
  readonly again: boolean;
}

export interface ResendForecast {
  readonly undelivered: number;
  readonly delivered: number;
}

/** Counts the deliveries that could be made again. */
export function forecastResend(database: LeadDatabase, resend: Resend): Promise<ResendForecast> {
  return database.read(async (db) => {
    const rows = await chosen(db, resend)
      .select(['deliveries.state', ({ fn }) => fn.countAll().as('count')])
      .groupBy('deliveries.state')
      .execute();
    const count = (states: readonly string[]): number =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
    return { undelivered: count(['pending', 'dead']), delivered: count(['delivered']) };
  });
}

export interface ResendBatch {
  /** Leads behind this id. */
  readonly after: string;
  readonly limit: number;
}

export interface Resent {
  readonly queued: number;
  /** The last lead that was looked at; null when there are no more. */
  readonly last: string | null;
}

/** Queues the deliveries of up to `limit` leads, due at once, in one transaction. */
export function resendDeliveries(
  database: LeadDatabase,
  resend: Resend,
  { after, limit, ...doing }: ResendBatch & OperatorDoing,
): Promise<Resent> {
  return recorded(database, doing, 'resend', async (trx) => {
    const leads = await chosen(trx, resend)
      .select('leads.id')
      .distinct()
      .where('leads.id', '>', after)
      .orderBy('leads.id')
      .limit(limit)
      .execute();
    const ids = leads.map(({ id }) => id);
    if (ids.length === 0) return [{ queued: 0, last: null }, null];
    const rows = await chosen(trx, resend).selectAll('deliveries').where('leads.id', 'in', ids).execute();
    const restarted = await restart(trx, rows, doing.now);
    const repeated = resend.again ? await repeat(trx, rows, doing.now) : 0;
    const details = { ...resend, from: timestamp(resend.from), until: timestamp(resend.until), leads: ids };
    return [{ queued: restarted + repeated, last: ids.at(-1) ?? null }, details];
  });
}

/** Deliveries of leads that can still be sent: those of erased, held and withdrawn ones cannot. */
function chosen(db: LeadReader, { from, until, provider, channel }: Resend) {
  return db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .where('leads.received_at', '>=', timestamp(from))
    .where('leads.received_at', '<', timestamp(until))
    .where('leads.purged_at', 'is', null)
    .where('leads.disposition', '=', 'accepted')
    .where((where) => where.or([where('deliveries.state', '=', 'delivered'), isUndelivered(where)]))
    .where((where) => isFor(where, provider))
    .$if(channel !== null, (query) => query.where('deliveries.channel', '=', channel));
}

/** Restarts undelivered deliveries: same id, new schedule. */
async function restart(trx: LeadTransaction, rows: readonly DeliveriesTable[], now: number): Promise<number> {
  const ids = rows.filter(({ state }) => state !== 'delivered').map(({ id }) => id);
  await restartDeliveries(trx, ids, now);
  return ids.length;
}

/** One delivery for each lead, recipient and channel that is not on its way already, however often it was made. */
async function repeat(trx: LeadTransaction, rows: readonly DeliveriesTable[], now: number): Promise<number> {
  const placeOf = ({ lead_id, provider, channel }: DeliveriesTable): string => `${lead_id} ${provider} ${channel}`;
  const onTheirWay = new Set(rows.filter(({ state }) => state !== 'delivered').map(placeOf));
  const done = rows.filter((row) => row.state === 'delivered' && !onTheirWay.has(placeOf(row)));
  const places = new Map(done.map((row) => [placeOf(row), row]));
  for (const { lead_id: leadId, provider, channel } of places.values()) {
    await insertDelivery(trx, { leadId, provider, channel, now });
  }
  return places.size;
}
