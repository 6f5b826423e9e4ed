/** Makes the tools: operations of the contract, whose parameters are arguments and whose answers are results. */
import type { Operation, Parameter } from '../../contract/operation.js';
import { inputsInTools } from '../../contract/operation.js';
import { toolRows } from '../../contract/operations.js';
import { mostPlanItems } from '../../contract/questions/plan.js';
import type { Schema } from '../../contract/schema.js';
import { mostLines } from '../../contract/shared-names.js';
import type { Say } from '../../contract/text.js';
import { said } from '../../contract/text.js';
import type { Json } from '../../contract/write-schema.js';
import { standalone } from '../../contract/write-schema.js';
import { givenPairs, textOf } from '../../engine/calculator/list-parameter.js';
import { isRecord } from '../../engine/calculator/written-records.js';
import { jobText } from '../../engine/questions/plan-items.js';
import { lineText } from '../../engine/questions/quote-lines/read-lines.js';
import { contractSay } from '../../words/contract-texts.js';
import type { Translation } from '../../words/phrases.js';
import type { ToolWords } from '../../words/tool-words.js';
import { toolWords } from '../../words/tool-words.js';
import type { AskedAnswer, McpService, Session } from './mcp-service.js';
import type { Arguments, Tool } from './tool.js';
import { pathPart } from './tool.js';

/** In the order in which they are listed. */
export function toolsOf({ facts: all, translation }: Pick<McpService, 'facts' | 'translation'>): readonly Tool[] {
  const say = contractSay(translation);
  // Services are many, and found by find_service.
  const facts = all.places === null ? all : { ...all, places: { ...all.places, services: [] } };
  return toolRows(all).map((row) => {
    const { tool, method } = row;
    const { name, title, description } = tool;
    const inputs = said(inputsInTools(facts), say);
    const own = row.parameters(facts).map((parameter) => argumentOf(parameter, inputs, translation));
    const body = leadBody(row.body?.(facts).schema ?? {}, say);
    const [answer] = row.answers(facts);
    return {
      name,
      title: say(title),
      description: said(typeof description === 'function' ? description(facts) : description, say),
      arguments: { ...body.properties, ...Object.fromEntries(own.map(({ name, schema }) => [name, schema])) },
      required: [...own.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])), ...(body.required ?? [])],
      output: { type: 'object', ...outline(answer?.schema ?? {}) },
      isReadOnly: method === 'GET',
      answer: method === 'GET' ? asking(row, own) : submitting,
    };
  });
}

/** Levels of an answer that its schema names: hosts check answers by it, and the OpenAPI document has the rest. */
const deepestNamed = 2;

/**
 * The names and types of the members of an answer, without those of what it lists. What may be null has no type: few
 * clients read two.
 */
function outline(schema: Schema, levels = deepestNamed): Json {
  const { type, items = {}, properties, allOf = [] } = schema as AnySchema;
  if (type === 'array') return { type, items: outline(items, 0) };
  if (type !== 'object' && allOf.length === 0) return typeof type === 'string' ? { type } : {};
  const members = Object.entries<Schema>(Object.assign({}, properties, ...allOf.map((part) => part.properties)));
  const named = members.map(([name, member]) => [name, outline(member, levels - 1)]);
  return { type: 'object', ...(levels === 0 || named.length === 0 ? {} : { properties: Object.fromEntries(named) }) };
}

interface AnySchema {
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly AnySchema[];
}

/** An argument, and the parameter that it becomes. */
interface Argument {
  readonly name: string;
  readonly parameter: Parameter;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Jobs are records in place of the texts of a plan. */
const jobs = ({ jobs: are }: ToolWords): Schema => ({
  type: 'array',
  description: are({ example: '[{"slug": "fence", "inputs": {"length": 120}}]' }),
  minItems: 1,
  maxItems: mostPlanItems,
  items: {
    type: 'object',
    properties: { slug: { type: 'string' }, inputs: { type: 'object', additionalProperties: true } },
    required: ['slug'],
  },
});

/** The lines of an offer are records as well. */
const lines = ({ lines: are }: ToolWords): Schema => ({
  type: 'array',
  description: are({ example: '[{"name": "gate", "amount": 450}]' }),
  maxItems: mostLines,
  items: { type: 'object', properties: { name: { type: 'string' }, amount: { type: 'number' } } },
});

/** Parameters that repeat, each with the list of records that tools take for it, and the text of a record. */
const recordLists: Readonly<Record<string, RecordList>> = {
  item: { name: 'jobs', schemaIn: jobs, textOf: jobText },
  line: { name: 'lines', schemaIn: lines, textOf: lineText },
};

interface RecordList {
  readonly name: string;
  readonly schemaIn: (words: ToolWords) => Schema;
  readonly textOf: (record: unknown) => string;
}

/** Longer lists are told by find_service. */
const longestList = 20;

/** `inputs` describes the inputs of a calculator. */
function argumentOf(parameter: Parameter, inputs: string, translation: Translation): Argument {
  const {
    name,
    description: told,
    schema,
    isExploded = false,
    holdsInputs = false,
    required: isRequired = false,
  } = parameter;
  const named = { name, parameter, isRequired };
  const description = said(told, contractSay(translation));
  if (parameter.in === 'header') return { ...named, name: keyName, schema: { type: 'string', description } };
  const asRecords = isExploded ? recordLists[name] : undefined;
  if (asRecords !== undefined)
    return { ...named, name: asRecords.name, schema: asRecords.schemaIn(toolWords(translation)) };
  if (holdsInputs) return { ...named, schema: { type: 'object', additionalProperties: true, description: inputs } };
  return { ...named, schema: { ...argumentSchema(schema), description } };
}

/** Calculators are many. */
function argumentSchema(schema: Schema): Json {
  const { enum: values, type } = schema;
  if (type === 'number') return { type };
  return Array.isArray(values) && values.length > longestList ? { type: 'string' } : { ...schema };
}

/** Each part of a body is an argument, with its own schema. */
function leadBody({ properties = {}, required = [] }: Schema & { properties?: unknown; required?: unknown }, say: Say) {
  const parts = Object.entries(properties as Readonly<Record<string, Schema>>);
  return {
    properties: Object.fromEntries(parts.map(([name, schema]) => [name, standalone(schema, say)])),
    required: required as readonly string[],
  };
}

/** Asks the operation at its path. Arguments that it does not have are inputs, which the service reads or refuses. */
function asking({ path }: Operation, own: readonly Argument[]): Tool['answer'] {
  const names = own.flatMap(({ name, parameter }) =>
    parameter.isExploded === true || parameter.holdsInputs === true ? [] : [name],
  );
  const records = Object.entries(recordLists).filter(([, { name }]) => own.some((each) => each.name === name));
  return ({ slug = '', inputs, ...given }, { ask }: McpService) => {
    const others = Object.fromEntries(
      Object.entries(given).filter(([each]) => !records.some(([, { name }]) => name === each)),
    );
    const members = { ...(isRecord(inputs) ? inputs : { inputs }), ...others };
    const items = records.flatMap(([parameter, { name, textOf: written }]) =>
      [given[name] ?? []].flat().map((record): [string, string] => [parameter, written(record)]),
    );
    const pairs = Object.entries(members).flatMap(([name, value]) =>
      givenPairs(name, names.includes(name) ? joinedText(value) : value),
    );
    const known = [...names, ...records.map(([, { name }]) => name)];
    return withArguments(ask(path, pathPart(slug), new URLSearchParams([...items, ...pairs])), known);
  };
}

/** Names and numbers in a list as the text that joins them; any other value as it is. */
function joinedText(value: unknown): unknown {
  return Array.isArray(value) ? value.map(textOf).join(',') : value;
}

/** A refusal with the arguments of the call that was meant, or of one that works, in place of its address. */
function withArguments({ ok, body, inputs }: AskedAnswer, names: readonly string[]): AskedAnswer {
  if (ok) return { ok, body };
  const {
    corrected_url: corrected,
    example_url: example,
    ...problem
  } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const given = { corrected_arguments: argumentsAt(corrected, names), example_arguments: argumentsAt(example, names) };
  return { ok, body: JSON.stringify({ ...problem, inputs, ...given }) };
}

/** The arguments of a call at an address. */
function argumentsAt(address: unknown, names: readonly string[]): object | undefined {
  if (typeof address !== 'string') return undefined;
  const { pathname, searchParams } = new URL(address);
  const [, slug] = /\/calc\/([^/]+)/.exec(pathname) ?? [];
  const all = [...new Set(searchParams.keys())].map((name): [string, unknown] => {
    const [text, ...others] = searchParams.getAll(name);
    const list = Object.hasOwn(recordLists, name) ? recordLists[name]?.name : undefined;
    return [list ?? name, others.length === 0 && list === undefined ? text : [text, ...others]];
  });
  const own = all.filter(([name]) => names.includes(name));
  const inputs = Object.fromEntries(all.filter(([name]) => !names.includes(name)));
  return { slug, ...Object.fromEntries(own), ...(slug === undefined ? {} : { inputs }) };
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
