/** In the OpenAPI document: the questions that every calculator answers, each written once for all of them. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Calculator, Catalog } from '../../model/catalog.js';
import { dayParameter } from '../../model/shared-figure.js';
import { shownExample } from './example-call.js';
import type { Operation, Reference, Schema } from './openapi-parts.js';
import { ref, schemaRef, sharedResponses } from './openapi-parts.js';
import { answerSchemas } from './openapi-question-answers.js';

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

/** The calculator that the examples ask. */
interface Sample {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly input: string;
  /** Whether the answers of any calculator depend on the day. */
  readonly isDated: boolean;
}

/** A calculator that can be asked everything: with a number to be found, and a range of money where one has it. */
function sampleOf(calculators: readonly Calculator[]): Sample | null {
  const fitting = calculators.filter(({ inputs }) => inputs.some(({ kind }) => kind === 'number'));
  const calculator = fitting.find(({ price, inputs }) => price !== null && inputs.length > 1) ?? fitting[0];
  const input = calculator?.inputs.find(({ kind }) => kind === 'number');
  if (calculator === undefined || input === undefined) return null;
  const isDated = calculators.some(({ validity }) => validity.dated !== null);
  const given = [...(shownExample(calculator)?.given ?? [])].map(([name, value]) => [name, String(value)]);
  return { slug: calculator.slug, inputs: Object.fromEntries(given), input: input.name, isDated };
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

/** The same for every calculator: which days it knows stands with its own operation. */
const day = query(
  dayParameter,
  'The day to answer for, of a calculator whose figures depend on it; today when omitted.',
  {
    type: 'string',
    format: 'date',
  },
);

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
  const days = sample.isDated ? [day] : [];
  const taken = [slug, ...parameters(sample), ...days, ref('parameters', 'FieldsParameter'), inputs];
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

/** The schemas of the answers, where there is a calculator to be asked. */
export function questionSchemas({ calculators }: Catalog): Record<string, Schema> {
  return sampleOf(calculators) === null ? {} : answerSchemas();
}
