/** Finds leads by what an operator remembers of them. */
import type { NormalContact } from '../model/contact-point.js';
import { sameEmail } from '../model/contact-point.js';
import { comparableName } from '../model/names.js';
import { leadsOfContact } from './find-people.js';
import type { LeadDatabase } from './lead-database.js';
import type { LeadFilter, OperatorLead } from './operator-leads.js';
import { findLeads } from './operator-leads.js';

export interface LeadSearch extends Partial<NormalContact>, LeadFilter {
  /** A part of the name; capitals, accents and punctuation do not count. */
  readonly name?: string | undefined;
  readonly limit: number;
  /** The providers that can be reached; none when absent, so that what is pending counts as waiting. */
  readonly callable?: readonly string[];
}

/** A statement takes only so many values, so leads are read in pages. */
const pageSize = 1000;

/** The newest leads that fit everything that is given. */
export async function searchLeads(database: LeadDatabase, search: LeadSearch): Promise<readonly OperatorLead[]> {
  const { name, phone = null, email = null, limit: most, callable = [], ...filter } = search;
  const wanted = comparableName(name ?? null);
  const ids = phone !== null || email !== null ? await idsOfContact(database, { phone, email }) : null;
  const fits = (lead: OperatorLead): boolean =>
    (ids === null || ids.has(lead.id)) && comparableName(lead.contact_name).includes(wanted);
  const limit = ids === null && wanted === '' ? Math.min(pageSize, most) : pageSize;
  const found: OperatorLead[] = [];
  let before: string | undefined;
  while (found.length < most) {
    const order = before === undefined ? ('newest' as const) : { before };
    const page = await findLeads(database, { filter, callable, limit, order });
    found.push(...page.filter(fits));
    before = page.at(-1)?.id;
    if (page.length < limit) break;
  }
  return found.slice(0, most);
}

/** With a number and an address, a lead has to have both. */
async function idsOfContact(database: LeadDatabase, { phone, email }: NormalContact): Promise<ReadonlySet<string>> {
  const leads = await database.read((db) => leadsOfContact(db, { phone, email }));
  const matching = leads
    .filter((lead) => phone === null || lead.contact_phone === phone)
    .filter((lead) => email === null || sameEmail(lead.contact_email, email));
  return new Set(matching.map(({ id }) => id));
}
