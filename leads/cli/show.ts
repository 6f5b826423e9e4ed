/** Shows everything that is known of one lead: `leads show`. */
import { givenTexts } from '../delivery/given-text.js';
import { joined } from '../delivery/mail-text.js';
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
    const { database, now, actor, write, note } = context;
    const shown = await showLead(database, id, await callableProviders(context));
    await recordAction(database, { now, actor, action: 'show', details: { lead: id, found: shown !== undefined } });
    if (shown === undefined) {
      note(`There is no lead ${id}.`);
      return 1;
    }
    write(format === 'json' ? printJson(asJson(shown)) : asText(shown));
    return 0;
  },
});

type Shown = NonNullable<Awaited<ReturnType<typeof showLead>>>;

function asJson({ lead, consent, deliveries, attempts }: Shown): object {
  const {
    delivery: _gravest,
    deliveredAt: _first,
    calculation,
    calculation_given,
    source,
    message_digest: _digest,
    ...fields
  } = lead;
  return {
    ...fields,
    calculation: parsed(calculation),
    calculation_given: parsed(calculation_given),
    source: parsed(source),
    consent: consent === undefined ? null : { ...consent, channels: JSON.parse(consent.channels) },
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      log: attempts.filter(({ delivery_id }) => delivery_id === delivery.id),
    })),
  };
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}

/** Only what is known of the source: `agent helper, campaign spring`. */
function sourceText(source: string | null): string | null {
  const parts = source === null ? {} : (JSON.parse(source) as Readonly<Record<string, string | null>>);
  const known = Object.entries(parts).filter(([, value]) => value !== null);
  return known.map(([name, value]) => `${name} ${value}`).join(', ');
}

function asText({ lead, consent, deliveries, attempts }: Shown): string {
  const given = givenTexts(lead.calculation_given);
  const fields = printFields([
    ['lead', lead.id],
    ['state', lead.state],
    ['reason', lead.disposition_reason],
    ['duplicate of', lead.duplicate_of],
    ['received', lead.received_at],
    ['service', lead.service],
    ['place', joined([lead.city, lead.neighborhood, lead.postal_code], ', ')],
    ['provider', lead.provider],
    ['name', lead.contact_name],
    ['phone', joined([lead.contact_phone, lead.contact_phone_extension], ' ext. ')],
    ['email', lead.contact_email],
    ['prefers', joined([lead.preferred_channel, lead.preferred_time], ', ')],
    ['timeframe', lead.timeframe],
    ['message', lead.message],
    ['calculation', lead.calculation],
    ['entered', given.entries],
    ['total', given.total],
    ['source', sourceText(lead.source)],
    ['external id', lead.external_id],
    ['consent', consent?.text],
    ['consent language', consent?.language],
    ['consent given', consent?.given_at],
    ['purged', lead.purged_at],
    ['request', lead.request_id],
  ]);
  const sent = deliveries.map((delivery) => {
    const log = attempts.filter(({ delivery_id }) => delivery_id === delivery.id);
    const head = printFields([
      ['delivery', delivery.id],
      ['to', delivery.provider],
      ['by', delivery.channel],
      ['state', delivery.state],
      ['next attempt', delivery.state === 'pending' ? delivery.next_attempt_at : null],
    ]);
    const rows = log.map((row) => [row.started_at, row.outcome, row.http_status, row.reason, `${row.duration_ms} ms`]);
    return `\n${head}${rows.length === 0 ? '' : printTable(['attempt', 'outcome', 'status', 'reason', 'took'], rows)}`;
  });
  return fields + sent.join('');
}
