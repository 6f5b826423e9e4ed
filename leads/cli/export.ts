/** Exports leads with their contact data for other systems: `leads export`. */
import { choice, otherwise, text } from '../../cli/command/option.js';
import type { Call } from '../../cli/command/read-call.js';
import type { Columns } from '../model/lead-columns.js';
import { contactColumns, contactName, leadColumns, readCell } from '../model/lead-columns.js';
import { recordAction } from '../store/operator-actions.js';
import type { OperatorLead } from '../store/operator-leads.js';
import { countLeads, findLeads } from '../store/operator-leads.js';
import type { CommandContext } from './command.js';
import { command } from './command.js';
import { callableProviders, filterOf, filterOptions, recordedOptions } from './options.js';
import { csvRecord } from './write-csv.js';

const batchSize = 1000;

const exportOptions = {
  ...filterOptions,
  format: otherwise(choice('FORMAT', ['csv', 'json']), 'csv'),
  output: text('FILE', 'a new file, readable by its owner only (standard output)'),
};

export const exportCommand = command({
  summary: 'write leads with their contact data as CSV or JSON, oldest first',
  options: exportOptions,
  run: async (context, call) => {
    if (call.output === undefined) return writeLeads(context, call);
    const file = context.openFile(call.output);
    try {
      return await writeLeads({ ...context, write: file.write }, call);
    } finally {
      file.close();
    }
  },
});

/** The export is recorded before the first lead leaves the store. */
async function writeLeads(context: CommandContext, call: Call<typeof exportOptions>): Promise<number> {
  const { database, write, note } = context;
  const { format } = call;
  const filter = filterOf(call);
  const callable = await callableProviders(context);
  const total = await countLeads(database, filter, callable);
  await recordAction(database, context, 'export', { ...recordedOptions(call), leads: total });
  let written = 0;
  let after = '';
  write(format === 'csv' ? csvRecord(columns.map(({ name }) => name)) : '[');
  for (;;) {
    const leads = await findLeads(database, { filter, callable, limit: batchSize, order: { after } });
    for (const lead of leads) write(format === 'csv' ? csvLead(lead) : jsonLead(lead, written++ === 0));
    after = leads.at(-1)?.id ?? after;
    if (format === 'csv') written += leads.length;
    if (leads.length < batchSize) break;
    note(`${written} of ${total}`);
  }
  if (format === 'json') write('\n]\n');
  note(`${written} leads exported`);
  return 0;
}

interface ExportColumn {
  readonly name: string;
  /** A text, a number, null, or what a column of JSON holds. */
  readonly value: (lead: OperatorLead) => unknown;
}

/** Every field of a lead, what was noted of it, and what became of it. */
const columns: readonly ExportColumn[] = [
  { name: 'lead_id', value: ({ id }) => id },
  { name: 'received_at', value: (lead) => lead.received_at },
  { name: 'state', value: (lead) => lead.state },
  ...columnsOf(leadColumns),
  ...columnsOf(contactColumns),
  { name: 'provider', value: (lead) => lead.delivery?.provider ?? lead.provider },
  { name: 'consent_text', value: (lead) => lead.consent?.text ?? null },
  { name: 'consent_language', value: (lead) => lead.consent?.language ?? null },
  { name: 'consent_given_at', value: (lead) => lead.consent?.given_at ?? null },
  { name: 'consent_recorded_at', value: (lead) => lead.consent?.recorded_at ?? null },
  { name: 'delivered_at', value: (lead) => lead.deliveredAt },
  { name: 'purged_at', value: (lead) => lead.purged_at },
];

function columnsOf(table: Columns): readonly ExportColumn[] {
  return Object.values(table).map((column) => ({
    name: contactName(column.column),
    value: (lead) => readCell(lead, column),
  }));
}

function csvLead(lead: OperatorLead): string {
  return csvRecord(columns.map(({ value }) => value(lead)));
}

function jsonLead(lead: OperatorLead, first: boolean): string {
  const fields = Object.fromEntries(columns.map(({ name, value }) => [name, value(lead)]));
  return `${first ? '\n' : ',\n'}${JSON.stringify(fields)}`;
}
