/** The registry in the OpenAPI document. */
import type { Catalog } from '../../model/catalog.js';
import { asOfSchema, hasPeriods, speaksTexts } from './openapi-answer.js';
import type { Operation, Schema } from './openapi-parts.js';
import { answerHeaders, listOf, number, okFlag, record, schemaRef, sharedResponses, text } from './openapi-parts.js';

/** The registry of calculators. */
export function registryOperation(tag: string): Operation {
  return {
    operationId: 'list_calculators',
    tags: [tag],
    summary: 'List all calculators',
    description:
      'The registry: every calculator with inputs, bounds, defaults, options, proved ranges, worked examples, sources and cost band.',
    responses: {
      200: {
        description: 'The registry.',
        headers: answerHeaders(true),
        content: { 'application/json': { schema: schemaRef('Registry') } },
      },
      ...sharedResponses(304, 400, 405, 414, 429, 500),
    },
  };
}

export function registrySchemas(catalog: Catalog): Record<string, Schema> {
  const isDated = hasPeriods(catalog);
  return {
    Registry: record('Every calculator with its inputs.', {
      ok: okFlag('Always true.'),
      count: { type: 'integer', description: 'How many calculators there are.' },
      schema_version: { type: 'integer', description: 'The version of this document.' },
      usage: text('How to call a calculator.'),
      legal_disclaimer: text('To be shown to the person with every number.'),
      catalog: schemaRef('CatalogVersion'),
      calculators: listOf('RegistryEntry', 'The calculators, sorted by slug.'),
    }),
    RegistryEntry: registryEntry(isDated, speaksTexts(catalog)),
    ...registryInputs(),
    Guidance: guidance,
    ProvedFigure: provedFigure,
    ProvedRange: provedRange,
    ...(speaksTexts(catalog) ? { ProvedText: provedText } : {}),
    WorkedExample: workedExample(),
    ...(isDated ? { KnownPeriod: knownPeriod } : {}),
    Deprecation: deprecation,
  };
}

function registryEntry(isDated: boolean, hasTexts: boolean): Schema {
  const kinds = ['ProvedFigure', 'ProvedRange', ...(hasTexts ? ['ProvedText'] : [])];
  const periods = listOf('KnownPeriod', 'Where its answers depend on the day: between these days nothing changes.');
  return record(
    'A calculator.',
    {
      slug: text('The last part of its address.'),
      title: text('Its name.'),
      subtitle: text('What it answers.'),
      endpoint: text('Its full address.'),
      inputs: {
        type: 'array',
        description: 'What it takes.',
        items: {
          oneOf: [schemaRef('RegistryNumberInput'), schemaRef('RegistrySelectInput')],
          discriminator: {
            propertyName: 'type',
            mapping: {
              number: '#/components/schemas/RegistryNumberInput',
              select: '#/components/schemas/RegistrySelectInput',
            },
          },
        },
      },
      disclaimer: text('What its estimate leaves out.'),
      cost_band: schemaRef('CostBand'),
      tag: text('The group it belongs to.'),
      guidance: schemaRef('Guidance'),
      result: schemaRef('ProvedFigure'),
      secondary: listOf('ProvedFigure', 'Its further figures, in the order of result.secondary.'),
      range: schemaRef('ProvedRange'),
      figures: {
        type: 'object',
        description: 'What result.figures has, by name.',
        additionalProperties: { oneOf: kinds.map(schemaRef) },
      },
      laws: {
        type: 'array',
        description: 'What is proved to be so for all inputs.',
        items: { type: 'string' },
      },
      examples: listOf('WorkedExample', 'Calls with their results, which the compiler has run.'),
      sources: {
        type: 'array',
        description: 'Where formulas, constants and prices come from.',
        items: { type: 'string' },
      },
      as_of: asOfSchema,
      ...(isDated ? { periods } : {}),
      deprecated: schemaRef('Deprecation'),
    },
    ['guidance', 'range', 'laws', 'as_of', 'periods', 'deprecated'],
  );
}

function registryInputs(): Record<string, Schema> {
  const head = { name: text('The name of the parameter.'), label: text('What a person calls it.') };
  const tail = {
    accepted_units: schemaRef('Units'),
    hint: text('A short help.'),
    deprecated: schemaRef('Deprecation'),
  };
  return {
    RegistryNumberInput: record(
      'A number.',
      {
        ...head,
        type: { type: 'string', const: 'number' },
        unit: text('Its unit.'),
        default: number('Used when it is left out.'),
        required: schemaRef('Required'),
        min: number('Smaller values are moved up to this.'),
        max: number('Larger values are moved down to this.'),
        step: number('The step of a form field.'),
        whole: { type: 'boolean', description: 'Only whole numbers.' },
        ...tail,
      },
      ['unit', 'default', 'required', 'whole', 'accepted_units', 'hint', 'deprecated'],
    ),
    RegistrySelectInput: record(
      'A choice.',
      {
        ...head,
        type: { type: 'string', const: 'select' },
        unit: text('The unit of its values.'),
        default: text('Used when it is left out.'),
        required: schemaRef('Required'),
        options: listOf('RegistryOption', 'What may be chosen.'),
        ...tail,
      },
      ['unit', 'default', 'required', 'accepted_units', 'hint', 'deprecated'],
    ),
    Units: {
      type: 'array',
      description: 'Units that may stand behind it, as in 6m.',
      items: { type: 'string' },
    },
    Required: { type: 'boolean', description: 'Every call gives it.' },
    RegistryOption: record('An option.', { value: text('What to send.'), label: text('What a person calls it.') }),
  };
}

const guidance = record('For whom it is, and what goes wrong.', {
  use_when: text('When to use it, as a clause.'),
  not_when: text('When not to.'),
  pitfalls: { type: 'array', description: 'What people get wrong.', items: { type: 'string' } },
  next_step: text('What the person does next.'),
});

const knownPeriod = record('Days for which figures are known.', {
  from: { type: ['string', 'null'], format: 'date', description: 'The first; null where there is none.' },
  until: { type: ['string', 'null'], format: 'date', description: 'The last; null where none is known.' },
});

const provedFigure = record(
  'A figure of the answer. No inputs give a value outside its range: the compiler has proved it.',
  {
    label: text('What it is; absent for the headline.'),
    unit: text('What it is in.'),
    range: schemaRef('NumberRange'),
    texts: {
      type: 'array',
      description: 'What result.text can be.',
      items: { type: 'string' },
    },
  },
  ['label', 'texts'],
);

const provedText = record('A text of the answer.', {
  texts: { type: 'array', description: 'All that it can be.', items: { type: 'string' } },
});

const provedRange = record('A range of the answer, and what each of its ends can be.', {
  unit: text('What it is in.'),
  low: schemaRef('NumberRange'),
  high: schemaRef('NumberRange'),
});

function workedExample(): Schema {
  return record('A call and its result.', {
    name: text('What it shows.'),
    inputs: {
      type: 'object',
      description: 'The inputs that were given; the others had their defaults.',
      additionalProperties: { oneOf: [{ type: 'number', format: 'double' }, { type: 'string' }] },
    },
    value: number('The headline number.'),
  });
}

const deprecation = record(
  'What is to be used no longer. It works as before until it goes.',
  {
    since: { type: 'string', format: 'date', description: 'Deprecated since this day.' },
    until: { type: 'string', format: 'date', description: 'May be gone after this day.' },
    use: text('What to use instead: a slug for a calculator, a name for an input.'),
  },
  ['until', 'use'],
);
