/** Finds the texts for people in a file of the catalog, and replaces them with those of another language. */
import { rememberedFor } from '../source/remembered.js';
import type { Span } from '../source/source.js';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSequence } from '../source/yaml-tree.js';
import type { JsonSchema } from './forms/form.js';
import { isForPeople } from './forms/form.js';

/** A text for people, by the keys and item numbers that lead to it. */
export interface Prose {
  readonly path: readonly string[];
  readonly text: YamlScalar;
}

/** All texts for people, in order. Parts that do not fit the schema are left out. */
export function proseOf(node: YamlNode, schema: JsonSchema): readonly Prose[] {
  return collected(node, alternativesOf(schema), []);
}

/**
 * The original with each text replaced by its translation, if there is one. Each text keeps the place where it is
 * written, so that a mistake in a translation is reported there. Only texts are taken from a translation: figures exist
 * once.
 */
export function translated(original: YamlNode, translation: YamlNode, schema: JsonSchema): YamlNode {
  return replaced(original, translation, alternativesOf(schema), '');
}

/** The schemas that may apply to a value: it is a text for people if one of them says so. */
type Schemas = readonly JsonSchema[];

function collected(node: YamlNode, schemas: Schemas, path: readonly string[]): readonly Prose[] {
  if (node.kind === 'scalar') return isProse(node, schemas) ? [{ path, text: node }] : [];
  const values = valueOptions(node);
  return childrenOf(node).flatMap(([key, child]) =>
    collected(key === 'options' ? withoutValues(child, values) : child, below(node, key, schemas), [...path, key]),
  );
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

function replaced(original: YamlNode, other: YamlNode, schemas: Schemas, name: string): YamlNode {
  if (original.kind === 'scalar') return isProse(original, schemas) ? proseFor(original, other, schemas) : original;
  if (original.kind === 'sequence') return other.kind === 'sequence' ? inItems(original, other, schemas) : original;
  return other.kind === 'map' ? inEntries(original, other, schemas, name) : original;
}

/** The translation of a text. `PLA`, a label by itself, may become a group of a label and a phrase. */
function proseFor(original: YamlScalar, other: YamlNode, schemas: Schemas): YamlNode {
  if (other.kind === 'scalar') return typeof other.value === 'string' ? other : original;
  return other.kind === 'map' ? { ...other, entries: new Map(proseEntries(other, schemas)) } : original;
}

function inItems(original: YamlSequence, other: YamlSequence, schemas: Schemas): YamlSequence {
  const items = original.items.map((item, index) => {
    const own = other.items[index];
    return own === undefined ? item : replaced(item, own, below(original, String(index), schemas), '');
  });
  return { ...original, items };
}

/** A translation may add texts that its original does not need, such as how an option reads inside a sentence. */
function inEntries(original: YamlMap, other: YamlMap, schemas: Schemas, name: string): YamlMap {
  const own = [...original.entries].map(([key, entry]): readonly [string, YamlEntry] => {
    const value = other.entries.get(key)?.value;
    if (value === undefined) return [key, entry];
    return [key, { ...entry, value: replaced(entry.value, value, below(original, key, schemas), key) }];
  });
  const added = proseEntries(other, schemas).filter(
    ([key]) => !original.entries.has(key) && mayAdd(key, schemas, name),
  );
  return { ...original, entries: new Map([...own, ...added]) };
}

/** The entries of a map that are texts for people, or groups of only such texts. */
function proseEntries(map: YamlMap, schemas: Schemas): readonly (readonly [string, YamlEntry])[] {
  return [...map.entries].filter(([key, { value }]) => isAllProse(value, below(map, key, schemas)));
}

function isAllProse(node: YamlNode, schemas: Schemas): boolean {
  if (node.kind === 'scalar') return isProse(node, schemas);
  return node.kind === 'map' && proseEntries(node, schemas).length === node.entries.size;
}

/** The translation of a text of the original; undefined if there is none. */
export function textFor(translation: YamlNode, path: readonly string[]): YamlScalar | undefined {
  const node = path.reduce<YamlNode | undefined>((at, key) => at && childOf(at, key), translation);
  const text = node?.kind === 'map' ? node.entries.get('label')?.value : node;
  return text?.kind === 'scalar' && typeof text.value === 'string' && text.text.trim() !== '' ? text : undefined;
}

function childOf(node: YamlNode, key: string): YamlNode | undefined {
  if (node.kind === 'map') return node.entries.get(key)?.value;
  return node.kind === 'sequence' ? node.items[Number(key)] : undefined;
}

/** Something in a translation that translates no text of the original. */
export interface Stray {
  readonly key: string;
  readonly span: Span;
  /** True if the original has something there that is not a text. */
  readonly isOriginal: boolean;
}

/** Parts of a translation that translate no text of the original, except texts that an original could also have. */
export function straysIn(translation: YamlNode, original: YamlNode, schema: JsonSchema): readonly Stray[] {
  const root = { key: '', span: translation.span };
  return strays(translation, original, { schemas: alternativesOf(schema), ...root });
}

interface Place {
  readonly schemas: Schemas;
  readonly key: string;
  readonly span: Span;
}

function strays(own: YamlNode, original: YamlNode | undefined, place: Place): readonly Stray[] {
  const { schemas, key, span } = place;
  if (own.kind === 'scalar') {
    const stands =
      own.value === null || ((original === undefined || original.kind === 'scalar') && isText(own, original, schemas));
    return stands ? [] : [{ key, span, isOriginal: original !== undefined }];
  }
  if (original?.kind === 'scalar' ? !isProse(original, schemas) : original?.kind === 'sequence' && own.kind === 'map')
    return [{ key, span, isOriginal: true }];
  return childrenOf(own).flatMap(([name, child, at]) => {
    const beside = original && childOf(original, name);
    if (original !== undefined && beside === undefined && !mayAdd(name, schemas, key))
      return [{ key: name, span: at, isOriginal: false }];
    return strays(child, beside, { schemas: below(own, name, schemas), key: name, span: at });
  });
}

/** True for keys that a translation may add: those in the schema, such as a phrase, and names in `labels`. */
function mayAdd(key: string, schemas: Schemas, name: string): boolean {
  return name === 'labels' || schemas.some(({ properties = {} }) => Object.hasOwn(properties as JsonSchema, key));
}

function isText(own: YamlScalar, original: YamlScalar | undefined, schemas: Schemas): boolean {
  const isOfPeople = typeof own.value === 'string' && areForPeople(schemas);
  // Signs such as % are allowed, though they are the same in every language.
  return isOfPeople && (original === undefined || typeof original.value === 'string');
}

/** The members of a node: each key or item number, its value, and its place. */
function childrenOf(node: YamlMap | YamlSequence): readonly (readonly [string, YamlNode, Span])[] {
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
