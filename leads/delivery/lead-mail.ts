/** Writes the email of one lead: to its provider, or to the operator when nobody else hears of it. */
import type { MailWords } from '../../words/mail-texts.js';
import { operatorRecipient } from '../model/ways.js';
import type { ClaimedDelivery } from '../store/delivery-queue.js';
import { channelsOf, leadFields } from './lead-fields.js';
import type { MailBody } from './mail-text.js';
import { mailOf } from './mail-text.js';
import type { MailVoice } from './mail-voice.js';
import type { Mail } from './send-mail.js';

/** The mail of a delivery to an address. The same in every attempt. */
export function leadMail(claimed: ClaimedDelivery, to: string, voice: MailVoice): Mail {
  const replyTo = mayAnswerByMail(claimed) ? claimed.lead.contact_email : null;
  const { language } = voice;
  return mailOf({ id: claimed.delivery.id, to, replyTo, language }, leadBody(claimed, voice));
}

/** The person named the channels, or agreed to a text that names all of them. */
function mayAnswerByMail({ consent }: ClaimedDelivery): boolean {
  const channels = channelsOf(consent);
  return channels.length === 0 || channels.includes('email');
}

function leadBody(claimed: ClaimedDelivery, voice: MailVoice): MailBody {
  const { lead, delivery } = claimed;
  const { names, words } = voice;
  const text = words.lead;
  const work = text.work({
    service: names.service(lead.service),
    place: names.place(lead.city, lead.neighborhood),
  });
  const isForOperator = delivery.provider === operatorRecipient;
  return {
    title: isForOperator ? text.titleForOperator({ work }) : text.title({ work }),
    before: isForOperator ? [whyOperator(claimed, text)] : [],
    fields: leadFields(claimed, voice),
    after: [text.reference({ id: delivery.id })],
  };
}

function whyOperator({ lead }: ClaimedDelivery, text: MailWords['lead']): string {
  if (lead.disposition !== 'accepted')
    return text.held({ reason: lead.disposition_reason ?? lead.disposition, id: lead.id });
  return lead.provider === null ? text.noProvider : text.itsProvider({ provider: lead.provider, id: lead.id });
}
