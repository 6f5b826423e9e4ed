/** The JSON Schema of the files of vectors. */

const number = { type: 'number' } as const;
const text = { type: 'string', minLength: 1 } as const;

const ends = {
  type: 'object',
  properties: { low: number, high: number },
  required: ['low', 'high'],
  additionalProperties: false,
} as const;

const described = <S extends object>(description: string, schema: S) => ({ description, ...schema });

const items = {
  type: 'array',
  minItems: 1,
  items: { type: 'object', additionalProperties: { anyOf: [number, { type: 'string' }] } },
} as const;

const call = {
  name: described('What the vector is about.', text),
  inputs: described(
    'Every input by its name: a number in its unit, the key of an option, a day, or the items of a list. What a list or a ' +
      'day gives is not among them, and an item leaves out what is as usual.',
    { type: 'object', additionalProperties: { anyOf: [number, { type: 'string' }, items] } },
  ),
  gives: described('What lists and days come to, by the input that takes it; beyond a bound, the bound.', {
    type: 'object',
    additionalProperties: number,
  }),
  on: described('The day whose figures count, where some change on a day.', { type: 'string', format: 'date' }),
} as const;

const answer = {
  value: described('The result, rounded as it is published.', number),
  text: described('The result as a class.', text),
  range: described('The range of the result.', ends),
  secondary: described('The numbers beside the result, in their order.', { type: 'array', items: number }),
  figures: described('Every figure of the sentence by its name: a number, the two ends of a range, or a text.', {
    type: 'object',
    additionalProperties: { anyOf: [number, ends, { type: 'string' }] },
  }),
  total: described('The total of the estimate.', ends),
  interpretation: described('The sentence, without the notes about numbers that were moved into their bounds.', text),
  source: described('Who says that this comes out, independently of the calculator.', text),
} as const;

export const vectorsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Vectors of a calculator',
  description: 'Inputs and what comes out. In the public domain: test against them whatever computes the same.',
  type: 'object',
  properties: {
    $schema: text,
    license: { const: 'CC0-1.0' },
    slug: text,
    title: text,
    units: described('The units of what comes out, by name; plain numbers have none.', {
      type: 'object',
      additionalProperties: text,
    }),
    vectors: {
      type: 'array',
      minItems: 1,
      items: {
        oneOf: [
          {
            type: 'object',
            properties: { ...call, ...answer },
            required: ['name', 'inputs', 'value', 'figures', 'interpretation'],
            additionalProperties: false,
          },
          {
            type: 'object',
            properties: { ...call, refused: described('Why these inputs do not go together.', text) },
            required: ['name', 'inputs', 'refused'],
            additionalProperties: false,
          },
        ],
      },
    },
  },
  required: ['license', 'slug', 'title', 'units', 'vectors'],
  additionalProperties: false,
} as const;
