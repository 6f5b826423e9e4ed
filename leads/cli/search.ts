/** Finds leads by what an operator remembers of them: `leads search`. */
import { Refusal, text } from '../../cli/command/option.js';
import type { Call } from '../../cli/command/read-call.js';
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
    const { database, storeName } = context;
    const { limit, format } = call;
    const { since, provider, ...filter } = filterOf(call);
    const wanted = readWanted(call);
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
function readWanted({ operands: [who], name, phone, email }: Call<typeof personOptions>): Wanted {
  const point = readContactPoint({ phone, email });
  if ((phone !== undefined || email !== undefined) && !point.ok) throw new Refusal(point.mistakes.join(' '));
  return {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(who === undefined ? {} : readText(who)),
  };
}

function readText(written: string): Wanted {
  if (readContactPoint({ email: written }).ok) return { email: written };
  if (readContactPoint({ phone: written }).ok) return { phone: written };
  if (written.includes('@') || /\d{5}/.test(written)) throw new Refusal(`${written} is no whole number or address.`);
  return { name: written };
}
