/** Finds one person's leads by number or address, and writes them out for the person. */
import type { Selectable } from 'kysely';
import type { ContactMarks, NormalContact } from '../model/contact-point.js';
import { sameEmail } from '../model/contact-point.js';
import { consentColumns, contactColumns, fromRow, leadColumns } from '../model/lead-columns.js';
import { comparableName } from '../model/names.js';
import { marksOf, presentMarks } from './contact-key.js';
import type { LeadDatabase, LeadReader } from './lead-database.js';
import type { OperatorDoing } from './operator-actions.js';
import { recorded } from './operator-actions.js';
import type { LeadsTable } from './tables.js';

/** Leads under one name. Several people may share a number. */
export interface FoundPerson extends Contacts {
  /** As the newest lead has it. */
  readonly name: string;
  /** Oldest first. */
  readonly leads: readonly Pick<LeadsTable, 'id' | 'received_at' | 'service' | 'city' | 'disposition'>[];
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** When the owner of the number or the address said STOP; null when nobody did. */
  readonly withdrawnAt: string | null;
  /** Records of consent of people whose leads are erased already. */
  readonly consents: number;
}

/** The people who are known by a number, by an address or by both. */
export function findPeople(database: LeadDatabase, contact: NormalContact): Promise<FoundPeople> {
  return database.read(async (db) => {
    const leads = await leadsOfContact(db, contact);
    const ids = new Set(leads.map(({ id }) => id));
    const consents = await consentsOf(db, contact);
    return {
      people: byName(leads),
      withdrawnAt: await withdrawnAt(db, contact),
      consents: consents.filter(({ lead_id }) => !ids.has(lead_id)).length,
    };
  });
}

/** The leads with this number or this address, oldest first. Capitals in the address do not matter. */
export async function leadsOfContact(
  db: LeadReader,
  { phone, email }: NormalContact,
): Promise<readonly Selectable<LeadsTable>[]> {
  const byPhone =
    phone === null ? [] : await db.selectFrom('leads').selectAll().where('contact_phone', '=', phone).execute();
  const byEmail = email === null ? [] : await leadsOfEmail(db, email);
  const leads = new Map([...byPhone, ...byEmail].map((lead) => [lead.id, lead]));
  return [...leads.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The two databases differ in what they take for the same letter, so the capitals are compared here. */
async function leadsOfEmail(db: LeadReader, email: string): Promise<readonly Selectable<LeadsTable>[]> {
  const domain = email.slice(email.lastIndexOf('@'));
  const near = await db
    .selectFrom('leads')
    .select(['id', 'contact_email'])
    .where('contact_email', 'like', `%${domain}`)
    .execute();
  const ids = near.filter(({ contact_email }) => sameEmail(contact_email, email)).map(({ id }) => id);
  return ids.length === 0 ? [] : db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
}

function byName(leads: readonly Selectable<LeadsTable>[]): readonly FoundPerson[] {
  const groups = new Map<string, Selectable<LeadsTable>[]>();
  for (const lead of leads) {
    const name = comparableName(lead.contact_name);
    groups.set(name, [...(groups.get(name) ?? []), lead]);
  }
  return [...groups.values()].map((group) => ({
    name: group.at(-1)?.contact_name ?? '',
    ...contactsOf(group),
    leads: group.map(({ id, received_at, service, city, disposition }) => ({
      id,
      received_at,
      service,
      city,
      disposition,
    })),
  }));
}

/** The numbers and addresses on some leads. */
export interface Contacts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

export function contactsOf(leads: readonly Pick<LeadsTable, 'contact_phone' | 'contact_email'>[]): Contacts {
  return {
    phones: distinct(leads.map(({ contact_phone }) => contact_phone)),
    emails: distinct(leads.map(({ contact_email }) => contact_email)),
  };
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

/** When the person said STOP; null when they did not. */
export async function withdrawnAt(db: LeadReader, contact: NormalContact): Promise<string | null> {
  return withdrawalOf(db, await marksOf(db, contact));
}

/** The same, for a person whose marks are known. */
export async function withdrawalOf(db: LeadReader, contact: ContactMarks): Promise<string | null> {
  const marks = presentMarks(contact);
  if (marks.length === 0) return null;
  const query = db.selectFrom('withdrawals').select('withdrawn_at').where('contact_mark', 'in', marks);
  return (await query.orderBy('withdrawn_at').limit(1).executeTakeFirst())?.withdrawn_at ?? null;
}

/** The records of consent of a person, also of leads that are erased. */
export async function consentsOf(db: LeadReader, contact: NormalContact) {
  const marks = await marksOf(db, contact);
  return db
    .selectFrom('consents')
    .select(['lead_id', 'text', 'language', 'given_at', 'recorded_at', 'channels', 'method'])
    .where((where) =>
      where.or([
        ...(marks.phone === null ? [] : [where('phone_mark', '=', marks.phone)]),
        ...(marks.email === null ? [] : [where('email_mark', '=', marks.email)]),
      ]),
    )
    .orderBy('lead_id')
    .execute();
}

/** Everything that the store holds of a person, as a value for JSON. The export is recorded, without the contact. */
export function exportPerson(database: LeadDatabase, contact: NormalContact, doing: OperatorDoing): Promise<object> {
  return recorded(database, doing, 'export-person', async (trx) => {
    const leads = await leadsOfContact(trx, contact);
    const consents = await consentsOf(trx, contact);
    const ids = leads.map(({ id }) => id);
    const all = {
      contact,
      withdrawn_at: await withdrawnAt(trx, contact),
      leads: await Promise.all(leads.map((lead) => exportLead(trx, lead))),
      consents_of_erased_leads: consents.filter(({ lead_id }) => !ids.includes(lead_id)).map(exportConsent),
    };
    return [all, { leads: ids, consents: consents.length }];
  });
}

async function exportLead(db: LeadReader, lead: Selectable<LeadsTable>): Promise<object> {
  const consent = await db.selectFrom('consents').selectAll().where('lead_id', '=', lead.id).executeTakeFirst();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'provider', 'state', 'created_at', 'delivered_at'])
    .where('lead_id', '=', lead.id)
    .orderBy('id')
    .execute();
  return {
    lead_id: lead.id,
    received_at: lead.received_at,
    request_id: lead.request_id,
    disposition: lead.disposition,
    ...fromRow(lead, leadColumns),
    ...fromRow(lead, contactColumns),
    consent: consent === undefined ? null : exportConsent(consent),
    deliveries,
  };
}

type KeptConsent = Awaited<ReturnType<typeof consentsOf>>[number];

function exportConsent(consent: KeptConsent): object {
  const { lead_id, recorded_at } = consent;
  return { lead_id, recorded_at, ...fromRow(consent, consentColumns) };
}
