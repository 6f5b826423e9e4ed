/** Writes leads as rows of a table and as values for other programs, without contact data. */
import type { OperatorLead } from '../store/operator-leads.js';

export const leadHeadings = [
  'id',
  'received',
  'service',
  'city',
  'provider',
  'state',
  'attempts',
  'next attempt',
  'note',
];

export function listedLead(lead: OperatorLead): Record<string, unknown> {
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

export function leadCells(lead: OperatorLead): readonly string[] {
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
