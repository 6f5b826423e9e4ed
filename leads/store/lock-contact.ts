/** Serializes transactions about one person. */
import { sql } from 'kysely';
import type { NormalContact } from '../model/contact-point.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';

/**
 * Until the transaction ends, no other lead with this number or this address is stored, by any instance. The locks are
 * taken in one order, so that nobody waits in a circle. SQLite has one writer at a time anyway.
 */
export async function lockContact(
  { engine }: Pick<LeadDatabase, 'engine'>,
  trx: LeadTransaction,
  { phone, email }: NormalContact,
): Promise<void> {
  if (engine === 'sqlite') return;
  const names = [phone, email?.toLowerCase() ?? null].filter((name) => name !== null).sort();
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`.execute(trx);
  }
}
