/**
 * Creates the first tables: leads, consents, idempotency keys, deliveries with their attempts, and what operators
 * did.
 */

import type { Kysely, Migration } from 'kysely';

export const leadsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createLeads(db);
    await createConsents(db);
    await createIdempotencyKeys(db);
    await createDeliveries(db);
    await createDeliveryAttempts(db);
    await createDisabledEndpoints(db);
    await createOperatorActions(db);
  },
};

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .addColumn('disposition', 'text', (column) => column.notNull())
    .addColumn('disposition_reason', 'text')
    .addColumn('duplicate_of', 'text', (column) => column.references('leads.id'))
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('neighborhood', 'text')
    .addColumn('provider', 'text')
    .addColumn('timeframe', 'text')
    .addColumn('calculation', 'text')
    .addColumn('contact_name', 'text')
    .addColumn('contact_phone', 'text')
    .addColumn('contact_phone_extension', 'text')
    .addColumn('contact_email', 'text')
    .addColumn('preferred_channel', 'text')
    .addColumn('preferred_time', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('message', 'text')
    .addColumn('message_digest', 'text')
    .addColumn('source', 'text')
    .addColumn('external_id', 'text')
    .addColumn('purged_at', 'text')
    .execute();
  await createIndex(db, 'leads', ['received_at']);
  await createIndex(db, 'leads', ['contact_phone', 'received_at']);
  await createIndex(db, 'leads', ['contact_email', 'received_at']);
  await createIndex(db, 'leads', ['message_digest', 'received_at']);
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('text_sha256', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text')
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('channels', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .execute();
}

async function createIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key_digest', 'text', (column) => column.primaryKey())
    .addColumn('body_digest', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await createIndex(db, 'idempotency_keys', ['expires_at']);
  await createIndex(db, 'idempotency_keys', ['lead_id']);
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('lease_token', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .execute();
  await createIndex(db, 'deliveries', ['state', 'provider', 'next_attempt_at']);
  await createIndex(db, 'deliveries', ['lead_id']);
}

async function createDeliveryAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('delivery_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('deliveries.id'))
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('http_status', 'integer')
    .execute();
  await createIndex(db, 'delivery_attempts', ['delivery_id']);
}

async function createDisabledEndpoints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('disabled_endpoints')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text', (column) => column.notNull())
    .execute();
}

async function createOperatorActions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_actions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
}

async function createIndex(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}
