/** Finds leads by what an operator remembers of them: `leads search`. */
import { Refusal, text } from '../../cli/command/option.js';
import type { Call } from '../../cli/command/read-call.js';
import type { ContactPoint, NormalContact } from '../model/contact-point.js';
import { readContactPoint } from '../model/contact-point.js';
import { searchLeads } from '../store/search-leads.js';
import { command } from './command.js';
import { writeLeads } from './lead-rows.js';
import { callableProviders, filterOf, filterOptions, limitOf, tableFormat } from './options.js';
import { recordLook } from './record-look.js';

const personOptions = {
  name: text('TEXT', 'a part of the name'),
  phone: text('NUMBER', 'the telephone number, as you would dial it'),
  email: text('ADDRESS', 'the email address'),
};

/** Leads without contact data; the person is only searched for, not shown. */
export const searchCommand = command({
  summary: 'find leads by name, telephone number or email address, and by service, city, state and time',
  operands: ['[WHO]'],
  options: {
    ...personOptions,
    ...filterOptions,
    limit: limitOf(50),
    format: tableFormat,
  },
  run: async (context, call) => {
    const { database, country, storeName } = context;
    const { limit, format } = call;
    const { since, provider, ...filter } = filterOf(call);
    const wanted = readWanted(call, country);
    const callable = await callableProviders(context);
    const found = await searchLeads(database, { ...wanted, ...filter, since, provider, limit: limit + 1, callable });
    // The search terms identify the person, so only the kind of search is recorded.
    await recordLook(context, 'search', { by: Object.keys(wanted), ...filter, leads: Math.min(found.length, limit) });
    writeLeads(context, found, { limit, format, none: `Nothing fits in ${storeName}.` });
    return 0;
  },
});

interface Wanted {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** A text without a name is an address when it has an `@`, a number when it can be dialed, and a name otherwise. */
function readWanted({ operands: [who], name, phone, email }: Call<typeof personOptions>, country: string): Wanted {
  const point = phone === undefined && email === undefined ? {} : readPoint({ phone, email }, country);
  return { ...(name === undefined ? {} : { name }), ...point, ...(who === undefined ? {} : readText(who, country)) };
}

/** Only what was given: the record of a search names its kinds. */
function readPoint(written: ContactPoint, country: string): Wanted {
  const reading = readContactPoint(written, country);
  if (!reading.ok) throw new Refusal(reading.mistakes.join(' '));
  return present(reading.contact);
}

function present({ phone, email }: NormalContact): Wanted {
  return { ...(phone === null ? {} : { phone }), ...(email === null ? {} : { email }) };
}

function readText(written: string, country: string): Wanted {
  const [address, number] = [
    readContactPoint({ email: written }, country),
    readContactPoint({ phone: written }, country),
  ];
  if (address.ok) return present(address.contact);
  if (number.ok) return present(number.contact);
  if (written.includes('@') || /\d{5}/.test(written)) throw new Refusal(`${written} is no whole number or address.`);
  return { name: written };
}
