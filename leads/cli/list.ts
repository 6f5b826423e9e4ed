/** Lists leads and what became of them, without contact data: `leads list`. */
import { searchLeads } from '../store/search-leads.js';
import type { Command } from './command.js';
import { writeLeads } from './lead-rows.js';
import { callableProviders, filterOptions, givenOptions, readChoice, readCount, readFilter } from './read-options.js';
import { recordLook } from './record-look.js';

export const listCommand: Command = {
  name: 'list',
  summary: 'list leads and what became of them, newest first, without contact data',
  operands: [],
  options: {
    ...filterOptions,
    limit: { type: 'string', help: 'at most so many (50)' },
    format: { type: 'string', help: 'table or json (table)' },
  },
  run: async (context, input) => {
    const { database, storeName } = context;
    const format = readChoice(input, 'format', ['table', 'json']);
    const limit = readCount(input, 'limit', 50);
    const callable = await callableProviders(context);
    const found = await searchLeads(database, { ...readFilter(input), limit: limit + 1, callable });
    await recordLook(context, 'list', { ...givenOptions(input), leads: Math.min(found.length, limit) });
    writeLeads(context, found, { limit, format, none: `There are no such leads in ${storeName}.` });
    return 0;
  },
};
