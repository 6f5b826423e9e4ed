/** Makes the message that a provider receives by webhook: a Standard Webhooks event, signed. */
import { Webhook } from 'standardwebhooks';
import type { WebhookData, WebhookType } from '../../contract/webhooks/events.js';
import type { GivenCalculation, LeadCalculation, LeadSource } from '../model/lead.js';
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

function leadData({ lead, consent }: Pick<ClaimedDelivery, 'lead' | 'consent'>): WebhookData<'lead.created'> {
  return {
    lead_id: lead.id,
    received_at: lead.received_at,
    service: lead.service,
    city: lead.city,
    neighborhood: lead.neighborhood,
    postal_code: lead.postal_code,
    contact: contactData(lead),
    message: lead.message,
    timeframe: lead.timeframe,
    calculation: calculationData(lead),
    consent: {
      text: consent.text,
      language: consent.language,
      given_at: consent.given_at,
      channels: JSON.parse(consent.channels),
    },
    source: sourceData(lead),
    external_id: lead.external_id,
  };
}

type Row = ClaimedDelivery['lead'];
type LeadPart<Name extends keyof WebhookData<'lead.created'>> = WebhookData<'lead.created'>[Name];

function contactData(lead: Row): LeadPart<'contact'> {
  return {
    name: lead.contact_name ?? '',
    phone: lead.contact_phone,
    phone_extension: lead.contact_phone_extension,
    email: lead.contact_email,
    preferred_channel: lead.preferred_channel,
    preferred_time: lead.preferred_time,
  };
}

function calculationData({ calculation, calculation_given: given }: Row): LeadPart<'calculation'> {
  if (calculation === null) return null;
  const { claimMatches, ...computed } = JSON.parse(calculation) as LeadCalculation;
  return { ...computed, claim_matches: claimMatches, ...givenData(given) };
}

function givenData(json: string | null) {
  if (json === null) return {};
  const { query, entries, total } = JSON.parse(json) as GivenCalculation;
  return { query, given: entries, total };
}

function sourceData({ source }: Row): LeadPart<'source'> {
  const { agent = null, pageUrl = null, referrer = null, campaign = null } = JSON.parse(source ?? '{}') as LeadSource;
  return { agent, page_url: pageUrl, referrer, campaign };
}
