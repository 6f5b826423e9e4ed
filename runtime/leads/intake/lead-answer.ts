/** What the caller of a lead is told. It says the same for spam as for any other lead. */

import type { LocalRouting } from '../../calculation/local-routing.js';
import type { Lead } from '../lead.js';

export interface AnswerParts {
  readonly leadId: string;
  readonly status: 'accepted' | 'duplicate' | 'test';
  readonly lead: Lead;
  readonly provider: LocalRouting | null;
}

/** 201 for a lead that was made by this request, 200 for one that was not. */
export function leadAnswer({ leadId, status, lead, provider }: AnswerParts): { status: number; body: string } {
  const { calculation } = lead;
  const body = JSON.stringify({
    ok: true,
    lead_id: leadId,
    status,
    next_step: nextStep(status, lead, provider),
    provider,
    calculation:
      calculation === null
        ? null
        : {
            slug: calculation.slug,
            value: calculation.value,
            unit: calculation.unit,
            claim_matches: calculation.claimMatches,
          },
    external_id: lead.externalId,
  });
  return { status: status === 'accepted' ? 201 : 200, body };
}

function nextStep(status: AnswerParts['status'], lead: Lead, provider: LocalRouting | null): string {
  switch (status) {
    case 'test':
      return 'This was a test: the lead is in order, and nothing was stored or sent.';
    case 'duplicate':
      return `This request was received before and stands. It was not sent a second time. ${callThem(provider)}`.trim();
    case 'accepted':
      return takesOver(lead, provider);
  }
}

function takesOver({ contact }: Lead, provider: LocalRouting | null): string {
  if (provider === null || !provider.slot_active) {
    return 'The request is stored. No local provider takes this service there at the moment; the network will look for one.';
  }
  const means = { call: 'by phone', text: 'by text message', email: 'by e-mail' };
  const channel = contact.preferredChannel ?? (contact.phone === null ? 'email' : 'call');
  return `The local provider will contact the person ${means[channel]}. ${callThem(provider)}`;
}

function callThem(provider: LocalRouting | null): string {
  if (provider === null || !provider.slot_active) return '';
  return `They can also call the provider at ${provider.tracking_phone}.`;
}
