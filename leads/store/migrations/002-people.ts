/**
 * Adds what one person's data need: who said STOP, whose consent a record is, versions of a lead, and whose key an
 * idempotency key is. Additive: code that knows only the tables of 001 works on these as well.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';
import { PostgresAdapter, sql } from 'kysely';

export const peopleMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addColumns(db);
    await createWithdrawals(db);
    await createStoreKeys(db);
    if (db.getExecutor().adapter instanceof PostgresAdapter) await keepOutOfStatistics(db);
  },
};

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ['version_of', 'caller']) {
    await db.schema.alterTable('leads').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('idempotency_keys').addColumn('caller', 'text').execute();
  for (const column of ['phone_mark', 'email_mark']) {
    await db.schema.alterTable('consents').addColumn(column, 'text').execute();
    await db.schema.createIndex(`consents_by_${column}`).on('consents').column(column).execute();
  }
  await db.schema
    .createIndex('leads_held')
    .on('leads')
    .column('received_at')
    .where(sql.ref('disposition'), '=', sql.lit('held'))
    .execute();
  await db.schema.createIndex('consents_by_recorded_at').on('consents').column('recorded_at').execute();
}

async function createWithdrawals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('contact_mark', 'text', (column) => column.primaryKey())
    .addColumn('withdrawn_at', 'text', (column) => column.notNull())
    .execute();
}

async function createStoreKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('store_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into store_keys (name, secret) values ('contact_marks', ${randomBytes(32).toString('hex')})`.execute(
    db,
  );
}

/** The columns that say who a person is or what they wrote. */
const personal = [
  'contact_name',
  'contact_phone',
  'contact_phone_extension',
  'contact_email',
  'preferred_time',
  'postal_code',
  'message',
  'source',
  'external_id',
  'request_id',
];

/**
 * PostgreSQL copies values of a column into its statistics, which an erasure does not reach. Setting the type anew
 * drops what was copied, a target of zero keeps it from being copied again.
 */
async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const column of personal) {
    await sql`alter table leads alter column ${sql.ref(column)} type text`.execute(db);
    await sql`alter table leads alter column ${sql.ref(column)} set statistics 0`.execute(db);
  }
  await sql`alter table idempotency_keys alter column answer type text`.execute(db);
  await sql`alter table idempotency_keys alter column answer set statistics 0`.execute(db);
}
