/**
 * The texts for people in the files of a catalog. Each has an id: the keys and item numbers that lead to it. The texts
 * of the catalog are one map over these ids, and a further language is another.
 */

import type { JsonSchema } from '../language/forms/form.js';
import { isForPeople, isSaidPerLanguage } from '../language/forms/form.js';
import { singleSpaced } from '../source/one-line.js';
import { rememberedFor } from '../source/remembered.js';
import type { Span } from '../source/source.js';
import type { YamlMap, YamlNode, YamlScalar, YamlSequence } from '../source/yaml-tree.js';

/** A text of the catalog, and the keys that make its id. */
export interface Prose {
  readonly path: readonly string[];
  readonly text: YamlScalar;
}

/** Texts by id. */
export type TextMap = ReadonlyMap<string, YamlScalar>;

export function idOf(path: readonly string[]): string {
  return path.join('/');
}

/** The text with an id. What is a text by itself in one language may have its label in a group in another. */
export function textAt(texts: TextMap, id: string): YamlScalar | undefined {
  return texts.get(id) ?? texts.get(`${id}/label`);
}

/** The text with an id as one line; undefined if there is none. */
export function lineAt(texts: TextMap, id: string): string | undefined {
  const text = textAt(texts, id);
  return text && lineOf(text);
}

/** A text as one line, even if the file breaks it. */
export function lineOf({ text }: YamlScalar): string {
  return singleSpaced(text);
}

/** All texts for people, in order. Parts that do not fit the schema are left out. */
export function proseOf(node: YamlNode, schema: JsonSchema): readonly Prose[] {
  const found: Prose[] = [];
  collect(node, alternativesOf(schema), [], found);
  return found;
}

/** The schemas that may apply to a value: it is a text for people if one of them says so. */
type Schemas = readonly JsonSchema[];

function collect(node: YamlNode, schemas: Schemas, path: readonly string[], found: Prose[]): void {
  if (node.kind === 'scalar') {
    if (isProse(node, schemas)) found.push({ path, text: node });
    return;
  }
  const values = valueOptions(node);
  for (const [key, child] of childrenOf(node))
    collect(key === 'options' ? withoutValues(child, values) : child, below(node, key, schemas), [...path, key], found);
}

/** True for a select with a unit: a bare option with a digit in it is then a value, such as 3 in. */
function valueOptions(node: YamlMap | YamlSequence): boolean {
  return node.kind === 'map' && node.entries.has('unit');
}

function withoutValues(options: YamlNode, areValues: boolean): YamlNode {
  if (!areValues || options.kind !== 'map') return options;
  const texts = [...options.entries].filter(([, { value }]) => value.kind !== 'scalar' || !/\d/.test(value.text));
  return { ...options, entries: new Map(texts) };
}

/** True for a text to translate. Numbers, signs and text in braces read the same in every language. */
function isProse({ value }: YamlScalar, schemas: Schemas): boolean {
  return typeof value === 'string' && areForPeople(schemas) && /\p{L}/u.test(value.replace(/\{[^{}]*\}/g, ''));
}

const areForPeople = rememberedFor((schemas: Schemas): boolean => schemas.some(isForPeople));

/** What a translation has at a place: a text, a name that it adds, or something that translates nothing. */
export type Written =
  | { readonly kind: 'text'; readonly id: string; readonly text: YamlScalar; readonly schema: JsonSchema }
  | { readonly kind: 'name'; readonly name: string; readonly span: Span; readonly schema: JsonSchema }
  | { readonly kind: 'stray'; readonly key: string; readonly span: Span; readonly isOriginal: boolean };

/**
 * All that a translation has beside the texts of its original. It has the keys of the original and only texts: figures
 * exist once. It may add texts that the original could also have, such as how an option reads inside a sentence, or
 * further spellings of a unit.
 */
export function* writtenBeside(
  original: YamlNode,
  texts: TextMap,
  translation: YamlNode,
  schema: JsonSchema,
): Iterable<Written> {
  const place = { schemas: alternativesOf(schema), path: [], span: translation.span };
  yield* writtenAt(translation, original, place, texts);
}

interface Place {
  readonly schemas: Schemas;
  readonly path: readonly string[];
  /** The key, or the item of a list. */
  readonly span: Span;
}

function* writtenAt(own: YamlNode, original: YamlNode | undefined, place: Place, texts: TextMap): Iterable<Written> {
  if (place.schemas.some(isSaidPerLanguage)) return;
  if (own.kind === 'scalar') yield* scalarAt(own, original, place, texts);
  else if (original?.kind === 'scalar' ? !isProse(original, place.schemas) : isListFor(own, original))
    yield strayAt(place, original);
  else for (const member of childrenOf(own)) yield* memberAt(member, own, original, place, texts);
}

function* scalarAt(own: YamlScalar, original: YamlNode | undefined, place: Place, texts: TextMap): Iterable<Written> {
  const { schemas, path } = place;
  const schema = schemas.find(isForPeople);
  const id = idOf(path);
  if (own.value === null) return;
  if (schema === undefined || typeof own.value !== 'string' || !isTextOrNothing(original))
    yield strayAt(place, original);
  // Signs such as % are allowed, though they are the same in every language.
  else if (texts.has(id) || (original === undefined && isProse(own, schemas)))
    if (own.text.trim() !== '') yield { kind: 'text', id, text: own, schema };
}

function isTextOrNothing(original: YamlNode | undefined): boolean {
  return original === undefined || (original.kind === 'scalar' && typeof original.value === 'string');
}

function isListFor(own: YamlNode, original: YamlNode | undefined): boolean {
  return original?.kind === 'sequence' && own.kind === 'map';
}

function strayAt({ path, span }: Place, original: YamlNode | undefined): Written {
  return { kind: 'stray', key: path.at(-1) ?? '', span, isOriginal: original !== undefined };
}

function* memberAt(
  [name, child, span]: Member,
  own: YamlMap | YamlSequence,
  original: YamlNode | undefined,
  { schemas, path }: Place,
  texts: TextMap,
): Iterable<Written> {
  const beside = original && childOf(original, name);
  if (original !== undefined && beside === undefined && !mayAdd(name, schemas, path.at(-1))) {
    yield { kind: 'stray', key: name, span, isOriginal: false };
    return;
  }
  if (beside === undefined)
    for (const { propertyNames } of schemas)
      if (propertyNames !== undefined) yield { kind: 'name', name, span, schema: propertyNames as JsonSchema };
  const place = { schemas: below(own, name, schemas), path: [...path, name], span };
  yield* writtenAt(child, beside, place, texts);
}

/** True for keys that a translation may add: those in the schema, such as a phrase, and names in `labels`. */
function mayAdd(key: string, schemas: Schemas, name: string | undefined): boolean {
  return name === 'labels' || schemas.some(({ properties = {} }) => Object.hasOwn(properties as JsonSchema, key));
}

function childOf(node: YamlNode, key: string): YamlNode | undefined {
  if (node.kind === 'map') return node.entries.get(key)?.value;
  return node.kind === 'sequence' ? node.items[Number(key)] : undefined;
}

/** A member of a node: its key or item number, its value, and its place. */
type Member = readonly [string, YamlNode, Span];

function childrenOf(node: YamlMap | YamlSequence): readonly Member[] {
  if (node.kind === 'sequence') return node.items.map((item, index) => [String(index), item, item.span]);
  return [...node.entries.values()].map(({ key, keySpan, value }) => [key, value, keySpan]);
}

/** The schemas of a member of a value. */
function below(node: YamlMap | YamlSequence, key: string, schemas: Schemas): Schemas {
  return node.kind === 'sequence' ? schemasOfItems(schemas) : schemasOfKey(schemas)(key);
}

const schemasOfItems = rememberedFor((schemas: Schemas): Schemas => schemas.flatMap(({ items }) => held(items)));

const schemasOfKey = rememberedFor((schemas: Schemas) => {
  const all = schemas.map(({ properties = {} }) => properties as Readonly<Record<string, JsonSchema>>);
  const named = new Map(all.flatMap(Object.keys).map((key): [string, Schemas] => [key, ofKey(key)]));
  const ofOthers = schemas.flatMap(({ additionalProperties }) => held(additionalProperties));
  function ofKey(key: string): Schemas {
    return schemas.flatMap(({ additionalProperties }, index) => {
      const properties = all[index] ?? {};
      return held(Object.hasOwn(properties, key) ? properties[key] : additionalProperties);
    });
  }
  return (key: string): Schemas => named.get(key) ?? ofOthers;
});

function held(schema: unknown): Schemas {
  return typeof schema === 'object' && schema !== null ? alternativesOf(schema as JsonSchema) : [];
}

/** A schema with the alternatives in its keywords. */
const alternativesOf: (schema: JsonSchema) => Schemas = rememberedFor((schema: JsonSchema): Schemas => {
  const {
    anyOf = [],
    allOf = [],
    then,
  } = schema as Readonly<Record<'anyOf' | 'allOf', Schemas>> & {
    readonly then?: JsonSchema;
  };
  return [schema, ...[...anyOf, ...allOf, ...(then === undefined ? [] : [then])].flatMap(alternativesOf)];
});
