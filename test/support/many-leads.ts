/** More leads like one that is stored, for tests of what goes through many: put into the tables in one transaction. */
import type { Insertable } from 'kysely';
import { timestamp } from '../../leads/model/clock.js';
import { uuidV7 } from '../../leads/model/uuid-v7.js';
import type { LeadDatabase, LeadTransaction } from '../../leads/store/lead-database.js';
import type { LeadTables } from '../../leads/store/tables.js';

interface Copies {
  readonly count: number;
  /** The moment at which the first of them came, in milliseconds since 1970; each of the others a millisecond later. */
  readonly from: number;
  /** What is different in each, by its number from 0. */
  readonly changes?: (number: number) => Partial<LeadTables['leads']>;
}

/** So many rows in one statement. */
const batch = 100;

/** Stores copies of a lead, each with its consent and its deliveries. */
export function copyLead(database: LeadDatabase, id: string, { count, from, changes }: Copies): Promise<void> {
  const copies = Array.from({ length: count }, (_, number) => {
    const at = from + number;
    return { id: uuidV7(at), received_at: timestamp(at), ...changes?.(number) };
  });
  return database.write(async (trx) => {
    const lead = await trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const consents = await trx.selectFrom('consents').selectAll().where('lead_id', '=', id).execute();
    const deliveries = await trx.selectFrom('deliveries').selectAll().where('lead_id', '=', id).execute();
    const ofEach = <Row extends object>(rows: readonly Row[], change: (lead: string) => Partial<Row>) =>
      copies.flatMap((copy) => rows.map((row) => ({ ...row, ...change(copy.id) })));
    await insertAll(
      trx,
      'leads',
      copies.map((copy) => ({ ...lead, ...copy })),
    );
    await insertAll(
      trx,
      'consents',
      ofEach(consents, (leadId) => ({ lead_id: leadId })),
    );
    await insertAll(
      trx,
      'deliveries',
      ofEach(deliveries, (leadId) => ({ id: `msg_${uuidV7(from)}`, lead_id: leadId })),
    );
  });
}

async function insertAll<Table extends keyof LeadTables>(
  trx: LeadTransaction,
  table: Table,
  rows: readonly Insertable<LeadTables[Table]>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += batch)
    await trx
      .insertInto(table)
      .values(rows.slice(first, first + batch))
      .execute();
}
