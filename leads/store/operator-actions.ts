/** Records what operators do. The record names leads by id and never holds contact data. */
import { timestamp } from '../model/clock.js';
import { uuidV7 } from '../model/uuid-v7.js';
import type { LeadDatabase, LeadReader, LeadTransaction } from './lead-database.js';
import type { OperatorActionsTable } from './tables.js';

export interface OperatorAction {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The operator who changes the store, and when. */
export interface OperatorDoing {
  readonly now: number;
  readonly actor: string;
}

type Details = OperatorAction['details'];

/** What an action came to, and what its record says of it; null for no record, because it found nothing to do. */
export type Recorded<Outcome> = readonly [outcome: Outcome, details: Details | null];

/**
 * Runs an operator's action and records it, in one transaction: the store has both or neither. Every action that
 * changes the store goes through here.
 */
export function recorded<Outcome>(
  database: LeadDatabase,
  { now, actor }: OperatorDoing,
  action: string,
  work: (trx: LeadTransaction) => Promise<Recorded<Outcome>>,
): Promise<Outcome> {
  return database.write(async (trx) => {
    const [outcome, details] = await work(trx);
    if (details !== null) {
      const row = { id: uuidV7(now), at: timestamp(now), actor, action, details: JSON.stringify(details) };
      await trx.insertInto('operator_actions').values(row).execute();
    }
    return outcome;
  });
}

/** Records an action that only reads. */
export function recordAction(
  database: LeadDatabase,
  doing: OperatorDoing,
  action: string,
  details: Details,
): Promise<void> {
  return recorded(database, doing, action, async () => [undefined, details]);
}

/** The latest actions, newest first. */
export async function listActions(database: LeadDatabase, limit: number): Promise<readonly OperatorAction[]> {
  const rows = await database.read((db) =>
    db.selectFrom('operator_actions').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
  );
  return rows.map(asAction);
}

/** The actions whose record names a lead, oldest first. */
export async function actionsOn(db: LeadReader, lead: string): Promise<readonly OperatorAction[]> {
  const query = db.selectFrom('operator_actions').selectAll().where('details', 'like', `%"${lead}"%`);
  return (await query.orderBy('at').orderBy('id').execute()).map(asAction);
}

function asAction({ at, actor, action, details }: OperatorActionsTable): OperatorAction {
  return { at, actor, action, details: JSON.parse(details) as Details };
}
