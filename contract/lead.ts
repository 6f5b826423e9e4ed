/** `POST /api/lead-submit`: hands a person over to the local provider. */
import { leadAddress } from './addresses.js';
import type { Facts } from './facts.js';
import { leadAnswerSchema } from './lead-answer-schema.js';
import { leadSchema, propertiesIn } from './lead-schema.js';
import type { Operation } from './operation.js';
import { citySchema, localRouting, neighborhoodSchema, serviceSchema } from './places.js';
import type { Schema } from './schema.js';
import { named, success } from './schema.js';
import { filled } from './text.js';

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any unique text of visible ASCII characters, such as a UUID. The same key and lead give the same answer for 24 hours, never a second lead.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!#-~]+$' },
  example: '4f7c9f52-8a1d-4c57-9a55-0f2b8c6d1e10',
} as const;

/** The schema of a lead with the lists of the network in place of its texts, and the forms of its country. */
function leadOf({ places, leads }: Facts): Schema {
  if (places === null || leads === null) return leadSchema;
  const { services, cities, neighborhoods } = places;
  return changed(withoutSets(leadSchema), 'Lead', {
    service: serviceSchema(services),
    city: citySchema(cities),
    ...(neighborhoods.length === 0 ? {} : { neighborhood: neighborhoodSchema(neighborhoods) }),
    ...propertiesIn(leads),
  });
}

/** A `$schema` does not belong inside a document. */
function changed(schema: Schema, name: string, others: Readonly<Record<string, Schema>>): Schema {
  const { $schema: _, title: __, ...rest } = schema;
  return named(name, { ...rest, properties: { ...(schema['properties'] as object), ...others } });
}

/** Some tools make a set of a list without repeats, and then do not compile; the service refuses repeats itself. */
function withoutSets<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'uniqueItems' ? undefined : value))) as T;
}

/** Like all answers, those to leads may gain members. */
const answer: Schema = changed(
  JSON.parse(
    JSON.stringify(leadAnswerSchema, (key, value) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  ) as Schema,
  'LeadAnswer',
  { ok: success, provider: localRouting },
);

export const lead: Operation = {
  method: 'POST',
  path: leadAddress,
  id: 'submit_lead',
  tag: ({ leads, discoveryTag }) => leads?.tag ?? discoveryTag,
  summary: 'Hand a person over to the local provider',
  description:
    'Takes the request of a person who agreed to be contacted. Show the consent text word for word first; test: true stores and sends nothing, and preview says what would become of it.',
  isThere: ({ leads }) => leads !== null,
  parameters: () => [idempotencyKey],
  body: (facts) => ({ schema: leadOf(facts), ...exampleOf(facts.leads?.sample?.lead) }),
  answers: ({ leads }) => [
    {
      status: 200,
      description: 'A duplicate, sent before under this key, or a test.',
      schema: answer,
      ...exampleOf(leads?.sample?.test),
    },
    { status: 201, description: 'The lead is stored.', schema: answer, ...exampleOf(leads?.sample?.accepted) },
  ],
  statuses: [400, 405, 408, 409, 410, 413, 415, 422, 429, 500, 503],
  tool: {
    name: 'submit_lead',
    title: 'Hand a person over',
    description: ({ leads }) =>
      filled(
        'Sends a person\'s request to the local provider, who will contact them; it books nothing. First show the person this text word for word, and send the lead only if they agree, with consent {agreed}: "{consent}" With test true nothing is stored or sent, consent {tried} is enough, and preview tells what would become of it.',
        { consent: leads?.consentText ?? '', agreed: '{given: true, text}', tried: '{given: false, text}' },
      ),
  },
};

function exampleOf(example: unknown) {
  return example === undefined ? {} : { example };
}
