/** The message a provider receives by webhook: a Standard Webhooks event, signed. */
import { Webhook } from 'standardwebhooks';
import { contactColumns, contactName, fromRow, leadColumns } from '../model/lead-columns.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is sent, before it is signed. The same in every attempt. */
export interface WebhookEvent {
  readonly id: string;
  readonly type: 'lead.created' | 'lead.updated' | 'lead.test';
  /** When it happened. */
  readonly timestamp: string;
  readonly data: object;
}

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
  const type = lead.version_of === null ? 'lead.created' : 'lead.updated';
  return { id: delivery.id, type, timestamp: lead.received_at, data: leadData(claimed) };
}

/** The fields of the lead as its columns are named, the contact behind the place, the consent before the source. */
function leadData({ lead, consent }: Pick<ClaimedDelivery, 'lead' | 'consent'>): object {
  const { service, city, neighborhood, postal_code, source, external_id, ...fields } = fromRow(lead, leadColumns);
  const contact = Object.entries(fromRow(lead, contactColumns)).map(([column, value]) => [contactName(column), value]);
  return {
    lead_id: lead.id,
    ...(lead.version_of === null ? {} : { updates: lead.version_of }),
    received_at: lead.received_at,
    service,
    city,
    neighborhood,
    postal_code,
    contact: Object.fromEntries(contact),
    ...fields,
    consent: { text: consent.text, given_at: consent.given_at, channels: JSON.parse(consent.channels) },
    source,
    external_id,
  };
}
