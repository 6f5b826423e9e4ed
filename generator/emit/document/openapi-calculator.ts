/** One calculator in the OpenAPI document: its operation, and the schema of its inputs and its result. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Calculator, Example, Input, NamedFigure, NamedText, RangeFigure } from '../../model/catalog.js';
import { dayParameter } from '../../model/shared-figure.js';
import { pascalCase } from '../../text/case.js';
import { deprecationNote } from './deprecation.js';
import { exampleResult, shownExample } from './example-call.js';
import { figureSchema, inputDescription, inputSchema, sentence } from './input-schema.js';
import { knownDays } from './known-days.js';
import type { Operation, Reference, Schema } from './openapi-parts.js';
import { ref, schemaRef, sharedResponses } from './openapi-parts.js';

/** The longest description that all readers of such documents take. */
const longestDescription = 300;

/** The statuses that a call of a calculator has to reckon with, beside 200; any other is a problem, too. */
const calculationStatuses = [304, 400, 429] as const;

export function calculatorOperation(calculator: Calculator, shared: readonly Reference[]): Operation {
  const { slug, title, subtitle, tag, inputs, deprecated } = calculator;
  const example = shownExample(calculator);
  const note = deprecated === null ? '' : `${deprecationNote(deprecated)} `;
  return {
    operationId: `calc_${slug.replaceAll('-', '_')}`,
    tags: [tag],
    summary: title,
    description: shortened(`${note}${sentence(subtitle)}`),
    ...(deprecated === null ? {} : { deprecated: true }),
    parameters: [
      ...inputs.map((input) => inputParameter(input, example)),
      ...dayParameters(calculator, example),
      ...shared,
    ],
    responses: {
      200: {
        description: 'The result.',
        content: { 'application/json': { schema: schemaRef(resultName(calculator)) } },
      },
      ...sharedResponses(...calculationStatuses),
      default: ref('responses', 'Problem'),
    },
  };
}

function shortened(text: string): string {
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 3).replace(/\s+\S*$/, '')}...`;
}

/** OpenAPI has no word for bounds that move a number instead of refusing it: `minimum` would be a lie. */
type Parameter = OpenAPIV3_1.ParameterObject;
type ClampedParameter = Parameter & {
  readonly 'x-clamped-to'?: { readonly minimum: number; readonly maximum: number };
};

function inputParameter(input: Input, example: Example | undefined): ClampedParameter {
  const given = example?.given.get(input.name);
  return {
    name: input.name,
    in: 'query',
    ...(input.default === null ? { required: true } : {}),
    description: inputDescription(input),
    ...(input.deprecated === null ? {} : { deprecated: true }),
    schema: inputSchema(input),
    ...(input.kind === 'number' ? { 'x-clamped-to': { minimum: input.min, maximum: input.max } } : {}),
    ...(given === undefined ? {} : { example: given }),
  };
}

/** Where an answer depends on the day. */
function dayParameters({ validity: { dated } }: Calculator, example: Example | undefined): readonly Parameter[] {
  if (dated === null) return [];
  const given = example?.given.get(dayParameter);
  return [
    {
      name: dayParameter,
      in: 'query',
      description: `The day to answer for; today when omitted. ${knownDays(dated)}`,
      schema: { type: 'string', format: 'date' },
      ...(given === undefined ? {} : { example: given }),
    },
  ];
}

/**
 * The name of the schema of a calculator's answers. It begins with a letter whatever the slug begins with, and the
 * hyphen before a digit stays visible, so that `wire-4` and `wire4` do not meet.
 */
function resultName({ slug }: Calculator): string {
  return `Calc${pascalCase(slug.replace(/-(?=\d)/g, '_'))}Result`;
}

/** The schema of one calculator's answers: the envelope, and what this calculator has of its own. */
export function calculatorSchema(calculator: Calculator): Record<string, Schema> {
  const { slug, inputs } = calculator;
  const properties: Record<string, Schema> = {
    slug: { type: 'string', const: slug },
    inputs: objectOf(Object.fromEntries(inputs.map(({ name, kind }) => [name, appliedSchemas[kind]]))),
    result: resultSchema(calculator),
  };
  return { [resultName(calculator)]: { allOf: [schemaRef('Envelope'), objectOf(properties)] } };
}

const appliedSchemas = { number: schemaRef('NumberInput'), select: schemaRef('SelectInput') };

function objectOf(properties: Record<string, Schema | Reference>): Schema {
  return { type: 'object', required: Object.keys(properties), properties };
}

/** With the value of an example, which the checker has run; the parameters of the operation show its call. */
function resultSchema(calculator: Calculator): Schema {
  const { result, text, secondary, resultRange, figures, texts } = calculator;
  const named = [...figures.map(namedSchema), ...texts.map(spokenSchema)];
  const example = shownExample(calculator);
  const shown = example && exampleResult(calculator, example);
  const properties = {
    value: { ...figureSchema(result), ...exampleOf(shown?.value) },
    unit: { const: result.unitLabel },
    ...(text === null ? {} : { text: { type: 'string' as const, enum: [...text.possible] } }),
    interpretation: { type: 'string' as const },
    ...(secondary.length === 0 ? {} : { secondary: secondaryItems(secondary.length) }),
    ...(resultRange === null ? {} : { range: schemaRef('Range') }),
    ...(named.length === 0 ? {} : { figures: objectOf(Object.fromEntries(named)) }),
  };
  return objectOf(properties);
}

/** Always as many as the calculator has. */
function secondaryItems(length: number): Reference & Schema {
  return { ...schemaRef('SecondaryItems'), minItems: length, maxItems: length };
}

function exampleOf(value: unknown): { readonly examples?: unknown[] } {
  return value === undefined ? {} : { examples: [value] };
}

/** What is true of all such texts, and what this one can be. */
function spokenSchema({ name, text }: NamedText): [string, Reference & Schema] {
  const spoken = { type: 'string' as const, enum: [...text.possible] };
  return [name, { ...schemaRef('Text'), properties: { text: spoken } }];
}

/** What is true of all such figures, and the proved range of this one. */
function namedSchema({ name, low, high }: NamedFigure): [string, Schema | Reference] {
  if (high !== null) return [name, rangeSchema({ low, high })];
  const { low: minimum, high: maximum } = low.range();
  return [name, { ...schemaRef('Figure'), properties: { value: { minimum, maximum } } }];
}

function rangeSchema({ low, high }: RangeFigure): Reference & Schema {
  const ends = {
    low: { minimum: low.range().low },
    high: { maximum: high.range().high },
  };
  return { ...schemaRef('Range'), properties: ends };
}
