/** Records what operators did. The record names leads by id and never holds contact data. */
import { timestamp } from '../model/clock.js';
import { uuidV7 } from '../model/uuid-v7.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';

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

export interface NewAction extends OperatorDoing, Pick<OperatorAction, 'action' | 'details'> {}

/** Records an action that only reads. */
export function recordAction(database: LeadDatabase, action: NewAction): Promise<void> {
  return database.write((trx) => insertAction(trx, action));
}

/** Records an action together with what it changes. */
export async function insertAction(trx: LeadTransaction, { now, actor, action, details }: NewAction): Promise<void> {
  const row = { id: uuidV7(now), at: timestamp(now), actor, action, details: JSON.stringify(details) };
  await trx.insertInto('operator_actions').values(row).execute();
}

/** The latest actions, newest first. */
export async function listActions(database: LeadDatabase, limit: number): Promise<readonly OperatorAction[]> {
  const rows = await database.read((db) =>
    db.selectFrom('operator_actions').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
  );
  return rows.map(({ at, actor, action, details }) => ({
    at,
    actor,
    action,
    details: JSON.parse(details) as Record<string, unknown>,
  }));
}
