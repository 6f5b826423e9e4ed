/** Counts rows. */
import type { SelectQueryBuilder } from 'kysely';
import type { LeadTables } from './tables.js';

/** The number of rows that a query without columns finds. */
export async function countRows<Table extends keyof LeadTables>(
  query: SelectQueryBuilder<LeadTables, Table, NonNullable<unknown>>,
): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
