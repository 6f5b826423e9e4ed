/** Calculators in the OpenAPI document: an operation for each, and the schema of its answers. */

import type { OpenAPIV3_1 } from 'openapi-types';
import { calculationAddress } from '../../contract/addresses.js';
import {
  calculationAnswer,
  calculationStatuses,
  envelope,
  numberFigure,
  numberInput,
  secondaryItems,
  selectInput,
  sharedParameters,
  textFigure,
} from '../../contract/calculation.js';
import type { Facts } from '../../contract/facts.js';
import type { Parameter } from '../../contract/operation.js';
import { ownOf } from '../../contract/operation.js';
import { range } from '../../contract/range.js';
import type { Schema } from '../../contract/schema.js';
import { both, constant, named, plainText } from '../../contract/schema.js';
import { withParameter } from '../../contract/shared-names.js';
import type { DocumentWords } from '../../words/document-words.js';
import { isRequired, writtenValue } from '../program/call-point.js';
import type { Example, Input, ListInput, NamedFigure } from '../program/catalog.js';
import { dayOf } from '../program/list.js';
import { dayParameter } from '../program/shared-figure.js';
import type { NamedText } from '../program/text-figure.js';
import { pascalCase } from '../source/case.js';
import { deprecationNote } from './deprecation.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { exampleResult, usualExample } from './example-call.js';
import { figureSchema, inputDescription, inputInBrief, inputSchema, sentence } from './input-schema.js';
import { knownDays } from './known-days.js';
import type { Components } from './openapi-components.js';

/** The longest description that all tools for OpenAPI accept. */
const longestDescription = 300;

/** Describes a calculator: its inputs and, in the full document, each of its figures. */
export type Detail = 'inputs' | 'figures';

/** The operations of all calculators by their paths. */
export function calculatorOperations(
  { calculators }: DescribedCatalog,
  facts: Facts,
  components: Components,
  detail: Detail,
): readonly (readonly [string, OpenAPIV3_1.PathItemObject])[] {
  const shared = { all: sharedParameters(facts), own: ownOf(facts) };
  const answer = calculationAnswer(facts);
  return calculators.map((calculator) => {
    const schema = detail === 'inputs' ? answer : calculatorSchema(calculator, facts);
    // By the name of the method, the types would want the schemas of OpenAPI 3.0.
    const method: string = 'get';
    return [
      calculationAddress(calculator.slug),
      { [method]: operation(calculator, shared, { schema, detail }, components) },
    ];
  });
}

function operation(
  calculator: DescribedCalculator,
  shared: { readonly all: readonly Parameter[]; readonly own: readonly Parameter[] },
  { schema, detail }: { readonly schema: Schema; readonly detail: Detail },
  components: Components,
): OpenAPIV3_1.OperationObject {
  const { slug, title, subtitle, tag, inputs, deprecated } = calculator;
  const { words } = components;
  const example = usualExample(calculator);
  const note = deprecated === null ? '' : `${deprecationNote(words, deprecated)} `;
  const own = [
    ...inputs.map((input) => inputParameter(words, input, { example, detail })),
    ...calculator.lists.map((list) => listParameter(words, list, { example, detail })),
    ...optionParameters(words, calculator),
    ...dayParameters(words, calculator, example),
    ...((calculator.own?.figures ?? []).length === 0 ? [] : shared.own),
  ];
  return {
    operationId: `calc_${slug.replaceAll('-', '_')}`,
    tags: [tag],
    summary: title,
    description: shortened(`${note}${sentence(subtitle)}`),
    ...(deprecated === null ? {} : { deprecated: true }),
    parameters: [...own, ...shared.all].map(components.parameter),
    responses: {
      200: resultResponse(schema, components),
      ...components.problems(detail === 'figures' ? calculationStatuses : [400]),
    },
  };
}

/** In place, not by reference: some tools that write clients type no answer that is a reference. */
function resultResponse(schema: Schema, components: Components): OpenAPIV3_1.ResponseObject {
  return { description: 'OK', content: { 'application/json': { schema: components.schema(schema) } } };
}

function shortened(text: string): string {
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 3).replace(/\s+\S*$/, '')}...`;
}

/** OpenAPI has no word for bounds that move a number instead of refusing it: `minimum` would be a lie. */
type ClampedParameter = Parameter & {
  readonly deprecated?: true;
  readonly 'x-clamped-to'?: { readonly minimum: number; readonly maximum: number };
};

/** What a parameter shows besides its text. */
interface Shown {
  readonly example: Example | undefined;
  readonly detail: Detail;
}

function inputParameter(words: DocumentWords, input: Input, { example, detail }: Shown): ClampedParameter {
  const usual = detail === 'figures' && input.default !== null ? writtenValue(input.default, input) : undefined;
  const given = example?.given.get(input.name) ?? usual;
  return {
    name: input.name,
    in: 'query',
    ...(isRequired(input) ? { required: true } : {}),
    description: detail === 'figures' ? inputDescription(words, input) : inputInBrief(words, input),
    ...(input.deprecated === null ? {} : { deprecated: true }),
    schema: inputSchema(input),
    ...(input.kind === 'number' && !input.isDay && detail === 'figures'
      ? { 'x-clamped-to': { minimum: input.min, maximum: input.max } }
      : {}),
    ...(given === undefined ? {} : { example: given }),
  };
}

/** A list repeats its name, once for each item; a day in place of numbers is one day. */
function listParameter(words: DocumentWords, list: ListInput, { example, detail }: Shown): Parameter {
  const { name, items, gives } = list;
  const day = dayOf(list);
  const shown = example?.given.get(name) ?? example?.lists.get(name);
  const others = gives.map(({ input }) => input).join(', ');
  const parts = items.map((input) => `${input.name}:${input.kind === 'number' ? input.min : input.options[0]?.key}`);
  const form = parts.join('~');
  const { listInBrief, dayInBrief } = words.input;
  const brief = day === null ? listInBrief({ form, others }) : dayInBrief({ label: day.label, others });
  return {
    name,
    in: 'query',
    description: shortened(detail === 'inputs' ? brief : listDescription(words, list, form)),
    schema: day === null ? { type: 'array', items: plainText } : inputSchema(day),
    ...(shown === undefined || detail === 'inputs' ? {} : { example: shown }),
  };
}

function listDescription(words: DocumentWords, list: ListInput, form: string): string {
  const { label, gives, least, most } = list;
  const [day, others] = [dayOf(list), gives.map(({ input }) => input).join(', ')];
  const { list: repeated, inPlaceOf } = words.input;
  return day === null
    ? repeated({ label, least, most, others, form })
    : `${inputInBrief(words, day)} ${inPlaceOf({ others })}`;
}

/** The parameter of options, when the estimate has any. */
function optionParameters({ input }: DocumentWords, { estimate }: DescribedCalculator): readonly Parameter[] {
  if (estimate === null || estimate.options.length === 0) return [];
  const options = estimate.options.map(({ key, line }) => `${key} (${line})`).join(', ');
  return [
    {
      name: withParameter,
      in: 'query',
      description: input.options({ options }),
      schema: plainText,
    },
  ];
}

/** The parameter of calculators whose answers depend on the day. */
function dayParameters(
  words: DocumentWords,
  { validity: { dated } }: DescribedCalculator,
  example: Example | undefined,
): readonly Parameter[] {
  if (dated === null) return [];
  const given = example?.given.get(dayParameter);
  return [
    {
      name: dayParameter,
      in: 'query',
      description: `${words.input.dayAsked} ${knownDays(words, dated)}`,
      schema: { type: 'string', format: 'date' },
      ...(given === undefined ? {} : { example: given }),
    },
  ];
}

/**
 * The name of the schema of a calculator's answers. It begins with a letter whatever the slug begins with, and the
 * hyphen before a digit stays visible, so that `wire-4` and `wire4` do not meet.
 */
function resultName({ slug }: DescribedCalculator): string {
  return `Calc${pascalCase(slug.replace(/-(?=\d)/g, '_'))}Result`;
}

/** The schema of one calculator's answers: the envelope, and this calculator's members. */
function calculatorSchema(calculator: DescribedCalculator, facts: Facts): Schema {
  const { slug, inputs } = calculator;
  const own = recordOf({
    slug: constant(slug),
    inputs: recordOf(Object.fromEntries(inputs.map((input) => [input.name, appliedSchema(input)]))),
    result: resultSchema(calculator),
  });
  return named(resultName(calculator), both(envelope(facts), own));
}

function appliedSchema(input: Input): Schema {
  return input.kind === 'number' && !input.isDay ? numberInput : selectInput;
}

function recordOf(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', required: Object.keys(properties), properties };
}

/** A named schema with members added here. */
function narrowed(schema: Schema, here: Schema): Schema {
  return { $ref: schema, ...here };
}

/** With the value of an example, which the checker has run; the parameters of the operation show its call. */
function resultSchema(calculator: DescribedCalculator): Schema {
  const { result, text, secondary, resultRange, figures, texts } = calculator;
  const members = Object.fromEntries([...figures.map(namedSchema), ...texts.map(spokenSchema)]);
  const example = usualExample(calculator);
  const shown = example && exampleResult(calculator, example);
  return recordOf({
    value: { ...figureSchema(result), ...(shown === undefined ? {} : { examples: [shown.value] }) },
    unit: { const: result.unitLabel },
    ...(text === null ? {} : { text: { type: 'string', enum: text.possible } }),
    interpretation: plainText,
    // Always as many as the calculator has.
    ...(secondary.length === 0
      ? {}
      : { secondary: narrowed(secondaryItems, { minItems: secondary.length, maxItems: secondary.length }) }),
    ...(resultRange === null ? {} : { range }),
    ...(Object.keys(members).length === 0 ? {} : { figures: recordOf(members) }),
  });
}

/** Narrows the schema of texts to the values of this one. */
function spokenSchema({ name, text }: NamedText): [string, Schema] {
  const values = text.pool === null ? { format: 'date' as const } : { enum: text.possible };
  return [name, narrowed(textFigure, { properties: { text: { type: 'string', ...values } } })];
}

/** Narrows the schema of figures to the proved range of this one. */
function namedSchema({ name, low, high }: NamedFigure): [string, Schema] {
  const { low: least, high: most } = low.range();
  if (high === null)
    return [name, narrowed(numberFigure, { properties: { value: { minimum: least, maximum: most } } })];
  const ends = { low: { minimum: least }, high: { maximum: high.range().high } };
  return [name, narrowed(range, { properties: ends })];
}
