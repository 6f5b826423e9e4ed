/** Writes the e-mail of one lead: to its provider, or to the operator when nobody else hears of it. */
import type { LeadCalculation } from '../model/lead.js';
import { operatorRecipient } from '../model/ways.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';
import type { MailBody } from './mail-text.js';
import { htmlText, plainText } from './mail-text.js';
import type { Mail } from './send-mail.js';

/** Names of slugs as people say them. */
export interface LeadNames {
  readonly service: (slug: string) => string;
  readonly place: (city: string, neighborhood: string | null) => string;
}

/** The mail of a delivery to an address. The same in every attempt. */
export function leadMail(claimed: ClaimedDelivery, to: string, names: LeadNames): Mail {
  const body = leadBody(claimed, names);
  return {
    id: claimed.delivery.id,
    to,
    replyTo: mayAnswerByMail(claimed) ? claimed.lead.contact_email : null,
    subject: body.title,
    text: plainText(body),
    html: htmlText(body),
  };
}

/** The person named the channels, or agreed to a text that names all of them. */
function mayAnswerByMail({ consent }: ClaimedDelivery): boolean {
  const channels = channelsOf(consent);
  return channels.length === 0 || channels.includes('email');
}

function channelsOf({ channels }: ClaimedDelivery['consent']): readonly string[] {
  return JSON.parse(channels) as readonly string[];
}

function leadBody(claimed: ClaimedDelivery, names: LeadNames): MailBody {
  const { lead, delivery } = claimed;
  const what = `${names.service(lead.service)} in ${names.place(lead.city, lead.neighborhood)}`;
  const isForOperator = delivery.provider === operatorRecipient;
  return {
    title: `${isForOperator ? 'For the operator' : 'New request'}: ${what}`,
    before: isForOperator ? [whyOperator(claimed)] : [],
    fields: fieldsOf(claimed, names),
    after: [
      `This e-mail was sent by a machine. Its reference is ${delivery.id}; should it come twice, that is the same.`,
    ],
  };
}

function whyOperator({ lead }: ClaimedDelivery): string {
  if (lead.disposition !== 'accepted') {
    return `It is kept back (${lead.disposition_reason ?? lead.disposition}) and goes to nobody until you release it: reckoner leads release ${lead.id}`;
  }
  if (lead.provider === null) return 'No provider takes this service there. Please look after the person.';
  return `Its provider is ${lead.provider}. See: reckoner leads show ${lead.id}`;
}

function fieldsOf({ lead, consent }: ClaimedDelivery, names: LeadNames): MailBody['fields'] {
  const channels = channelsOf(consent);
  return [
    ['Name', lead.contact_name],
    ['Phone', joined([lead.contact_phone, lead.contact_phone_extension], ' ext. ')],
    ['E-mail', lead.contact_email],
    ['Prefers', joined([lead.preferred_channel, lead.preferred_time], ', ')],
    ['May be contacted by', channels.length === 0 ? null : channels.join(', ')],
    ['Service', names.service(lead.service)],
    ['Place', joined([names.place(lead.city, lead.neighborhood), lead.postal_code], ', ')],
    ['When', lead.timeframe?.replaceAll('_', ' ') ?? null],
    ['Message', lead.message],
    ['Calculation', calculationText(lead.calculation)],
    ['Received', lead.received_at],
    ['Lead', lead.id],
    ['Their reference', lead.external_id],
  ];
}

function joined(parts: readonly (string | null)[], separator: string): string {
  return parts.filter((part) => part !== null).join(separator);
}

function calculationText(json: string | null): string | null {
  if (json === null) return null;
  const { interpretation, value, unit } = JSON.parse(json) as LeadCalculation;
  return interpretation === '' ? `${value} ${unit}` : interpretation;
}
