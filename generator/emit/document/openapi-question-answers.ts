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
      asked: { type: 'object', description: 'The figure of the calculation that was asked about.' },
      rows: listOf('ComparisonRow', 'One for each value, the smallest first; those that go with no answer last.'),
    }),
    ComparisonRow: {
      type: 'object',
      description: 'The value under the name of the input, and either a result or why there is none.',
      properties: {
        label: text('The option in words.'),
        value: number('The headline.'),
        difference: { type: ['number', 'null'], description: 'From the calculation that was asked about.' },
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
        used: { description: 'Its value in the calculation that was asked about.' },
        swing: number('Between the lowest and the highest.'),
        lowest: schemaRef('EffectReading'),
        highest: schemaRef('EffectReading'),
        one_step: { type: 'object', description: 'Of a number: the change by one step down and up.' },
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
      leaves_out: text('What this estimate leaves out, which the price may be for.'),
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
    disclaimer: text('What this estimate leaves out.'),
    legal_disclaimer: text('To be shown to the person with the numbers.'),
    catalog: schemaRef('CatalogVersion'),
  };
  return record('What the answer to every question about a calculation holds.', properties, ['title', 'catalog']);
}

/** What a question answers is there unless the caller asks for less. */
function answer(properties: Parameters<typeof record>[1]): Schema {
  const description = 'What this question answers; all of it without fields.';
  return { allOf: [schemaRef('QuestionEnvelope'), { type: 'object', description, properties }] };
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
        assumptions: { type: 'array', description: 'Every input that was left out.', items: { type: 'string' } },
        legal_disclaimer: text('To be shown to the person with the numbers.'),
        catalog: schemaRef('CatalogVersion'),
      },
      ['totals', 'not_added', 'catalog'],
    ),
    PlanItem: record(
      'One calculation; its name and disclaimer alone where fields leaves items out.',
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
    PlanTotal: record('A sum of one kind.', {
      covers: { type: 'string', enum: ['job', 'material', 'labor'], description: 'What the prices pay for.' },
      items: { type: 'array', description: 'Whose prices these are.', items: { type: 'string' } },
      low: number('The low end.'),
      high: number('The high end.'),
      unit: text('The currency.'),
    }),
  };
}
