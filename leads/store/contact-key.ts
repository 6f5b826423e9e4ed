/**
 * Reads the key of the store's digests of people and callers. It is made with the tables and never leaves the store.
 */
import type { ContactMarks, NormalContact } from '../model/contact-point.js';
import { contactMarks } from '../model/contact-point.js';
import type { LeadReader } from './lead-database.js';

/** The key itself. */
export async function contactKey(db: LeadReader): Promise<string> {
  const query = db.selectFrom('store_keys').select('secret').where('name', '=', 'contact_marks');
  return (await query.executeTakeFirstOrThrow()).secret;
}

/** Marks that replace a person's number and address in this store. */
export async function marksOf(db: LeadReader, contact: NormalContact): Promise<ContactMarks> {
  return contactMarks(await contactKey(db), contact);
}

/** The marks that there are. */
export function presentMarks({ phone, email }: ContactMarks): readonly string[] {
  return [phone, email].filter((mark) => mark !== null);
}
