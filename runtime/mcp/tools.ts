/** Makes the tools: operations of the contract, whose parameters are arguments and whose answers are results. */
import type { Facts } from '../../contract/facts.js';
import type { Operation, Parameter } from '../../contract/operation.js';
import { toolRows } from '../../contract/operations.js';
import { plan } from '../../contract/questions/plan.js';
import type { Schema } from '../../contract/schema.js';
import type { Json } from '../../contract/write-schema.js';
import { standalone } from '../../contract/write-schema.js';
import type { AskedAnswer, McpService, Session } from './mcp-service.js';
import type { Arguments, Tool } from './tool.js';
import { argumentText, isObject, pathPart, queryOf, unquoted } from './tool.js';

/** In the order in which they are listed. */
export function toolsOf(all: Facts): readonly Tool[] {
  // Services are many, and found by find_service.
  const facts = all.places === null ? all : { ...all, places: { ...all.places, services: [] } };
  return toolRows(all).map((row) => {
    const { tool, method } = row;
    const { description, ...names } = tool;
    const own = row.parameters(facts).map(argumentOf);
    const body = leadBody(row.body?.(facts).schema ?? {});
    const [answer] = row.answers(facts);
    return {
      ...names,
      description: typeof description === 'string' ? description : description(facts),
      arguments: { ...body.properties, ...Object.fromEntries(own.map(({ name, schema }) => [name, schema])) },
      required: [...own.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])), ...(body.required ?? [])],
      output: { type: 'object', ...withoutWords(standalone(answer?.schema ?? {})) },
      isReadOnly: method === 'GET',
      answer: method === 'GET' ? asking(row, own) : submitting,
    };
  });
}

/** Hosts check answers by the schema, and the words would be half of it: the OpenAPI document has them. */
function withoutWords(schema: Json): Json {
  const worded = (key: string, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value;
  return JSON.parse(JSON.stringify(schema, worded)) as Json;
}

/** An argument, and the parameter that it becomes. */
interface Argument {
  readonly name: string;
  readonly parameter: Parameter;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** A value, or the items of a list. */
const inputValues = {
  additionalProperties: {
    type: ['number', 'string', 'array'],
    items: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
  },
};

/** Jobs are records in place of the texts of a plan. */
const jobs: Schema = {
  type: 'array',
  description: 'The calculations, each a calculator with its inputs.',
  minItems: 1,
  maxItems: 10,
  items: {
    type: 'object',
    properties: { slug: { type: 'string' }, inputs: { type: 'object', ...inputValues } },
    required: ['slug'],
    additionalProperties: false,
  },
};

/** Longer lists are told by find_service. */
const longestList = 20;

function argumentOf(parameter: Parameter): Argument {
  const { name, description, schema, isExploded = false, required: isRequired = false } = parameter;
  const named = { name, parameter, isRequired };
  if (parameter.in === 'header') return { ...named, name: keyName, schema: { type: 'string', description } };
  if (isExploded && schema['type'] === 'array') return { ...named, name: 'jobs', schema: jobs };
  if (isExploded) return { ...named, schema: { ...schema, ...inputValues, description } };
  return { ...named, schema: { ...argumentSchema(schema), description } };
}

/** Numbers may stand in quotes: the service reads them with more sense than a schema. Calculators are many. */
function argumentSchema(schema: Schema): Json {
  const { enum: values, type } = schema;
  if (type === 'number') return { type: ['number', 'string'] };
  return Array.isArray(values) && values.length > longestList ? { type: 'string' } : { ...schema };
}

/** Each part of a body is an argument, with its own schema. */
function leadBody({ properties = {}, required = [] }: Schema & { properties?: unknown; required?: unknown }) {
  const parts = Object.entries(properties as Readonly<Record<string, Schema>>);
  return {
    properties: Object.fromEntries(parts.map(([name, schema]) => [name, standalone(schema)])),
    required: required as readonly string[],
  };
}

/** Asks the operation at its path. */
function asking({ path }: Operation, own: readonly Argument[]): Tool['answer'] {
  const isPlan = path === plan.path;
  const plain = own.filter(({ parameter }) => parameter.in === 'query' && parameter.isExploded !== true);
  const names = plain.map(({ name }) => name);
  return (given, { ask }: McpService) => {
    const query = isPlan ? itemsQuery(given['jobs']) : inputsQuery(given['inputs']);
    for (const [name, value] of queryOf(given, names)) query.append(name, value);
    return ask(path, pathPart(given['slug'] ?? ''), query);
  };
}

/** Each input is a separate parameter. */
function inputsQuery(given: unknown): URLSearchParams {
  const inputs = unquoted(given);
  if (isObject(inputs)) return queryOf(inputs);
  return inputs === undefined ? new URLSearchParams() : queryOf({ inputs });
}

function itemsQuery(jobs: unknown): URLSearchParams {
  const all: readonly unknown[] = Array.isArray(jobs) ? jobs : [jobs];
  return queryOf({ item: all.map((job) => (isObject(job) ? planItem(job) : argumentText(job))) });
}

/** `fence~length=100`; other members than slug and inputs are inputs that do not exist, and are refused as such. */
function planItem({ slug: name, inputs: given, ...others }: Arguments): string {
  const inputs = isObject(given) ? given : given === undefined ? {} : { inputs: given };
  const pairs = [...queryOf({ ...inputs, ...others })].map(([key, value]) => `~${key}=${value}`);
  return `${argumentText(name)}${pairs.join('')}`;
}

const keyName = 'idempotency_key';

function submitting(
  { [keyName]: key, ...lead }: Arguments,
  _service: McpService,
  { submit }: Session,
): Promise<AskedAnswer> {
  if (submit === null) throw new Error('leads are not taken in this session');
  return submit(lead, key === undefined ? null : String(key));
}
