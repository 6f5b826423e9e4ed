/** In the OpenAPI document: what the questions about calculations answer. */
import type { Schema } from './openapi-parts.js';
import { listOf, number, okFlag, record, schemaRef, text } from './openapi-parts.js';

/** The schemas of the answers. Rows are open: they carry the value of the input under its own name. */
export function answerSchemas(): Record<string, Schema> {
  return {
    QuestionEnvelope: questionEnvelope(),
    Comparison: answer({
      by: text('The input whose values are compared.'),
      figure: text('What the rows are sorted by.'),
      unit: text('What it is in.'),
      asked: { type: 'object', description: 'The figure as asked.' },
      rows: listOf('ComparisonRow', 'One for each value, the smallest first.'),
    }),
    ComparisonRow: {
      type: 'object',
      description: 'A value of the input under its name, and what comes of it.',
      properties: {
        label: text('The option in words.'),
        value: number('The headline.'),
        difference: { type: ['number', 'null'], description: 'From what was asked.' },
        compared: { type: ['number', 'null'], description: 'The figure that is compared.' },
        percent: { type: ['number', 'null'], description: 'The same in percent.' },
        refused: text('Why these inputs do not go together.'),
      },
    },
    Solution: answer({
      for: text('The input that was to be found.'),
      figure: text('The figure that has the target.'),
      unit: text('What it is in.'),
      readings: listOf('SolutionReading', 'One; for a range two, sure and possible.'),
    }),
    SolutionReading: record(
      'The values that meet the target.',
      {
        reading: { type: 'string', enum: ['exact', 'sure', 'possible'], description: 'How a range was read.' },
        figure: text('The number that was held against the target.'),
        outcome: { type: 'string', enum: ['all', 'some', 'none'], description: 'How many values meet it.' },
        intervals: listOf('SolutionInterval', 'Of a number: runs of values on its step.'),
        options: { type: 'array', description: 'Of a choice: those that meet it.', items: { type: 'string' } },
        basis: { type: 'string', description: 'proved, or every value was tried.' },
        at_end: { type: 'object', description: 'The calculation at the end nearest to the target.' },
      },
      ['intervals', 'options', 'at_end'],
    ),
    SolutionInterval: record('Both ends belong to it.', { from: number('The least.'), to: number('The most.') }),
    Sensitivity: answer({
      figure: text('The figure that moves.'),
      value: number('What it is as asked.'),
      unit: text('What it is in.'),
      effects: listOf('InputEffect', 'The input that moves it farthest first.'),
    }),
    InputEffect: record(
      'What one input alone does.',
      {
        input: text('Its name.'),
        label: text('What a person calls it.'),
        used: { description: 'Its value as asked.' },
        swing: number('From the lowest to the highest.'),
        lowest: schemaRef('EffectReading'),
        highest: schemaRef('EffectReading'),
        one_step: { type: 'object', description: 'Of a number: one step down and up.' },
        basis: { type: 'string', description: 'proved, all values, or sampled.' },
      },
      ['one_step'],
    ),
    EffectReading: record('A value of the input, and the figure there.', {
      at: { description: 'The value.' },
      value: number('The figure.'),
    }),
    QuoteCheck: answer({
      amount: number('The price that was named.'),
      figure: text('The range it was held against.'),
      range: schemaRef('Range'),
      position: { type: 'string', enum: ['below', 'low half', 'high half', 'above'], description: 'Where it lies.' },
      distance: number('How far outside of the range it is.'),
      percent: { type: ['number', 'null'], description: 'The same in percent of the nearest end.' },
      leaves_out: text('What the price may be for beside it.'),
    }),
    ...planSchemas(),
  };
}

function questionEnvelope(): Schema {
  const properties = {
    ok: okFlag('Always true.'),
    slug: text('The calculator.'),
    title: text('Its name.'),
    question: text('The last part of the address.'),
    note: text('The numbers that were moved to a bound.'),
    disclaimer: text('What this estimate leaves out.'),
    legal_disclaimer: text('To be shown to the person with the numbers.'),
    catalog: schemaRef('CatalogVersion'),
  };
  return record('What the answer to every question holds.', properties, ['title', 'note', 'catalog']);
}

/** What a question answers is there unless the caller asks for less. */
function answer(properties: Parameters<typeof record>[1]): Schema {
  const description = 'What it answers.';
  return { allOf: [schemaRef('QuestionEnvelope'), { type: 'object', description, properties }] };
}

/** A range with what it is of. */
function rangeWith(...[description, properties]: Parameters<typeof record>): Schema {
  return { allOf: [schemaRef('Range'), record(description, properties)] };
}

function planSchemas(): Record<string, Schema> {
  return {
    Plan: record(
      'Several calculations.',
      {
        ok: okFlag('Always true.'),
        items: listOf('PlanItem', 'In the order of the query.'),
        totals: listOf('PlanTotal', 'What can be added: whole jobs and material by themselves.'),
        not_added: { type: 'array', description: 'Calculators without a price to add.', items: { type: 'string' } },
        other_prices: listOf('OtherPrice', 'In no total: further work, or the job done another way.'),
        assumptions: {
          type: 'array',
          description: 'Every input that was left out or moved.',
          items: { type: 'string' },
        },
        legal_disclaimer: text('To be shown to the person with the numbers.'),
        catalog: schemaRef('CatalogVersion'),
      },
      ['totals', 'not_added', 'catalog'],
    ),
    PlanItem: record(
      'One calculation.',
      {
        slug: text('The calculator.'),
        title: text('Its name.'),
        value: number('The headline.'),
        unit: text('What it is in.'),
        interpretation: text('A sentence that explains it.'),
        disclaimer: text('What this estimate leaves out.'),
        query: text('The query that gives it alone.'),
      },
      ['title', 'value', 'unit', 'interpretation', 'query'],
    ),
    OtherPrice: rangeWith('A price beside the one that is added.', {
      slug: text('The calculator.'),
      figure: text('The name of the range.'),
    }),
    PlanTotal: rangeWith('A sum of one kind.', {
      covers: { type: 'string', enum: ['job', 'material', 'labor'], description: 'What the prices pay for.' },
      items: { type: 'array', description: 'Whose prices these are.', items: { type: 'string' } },
    }),
  };
}
