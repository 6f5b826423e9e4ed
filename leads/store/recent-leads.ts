/** Finds leads of the last day that a new one may repeat, and counts that make it suspicious. */
import type { Selectable } from 'kysely';
import { timestamp } from '../model/clock.js';
import { messageDigest } from '../model/digest.js';
import type { Lead } from '../model/lead.js';
import { countRows } from './count-rows.js';
import type { LeadReader } from './lead-database.js';
import type { LeadsTable } from './tables.js';

/** Reach of a look back, in milliseconds. */
const lookBack = 24 * 60 * 60 * 1000;

/** Activity of the same person and of others within the last day. */
export interface RecentActivity {
  /** Leads of other people with the same long message, repetitions not counted. */
  readonly sameMessage: number;
  /** Accepted leads of the same contact, for any service. */
  readonly sameContact: number;
  /** Leads with the same number or address, for the same service and place, oldest first, repetitions not counted. */
  readonly earlier: readonly Selectable<LeadsTable>[];
}

/** Looks at what came before a lead. The contact has to be locked, so that nothing comes in between. */
export async function recentActivity(db: LeadReader, lead: Lead, now: number): Promise<RecentActivity> {
  const since = timestamp(now - lookBack);
  return {
    sameMessage: await countSameMessage(db, lead, since),
    sameContact: await countSameContact(db, lead, since),
    earlier: await findEarlier(db, lead, since),
  };
}

function countSameContact(db: LeadReader, lead: Lead, since: string): Promise<number> {
  const { column, value } = contactColumn(lead);
  const query = db.selectFrom('leads').where(column, '=', value).where('received_at', '>', since);
  return countRows(query.where('disposition', '=', 'accepted'));
}

async function countSameMessage(db: LeadReader, lead: Lead, since: string): Promise<number> {
  const message = messageDigest(lead.message);
  if (message === null) return 0;
  const { column, value } = contactColumn(lead);
  const query = db.selectFrom('leads').where('message_digest', '=', message).where('received_at', '>', since);
  return countRows(query.where('disposition', '!=', 'duplicate').where(column, 'is distinct from', value));
}

function findEarlier(db: LeadReader, { contact, ...lead }: Lead, since: string): Promise<Selectable<LeadsTable>[]> {
  const { phone, email } = contact;
  return db
    .selectFrom('leads')
    .selectAll()
    .where((where) =>
      where.or([
        ...(phone === null ? [] : [where('contact_phone', '=', phone)]),
        ...(email === null ? [] : [where('contact_email', '=', email)]),
      ]),
    )
    .where('received_at', '>', since)
    .where('service', '=', lead.service)
    .where('city', '=', lead.city)
    .where('neighborhood', 'is not distinct from', lead.neighborhood)
    .where('disposition', '!=', 'duplicate')
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** The column that identifies a person: the telephone number, or the email address when there is none. */
function contactColumn({ contact }: Lead): { column: 'contact_phone' | 'contact_email'; value: string | null } {
  return contact.phone === null
    ? { column: 'contact_email', value: contact.email }
    : { column: 'contact_phone', value: contact.phone };
}
