/** Schedules an extra attempt for deliveries whose channel works again, or may; their plan stays. */
import { timestamp } from '../model/clock.js';
import type { Moment } from './believed-times.js';
import { isFree } from './believed-times.js';
import type { LeadDatabase, LeadReader } from './lead-database.js';
import type { Way } from './ways.js';

export interface Hurry extends Moment {
  readonly way: Way;
  readonly limit: number;
}

/** Pause after a failure, in milliseconds, even when the channel delivers other leads. */
const rest = 60_000;

/** Makes the oldest deliveries that wait for a later attempt due at once. Returns how many. */
export async function hurry(database: LeadDatabase, { way, limit, ...moment }: Hurry): Promise<number> {
  return database.write(async (trx) => {
    const oldest = waitingBy(trx, way, moment.now)
      .where((where) => isFree(where, moment))
      .where((where) =>
        where.or([where('planned_at', 'is', null), where('planned_at', '<=', timestamp(moment.now - rest))]),
      )
      .select('id')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit);
    const early = trx.updateTable('deliveries').set({ early_at: timestamp(moment.now) });
    const result = await early.where('early_at', 'is', null).where('id', 'in', oldest).executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
}

/** When a channel last tried a delivery that still waits, in milliseconds since 1970; null when none waits. */
export async function lastTried(database: LeadDatabase, way: Way, now: number): Promise<number | null> {
  const found = await database.read((db) =>
    waitingBy(db, way, now)
      .select(({ fn }) => [fn.max('planned_at').as('planned'), fn.max('created_at').as('created')])
      .executeTakeFirst(),
  );
  const moment = found?.planned ?? found?.created ?? null;
  return moment === null ? null : Date.parse(moment);
}

/** Deliveries that have failed and wait for their plan, unless their receiver itself asked for the pause. */
function waitingBy(db: LeadReader, { provider, channel }: Way, now: number) {
  return db
    .selectFrom('deliveries')
    .where('state', '=', 'pending')
    .where('provider', '=', provider)
    .where('channel', '=', channel)
    .where('attempts', '>', 0)
    .where('early_at', 'is', null)
    .where('next_attempt_at', '>', timestamp(now));
}
