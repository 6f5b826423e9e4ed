/** Finds leads by what an operator remembers of them: `leads search`. */
import { readContactPoint } from '../model/contact-point.js';
import { searchLeads } from '../store/search-leads.js';
import type { Command, CommandInput } from './command.js';
import { textOption, UsageError } from './command.js';
import { writeLeads } from './lead-rows.js';
import { callableProviders, filterOptions, readChoice, readCount, readFilter } from './read-options.js';
import { recordLook } from './record-look.js';

/** Leads without contact data; the person is only searched for, not shown. */
export const searchCommand: Command = {
  name: 'search',
  summary: 'find leads by name, telephone number or email address, and by service, city, state and time',
  operands: ['<who>'],
  options: {
    name: { type: 'string', help: 'a part of the name' },
    phone: { type: 'string', help: 'the telephone number, as you would dial it' },
    email: { type: 'string', help: 'the email address' },
    ...filterOptions,
    limit: { type: 'string', help: 'at most so many (50)' },
    format: { type: 'string', help: 'table or json (table)' },
  },
  run: async (context, input) => {
    const { database, storeName } = context;
    const format = readChoice(input, 'format', ['table', 'json']);
    const limit = readCount(input, 'limit', 50);
    const { since, provider, ...filter } = readFilter(input);
    const wanted = readWanted(input);
    const callable = await callableProviders(context);
    const found = await searchLeads(database, { ...wanted, ...filter, since, provider, limit: limit + 1, callable });
    // The search terms identify the person, so only the kind of search is recorded.
    await recordLook(context, 'search', { by: Object.keys(wanted), ...filter, leads: Math.min(found.length, limit) });
    writeLeads(context, found, { limit, format, none: `Nothing fits in ${storeName}.` });
    return 0;
  },
};

/** A text without a name is an address when it has an `@`, a number when it can be dialed, and a name otherwise. */
function readWanted(input: CommandInput): { readonly name?: string; readonly phone?: string; readonly email?: string } {
  const [text] = input.operands;
  const [name, phone, email] = ['name', 'phone', 'email'].map((option) => textOption(input, option));
  const point = readContactPoint({ phone, email });
  if ((phone !== undefined || email !== undefined) && !point.ok) throw new UsageError(point.mistakes.join(' '));
  return {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(text === undefined ? {} : readText(text)),
  };
}

function readText(text: string): { readonly name?: string; readonly phone?: string; readonly email?: string } {
  if (readContactPoint({ email: text }).ok) return { email: text };
  if (readContactPoint({ phone: text }).ok) return { phone: text };
  if (text.includes('@') || /\d{5}/.test(text)) throw new UsageError(`${text} is no whole number or address.`);
  return { name: text };
}
