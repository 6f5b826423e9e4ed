/** A lead as callers send it. */
import type { Static } from './schema.js';
import { filled } from './text.js';

/**
 * The JSON Schema of a lead as callers send it: the service checks bodies against it, and the documents publish it with
 * the numbers and postal codes of their country.
 */
export const leadSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Lead',
  description: 'A request of a person to be contacted by the local provider.',
  type: 'object',
  additionalProperties: false,
  required: ['service', 'city', 'contact', 'consent'],
  properties: {
    service: {
      description: 'The slug of the service category that is asked for.',
      type: 'string',
      minLength: 1,
      maxLength: 64,
    },
    city: {
      description: 'The slug of the city where the work is to be done.',
      type: 'string',
      minLength: 1,
      maxLength: 64,
    },
    neighborhood: {
      description: 'The slug of a neighborhood of that city, where it has any.',
      type: 'string',
      minLength: 1,
      maxLength: 64,
    },
    postal_code: {
      description: 'The postal code of the place of the work.',
      type: 'string',
    },
    contact: {
      description: 'The person to be contacted. phone, email or both are needed.',
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: {
          description: 'How the person wants to be addressed.',
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        phone: {
          description: 'A telephone number that can be dialed.',
          type: 'string',
          minLength: 1,
          maxLength: 40,
        },
        email: { description: 'An email address.', type: 'string', minLength: 1, maxLength: 254 },
        preferred_channel: {
          description: 'How the person wants to be contacted.',
          type: 'string',
          enum: ['call', 'text', 'email'],
        },
        preferred_time: {
          description: "When, in the person's own words, such as: weekdays after 5 pm.",
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        website: { description: 'Not used. Leave it out.', type: 'string', maxLength: 500 },
      },
    },
    message: {
      description: 'What the person wants done, in their own words.',
      type: 'string',
      minLength: 1,
      maxLength: 2000,
    },
    timeframe: {
      description: 'How soon the work is wanted.',
      type: 'string',
      enum: ['emergency', 'this_week', 'this_month', 'planning'],
    },
    calculation: {
      description: 'The calculation it came from; the service computes it again.',
      type: 'object',
      additionalProperties: false,
      required: ['slug'],
      properties: {
        slug: { description: "The calculator's slug.", type: 'string', minLength: 1, maxLength: 64 },
        inputs: {
          description: 'What was given, by name: inputs, lists, own prices.',
          type: 'object',
          maxProperties: 50,
          additionalProperties: {
            type: ['string', 'number', 'array'],
            maxLength: 200,
            maxItems: 50,
            items: { type: 'object', additionalProperties: { type: ['string', 'number'], maxLength: 100 } },
          },
        },
        with: {
          description: 'The options added, with commas between.',
          type: 'string',
          maxLength: 200,
        },
        on: {
          description: 'The day that was asked for.',
          type: 'string',
          minLength: 1,
          maxLength: 40,
        },
        value: { description: 'The result.value that the person was shown.', type: 'number' },
      },
    },
    consent: {
      description: 'What the person agreed to before the lead was sent.',
      type: 'object',
      additionalProperties: false,
      required: ['given', 'text'],
      properties: {
        given: {
          description: 'true when the person agreed. A lead without consent is refused, unless it is a test.',
          type: 'boolean',
        },
        text: {
          description: 'The consent text exactly as the person was shown it.',
          type: 'string',
          maxLength: 4000,
        },
        given_at: {
          description: 'When the person agreed: date and time with offset, RFC 3339.',
          type: 'string',
          format: 'date-time',
          maxLength: 40,
        },
        channels: {
          description: 'The channels agreed to; all that the text names when left out.',
          type: 'array',
          maxItems: 3,
          uniqueItems: true,
          items: { type: 'string', enum: ['call', 'text', 'email'] },
        },
        method: {
          description: 'Whether an agent put the text to the person, or a form on a page.',
          type: 'string',
          enum: ['agent_relayed', 'web_form'],
        },
      },
    },
    source: {
      description: 'Where the request came from.',
      type: 'object',
      additionalProperties: false,
      properties: {
        agent: {
          description: 'The name of the agent or program.',
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        page_url: {
          description: 'The page the person was on.',
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        referrer: { description: 'The page before that.', type: 'string', minLength: 1, maxLength: 500 },
        campaign: { description: "A campaign's name.", type: 'string', minLength: 1, maxLength: 100 },
      },
    },
    external_id: {
      description: "The caller's own reference; the answer gives it back.",
      type: 'string',
      minLength: 1,
      maxLength: 100,
    },
    test: {
      description: 'true checks everything, and stores and sends nothing.',
      type: 'boolean',
    },
  },
} as const;

/** How telephone numbers and postal codes are written in the country of a service. */
export interface LeadForms {
  /** A number of nobody: as people there write it, and in E.164. */
  readonly samplePhone: { readonly national: string; readonly international: string };
  /** Null where any short text is one. */
  readonly postalCode: { readonly description: string; readonly pattern: string } | null;
}

/**
 * An input in documents: no form of several types is one for which all generators write clients that compile. The service
 * checks the types.
 */
const additionalProperties = { description: 'A text, a number, or the items of a list.' } as const;

/** Those properties of the schema that each country writes in its own way. */
export function propertiesIn({ samplePhone, postalCode }: LeadForms) {
  const { calculation, contact, postal_code: anyCode } = leadSchema.properties;
  const { inputs } = calculation.properties;
  const { phone } = contact.properties;
  const dialed = filled('A telephone number that can be dialed, such as {national} or {international}.', samplePhone);
  const described = { ...phone, description: dialed };
  return {
    postal_code: postalCode === null ? { ...anyCode, ...anyPostalCode } : written(postalCode),
    calculation: {
      ...calculation,
      properties: { ...calculation.properties, inputs: { ...inputs, additionalProperties } },
    },
    contact: { ...contact, properties: { ...contact.properties, phone: described } },
  };
}

function written({ description, pattern }: NonNullable<LeadForms['postalCode']>) {
  return { description, type: 'string', pattern } as const;
}

/** Lengths of a postal code where its country has no form of it. */
export const anyPostalCode = { minLength: 1, maxLength: 16 } as const;

/** The body of a lead as the schema describes it. Every part may be missing until the schema has passed it. */
export type LeadBody = Unchecked<Static<typeof leadSchema>>;

type Unchecked<T> = T extends readonly (infer Item)[]
  ? readonly Item[]
  : T extends object
    ? string extends keyof T
      ? T
      : { readonly [Name in keyof T]?: Unchecked<T[Name]> }
    : T;
