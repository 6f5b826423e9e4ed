/** Makes the message that a provider receives by webhook: a Standard Webhooks event, signed. */
import { Webhook } from 'standardwebhooks';
import type { WebhookData, WebhookType } from '../../contract/webhooks/events.js';
import type { Consent, Contact, GivenCalculation, Lead, LeadCalculation, LeadSource } from '../model/lead.js';
import { consentColumns, contactColumns, leadColumns, storedFields } from '../model/lead-columns.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The unsigned message. The same in every attempt. */
export type WebhookEvent = {
  readonly [Type in WebhookType]: {
    readonly id: string;
    readonly type: Type;
    /** When it happened. */
    readonly timestamp: string;
    readonly data: WebhookData<Type>;
  };
}[WebhookType];

/** The message of one attempt. The body is the same in every attempt; the time and so the signature differ. */
export function webhookMessage(
  { id, type, timestamp, data }: WebhookEvent,
  secrets: readonly string[],
  now: number,
): WebhookMessage {
  const body = JSON.stringify({ type, timestamp, data });
  const moment = new Date(now);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, moment, body));
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'reckoner-leads/1.0',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  };
}

/** The event of a lead. One that corrects or adds to an earlier one of the same person says which one that is. */
export function leadEvent(claimed: ClaimedDelivery): WebhookEvent {
  const { delivery, lead } = claimed;
  const event = { id: delivery.id, timestamp: lead.received_at };
  const data = leadData(claimed);
  if (lead.version_of === null) return { ...event, type: 'lead.created', data };
  return { ...event, type: 'lead.updated', data: { ...data, updates: lead.version_of } };
}

/** Follows from the columns of leads: their fields have the names that the API gives them. */
function leadData({ lead, consent }: Pick<ClaimedDelivery, 'lead' | 'consent'>): WebhookData<'lead.created'> {
  const fields = storedFields<Lead, typeof leadColumns>(lead, leadColumns);
  const { message, timeframe, calculation, given, source, external_id, ...asked } = fields;
  const contact = storedFields<Contact, typeof contactColumns>(lead, contactColumns);
  const { method: _ours, ...agreed } = storedFields<Consent, typeof consentColumns>(consent, consentColumns);
  return {
    lead_id: lead.id,
    received_at: lead.received_at,
    ...asked,
    contact: { ...contact, name: contact.name ?? '' },
    message,
    timeframe,
    calculation: calculation === null ? null : calculationData(calculation, given),
    consent: agreed,
    source: sourceData(source),
    external_id,
  };
}

type LeadPart<Name extends keyof WebhookData<'lead.created'>> = WebhookData<'lead.created'>[Name];

function calculationData(calculation: LeadCalculation, given: GivenCalculation | null): LeadPart<'calculation'> {
  const { claimMatches, ...computed } = calculation;
  const asGiven = given === null ? {} : { query: given.query, given: given.entries, total: given.total };
  return { ...computed, claim_matches: claimMatches, ...asGiven };
}

function sourceData(source: LeadSource | null): LeadPart<'source'> {
  const { agent = null, pageUrl = null, referrer = null, campaign = null } = source ?? {};
  return { agent, page_url: pageUrl, referrer, campaign };
}
