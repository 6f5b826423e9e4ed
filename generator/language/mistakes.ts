/** Walks a value of a file and its schema together, and says what is wrong at the node that it is about. */

import { formatList } from '../../engine/spelling/list-names.js';
import type { Reporter } from '../source/diagnostic.js';
import { suggestOrList, write } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { nearestSpellings, quote } from '../source/suggest.js';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSequence } from '../source/yaml-tree.js';
import { foundKind, plainData, shown } from '../source/yaml-tree.js';
import type { JsonSchema } from './forms/form.js';
import { habitsOf } from './forms/form.js';
import { keyMeant, wellFormedName } from './meant-names.js';
import {
  choiceHint,
  counted,
  describeMissing,
  expectedKinds,
  kindHint,
  leastItemsHint,
  placeholderMistakes,
  ruleOf,
} from './mistake-words.js';

/** A part of a file that does not fit its schema. */
export interface Mistake {
  /** The keys and the numbers of items that lead to the part; null for a key that nobody can place. */
  readonly path: readonly string[] | null;
  /** The key written in place of the one at the path. */
  readonly stray?: string;
  /** Null for a mistake that follows from another one. */
  readonly report: ((reporter: Reporter) => void) | null;
}

/** Where a node is. */
export interface Place {
  readonly path: readonly string[];
  /** What messages call it. */
  readonly name: string;
  /** Its key, or the item of a list: marked for mistakes of the node as a whole. */
  readonly span: Span;
  /** Keys that another part of its schema does not know. */
  readonly strays?: readonly string[];
}

/** The keywords that the forms use. */
interface Keywords {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
}

/** True for a node that fits a schema. */
export function fits(node: YamlNode, schema: JsonSchema): boolean {
  return mistakesIn(node, schema, { path: [], name: '', span: node.span }).next().done === true;
}

/** True after reporting a text that does not fit the schema of its place. */
export function reportUnfit(text: YamlScalar, schema: JsonSchema, reporter: Reporter): boolean {
  const mistakes = [...mistakesIn(text, schema, { path: [], name: 'The text', span: text.span })];
  for (const { report } of mistakes) report?.(reporter);
  return mistakes.length > 0;
}

/** Every mistake in a node; none for a node that fits. */
export function* mistakesIn(node: YamlNode, schema: JsonSchema, place: Place): Generator<Mistake> {
  const { anyOf, ...keywords } = schema as Keywords;
  if (anyOf !== undefined) yield* mistakesOfChoice(node, schema, anyOf, place);
  else if (!isOfKind(node, keywords)) yield wrongKind(node, schema, place);
  else if (!isAllowed(node, keywords)) yield notAllowed(node, keywords, place);
  else {
    if (node.kind === 'scalar') yield* mistakesOfScalar(node, schema, place);
    if (node.kind === 'sequence') yield* mistakesOfList(node, keywords, place);
    if (node.kind === 'map') yield* mistakesOfMap(node, schema, place);
    yield* mistakesByCase(node, keywords, place);
  }
}

/** The branch whose kind the node has is the one that was meant: a group is judged by the branch for groups. */
function* mistakesOfChoice(
  node: YamlNode,
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  place: Place,
): Generator<Mistake> {
  const meant = branches.filter((branch) => isMeant(node, branch));
  if (meant.length === 0) yield wrongKind(node, schema, place);
  else if (!meant.some((branch) => fits(node, branch)))
    for (const branch of meant) yield* mistakesIn(node, branch, place);
}

function isMeant(node: YamlNode, branch: Keywords): boolean {
  return isOfKind(node, branch) && (branch.const === undefined || isAllowed(node, branch));
}

function isOfKind(node: YamlNode, { type }: Keywords): boolean {
  return type === undefined || [type].flat().some((each) => kinds[each]?.(node));
}

const kinds: Readonly<Record<string, (node: YamlNode) => boolean>> = {
  object: ({ kind }) => kind === 'map',
  array: ({ kind }) => kind === 'sequence',
  string: (node) => typeof scalarValue(node) === 'string',
  boolean: (node) => typeof scalarValue(node) === 'boolean',
  number: (node) => Number.isFinite(scalarValue(node)),
  integer: (node) => Number.isInteger(scalarValue(node)),
  null: (node) => scalarValue(node) === null,
};

/** Undefined for a group or a list. */
function scalarValue(node: YamlNode): YamlScalar['value'] | undefined {
  return node.kind === 'scalar' ? node.value : undefined;
}

function isAllowed(node: YamlNode, { const: only, enum: several }: Keywords): boolean {
  return (only === undefined || scalarValue(node) === only) && (several?.includes(scalarValue(node)) ?? true);
}

/** The value, or the key where there is none to mark. */
function valueSpan(node: YamlNode, { span }: Place): Span {
  return node.kind === 'scalar' && node.value !== null ? node.span : span;
}

function wrongKind(node: YamlNode, schema: JsonSchema, place: Place): Mistake {
  const args = { expected: expectedKinds(schema), found: foundKind(node) };
  const habit = habitsOf(schema).wrongKind?.(node);
  const hint = habit === undefined ? kindHint(schema, node) : { hint: habit };
  return at(place, (reporter) => reporter.report('wrong-type', valueSpan(node, place), args, hint));
}

function notAllowed(node: YamlNode, { const: only, enum: several = [only] }: Keywords, place: Place): Mistake {
  const allowed = several.map(String);
  const args = { found: shown(node), allowed: formatList(allowed.map(quote), 'or') };
  const hint = choiceHint(node, allowed);
  return at(place, (reporter) => reporter.report('not-allowed-value', valueSpan(node, place), args, hint));
}

function at({ path }: Place, report: (reporter: Reporter) => void): Mistake {
  return { path, report };
}

function outside(node: YamlNode, place: Place, problem: string, hint?: string): Mistake {
  return at(place, (reporter) => reporter.report('out-of-limits', valueSpan(node, place), { problem }, { hint }));
}

function* mistakesOfScalar(node: YamlScalar, schema: JsonSchema, place: Place): Generator<Mistake> {
  const { value } = node;
  if (typeof value === 'string') yield* mistakesOfText(value, node, schema, place);
  if (typeof value !== 'number') return;
  const { exclusiveMinimum = -Infinity, minimum = -Infinity, maximum = Infinity } = schema as Keywords;
  if (value <= exclusiveMinimum)
    yield outside(node, place, `${shown(node)} is too small; it must be more than ${exclusiveMinimum}`);
  if (value < minimum) yield outside(node, place, `${shown(node)} is too small; the least is ${minimum}`);
  if (value > maximum) yield outside(node, place, `${shown(node)} is too large; the most is ${maximum}`);
}

/** One mistake at most: a malformed text is often also too long. */
function* mistakesOfText(value: string, node: YamlScalar, schema: JsonSchema, place: Place): Generator<Mistake> {
  const { pattern, minLength = 0, maxLength = Infinity } = schema as Keywords;
  const length = [...value].length;
  const isMalformed = pattern !== undefined && !expressionOf(pattern).test(value);
  if ((isMalformed || length < minLength) && value.trim() === '') yield blank(node, schema, place);
  else if (isMalformed) yield malformed(node, schema, place);
  else if (length > maxLength)
    yield outside(node, place, `This text has ${value.length} characters; at most ${maxLength} are possible`);
}

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, expression);
  return expression;
}

/** A text of spaces only, which people would see as no text at all. */
function blank(node: YamlScalar, schema: JsonSchema, place: Place): Mistake {
  return outside(node, place, 'This text is empty', habitsOf(schema).blank ?? 'Write a text, or leave the key out.');
}

function malformed(node: YamlScalar, schema: JsonSchema, place: Place): Mistake {
  const strange = placeholderMistakes(node, schema);
  const args = { found: shown(node), rule: ruleOf(schema) };
  return at(place, (reporter) => {
    for (const { span, name, hint } of strange) reporter.report('unknown-placeholder', span, { name }, hint);
    if (strange.length === 0) reporter.report('malformed', node.span, args, habitsOf(schema).malformed?.(node.text));
  });
}

function* mistakesOfList(node: YamlSequence, keywords: Keywords, place: Place): Generator<Mistake> {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = keywords;
  const count = node.items.length;
  const has = count === 0 ? 'This list is empty' : `This list has ${count} items; at least ${minItems} are needed`;
  if (count < minItems) yield outside(node, place, has, leastItemsHint(minItems));
  if (count > maxItems) yield outside(node, place, `This list has ${count} items; at most ${maxItems} are possible`);
  const texts = node.items.map((item) => JSON.stringify(plainData(item)));
  if (uniqueItems && new Set(texts).size < count) yield outside(node, place, 'This list names the same thing twice');
  if (items === undefined) return;
  for (const [index, item] of node.items.entries()) {
    const name = `item ${index + 1} of ${place.name}`;
    yield* mistakesIn(item, items, { path: [...place.path, String(index)], name, span: item.span });
  }
}

function* mistakesOfMap(node: YamlMap, schema: JsonSchema, place: Place): Generator<Mistake> {
  const { minProperties = 0, propertyNames, properties = {}, additionalProperties = {} } = schema as Keywords;
  const count = node.entries.size;
  const has =
    count === 0 ? 'This group is empty' : `This group has ${counted(count)}; at least ${minProperties} are needed`;
  const instead = count === 0 ? ', or leave it out' : '';
  if (count < minProperties)
    yield outside(node, place, has, `Write at least ${counted(minProperties)} into it${instead}.`);
  for (const entry of node.entries.values()) {
    const { key, keySpan, value } = entry;
    if (propertyNames !== undefined && !fits(nameNode(entry), propertyNames))
      yield malformedName(entry, propertyNames, place);
    const form = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (form === false) yield strayKey(entry, node, schema, place);
    else if (form !== undefined)
      yield* mistakesIn(value, form, { path: [...place.path, key], name: quote(key), span: keySpan });
  }
  yield* missingKeys(node, schema, place);
}

function nameNode({ key, keySpan }: YamlEntry): YamlScalar {
  return { kind: 'scalar', value: key, text: key, span: keySpan, content: keySpan, verbatim: true };
}

/** A malformed name that the editor chose, such as that of an input. */
function malformedName({ key, keySpan }: YamlEntry, names: JsonSchema, place: Place): Mistake {
  return at(place, (reporter) => reportBadName(key, keySpan, names, reporter));
}

/** Reports a name that does not fit the schema of its place. */
export function reportBadName(name: string, span: Span, schema: JsonSchema, reporter: Reporter): void {
  const args = { found: quote(name), rule: ruleOf(schema) };
  reporter.report('malformed', span, args, wellFormedName(name, schema));
}

function strayKey(entry: YamlEntry, node: YamlMap, schema: JsonSchema, { path, name: owner }: Place): Mistake {
  const { key: name, keySpan } = entry;
  const known = Object.keys((schema as Keywords).properties ?? {});
  const [near] = nearestSpellings(name, known);
  const meant = keyMeant(name, known);
  const usual = () => (meant === undefined ? suggestOrList(name, known, 'Possible keys') : write(meant));
  return {
    path: near === undefined ? null : [...path, near],
    stray: name,
    report: (reporter) => {
      const hint = habitsOf(schema).strayKey?.(entry, node) ?? usual();
      reporter.report('unknown-key', keySpan, { owner, name }, hint);
    },
  };
}

/** A key that is missing because it is misspelled follows from that; a group of one key has only that to misspell. */
function* missingKeys(node: YamlMap, schema: JsonSchema, place: Place): Generator<Mistake> {
  const { required = [], properties = {} } = schema as Keywords;
  const strays = straysIn(node, schema as Keywords, place);
  const isSingle = Object.keys(properties).length === 1;
  for (const name of required) {
    if (node.entries.has(name)) continue;
    const isMisspelled = strays.some((stray) => isSpelling(stray, name)) || (isSingle && strays.length > 0);
    const details = { hint: describeMissing(name, properties[name]), missing: name };
    const report = (reporter: Reporter) =>
      reporter.report('missing-key', place.span, { owner: place.name, name }, details);
    yield { path: [...place.path, name], report: isMisspelled ? null : report };
  }
}

function straysIn(node: YamlMap, { properties = {}, additionalProperties }: Keywords, place: Place): readonly string[] {
  const strange = [...node.entries.keys()].filter((key) => !Object.hasOwn(properties, key));
  return [...(place.strays ?? []), ...(additionalProperties === false ? strange : [])];
}

function isSpelling(written: string, key: string): boolean {
  return nearestSpellings(written, [key]).length > 0 || keyMeant(written, [key]) !== undefined;
}

/** Mistakes by the parts of a schema that hold in a case, which is unknown where a key that decides is itself wrong. */
function* mistakesByCase(node: YamlNode, keywords: Keywords, place: Place): Generator<Mistake> {
  const strays = node.kind === 'map' ? straysIn(node, keywords, place) : [];
  for (const part of keywords.allOf ?? []) yield* mistakesIn(node, part, { ...place, strays });
  if (keywords.if === undefined || hasWrongCondition(node, keywords)) return;
  const part = fits(node, keywords.if) ? keywords.then : keywords.else;
  if (part !== undefined) yield* mistakesIn(node, part, { ...place, strays });
}

function hasWrongCondition(node: YamlNode, { if: condition, properties = {} }: Keywords): boolean {
  if (node.kind !== 'map') return false;
  return Object.keys((condition as Keywords).properties ?? {}).some((key) => {
    const [entry, form] = [node.entries.get(key), properties[key]];
    return entry !== undefined && form !== undefined && !fits(entry.value, form);
  });
}
