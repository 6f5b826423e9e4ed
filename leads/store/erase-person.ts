/** Erases the data of one person, and records that nobody may contact them any more. */
import { timestamp } from '../model/clock.js';
import type { NormalContact } from '../model/contact-point.js';
import { sameEmail } from '../model/contact-point.js';
import { isLeased, seenAt } from './believed-times.js';
import { marksOf, presentMarks } from './contact-key.js';
import { cancelDeliveries, eraseLeads } from './erase-leads.js';
import type { Contacts } from './find-people.js';
import { consentsOf, contactsOf, leadsOfContact } from './find-people.js';
import type { LeadDatabase, LeadTransaction } from './lead-database.js';
import { lockContact } from './lock-contact.js';
import type { OperatorDoing } from './operator-actions.js';
import { recorded } from './operator-actions.js';
import type { LeadsTable } from './tables.js';

export interface ErasePerson extends OperatorDoing {
  /** Consents recorded before this moment, in milliseconds since 1970, go as well; null keeps all of them. */
  readonly consentsBefore: number | null;
}

export interface Erasure {
  /** The leads that were erased. */
  readonly leads: readonly string[];
  /** Those of them that a provider has already: the provider has to be asked to erase them too. */
  readonly delivered: readonly { readonly lead: string; readonly provider: string }[];
  /** Number that were being sent at this moment; they may still arrive. */
  readonly underWay: number;
  readonly consentsKept: number;
  readonly consentsErased: number;
  /** Other numbers and addresses on these leads, under which there may be more of the same person. */
  readonly alsoKnownBy: Contacts;
}

/**
 * Takes everything that says who the person is or what they wrote out of the store. What stays: that there was a lead,
 * for which service and place, and the consent with a keyed digest in place of the person. Call `compact` afterwards,
 * so that the files of the database lose it too.
 */
export function erasePerson(database: LeadDatabase, contact: NormalContact, erase: ErasePerson): Promise<Erasure> {
  return recorded(database, erase, 'erase-person', async (trx) => {
    await lockContact(database, trx, contact);
    const leads = await leadsOfContact(trx, contact);
    const ids = leads.map(({ id }) => id);
    const erasure = {
      leads: ids,
      ...(await whereItWent(trx, ids, erase.now)),
      alsoKnownBy: otherNames(leads, contact),
    };
    await eraseLeads(trx, ids, erase.now);
    const consents = await eraseConsents(trx, contact, erase.consentsBefore);
    return [
      { ...erasure, ...consents },
      { leads: ids, delivered: erasure.delivered.length, ...consents },
    ];
  });
}

async function whereItWent(
  trx: LeadTransaction,
  ids: readonly string[],
  now: number,
): Promise<Pick<Erasure, 'delivered' | 'underWay'>> {
  if (ids.length === 0) return { delivered: [], underWay: 0 };
  const deliveries = await trx
    .selectFrom('deliveries')
    .select(['lead_id', 'provider', 'state', 'lease_until'])
    .where('lead_id', 'in', ids)
    .execute();
  const delivered = deliveries.filter(({ state }) => state === 'delivered');
  const leased = deliveries.filter(({ lease_until }) => isLeased(lease_until, seenAt(now)));
  return {
    delivered: delivered.map(({ lead_id, provider }) => ({ lead: lead_id, provider })),
    underWay: leased.length,
  };
}

function otherNames(
  leads: readonly Pick<LeadsTable, 'contact_phone' | 'contact_email'>[],
  contact: NormalContact,
): Contacts {
  const { phones, emails } = contactsOf(leads);
  return {
    phones: phones.filter((phone) => phone !== contact.phone),
    emails: emails.filter((email) => !sameEmail(email, contact.email)),
  };
}

async function eraseConsents(
  trx: LeadTransaction,
  contact: NormalContact,
  before: number | null,
): Promise<Pick<Erasure, 'consentsKept' | 'consentsErased'>> {
  const recorded = await consentsOf(trx, contact);
  const old = before === null ? [] : recorded.filter(({ recorded_at }) => recorded_at < timestamp(before));
  const ids = old.map(({ lead_id }) => lead_id);
  if (ids.length > 0) await trx.deleteFrom('consents').where('lead_id', 'in', ids).execute();
  return { consentsKept: recorded.length - old.length, consentsErased: old.length };
}

/** Erases the consent records of erased leads that are older than a moment, and records it. Returns how many. */
export function eraseOldConsents(
  database: LeadDatabase,
  { before, ...doing }: OperatorDoing & { readonly before: number },
): Promise<number> {
  return recorded(database, doing, 'erase-consents', async (trx) => {
    const result = await trx
      .deleteFrom('consents')
      .where('recorded_at', '<', timestamp(before))
      .where('lead_id', 'in', (where) => where.selectFrom('leads').select('id').where('purged_at', 'is not', null))
      .executeTakeFirst();
    const consents = Number(result.numDeletedRows);
    return [consents, consents > 0 ? { before: timestamp(before), consents } : null];
  });
}

export interface Withdrawal {
  /** Number of cancelled deliveries. */
  readonly cancelled: number;
  /** Number that were being sent at this moment; they may still arrive. */
  readonly underWay: number;
  /** Other numbers and addresses of the person: leads that have only these are still taken. */
  readonly alsoKnownBy: Contacts;
}

/**
 * Writes down that a person wants no further contact: nothing more of theirs is delivered, and no new lead is taken.
 * The store keeps a keyed digest, and so knows the person again without knowing who it is.
 */
export function withdraw(database: LeadDatabase, contact: NormalContact, doing: OperatorDoing): Promise<Withdrawal> {
  return recorded(database, doing, 'withdraw', async (trx) => {
    await lockContact(database, trx, contact);
    const marks = presentMarks(await marksOf(trx, contact));
    const rows = marks.map((contact_mark) => ({ contact_mark, withdrawn_at: timestamp(doing.now) }));
    await trx
      .insertInto('withdrawals')
      .values(rows)
      .onConflict((conflict) => conflict.column('contact_mark').doNothing())
      .execute();
    const leads = await leadsOfContact(trx, contact);
    const ids = leads.map(({ id }) => id);
    const { underWay } = await whereItWent(trx, ids, doing.now);
    const cancelled = await cancelDeliveries(trx, ids);
    return [
      { cancelled, underWay, alsoKnownBy: otherNames(leads, contact) },
      { leads: ids, cancelled },
    ];
  });
}

/** Takes a withdrawal back, because the person asks to be contacted again. Returns whether there was one. */
export function readmit(database: LeadDatabase, contact: NormalContact, doing: OperatorDoing): Promise<boolean> {
  return recorded(database, doing, 'readmit', async (trx) => {
    const marks = presentMarks(await marksOf(trx, contact));
    const result = await trx.deleteFrom('withdrawals').where('contact_mark', 'in', marks).executeTakeFirst();
    const found = result.numDeletedRows > 0n;
    return [found, { found }];
  });
}
