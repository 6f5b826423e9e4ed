/** The message a provider receives: a Standard Webhooks event, signed. */

import { Webhook } from 'standardwebhooks';
import type { ClaimedDelivery } from '../store/delivery-queue.js';

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The message of one attempt. The body is the same in every attempt; the time and so the signature differ. */
export function webhookMessage(claimed: ClaimedDelivery, secrets: readonly string[], now: number): WebhookMessage {
  const { id } = claimed.delivery;
  const body = JSON.stringify({ type: 'lead.created', timestamp: claimed.lead.received_at, data: leadData(claimed) });
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

function leadData({ lead, consent }: ClaimedDelivery): object {
  return {
    lead_id: lead.id,
    received_at: lead.received_at,
    service: lead.service,
    city: lead.city,
    neighborhood: lead.neighborhood,
    postal_code: lead.postal_code,
    contact: {
      name: lead.contact_name,
      phone: lead.contact_phone,
      phone_extension: lead.contact_phone_extension,
      email: lead.contact_email,
      preferred_channel: lead.preferred_channel,
      preferred_time: lead.preferred_time,
    },
    message: lead.message,
    timeframe: lead.timeframe,
    calculation: lead.calculation === null ? null : JSON.parse(lead.calculation),
    consent: { text: consent.text, given_at: consent.given_at, channels: JSON.parse(consent.channels) },
    source: lead.source === null ? null : JSON.parse(lead.source),
    external_id: lead.external_id,
  };
}
