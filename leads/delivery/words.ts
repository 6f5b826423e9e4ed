/** The texts of mails about leads. To translate them, translate this file. */
import type { WaitingReason } from '../store/day-summary.js';

const noPerson = 'This is a test. There is no person behind it.';

export const words = {
  /** The mail of one lead. */
  lead: {
    title: (work: string, isForOperator: boolean) => `${isForOperator ? 'For the operator' : 'New request'}: ${work}`,
    work: (service: string, place: string) => `${service} in ${place}`,
    held: (reason: string, id: string) =>
      `It is kept back (${reason}) and goes to nobody until you release it: reckoner leads release ${id}`,
    noProvider: 'No provider takes this service there. Please look after the person.',
    itsProvider: (provider: string, id: string) => `Its provider is ${provider}. See: reckoner leads show ${id}`,
    reference: (id: string) =>
      `This email was sent by a machine. Its reference is ${id}; should it come twice, that is the same.`,
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
      received: 'Received',
      lead: 'Lead',
      theirs: 'Their reference',
    },
  },

  /** The summary of a day. */
  summary: {
    title: (day: string, waiting: number) =>
      `Leads on ${day}: ${waiting === 0 ? 'nothing waits' : `${waiting} ${waiting === 1 ? 'waits' : 'wait'}`}`,
    received: (counts: readonly string[]) => `Received: ${counts.length === 0 ? 'none' : counts.join(', ')}.`,
    delivered: (count: number) => `Deliveries made: ${count}.`,
    more: (count: number) => `There are ${count} more.`,
    see: 'See: reckoner leads waiting, and: reckoner leads show <lead-id>.',
    old: (span: string) => `${span} old`,
    ahead: (span: string) => `${span} ahead of the clock`,
    recipient: (parts: readonly string[]) => parts.join(' by '),
  },

  reasons: {
    retrying: 'on the way, tried again by itself',
    no_way: 'no way to the provider',
    dead: 'given up, waits for you',
    unrouted: 'no provider takes it',
    held: 'held until you release it',
  } satisfies Readonly<Record<WaitingReason, string>>,

  /** A message that tries a channel. */
  test: {
    noPerson,
    title: (recipient: string) => `Test: leads for ${recipient} arrive here`,
    before: [noPerson, 'Real requests come from the same sender.'],
    reference: (id: string) => `Its reference is ${id}.`,
  },
} as const;
