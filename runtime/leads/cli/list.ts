import { recordAction } from '../store/operator-actions.js';
import { findLeads, type OperatorLead } from '../store/operator-leads.js';
import type { Command } from './command.js';
import { printJson, printTable } from './print-table.js';
import { callableProviders, filterOptions, givenOptions, readChoice, readCount, readFilter } from './read-options.js';

/** Leads without contact data, newest first. */
export const listCommand: Command = {
  name: 'list',
  summary: 'list leads and what became of them, newest first, without contact data',
  operand: '',
  options: {
    ...filterOptions,
    limit: { type: 'string', help: 'at most so many (50)' },
    format: { type: 'string', help: 'table or json (table)' },
  },
  run: async (context, input) => {
    const { database, now, actor, write, note } = context;
    const format = readChoice(input, 'format', ['table', 'json']);
    const limit = readCount(input, 'limit', 50);
    const callable = await callableProviders(context);
    const filter = readFilter(input);
    const found = await findLeads(database, { filter, callable, limit: limit + 1, order: 'newest' });
    const leads = found.slice(0, limit);
    await recordAction(database, {
      now,
      actor,
      action: 'list',
      details: { ...givenOptions(input), leads: leads.length },
    });
    write(format === 'json' ? printJson(leads.map(listed)) : printTable(HEADINGS, leads.map(cells)));
    if (found.length > limit) note(`There are more than ${limit}; see --limit, --since and --until.`);
    return 0;
  },
};

const HEADINGS = ['id', 'received', 'service', 'city', 'provider', 'state', 'attempts', 'next attempt', 'note'];

function listed(lead: OperatorLead): Record<string, unknown> {
  return {
    id: lead.id,
    received_at: lead.received_at,
    service: lead.service,
    city: lead.city,
    neighborhood: lead.neighborhood,
    provider: lead.delivery?.provider ?? lead.provider,
    state: lead.state,
    attempts: lead.delivery?.attempts ?? 0,
    next_attempt_at: lead.delivery?.state === 'pending' ? lead.delivery.next_attempt_at : null,
    delivered_at: lead.delivery?.delivered_at ?? null,
    reason: lead.disposition_reason,
    duplicate_of: lead.duplicate_of,
    purged_at: lead.purged_at,
  };
}

function cells(lead: OperatorLead): readonly string[] {
  const { delivery } = lead;
  const place = lead.neighborhood === null ? lead.city : `${lead.city}/${lead.neighborhood}`;
  const next = delivery?.state === 'pending' ? delivery.next_attempt_at : '';
  const note = lead.purged_at === null ? (lead.disposition_reason ?? lead.duplicate_of ?? '') : 'purged';
  const provider = delivery?.provider ?? lead.provider ?? '';
  return [
    lead.id,
    lead.received_at,
    lead.service,
    place,
    provider,
    lead.state,
    String(delivery?.attempts ?? ''),
    next,
    note,
  ];
}
