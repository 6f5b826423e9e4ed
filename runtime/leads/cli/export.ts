import { recordAction } from '../store/operator-actions.js';
import { countLeads, findLeads, type OperatorLead } from '../store/operator-leads.js';
import { type Command, type CommandContext, type CommandInput, textOption } from './command.js';
import { callableProviders, filterOptions, givenOptions, readChoice, readFilter } from './read-options.js';
import { csvRecord } from './write-csv.js';

const BATCH = 1000;

/** Leads with their contact data, oldest first, for other systems. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'write leads with their contact data as CSV or JSON, oldest first',
  operand: '',
  options: {
    ...filterOptions,
    format: { type: 'string', help: 'csv or json (csv)' },
    output: { type: 'string', help: 'a new file, readable by its owner only (standard output)' },
  },
  run: async (context, input) => {
    const format = readChoice(input, 'format', ['csv', 'json']) ?? 'csv';
    readFilter(input);
    const path = textOption(input, 'output');
    if (path === undefined) return writeLeads(context, input, format);
    const file = context.openFile(path);
    try {
      return await writeLeads({ ...context, write: file.write }, input, format);
    } finally {
      file.close();
    }
  },
};

/** The export is recorded before the first lead leaves the store. */
async function writeLeads(context: CommandContext, input: CommandInput, format: string): Promise<number> {
  const { database, now, actor, write, note } = context;
  const filter = readFilter(input);
  const callable = await callableProviders(context);
  const total = await countLeads(database, filter, callable);
  await recordAction(database, { now, actor, action: 'export', details: { ...givenOptions(input), leads: total } });
  let written = 0;
  let after = '';
  write(format === 'csv' ? csvRecord(COLUMNS.map(({ name }) => name)) : '[');
  for (;;) {
    const leads = await findLeads(database, { filter, callable, limit: BATCH, order: { after } });
    for (const lead of leads) write(format === 'csv' ? csvLead(lead) : jsonLead(lead, written++ === 0));
    after = leads.at(-1)?.id ?? after;
    if (format === 'csv') written += leads.length;
    if (leads.length < BATCH) break;
    note(`${written} of ${total}`);
  }
  if (format === 'json') write('\n]\n');
  note(`${written} leads exported`);
  return 0;
}

interface Column {
  readonly name: string;
  readonly value: (lead: OperatorLead) => string | number | null;
}

const COLUMNS: readonly Column[] = [
  { name: 'lead_id', value: ({ id }) => id },
  { name: 'received_at', value: (lead) => lead.received_at },
  { name: 'state', value: (lead) => lead.state },
  { name: 'service', value: (lead) => lead.service },
  { name: 'city', value: (lead) => lead.city },
  { name: 'neighborhood', value: (lead) => lead.neighborhood },
  { name: 'postal_code', value: (lead) => lead.postal_code },
  { name: 'provider', value: (lead) => lead.delivery?.provider ?? lead.provider },
  { name: 'name', value: (lead) => lead.contact_name },
  { name: 'phone', value: (lead) => lead.contact_phone },
  { name: 'phone_extension', value: (lead) => lead.contact_phone_extension },
  { name: 'email', value: (lead) => lead.contact_email },
  { name: 'preferred_channel', value: (lead) => lead.preferred_channel },
  { name: 'preferred_time', value: (lead) => lead.preferred_time },
  { name: 'timeframe', value: (lead) => lead.timeframe },
  { name: 'message', value: (lead) => lead.message },
  { name: 'calculation', value: (lead) => lead.calculation },
  { name: 'source', value: (lead) => lead.source },
  { name: 'external_id', value: (lead) => lead.external_id },
  { name: 'consent_text', value: (lead) => lead.consent?.text ?? null },
  { name: 'consent_given_at', value: (lead) => lead.consent?.given_at ?? null },
  { name: 'consent_recorded_at', value: (lead) => lead.consent?.recorded_at ?? null },
  { name: 'delivered_at', value: (lead) => lead.delivery?.delivered_at ?? null },
  { name: 'purged_at', value: (lead) => lead.purged_at },
];

function csvLead(lead: OperatorLead): string {
  return csvRecord(COLUMNS.map(({ value }) => value(lead)));
}

function jsonLead(lead: OperatorLead, first: boolean): string {
  const fields = Object.fromEntries(COLUMNS.map(({ name, value }) => [name, value(lead)]));
  const { calculation, source } = lead;
  const parsed = {
    ...fields,
    calculation: calculation === null ? null : JSON.parse(calculation),
    source: source === null ? null : JSON.parse(source),
  };
  return `${first ? '\n' : ',\n'}${JSON.stringify(parsed)}`;
}
