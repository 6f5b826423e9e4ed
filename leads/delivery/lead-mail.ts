/** Writes the email of one lead: to its provider, or to the operator when nobody else hears of it. */
import { mailWords as words } from '../../words/mail-texts.js';
import type { LeadCalculation } from '../model/lead.js';
import { operatorRecipient } from '../model/ways.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';
import { givenTexts } from './given-text.js';
import type { MailBody } from './mail-text.js';
import { joined, mailOf } from './mail-text.js';
import type { Mail } from './send-mail.js';

const text = words.lead;

/** Names of slugs as people say them. */
export interface LeadNames {
  readonly service: (slug: string) => string;
  readonly place: (city: string, neighborhood: string | null) => string;
  /** The language of a consent; null for that of the service itself. */
  readonly language: (code: string | null) => string | null;
}

/** The mail of a delivery to an address. The same in every attempt. */
export function leadMail(claimed: ClaimedDelivery, to: string, names: LeadNames): Mail {
  const replyTo = mayAnswerByMail(claimed) ? claimed.lead.contact_email : null;
  return mailOf({ id: claimed.delivery.id, to, replyTo }, leadBody(claimed, names));
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
  const work = text.work({
    service: names.service(lead.service),
    place: names.place(lead.city, lead.neighborhood),
  });
  const isForOperator = delivery.provider === operatorRecipient;
  return {
    title: isForOperator ? text.titleForOperator({ work }) : text.title({ work }),
    before: isForOperator ? [whyOperator(claimed)] : [],
    fields: fieldsOf(claimed, names),
    after: [text.reference({ id: delivery.id })],
  };
}

function whyOperator({ lead }: ClaimedDelivery): string {
  if (lead.disposition !== 'accepted')
    return text.held({ reason: lead.disposition_reason ?? lead.disposition, id: lead.id });
  return lead.provider === null ? text.noProvider : text.itsProvider({ provider: lead.provider, id: lead.id });
}

function fieldsOf({ lead, consent }: ClaimedDelivery, names: LeadNames): MailBody['fields'] {
  const { fields } = text;
  const channels = channelsOf(consent);
  const given = givenTexts(lead.calculation_given);
  return [
    [fields.name, lead.contact_name],
    [fields.phone, joined([lead.contact_phone, lead.contact_phone_extension], ' ext. ')],
    [fields.email, lead.contact_email],
    [fields.prefers, joined([lead.preferred_channel, lead.preferred_time], ', ')],
    [fields.channels, channels.length === 0 ? null : channels.join(', ')],
    [fields.service, names.service(lead.service)],
    [fields.place, joined([names.place(lead.city, lead.neighborhood), lead.postal_code], ', ')],
    [fields.language, names.language(consent.language)],
    [fields.when, lead.timeframe?.replaceAll('_', ' ') ?? null],
    [fields.message, lead.message],
    [fields.calculation, calculationText(lead.calculation)],
    [fields.given, given.entries],
    [fields.total, given.total],
    [fields.received, lead.received_at],
    [fields.lead, lead.id],
    [fields.theirs, lead.external_id],
  ];
}

function calculationText(json: string | null): string | null {
  if (json === null) return null;
  const { interpretation, value, unit } = JSON.parse(json) as LeadCalculation;
  return interpretation === '' ? `${value} ${unit}` : interpretation;
}
