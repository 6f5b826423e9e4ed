/** Lists leads and what became of them, without contact data: `leads list`. */
import { searchLeads } from '../store/search-leads.js';
import { command } from './command.js';
import { writeLeads } from './lead-rows.js';
import { callableProviders, filterOf, filterOptions, limitOf, recordedOptions, tableFormat } from './options.js';
import { recordLook } from './record-look.js';

export const listCommand = command({
  summary: 'list leads and what became of them, newest first, without contact data',
  options: {
    ...filterOptions,
    limit: limitOf(50),
    format: tableFormat,
  },
  run: async (context, call) => {
    const { database, storeName } = context;
    const { limit, format } = call;
    const callable = await callableProviders(context);
    const found = await searchLeads(database, { ...filterOf(call), limit: limit + 1, callable });
    await recordLook(context, 'list', { ...recordedOptions(call), leads: Math.min(found.length, limit) });
    writeLeads(context, found, { limit, format, none: `There are no such leads in ${storeName}.` });
    return 0;
  },
});
