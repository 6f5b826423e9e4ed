/** Events that providers receive by webhook, each with the schema of its body. */
import { givenEntry } from '../given-entry.js';
import type { LeadForms } from '../lead-schema.js';
import { leadSchema, propertiesIn } from '../lead-schema.js';
import { range } from '../range.js';
import type { Schema, Static } from '../schema.js';
import {
  anything,
  both,
  constant,
  flag,
  list,
  mapOf,
  named,
  namedRecord,
  number,
  orNull,
  record,
  text,
} from '../schema.js';

const sent = leadSchema.properties;
const sentContact = sent.contact.properties;

const moment = (description: string) => ({ type: 'string', format: 'date-time', description }) as const;
const lead = (description: string) => ({ type: 'string', format: 'uuid', description }) as const;
const textOrNull = ({ description }: { readonly description: string }) => orNull(text(description));

/** One of the same values, or null. A list of values has to name null as well. */
const oneOrNull = <const Value>({ enum: values, description }: { enum: readonly Value[]; description: string }) =>
  ({ type: ['string', 'null'], enum: [...values, null] as readonly (Value | null)[], description }) as const;

const contactIn = ({ samplePhone: { international } }: LeadForms) =>
  namedRecord('WebhookContact', 'The person to be contacted, by phone, email or both.', {
    name: text(sentContact.name.description),
    phone: orNull(
      text(`The telephone number in E.164 form, such as ${international}; null where only an email is known.`),
    ),
    phone_extension: orNull(text('The extension to dial behind the number.')),
    email: textOrNull(sentContact.email),
    preferred_channel: oneOrNull(sentContact.preferred_channel),
    preferred_time: textOrNull(sentContact.preferred_time),
  });

const total = named(
  'WebhookTotal',
  orNull(
    record('What the estimate adds up to with the chosen options; null without an estimate.', {
      ...range.properties,
      text: text('The same in words, rounded as on pages.'),
    }),
  ),
);

const calculation = named(
  'WebhookCalculation',
  orNull(
    record(
      'The calculation that the request came from, as the service computed it; null where there was none.',
      {
        slug: text(sent.calculation.properties.slug.description),
        inputs: mapOf(anything('A number, or an option as it is spelled.'), 'Every input by name, defaults included.'),
        value: number('The result.'),
        unit: text('The unit of the result.'),
        interpretation: text('The result as a sentence.'),
        claim_matches: orNull(flag('Whether the person was shown this value; null where the caller did not say.')),
        query: text('What the person gave, as a query of the calculator: everything but the place.'),
        given: list(
          givenEntry,
          'The same in words, one entry for each thing; empty where all was left at its default.',
        ),
        total,
      },
      ['query', 'given', 'total'],
    ),
  ),
);

const consent = namedRecord('WebhookConsent', 'What the person agreed to.', {
  text: text(sent.consent.properties.text.description),
  language: orNull(text('The language of that text, such as es.')),
  given_at: orNull(moment('When the person agreed, as the caller says.')),
  channels: {
    type: 'array',
    description: 'The channels agreed to; empty where it is all that the text names.',
    items: sent.consent.properties.channels.items,
  },
});

const source = namedRecord('WebhookSource', sent.source.description, {
  agent: textOrNull(sent.source.properties.agent),
  page_url: textOrNull(sent.source.properties.page_url),
  referrer: textOrNull(sent.source.properties.referrer),
  campaign: textOrNull(sent.source.properties.campaign),
});

/** In the order in which they are sent. */
const createdIn = (forms: LeadForms) =>
  namedRecord('WebhookLead', 'A person asks to be contacted.', {
    lead_id: lead('Names the request when you ask about it.'),
    received_at: moment('When the service took the request.'),
    service: text(sent.service.description),
    city: text(sent.city.description),
    neighborhood: textOrNull(sent.neighborhood),
    postal_code: textOrNull(propertiesIn(forms).postal_code),
    contact: contactIn(forms),
    message: textOrNull(sent.message),
    timeframe: oneOrNull(sent.timeframe),
    calculation,
    consent,
    source,
    external_id: textOrNull(sent.external_id),
  });

const updatedIn = (forms: LeadForms) =>
  named(
    'WebhookLeadUpdate',
    both(
      createdIn(forms),
      record('The same person corrects an earlier request or adds to it.', {
        updates: lead('The lead_id of the earlier request, which this one replaces.'),
      }),
    ),
  );

const test = namedRecord('WebhookTest', 'A test of the receiver, with nobody behind it.', {
  test: flag('Always true.'),
  provider: text('The provider whose webhook is tried.'),
  message: text('What this is, in a sentence.'),
});

/** The body of an event: its type, when it happened, and its data. */
const envelope = <const Type extends string, const Data extends Schema>(type: Type, description: string, data: Data) =>
  record(description, {
    type: constant(type),
    timestamp: moment('When it happened. It stays the same when the message is sent again.'),
    data,
  });

export interface EventRow {
  readonly summary: string;
  readonly description: string;
  readonly body: Schema;
}

/** Every event by its type, with the numbers and postal codes of the country of its service. */
export function webhookEvents(forms: LeadForms) {
  return {
    'lead.created': {
      summary: 'A person asks to be contacted',
      description: 'A new request of a person who agreed to be contacted. Keep it before you answer.',
      body: envelope('lead.created', 'A new request.', createdIn(forms)),
    },
    'lead.updated': {
      summary: 'A person corrects an earlier request',
      description:
        'The same person asked within a day for the same work with other details. It holds the whole request again.',
      body: envelope('lead.updated', 'A request that replaces an earlier one.', updatedIn(forms)),
    },
    'lead.test': {
      summary: 'The operator tries the receiver',
      description: 'Answer it like any other event, and do nothing with it.',
      body: envelope('lead.test', 'A test.', test),
    },
  } as const satisfies Readonly<Record<string, EventRow>>;
}

type WebhookEvents = ReturnType<typeof webhookEvents>;

export type WebhookType = keyof WebhookEvents;

/** The data of an event. */
export type WebhookData<Type extends WebhookType> = Static<WebhookEvents[Type]['body']>['data'];
