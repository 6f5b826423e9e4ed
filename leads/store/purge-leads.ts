/** Removes contact data by age. What stays: that there was a lead, for which service and place, and its consent. */
import { timestamp } from '../model/clock.js';
import { isFree, seenAt } from './believed-times.js';
import { countRows } from './count-rows.js';
import { eraseLeads } from './erase-leads.js';
import type { LeadDatabase, LeadReader } from './lead-database.js';
import { recorded } from './operator-actions.js';
import { deliveriesOf, isFor } from './ways.js';

export interface Purge {
  /** Leads received before this moment, in milliseconds since 1970. */
  readonly before: number;
  /** Also leads that no provider has got yet; they can never be delivered afterwards. */
  readonly includeUndelivered: boolean;
  readonly now: number;
}

export interface PurgeBatch {
  readonly limit: number;
  /** The operator, for the record. */
  readonly actor: string;
}

/** Purges up to `limit` leads in one transaction. Returns how many; fewer than `limit` means that it is done. */
export function purgeLeads(database: LeadDatabase, purge: Purge, { limit, actor }: PurgeBatch): Promise<number> {
  return recorded(database, { now: purge.now, actor }, 'purge', async (trx) => {
    const rows = await purgeable(trx, purge).select('leads.id').orderBy('leads.id').limit(limit).execute();
    const ids = rows.map(({ id }) => id);
    await eraseLeads(trx, ids, purge.now);
    const { before, includeUndelivered } = purge;
    return [ids.length, { before: timestamp(before), include_undelivered: includeUndelivered, leads: ids.length }];
  });
}

export interface PurgeForecast {
  readonly leads: number;
  /** Old enough, but kept because nobody has got them yet. */
  readonly undelivered: number;
}

/** Counts what a purge would do. */
export function forecastPurge(database: LeadDatabase, purge: Purge): Promise<PurgeForecast> {
  return database.read(async (db) => {
    const leads = await countRows(purgeable(db, purge));
    const all = await countRows(purgeable(db, { ...purge, includeUndelivered: true }));
    return { leads, undelivered: all - leads };
  });
}

/** Leads old enough. A lead that a worker is sending at this moment is left for the next purge. */
function purgeable(db: LeadReader, { before, includeUndelivered, now }: Purge) {
  const old = db
    .selectFrom('leads')
    .where('leads.received_at', '<', timestamp(before))
    .where('leads.purged_at', 'is', null)
    .where((where) =>
      where.not(where.exists(deliveriesOf(where).where((delivery) => delivery.not(isFree(delivery, seenAt(now)))))),
    );
  if (includeUndelivered) return old;
  return old.where((where) =>
    where.or([
      where('leads.disposition', 'in', ['duplicate', 'spam']),
      where.and([
        where.exists(
          deliveriesOf(where)
            .where('state', 'in', ['delivered', 'cancelled'])
            .where((delivery) => isFor(delivery, null)),
        ),
        where.not(where.exists(deliveriesOf(where).where('state', 'in', ['pending', 'held']))),
      ]),
    ]),
  );
}
