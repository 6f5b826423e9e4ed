/** Shows everything that is known of one lead: `leads show`. */
import { englishMails } from '../../words/mail-texts.js';
import { joined, leadFields } from '../delivery/lead-fields.js';
import type { LeadNames } from '../delivery/mail-voice.js';
import { consentColumns, fromRow, leadColumns } from '../model/lead-columns.js';
import { recordAction } from '../store/operator-actions.js';
import { showLead } from '../store/operator-leads.js';
import { command } from './command.js';
import { callableProviders, tableFormat } from './options.js';
import { printFields, printJson, printTable } from './print-table.js';

export const showCommand = command({
  summary: 'show one lead with its contact data, consent, deliveries and attempts',
  operands: ['LEAD-ID'],
  options: { format: tableFormat },
  run: async (context, { operands: [id = ''], format }) => {
    const { database, write, note } = context;
    const shown = await showLead(database, id, await callableProviders(context));
    await recordAction(database, context, 'show', { lead: id, found: shown !== undefined });
    if (shown === undefined) {
      note(`There is no lead ${id}.`);
      return 1;
    }
    write(format === 'json' ? printJson(asJson(shown)) : asText(shown));
    return 0;
  },
});

type Shown = NonNullable<Awaited<ReturnType<typeof showLead>>>;

function asJson({ lead, consent, deliveries, attempts, actions }: Shown): object {
  const { delivery: _gravest, deliveredAt: _first, message_digest: _digest, ...fields } = lead;
  return {
    ...fields,
    ...fromRow(lead, leadColumns),
    consent: consent === undefined ? null : { ...consent, ...fromRow(consent, consentColumns) },
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      log: attempts.filter(({ delivery_id }) => delivery_id === delivery.id),
    })),
    actions,
  };
}

/** Only what is known of the source: `agent helper, campaign spring`. */
function sourceText(source: string | null): string | null {
  const parts = source === null ? {} : (JSON.parse(source) as Readonly<Record<string, string | null>>);
  const known = Object.entries(parts).filter(([, value]) => value !== null);
  return known.map(([name, value]) => `${name} ${value}`).join(', ');
}

/** The command line has no catalog, so slugs stay as they are. */
const slugs: LeadNames = {
  service: (slug) => slug,
  place: (city, neighborhood) => joined([city, neighborhood], ', '),
  language: (code) => code,
  told: (stored) => stored,
};

const noConsent = { text: '', language: null, given_at: null, channels: '[]', method: null };

function asText({ lead, consent, deliveries, attempts, actions }: Shown): string {
  const fields = printFields([
    ['State', lead.state],
    ['Reason', lead.disposition_reason],
    ['Duplicate of', lead.duplicate_of],
    ['Provider', lead.provider],
    ...leadFields({ lead, consent: consent ?? noConsent }, { words: englishMails, names: slugs }),
    ['Source', sourceText(lead.source)],
    ['Consent', consent?.text],
    ['Consent given', consent?.given_at],
    ['Purged', lead.purged_at],
    ['Request', lead.request_id],
  ]);
  const sent = deliveries.map((delivery) => {
    const log = attempts.filter(({ delivery_id }) => delivery_id === delivery.id);
    const head = printFields([
      ['Delivery', delivery.id],
      ['To', delivery.provider],
      ['By', delivery.channel],
      ['State', delivery.state],
      ['Next attempt', delivery.state === 'pending' ? delivery.next_attempt_at : null],
    ]);
    const rows = log.map((row) => [row.started_at, row.outcome, row.http_status, row.reason, `${row.duration_ms} ms`]);
    return `${head}${tableOf(['attempt', 'outcome', 'status', 'reason', 'took'], rows)}`;
  });
  const done = actions.map(({ at, actor, action }) => [at, actor, action]);
  return [fields, ...sent, tableOf(['done at', 'by', 'action'], done)].filter((part) => part !== '').join('\n');
}

/** A table, and nothing where it would be empty. */
function tableOf(headings: readonly string[], rows: Parameters<typeof printTable>[1]): string {
  return rows.length === 0 ? '' : printTable(headings, rows);
}
