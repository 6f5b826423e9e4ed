/** Writes the email of one lead: to its provider, or to the operator when nobody else hears of it. */
import { mailWords as words } from '../../words/mail-texts.js';
import { operatorRecipient } from '../model/ways.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';
import type { LeadNames } from './lead-fields.js';
import { channelsOf, leadFields } from './lead-fields.js';
import type { MailBody } from './mail-text.js';
import { mailOf } from './mail-text.js';
import type { Mail } from './send-mail.js';

const text = words.lead;

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
    fields: leadFields(claimed, names),
    after: [text.reference({ id: delivery.id })],
  };
}

function whyOperator({ lead }: ClaimedDelivery): string {
  if (lead.disposition !== 'accepted')
    return text.held({ reason: lead.disposition_reason ?? lead.disposition, id: lead.id });
  return lead.provider === null ? text.noProvider : text.itsProvider({ provider: lead.provider, id: lead.id });
}
