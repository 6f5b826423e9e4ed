/** The parts of an answer that all calculators share: its envelope, and what is inside inputs, result and trace. */
import type { Catalog } from '../../model/catalog.js';
import { bandProperties } from './cost-band-schema.js';
import type { Schema } from './openapi-parts.js';
import { listOf, number, okFlag, record, recordOrNull, schemaRef, text } from './openapi-parts.js';

/** Whether any answer depends on the day. */
export function hasPeriods({ calculators }: Catalog): boolean {
  return calculators.some(({ validity: each }) => each.dated !== null);
}

/** Whether any sentence speaks texts. */
export function speaksTexts({ calculators }: Catalog): boolean {
  return calculators.some(({ texts }) => texts.length > 0);
}

/** The schemas of the members that are the same for every calculator. */
export function answerSchemas(catalog: Catalog): Record<string, Schema> {
  return {
    Envelope: record(
      'What every answer holds around inputs and result.',
      {
        ok: okFlag('Always true.'),
        slug: text('The calculator.'),
        title: text('The name of the calculator.'),
        subtitle: text('What it answers.'),
        legal_disclaimer: text('To be shown to the person with the number.'),
        disclaimer: text('What this estimate leaves out.'),
        cost_band: schemaRef('CostBand'),
        ...(catalog.network === null ? {} : { local_routing: schemaRef('LocalRouting') }),
        cta: schemaRef('CallToAction'),
        catalog: schemaRef('CatalogVersion'),
        as_of: asOfSchema,
        ...(hasPeriods(catalog) ? { valid: schemaRef('Validity') } : {}),
        trace: schemaRef('CalculationTrace'),
      },
      ['title', 'subtitle', 'cost_band', 'local_routing', 'cta', 'catalog', 'as_of', 'valid', 'trace'],
    ),
    ...inputSchemas(),
    SecondaryItems: listOf('SecondaryItem', 'Further figures, those of the registry in its order.'),
    SecondaryItem: record('A further figure.', {
      value: number('The figure.'),
      unit: text('What it is in.'),
      label: text('What it is.'),
    }),
    ...figureSchemas,
    ...(speaksTexts(catalog) ? { Text: record('A text of the sentence.', { text: text('The text.') }) } : {}),
    ...marketSchemas(catalog),
    CatalogVersion: catalogVersion,
    ...(hasPeriods(catalog) ? { Validity: validity } : {}),
    ...traceSchemas(),
  };
}

const figureSchemas = {
  Figure: record('A figure of the sentence.', { value: number('The figure.'), unit: text('What it is in.') }),
  Range: record('A range.', {
    low: number('The low end.'),
    high: number('The high end.'),
    unit: text('What both are in.'),
  }),
};

const day = { type: ['string', 'null'] as const, format: 'date' };

/** Shared with the registry, which says the same of a calculator. */
export const asOfSchema: Schema = {
  type: 'string',
  format: 'date',
  description: 'The day of the oldest figure that it rests on; absent where none ages.',
};

const validity = record('The days for which the answer holds, where it depends on the day.', {
  on: { type: [...day.type], format: day.format, description: 'The day that was asked for; null for today.' },
  from: { type: [...day.type], format: day.format, description: 'The first day; null where there is none.' },
  until: { type: [...day.type], format: day.format, description: 'The last day; null where none is known.' },
});

const catalogVersion = record('The catalog that an answer or a document was made from.', {
  version: text('The version of the interface.'),
  hash: text('Changes with every change of the catalog.'),
});

function inputSchemas(): Record<string, Schema> {
  const raw = 'What was given; null when it was left out.';
  const used = 'What was used.';
  const clamped: Schema = { type: 'boolean', description: 'Whether the value was moved to a bound.' };
  return {
    NumberInput: record('A number as it was given, and as it was used.', {
      // Without a type: tools that make clients know no type that is a number or a text.
      raw: { description: `${raw} A number with its unit stands as it was sent.` },
      used: number(used),
      clamped,
    }),
    SelectInput: record('An option as it was given, and as it was used.', {
      raw: { type: ['string', 'null'], description: raw },
      used: text(used),
      clamped,
    }),
  };
}

const localRouting = recordOrNull(
  'The provider slot of the service in the city; null where there is none, or no city was named.',
  {
    city: text('The slug of the city.'),
    neighborhood: { type: ['string', 'null'], description: 'The slug of the neighborhood, when one was given.' },
    tracking_phone: text('The telephone number of the local provider, in E.164 form.'),
    page_url: text('The canonical page of the service in this place.'),
    slot_active: { type: 'boolean', description: 'Whether a provider takes requests here at present.' },
  },
);

const pageOfPlace: Schema = {
  type: ['string', 'null'],
  description: 'The page of the service in the place asked for.',
};

function marketSchemas({ network, service }: Catalog): Record<string, Schema> {
  const band = bandProperties(service.currency);
  return {
    CostBand: recordOrNull(band.description, band.properties, band.optional),
    ...(network === null ? {} : { LocalRouting: localRouting }),
    CallToAction: record('What a person can do next.', {
      message: text('A sentence for the person.'),
      ...(service.leads === null ? {} : { lead_endpoint: text('Where to send a lead.') }),
      ...(network === null ? {} : { page_url: pageOfPlace }),
      learn_more: text('The description of this service for agents.'),
    }),
  };
}

const ledgerMembers: Record<string, Schema> = {
  kind: { type: 'string', enum: ['default', 'clamp', 'day', 'figure'], description: 'What was assumed.' },
  input: text('What was left out, or moved to a bound.'),
  label: text('What people call it.'),
  used: { description: 'What was taken for it.' },
  asked: number('What was asked for.'),
  unit: text('The unit.'),
  basis: { type: 'string', enum: ['moves', 'not decided'], description: 'Whether it is known to move a figure.' },
  change_url: { type: ['string', 'null'], description: 'A call with another value that moves a figure.' },
  name: text('The shared figure.'),
  value: number('Its value.'),
  low: number('Its low end.'),
  high: number('Its high end.'),
  from: text('Its first day.'),
  until: text('Its last day.'),
  as_of: { type: ['string', 'null'], description: 'The day it was read.' },
  source: text('Who says so.'),
};

/** All but the kind belongs to some kinds of entry alone. */
const ledgerEntry: Schema = {
  ...record('An assumption about an input; or a shared figure, a number or a range.', ledgerMembers),
  required: ['kind'],
};

function traceSchemas(): Record<string, Schema> {
  return {
    CalculationTrace: record('How the result came about.', {
      steps: listOf('TraceStep', 'The steps in order.'),
      sources: {
        type: 'array',
        description: 'Where formulas, constants and prices come from.',
        items: { type: 'string' },
      },
      ledger: listOf('LedgerEntry', 'What the caller did not say and the figures rest on; all else cannot move them.'),
    }),
    LedgerEntry: ledgerEntry,
    TraceStep: record('One step.', {
      name: text('The name of the step.'),
      formula: text('The formula as the catalog has it.'),
      value: {
        description: 'The value; a range has two ends.',
        oneOf: [{ type: 'string' }, { type: 'number', format: 'double' }, schemaRef('NumberRange')],
      },
      unit: text('The unit of the value; empty for plain numbers.'),
    }),
    NumberRange: record('A range.', { low: number('The low end.'), high: number('The high end.') }),
  };
}
