/**
 * Forms: the JSON Schema of a value of the catalog together with its reader. The schemas for editors, the readers and
 * the types of the raw catalog follow from the forms in this folder.
 */

import type { Hint } from '../../source/hint.js';
import { singleSpaced } from '../../source/one-line.js';
import type { Span } from '../../source/source.js';
import type { YamlEntry, YamlMap, YamlNode } from '../../source/yaml-tree.js';

export type JsonSchema = { readonly [key: string]: unknown };

export interface Form<T> {
  /** Descriptions in it are what an editor sees on hover. */
  readonly schema: JsonSchema;
  /** Reads a node that fits the schema; throws for any other. `at` is its key, or the item of a list itself. */
  readonly read: (node: YamlNode, at: Span) => T;
}

/** The type that a form reads. */
export type Read<F> = F extends Form<infer T> ? T : never;

/** A form whose key may be left out. */
export interface Optional<T> extends Form<T> {
  /** The value if it is left out. */
  readonly absent: T;
}

/** A value and its place. */
export interface Located<T> {
  readonly value: T;
  readonly span: Span;
}

export interface Named<T> {
  readonly name: Located<string>;
  readonly value: T;
}

/** A formula or a figure: text exactly as written in the file, to be parsed in place. */
export interface RawFormula {
  readonly text: string;
  readonly content: Span;
  /** False when escapes make the text differ from the file. */
  readonly verbatim: boolean;
}

/** True for `text` in place of a unit: the cells are then texts. */
export function isText(unit: RawFormula | null): boolean {
  return unit?.text === 'text';
}

/** A text read as one line, even if the file breaks it. */
export function oneLine(schema: JsonSchema): Form<string> {
  return { schema, read: (node) => singleSpaced(known(node, 'scalar').text) };
}

/** A text with its line breaks kept. */
export function written(description: string, most: number): Form<string> {
  return {
    schema: { type: 'string', minLength: 1, maxLength: most, description },
    read: (node) => known(node, 'scalar').text,
  };
}

/** A text that is not blank and has no names in braces except those that are filled in. */
export function text(description: string, most = 600, filled: readonly string[] = []): Form<string> {
  return oneLine({ type: 'string', minLength: 1, maxLength: most, ...filling(filled, '[\\s\\S]*\\S'), description });
}

const filledNames = Symbol('names that are filled in');

/** A pattern for texts with no names in braces except those that are filled in; `rest` is the pattern of the text. */
export function filling(names: readonly string[], rest: string): JsonSchema {
  const known = names.length === 0 ? '' : `(?!(?:${names.join('|')})\\})`;
  return { pattern: `^(?![\\s\\S]*\\{${known}[A-Za-z_]\\w*\\})${rest}`, [filledNames]: names };
}

/** The names that are filled in where texts of a schema have them in braces; null where braces mean nothing. */
export function filledIn(schema: JsonSchema): readonly string[] | null {
  return (schema as { readonly [filledNames]?: readonly string[] })[filledNames] ?? null;
}

/** Advice on mistakes that people make at one place, where the usual hint would miss what they meant. */
export interface Habits {
  /** On an empty text. */
  readonly blank?: string;
  /** On a value of another kind. */
  readonly wrongKind?: (node: YamlNode) => string | undefined;
  /** On a text that does not fit the pattern. */
  readonly malformed?: (text: string) => Hint | undefined;
  /** On a key that a group does not have. */
  readonly strayKey?: (entry: YamlEntry, group: YamlMap) => Hint | undefined;
}

const habitsHere = Symbol('habits');

/** The form with advice on mistakes at its place. A symbol marks it, which neither validators nor editors' schemas see. */
export function withHabits<T>(form: Form<T>, habits: Habits): Form<T> {
  return { ...form, schema: { ...form.schema, [habitsHere]: habits } };
}

export function habitsOf(schema: JsonSchema): Habits {
  return (schema as { readonly [habitsHere]?: Habits })[habitsHere] ?? {};
}

const isProse = Symbol('prose');

/** Marks a form as text for people, which each language of a catalog translates. */
export function forPeople<T>(form: Form<T>): Form<T> {
  return { ...form, schema: { ...form.schema, [isProse]: true } };
}

/** True for the schema of a text for people. A symbol marks it, which neither validators nor editors' schemas see. */
export function isForPeople(schema: JsonSchema): boolean {
  return isProse in schema;
}

const isPerLanguage = Symbol('per language');

/** Marks a form as said anew in each language, whose translations are no translations of it, such as search words. */
export function perLanguage<T>(form: Optional<T>): Optional<T> {
  return { ...form, schema: { ...form.schema, [isPerLanguage]: true } };
}

export function isSaidPerLanguage(schema: JsonSchema): boolean {
  return isPerLanguage in schema;
}

/** A text that people read. */
export function prose(description: string, most = 600, filled: readonly string[] = []): Form<string> {
  return forPeople(text(description, most, filled));
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[], description: string): Form<Word> {
  return mapped(oneLine({ enum: words, description }), (word) => word as Word);
}

export function number(description: string, limits: JsonSchema = {}): Form<number> {
  return { schema: { type: 'number', ...limits, description }, read: (node) => Number(known(node, 'scalar').value) };
}

export function integer(description: string, limits: JsonSchema): Form<number> {
  return number(description, { ...limits, type: 'integer' });
}

/** True or false; false when left out. */
export function flag(description: string): Optional<boolean> {
  return optional(
    { schema: { type: 'boolean', description }, read: (node) => known(node, 'scalar').value === true },
    false,
  );
}

/** Only `true` can be written; false when left out. */
export function mark(description: string): Optional<boolean> {
  return { ...flag(description), schema: { const: true, description } };
}

/** The text of a scalar as a formula, which is parsed where it stands. */
export function parsed({ schema }: Form<unknown>): Form<RawFormula> {
  return {
    schema,
    read: (node) => {
      const { text, content, verbatim } = known(node, 'scalar');
      return { text, content, verbatim };
    },
  };
}

/** A formula, or a bare figure. */
export function formula(description: string, most = 2000): Form<RawFormula> {
  return parsed(oneLine({ type: ['string', 'number'], minLength: 1, maxLength: most, description }));
}

/** A text with formulas in braces, which the checker reads. */
export function template(description: string, most: number): Form<RawFormula> {
  return forPeople(parsed(oneLine({ type: 'string', minLength: 1, maxLength: most, description })));
}

/** A group read with its place. */
export function placed<T>({ schema, read }: Form<T>): Form<T & { readonly span: Span }> {
  return { schema, read: (node, at) => ({ ...read(node, at), span: node.span }) };
}

/** A value read with its place. */
export function located<T>({ schema, read }: Form<T>): Form<Located<T>> {
  return { schema, read: (node, at) => ({ value: read(node, at), span: node.span }) };
}

export function mapped<T, U>({ schema, read }: Form<T>, change: (value: T, at: Span) => U): Form<U> {
  return { schema, read: (node, at) => change(read(node, at), at) };
}

/** The same form with further keywords in the schema. */
export function described<T>({ schema, read }: Form<T>, keywords: JsonSchema): Form<T> {
  return { schema: { ...schema, ...keywords }, read };
}

/** A key that may be left out. */
export function optional<T>(form: Form<T>): Optional<T | null>;
export function optional<T>(form: Form<T>, absent: NoInfer<T>): Optional<T>;
export function optional<T>(form: Form<T>, absent: T | null = null): Optional<T | null> {
  return { ...form, absent };
}

export function listOf<T>(description: string, items: Form<T>, least = 1): Form<readonly T[]> {
  return {
    schema: { type: 'array', description, minItems: least, items: items.schema },
    read: (node) => itemsOf(node).map((item) => items.read(item, item.span)),
  };
}

/** A list, or a single item in its place. */
export function oneOrSeveral<T>(description: string, item: Form<T>, several: string, most: number): Form<readonly T[]> {
  const one = mapped(item, (value): readonly T[] => [value]);
  return either(description, one, described(listOf(several, item), { maxItems: most }));
}

/** A single value, or a group or a list. */
export function either<A, B>(description: string, single: Form<A>, composed: Form<B>): Form<A | B> {
  return {
    schema: { description, anyOf: [single.schema, composed.schema] },
    read: (node, at) => (node.kind === 'scalar' ? single : composed).read(node, at),
  };
}

/** Entries under names that the editor chooses. */
export function mapOf<T>(
  description: string,
  values: Form<T>,
  { schema: propertyNames }: Pick<Form<string>, 'schema'> = { schema: {} },
  least = 1,
): Form<readonly Named<T>[]> {
  const schema = { type: 'object', description, minProperties: least, propertyNames };
  return { schema: { ...schema, additionalProperties: values.schema }, read: (node) => namedEntries(node, values) };
}

/** The entries of a map under their names, except those that are left out. */
export function namedEntries<T>(
  node: YamlNode,
  { read }: Form<T>,
  without: readonly string[] = [],
): readonly Named<T>[] {
  const entries = entriesOf(node).filter(({ key }) => !without.includes(key));
  return entries.map(({ key, keySpan, value }) => ({
    name: { value: key, span: keySpan },
    value: read(value, keySpan),
  }));
}

type Members = Readonly<Record<string, Form<unknown>>>;

/** `page_url` as `pageUrl`. */
type Camel<Key> = Key extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<Camel<Rest>>}` : Key;

type ReadMembers<M> = { readonly [Key in keyof M as Camel<Key>]: Read<M[Key]> };

/** A group of keys, each with its form. */
export interface Group<M> extends Form<ReadMembers<M>> {
  /** Readers that each read one member from a group. */
  readonly readers: { readonly [Key in keyof ReadMembers<M>]: (node: YamlNode) => ReadMembers<M>[Key] };
}

/** A group with these keys and no others; those that are not `optional` must be written. */
export function group<const M extends Members>(description: string, members: M): Group<M> {
  const all = Object.entries(members);
  const required = all.flatMap(([key, form]) => ('absent' in form ? [] : [key]));
  const properties = Object.fromEntries(all.map(([key, { schema }]) => [key, schema]));
  const readers = all.map(([key, form]) => [camelCase(key), (node: YamlNode) => readMember(node, key, form)] as const);
  return {
    schema: { type: 'object', description, additionalProperties: false, required, properties },
    readers: Object.fromEntries(readers) as unknown as Group<M>['readers'],
    read: (node) => {
      const read: Record<string, unknown> = {};
      for (const [name, reader] of readers) read[name] = reader(node);
      return read as ReadMembers<M>;
    },
  };
}

function camelCase(key: string): string {
  return key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function readMember(node: YamlNode, key: string, form: Form<unknown>): unknown {
  const entry = known(node, 'map').entries.get(key);
  if (entry !== undefined) return form.read(entry.value, entry.keySpan);
  return (form as Optional<unknown>).absent;
}

/** A whole file. */
export function file<T>(title: string, { schema, read }: Form<T>): Form<T> {
  return { schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }, read };
}

function entriesOf(node: YamlNode): readonly YamlEntry[] {
  return [...known(node, 'map').entries.values()];
}

function itemsOf(node: YamlNode): readonly YamlNode[] {
  return known(node, 'sequence').items;
}

/** A node that is read only after it was found to fit. */
function known<Kind extends YamlNode['kind']>(node: YamlNode, kind: Kind): YamlNode & { readonly kind: Kind } {
  if (node.kind !== kind) throw new Error(`a ${node.kind} is read as a ${kind}`);
  return node as YamlNode & { readonly kind: Kind };
}
