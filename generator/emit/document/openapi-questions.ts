/** In the OpenAPI document: the questions that every calculator answers, each written once for all of them. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Calculator, Catalog } from '../../model/catalog.js';
import { shownExample } from './example-call.js';
import type { Operation, Reference, Schema } from './openapi-parts.js';
import { listOf, number, okFlag, record, ref, schemaRef, sharedResponses, text } from './openapi-parts.js';

type Parameter = OpenAPIV3_1.ParameterObject;

/** None where there is no calculator to be asked. */
export function questionPaths({ service, calculators }: Catalog): OpenAPIV3_1.PathsObject {
  const sample = sampleOf(calculators);
  if (sample === null) return {};
  const entries = questions.map(({ name, ...question }) => [
    `/api/calc/{slug}/${name}`,
    { get: questionOperation(service.discoveryTag, question, sample) },
  ]);
  return { ...Object.fromEntries(entries), '/api/plan': { get: planOperation(service.discoveryTag, sample) } };
}

interface Sample {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly input: string;
}

/** A calculator that can be asked everything: with a number to be found, and a range of money where one has it. */
function sampleOf(calculators: readonly Calculator[]): Sample | null {
  const fitting = calculators.filter(({ inputs }) => inputs.some(({ kind }) => kind === 'number'));
  const calculator = fitting.find(({ price, inputs }) => price !== null && inputs.length > 1) ?? fitting[0];
  const input = calculator?.inputs.find(({ kind }) => kind === 'number');
  if (calculator === undefined || input === undefined) return null;
  const given = [...(shownExample(calculator)?.given ?? [])].map(([name, value]) => [name, String(value)]);
  return { slug: calculator.slug, inputs: Object.fromEntries(given), input: input.name };
}

interface QuestionText {
  readonly name: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: string;
  readonly parameters: (sample: Sample) => readonly Parameter[];
}

type QuerySchema = NonNullable<Parameter['schema']>;

const figure = (description: string): Parameter => query('figure', description, { type: 'string' });
const amount = (name: string, description: string, required = false): Parameter => ({
  ...query(name, description, { type: 'number', format: 'double' }),
  ...(required ? { required } : {}),
  example: 5000,
});

const questions: readonly QuestionText[] = [
  {
    name: 'compare',
    id: 'compare_options',
    summary: 'Compare the values of an input',
    description: 'The same calculation for each option of an input, or for several values of a number, side by side.',
    schema: 'Comparison',
    parameters: ({ input }) => [
      named('by', 'The input whose values are compared.', input),
      query('points', 'For a number: how many values (2 to 25), or the values themselves, as in 50,100,150.', {
        type: 'string',
      }),
      figure('The figure to sort by; the headline where it is left out.'),
    ],
  },
  {
    name: 'solve',
    id: 'solve_for_input',
    summary: 'Find the values of an input that meet a target',
    description:
      'The values of an input for which a figure is at most, or at least, a target. A range named bare gives two readings: sure and possible.',
    schema: 'Solution',
    parameters: ({ input }) => [
      named('for', 'The input to be found.', input),
      figure('The figure that has the target; the headline where it is left out.'),
      amount('at_most', 'The most that the figure may be. Send this or at_least.'),
      query('at_least', 'The least that the figure may be.', { type: 'number', format: 'double' }),
    ],
  },
  {
    name: 'sensitivity',
    id: 'rank_inputs',
    summary: 'Rank the inputs by what they change',
    description: 'How far each input alone moves a figure, over all its values and by one step, the farthest first.',
    schema: 'Sensitivity',
    parameters: () => [figure('The figure that moves; the headline where it is left out.')],
  },
  {
    name: 'quote',
    id: 'check_quote',
    summary: 'Hold a price against the range of this job',
    description: 'Where an amount lies against the range of this very job, and by how much it is outside of it.',
    schema: 'QuoteCheck',
    parameters: () => [
      amount('amount', 'The price that was named.', true),
      figure('The range; the first of money where it is left out.'),
    ],
  },
];

function query(name: string, description: string, schema: QuerySchema): Parameter {
  return { name, in: 'query', description, schema };
}

function named(name: string, description: string, example: string): Parameter {
  return { ...query(name, description, { type: 'string' }), required: true, example };
}

function questionOperation(tag: string, question: Omit<QuestionText, 'name'>, sample: Sample): Operation {
  const { id, summary, description, schema, parameters } = question;
  const slug: Parameter = {
    name: 'slug',
    in: 'path',
    required: true,
    description: 'The calculator.',
    schema: { type: 'string' },
    example: sample.slug,
  };
  const inputs: Parameter = {
    ...query('inputs', 'Its inputs by name, each as a parameter of its own.', {
      type: 'object',
      additionalProperties: { type: 'string' },
    }),
    style: 'form',
    explode: true,
    example: sample.inputs,
  };
  const taken = [slug, ...parameters(sample), ref('parameters', 'FieldsParameter'), inputs];
  return operationOf({ id, tag, summary, description, schema, parameters: taken });
}

function planOperation(tag: string, { slug }: Sample): Operation {
  const item: Parameter = {
    ...query('item', 'A calculator with its inputs, as in slug~input=value~input=value; once for each job.', {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: { type: 'string' },
    }),
    required: true,
    style: 'form',
    explode: true,
    example: [slug],
  };
  return operationOf({
    id: 'plan_jobs',
    tag,
    summary: 'Add up several jobs',
    description: 'Several calculations with the totals of what can be added, and everything that was assumed.',
    schema: 'Plan',
    parameters: [item, ref('parameters', 'FieldsParameter')],
  });
}

interface OperationText {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: string;
  readonly parameters: readonly (Parameter | Reference)[];
}

function operationOf({ id, tag, summary, description, schema, parameters }: OperationText): Operation {
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters: [...parameters],
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaRef(schema) } },
      },
      ...sharedResponses(304, 400, 404, 429),
      default: ref('responses', 'Problem'),
    },
  };
}

/** The schemas of the answers. Rows are open: they carry the value of the input under its own name. */
export function questionSchemas({ calculators }: Catalog): Record<string, Schema> {
  if (sampleOf(calculators) === null) return {};
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
