import type { OpenAPIV3_1 } from 'openapi-types';
import type { Calculator, Example, Input, Service } from '../model/catalog.js';
import { figureSchema, inputDescription, inputSchema, usedSchema } from './input-schema.js';
import { operationId, pascalCase } from './names.js';
import { answerHeaders, problemRef, record, ref, schemaRef } from './openapi-components.js';
import { costBandJson } from './registry.js';

type Schema = OpenAPIV3_1.SchemaObject;
type Operation = NonNullable<OpenAPIV3_1.PathItemObject['get']>;

/** The longest description that all readers of such documents take. */
const longestDescription = 300;

/** The path of one calculator. */
export function calculatorPath(calculator: Calculator, service: Service): OpenAPIV3_1.PathItemObject {
  return { get: calculatorOperation(calculator, service) };
}

function calculatorOperation(calculator: Calculator, service: Service): Operation {
  const { slug, title, subtitle, disclaimer, tag, inputs } = calculator;
  return {
    operationId: operationId(slug),
    tags: [tag],
    summary: title,
    description: shortened(`${subtitle}. ${disclaimer}`),
    parameters: [
      ...inputs.map(inputParameter),
      ref('parameters', 'city'),
      ref('parameters', 'neighborhood'),
      ref('parameters', 'trace'),
    ],
    responses: {
      200: {
        description: 'The result of the calculation.',
        headers: answerHeaders(true),
        content: {
          'application/json': {
            schema: schemaRef(resultName(calculator)),
            examples: resultExamples(calculator, service),
          },
        },
      },
      304: { description: 'The answer is still the one named by If-None-Match.' },
      ...Object.fromEntries([400, 405, 414, 429, 500].map((status) => [status, problemRef(status)])),
    },
  };
}

function shortened(text: string): string {
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 3).replace(/\s+\S*$/, '')}...`;
}

function inputParameter(input: Input): OpenAPIV3_1.ParameterObject {
  return { name: input.name, in: 'query', description: inputDescription(input), schema: inputSchema(input) };
}

function resultName({ slug }: Calculator): string {
  return `${pascalCase(slug)}Result`;
}

/** The schema of one calculator's answers, with the proved range of every figure. */
export function calculatorSchemas(calculator: Calculator): Record<string, Schema> {
  return {
    [resultName(calculator)]: record(
      `A result of the ${calculator.title}.`,
      {
        ok: { type: 'boolean', const: true },
        slug: { type: 'string', const: calculator.slug },
        title: { type: 'string' },
        subtitle: { type: 'string' },
        legal_disclaimer: { type: 'string', description: 'To be shown to the person with the number.' },
        inputs: inputsSchema(calculator),
        result: resultSchema(calculator),
        disclaimer: { type: 'string', description: 'What this estimate leaves out.' },
        cost_band: calculator.costBand === null ? { type: 'null' } : schemaRef('CostBand'),
        local_routing: { oneOf: [schemaRef('LocalRouting'), { type: 'null' }] },
        cta: schemaRef('CallToAction'),
        trace: schemaRef('Trace'),
      },
      ['trace'],
    ),
  };
}

function inputsSchema({ inputs }: Calculator): Schema {
  return record(
    'What was given for each input, and what was used.',
    Object.fromEntries(inputs.map((input) => [input.name, appliedSchema(input)])),
  );
}

function appliedSchema(input: Input): Schema {
  const raw: Schema = input.kind === 'number' ? { type: ['number', 'null'] } : { type: ['string', 'null'] };
  return record(input.label, {
    raw: { ...raw, description: 'What was given; null when it was left out.' },
    used: { ...usedSchema(input), description: 'What was used.' },
    clamped: { type: 'boolean', description: 'Whether it was moved to a bound.' },
  });
}

function resultSchema({ result, secondary }: Calculator): Schema {
  const items = secondary.map((figure) =>
    record(figure.label, {
      value: figureSchema(figure, figure.label),
      unit: { type: 'string', const: figure.unitLabel },
      label: { type: 'string', const: figure.label },
    }),
  );
  const list: Record<string, Schema> = items.length === 0 ? {} : { secondary: tuple('Further figures.', items) };
  return record('The result.', {
    value: figureSchema(result, 'The headline number'),
    unit: { type: 'string', const: result.unitLabel },
    interpretation: { type: 'string', description: 'A sentence that explains the value.' },
    ...list,
  });
}

/** An array of exactly these items. The types of OpenAPI 3.1 lack `prefixItems`, which its JSON Schema has. */
function tuple(description: string, items: readonly Schema[]): Schema {
  const schema = {
    type: 'array',
    description,
    prefixItems: items,
    items: false,
    minItems: items.length,
    maxItems: items.length,
  };
  return schema as unknown as Schema;
}

/** How many examples of a calculator the document shows; llms-full.txt has them all. */
const mostExamples = 3;

/** The worked examples, which the checker has run. */
function resultExamples(calculator: Calculator, service: Service): Record<string, OpenAPIV3_1.ExampleObject> {
  const entries = calculator.examples
    .slice(0, mostExamples)
    .map((example, index): [string, OpenAPIV3_1.ExampleObject] => [
      `example${index + 1}`,
      {
        summary: example.name,
        description: exampleCall(calculator, example, service.baseUrl),
        value: exampleAnswer(calculator, example, service),
      },
    ]);
  return Object.fromEntries(entries);
}

/** The address that gives an example. */
export function exampleCall({ slug }: Calculator, { given }: Example, baseUrl: string): string {
  const query = new URLSearchParams(
    [...given].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return `GET ${baseUrl}/api/calc/${slug}${query === '' ? '' : `?${query}`}`;
}

/** The answer to an example, as the service gives it. */
export function exampleAnswer(calculator: Calculator, example: Example, service: Service) {
  const { result, secondary, costBand, inputs } = calculator;
  const items = secondary.map((figure, index) => ({
    value: example.secondary[index] ?? 0,
    unit: figure.unitLabel,
    label: figure.label,
  }));
  return {
    ok: true,
    slug: calculator.slug,
    title: calculator.title,
    subtitle: calculator.subtitle,
    legal_disclaimer: service.legalDisclaimer,
    inputs: Object.fromEntries(
      inputs.map(({ name }) => [
        name,
        { raw: example.given.get(name) ?? null, used: example.inputs.get(name) ?? null, clamped: false },
      ]),
    ),
    result: {
      value: example.value,
      unit: result.unitLabel,
      interpretation: example.interpretation,
      ...(items.length === 0 ? {} : { secondary: items }),
    },
    disclaimer: calculator.disclaimer,
    cost_band: costBand && costBandJson(costBand),
    local_routing: null,
    cta: {
      message: service.cta.message.replaceAll('{service}', calculator.service),
      lead_endpoint: `POST ${service.baseUrl}/api/lead-submit`,
      page_url: null,
      learn_more: `${service.baseUrl}/llms.txt`,
    },
  };
}
