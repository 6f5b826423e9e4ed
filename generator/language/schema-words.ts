/** Puts errors of the JSON Schema validator into words for editors. */

import type { ErrorObject } from 'ajv';
import type { Hint } from '../source/hint.js';
import { write, writeAt } from '../source/hint.js';
import { numberReadings, readingsHint } from '../source/number-readings.js';
import { formatList, quote } from '../source/suggest.js';
import type { YamlNode } from '../source/yaml-tree.js';
import { shown } from '../source/yaml-words.js';
import type { JsonSchema } from './forms/form.js';
import { valueMeant } from './key-habits.js';

/** The rule that a name or text breaks, from the description in the schema, for use after a colon. */
export function ruleOf({ parentSchema, message }: ErrorObject): string {
  const described = parentSchema?.['description'] !== undefined;
  return described ? descriptionOf(parentSchema) : (message ?? 'it does not fit');
}

/** The description of a schema, for use after a colon. */
export function descriptionOf(schema: JsonSchema): string {
  return asClause(String(schema['description']));
}

/** A sentence as a part of another: no capital, no full stop. */
function asClause(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
}

/** A hint that adds a missing key, with its description. */
export function describeProperty(name: string, schema: ErrorObject['parentSchema']): string {
  const properties = schema?.['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  const description = properties?.[name]?.['description'];
  const meaning = typeof description === 'string' ? `: ${asClause(description)}` : '';
  return `Add \`${name}: ...\`${meaning}.`;
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a group of keys',
  array: 'a list',
  null: '`null`',
};

export function expectedKind({ params, keyword, schema }: ErrorObject): string {
  const kinds = keyword === 'anyOf' ? (schema as readonly JsonSchema[]).flatMap(branchKinds) : kindsOf(params['type']);
  return formatList([...new Set(kinds)], 'or');
}

function branchKinds(branch: JsonSchema): readonly string[] {
  return 'const' in branch ? [quote(String(branch['const']))] : kindsOf(branch['type']);
}

function kindsOf(types: unknown): readonly string[] {
  return [types].flat().map((type) => kindNames[String(type)] ?? String(type));
}

/** A hint that turns the value into one of the expected kind; undefined when there is none. */
export function kindHint(error: ErrorObject, node: YamlNode): Hint | undefined {
  const expected = expectedKind(error);
  const [word, text] = /`([^`]+)`/.exec(expected) ?? [];
  if (word !== undefined && text !== undefined && word !== kindNames['null'])
    return { hint: `Write ${word}, or ${expected.replace(`${word} or `, '')}.`, choices: [text] };
  if (node.kind === 'scalar' && typeof node.value === 'number' && !Number.isFinite(node.value))
    return { hint: 'Write a number between 1e-300 and 1e300.' };
  if (expected.includes('text')) return textHint(node);
  if (expected.includes('number') && node.kind === 'scalar' && typeof node.value === 'string')
    return numberHint(node.text);
  if (expected === kindNames['boolean'] && node.kind === 'scalar') {
    const meant = valueMeant(node.text, ['true', 'false']);
    return meant === undefined ? { hint: 'Write true or false.' } : write(meant);
  }
  if (expected.includes('a group') && node.kind === 'sequence')
    return { hint: 'Each line is a name, a colon and a value, without `-` in front.' };
  if (expected.includes('a list') && node.kind !== 'sequence') return listHint(node);
  if (expected.includes('a group') && node.kind === 'scalar') return { hint: groupHint(node.text) };
  return undefined;
}

function listHint(node: YamlNode): Hint {
  if (node.kind === 'scalar' && /^-\S/.test(node.text)) return { hint: 'Put a space after each `-`.' };
  if (node.kind === 'scalar' && /^[^"\\\n`]{1,200}$/.test(node.text))
    return write(`["${node.text}"]`, ', a list of one.');
  return { hint: 'Start each item with `- `, or put them in `[ ]`.' };
}

/** `formula: cost = length * 3` */
function groupHint(text: string): string {
  const [, name = 'name', rest = '...'] = /^(\w+) *:?= *([^=\n`]{1,100})$/.exec(text) ?? [];
  return `Below it, indented deeper, stand lines of a name, a colon and a value, such as \`${name}: ${rest}\`.`;
}

function textHint(node: YamlNode): Hint | undefined {
  const [only, ...others] = node.kind === 'sequence' ? node.items : [];
  if (only?.kind === 'scalar' && others.length === 0) return writeAt(node.span, only.text, ', without brackets.');
  if (node.kind === 'map') return { hint: 'If it is text that starts with a brace, put it in quotes.' };
  if (node.kind === 'scalar' && node.value !== null) return write(`"${node.text}"`, ', in quotes.');
  return undefined;
}

function numberHint(text: string): Hint | undefined {
  const [only, ...others] = /^-?\d[\d ,.'_\u2019]*$/.test(text) && !text.includes('..') ? numberReadings(text) : [];
  if (others.length > 0) return readingsHint([only ?? '', ...others]);
  if (only !== undefined) return write(only, ', without quotes and separators.');
  const [, low] = /^(-?\d+(?:\.\d+)?) ?\.\. ?-?\d/.exec(text) ?? [];
  if (low !== undefined) return { hint: `Only one number is possible here, such as \`${low}\`.` };
  const [, amount] =
    /^[$\u20ac\u00a3]?\s*(-?\d+(?:\.\d+)?)\s*(?:%|(?!(?:to|or|and)\b)[A-Za-z][A-Za-z/^.]*(?: [A-Za-z]+)?)?$/.exec(
      text,
    ) ?? [];
  const hint =
    amount === undefined
      ? 'Write it in digits, such as `12` or `0.5`.'
      : `Write only the number, such as \`${amount}\`, in the unit that is declared for it.`;
  return { hint };
}

/** The reason why a value is outside its limits, as a sentence without its period. */
export function describeLimit({ keyword, params }: ErrorObject, node: YamlNode): string {
  const limit = Number(params['limit']);
  const items = node.kind === 'map' ? node.entries.size : node.kind === 'sequence' ? node.items.length : 0;
  switch (keyword) {
    case 'minLength':
      return 'This text is empty';
    case 'maxLength':
      return `This text has ${node.kind === 'scalar' ? node.text.length : 0} characters; at most ${limit} are possible`;
    case 'minItems':
      return items === 0 ? 'This list is empty' : `This list has ${items} items; at least ${limit} are needed`;
    case 'maxItems':
      return `This list has ${items} items; at most ${limit} are possible`;
    case 'uniqueItems':
      return 'This list names the same thing twice';
    case 'minProperties':
      return items === 0 ? 'This group is empty' : `This group has ${counted(items)}; at least ${limit} are needed`;
    case 'exclusiveMinimum':
      return `${shown(node)} is too small; it must be more than ${limit}`;
    case 'minimum':
      return `${shown(node)} is too small; the least is ${limit}`;
    case 'maximum':
      return `${shown(node)} is too large; the most is ${limit}`;
    default:
      return `${shown(node)} is outside its limits`;
  }
}

function counted(items: number): string {
  return items === 1 ? '1 entry' : `${items} entries`;
}
