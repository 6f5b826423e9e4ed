/** Lists leads and what became of them, without contact data: `leads list`. */
import type { LeadFilter, OperatorLead } from '../store/operator-leads.js';
import { findLeads } from '../store/operator-leads.js';
import type { Command, CommandContext } from './command.js';
import { leadCells, leadHeadings, listedLead } from './lead-rows.js';
import { printJson, printTable } from './print-table.js';
import { callableProviders, filterOptions, givenOptions, readChoice, readCount, readFilter } from './read-options.js';
import { recordLook } from './record-look.js';

/** Leads without contact data, newest first. */
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
    const { write, note, storeName } = context;
    const format = readChoice(input, 'format', ['table', 'json']);
    const limit = readCount(input, 'limit', 50);
    const found = await newestLeads(context, readFilter(input), limit + 1);
    const leads = found.slice(0, limit);
    await recordLook(context, 'list', { ...givenOptions(input), leads: leads.length });
    write(format === 'json' ? printJson(leads.map(listedLead)) : printTable(leadHeadings, leads.map(leadCells)));
    if (leads.length === 0) note(`There are no such leads in ${storeName}.`);
    if (found.length > limit) note(`There are more than ${limit}; see --limit, --since and --until.`);
    return 0;
  },
};

/** A statement takes only so many values, so a long list is read in pages. */
const pageSize = 1000;

async function newestLeads(context: CommandContext, filter: LeadFilter, limit: number): Promise<OperatorLead[]> {
  const callable = await callableProviders(context);
  const leads: OperatorLead[] = [];
  for (;;) {
    const before = leads.at(-1)?.id;
    const order = before === undefined ? ('newest' as const) : { before };
    const size = Math.min(pageSize, limit - leads.length);
    const page = await findLeads(context.database, { filter, callable, limit: size, order });
    leads.push(...page);
    if (page.length < size || leads.length >= limit) return leads;
  }
}
