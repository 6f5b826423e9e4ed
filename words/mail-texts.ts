/** The texts of mails about leads, which providers and operators read. */
import type { Words } from './phrases.js';
import { english, phrases } from './phrases.js';
import type { RoomWords } from './room-words.js';
import { roomWords } from './room-words.js';

export const mailTexts = {
  /** The mail of one lead. */
  lead: {
    title: 'New request: {work}',
    titleForOperator: 'For the operator: {work}',
    work: '{service} in {place}',
    held: 'It is kept back ({reason}) and goes to nobody until you release it: reckoner leads release {id}',
    noProvider: 'No provider takes this service there. Please look after the person.',
    itsProvider: 'Its provider is {provider}. See: reckoner leads show {id}',
    reference: 'This email was sent by a machine. Its reference is {id}; should it come twice, that is the same.',
    ownFigure: "{figure}, the customer's own figure",
    extension: '{phone} ext. {extension}',
    channels: { call: 'call', text: 'text', email: 'email' },
    timeframes: {
      emergency: 'emergency',
      this_week: 'this week',
      this_month: 'this month',
      planning: 'planning',
    },
    fields: {
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      prefers: 'Prefers',
      channels: 'May be contacted by',
      service: 'Service',
      place: 'Place',
      language: 'Language',
      when: 'When',
      message: 'Message',
      calculation: 'Calculation',
      given: 'Entered by the customer',
      total: 'Estimated total',
      received: 'Received',
      lead: 'Lead',
      theirs: 'Their reference',
    },
  },

  /** The summary of a day. */
  summary: {
    nothingWaits: 'Leads on {day}: nothing waits',
    title: { by: 'count', one: 'Leads on {day}: {count} waits', other: 'Leads on {day}: {count} wait' },
    span: 'From {from} to {until} UTC.',
    received: 'Received: {counts}.',
    none: 'none',
    counted: '{count} {disposition}',
    dispositions: { accepted: 'accepted', duplicate: 'duplicate', held: 'held', spam: 'spam' },
    delivered: 'Deliveries made: {count}.',
    more: 'There are {count} more.',
    see: 'See: reckoner leads waiting, and: reckoner leads show <lead-id>.',
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} d',
    old: '{span} old',
    ahead: '{span} ahead of the clock',
    recipient: '{provider} by {channel}',
  },

  reasons: {
    retrying: 'on the way, tried again by itself',
    no_way: 'no way to the provider',
    dead: 'given up, waits for you',
    unrouted: 'no provider takes it',
    held: 'held until you release it',
  },
} as const;

export type MailWords = Words<typeof mailTexts>;

export const mailWords: RoomWords<typeof mailTexts> = roomWords('mails', mailTexts);

export const englishMails: MailWords = mailWords(english);

/** A message that tries a channel, from the operator's command line. */
export const testMessage = phrases({
  noPerson: 'This is a test. There is no person behind it.',
  title: 'Test: leads for {recipient} arrive here',
  sender: 'Real requests come from the same sender.',
  reference: 'Its reference is {id}.',
});
