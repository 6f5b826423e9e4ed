/** Writes leads as rows of a table and as values for other programs, without contact data. */
import type { OperatorLead } from '../store/operator-leads.js';
import type { CommandContext } from './command.js';
import { printJson, printTable } from './print-table.js';

const headings = ['id', 'received', 'service', 'city', 'provider', 'state', 'attempts', 'next attempt', 'note'];

export interface Listing {
  readonly limit: number;
  readonly format: 'table' | 'json';
  /** The note where nothing was found. */
  readonly none: string;
}

/** Writes up to `limit` of the leads found, and notes when there are none or more. */
export function writeLeads(
  { write, note }: CommandContext,
  found: readonly OperatorLead[],
  { limit, format, none }: Listing,
): void {
  const leads = found.slice(0, limit);
  write(format === 'json' ? printJson(leads.map(listedLead)) : printTable(headings, leads.map(leadCells)));
  if (leads.length === 0) note(none);
  if (found.length > limit) note(`There are more than ${limit}; see --limit, --since and --until.`);
}

function listedLead(lead: OperatorLead): Record<string, unknown> {
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
    delivered_at: lead.deliveredAt,
    reason: lead.disposition_reason,
    duplicate_of: lead.duplicate_of,
    purged_at: lead.purged_at,
  };
}

function leadCells(lead: OperatorLead) {
  const { delivery } = lead;
  const place = lead.neighborhood === null ? lead.city : `${lead.city}/${lead.neighborhood}`;
  const next = delivery?.state === 'pending' ? delivery.next_attempt_at : '';
  const note = lead.purged_at === null ? (lead.disposition_reason ?? lead.duplicate_of ?? '') : 'purged';
  const provider = delivery?.provider ?? lead.provider;
  return [lead.id, lead.received_at, lead.service, place, provider, lead.state, delivery?.attempts, next, note];
}
