/** Words and hints for parts of a file that do not fit their schema. */

import { formatList } from '../../engine/spelling/list-names.js';
import type { Hint } from '../source/hint.js';
import { didYouMean, oneOf, write, writeAt } from '../source/hint.js';
import { numberReadings, readingsHint } from '../source/number-readings.js';
import { inQuotes } from '../source/quoted-text.js';
import type { Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import { nearestSpellings, quote } from '../source/suggest.js';
import type { YamlNode, YamlScalar } from '../source/yaml-tree.js';
import type { JsonSchema } from './forms/form.js';
import { filledIn } from './forms/form.js';
import { valueMeant } from './meant-names.js';

/** The rule that a name or text breaks, from the description of its schema, for use after a colon. */
export function ruleOf({ description }: JsonSchema): string {
  return typeof description === 'string' ? asClause(description) : 'it does not fit';
}

/** A sentence as a part of another: no capital, no full stop. */
function asClause(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
}

/** A hint that adds a missing key, with its description. */
export function describeMissing(name: string, schema: JsonSchema | undefined): string {
  const description = schema?.['description'];
  return `Add \`${name}: ...\`${typeof description === 'string' ? `: ${asClause(description)}` : ''}.`;
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

/** The kinds of value that a schema takes: types of JSON, and the values that stand for themselves. */
interface Kinds {
  readonly types: readonly string[];
  readonly constants: readonly string[];
}

function kindsOf(schema: JsonSchema): Kinds {
  const branches = (schema['anyOf'] as readonly JsonSchema[] | undefined) ?? [schema];
  return {
    types: branches.flatMap((branch) => ('const' in branch ? [] : [branch['type'] as string | string[]].flat())),
    constants: branches.flatMap((branch) => ('const' in branch ? [String(branch['const'])] : [])),
  };
}

function inWords({ types, constants }: Kinds): string {
  const words = [...constants.map(quote), ...types.map((type) => kindNames[type] ?? type)];
  return formatList([...new Set(words)], 'or');
}

/** "a number", "text or a list". */
export function expectedKinds(schema: JsonSchema): string {
  return inWords(kindsOf(schema));
}

/** A hint that turns the value into one of the expected kind; undefined when there is none. */
export function kindHint(schema: JsonSchema, node: YamlNode): Hint | undefined {
  const kinds = kindsOf(schema);
  const [constant] = kinds.constants;
  const takes = (...types: readonly string[]) => types.some((type) => kinds.types.includes(type));
  if (constant !== undefined)
    return { hint: `Write ${quote(constant)}, or ${inWords({ ...kinds, constants: [] })}.`, choices: [constant] };
  if (node.kind === 'scalar' && typeof node.value === 'number' && !Number.isFinite(node.value))
    return { hint: 'Write a number between 1e-300 and 1e300.' };
  if (takes('string')) return textHint(node);
  if (takes('number', 'integer') && node.kind === 'scalar' && typeof node.value === 'string')
    return numberHint(node.text);
  if (takes('boolean') && node.kind === 'scalar') return answerHint(node.text);
  if (takes('object') && node.kind === 'sequence')
    return { hint: 'Each line is a name, a colon and a value, without `-` in front.' };
  if (takes('array') && node.kind !== 'sequence') return listHint(node);
  return takes('object') && node.kind === 'scalar' ? { hint: groupHint(node.text) } : undefined;
}

function answerHint(text: string): Hint {
  const meant = valueMeant(text, ['true', 'false']);
  return meant === undefined ? { hint: 'Write true or false.' } : write(meant);
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
  return `Below it, write lines of a name, a colon and a value, indented deeper, such as \`${name}: ${rest}\`.`;
}

function textHint(node: YamlNode): Hint | undefined {
  const [only, ...others] = node.kind === 'sequence' ? node.items : [];
  if (only?.kind === 'scalar' && others.length === 0) return writeAt(node.span, only.text, ', without brackets.');
  if (node.kind === 'map') return mapHint(node);
  if (node.kind === 'scalar' && node.value !== null) return write(`"${node.text}"`, ', in quotes.');
  return undefined;
}

/** `- Table 5: lengths`, whose colon makes it a name and a value, or a text that begins with a brace. */
function mapHint({ span }: YamlNode): Hint {
  const text = spanText(span).trim();
  const quoted = /^[{"']|\n/.test(text) ? null : inQuotes(text);
  return quoted === null
    ? { hint: 'If it is text that starts with a brace, put it in quotes.' }
    : writeAt(span, quoted, ', in quotes, since a colon is in it.');
}

function numberHint(text: string): Hint | undefined {
  const [, digits] = /^[\u2010-\u2015\u2212]\s?(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (digits !== undefined) return write(`-${digits}`, ', with the minus of the keyboard.');
  const readings = /^-?\d[\d ,.'_\u2019]*$/.test(text) && !text.includes('..') ? numberReadings(text) : [];
  const [only, ...others] = readings;
  if (others.length > 0) return readingsHint(readings);
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

/** The allowed value that was meant. */
export function choiceHint(node: YamlNode, allowed: readonly string[]): Hint | undefined {
  if (node.kind !== 'scalar') return undefined;
  const meant = valueMeant(node.text, allowed);
  return meant === undefined ? didYouMean(node.text, allowed) : write(meant);
}

export function leastItemsHint(least: number): string {
  return `Add at least ${least === 1 ? 'one' : least}, each on a line that begins with \`- \`.`;
}

export function counted(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries} entries`;
}

interface PlaceholderMistake {
  readonly span: Span;
  readonly name: string;
  readonly hint: Hint | undefined;
}

/** Names in braces that are not filled in at this place. */
export function placeholderMistakes({ content }: YamlScalar, schema: JsonSchema): readonly PlaceholderMistake[] {
  const known = filledIn(schema);
  if (known === null) return [];
  return [...spanText(content).matchAll(/\{([A-Za-z_]\w*)\}/g)].flatMap(({ 0: written, 1: name = '', index }) => {
    if (known.includes(name)) return [];
    const [near] = nearestSpellings(name, known);
    const hint = near === undefined ? { hint: placeholderHint(known) } : oneOf([`{${near}}`]);
    const start = content.start + index;
    return [{ span: spanOf(content.source, start, start + written.length), name, hint }];
  });
}

function placeholderHint(known: readonly string[]): string {
  if (known.length === 0) return 'Remove the braces; only sentences of results show figures.';
  return `Filled in here: ${known.map((name) => quote(`{${name}}`)).join(', ')}.`;
}
