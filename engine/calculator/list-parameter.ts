/** The parameter of an input that repeats: `rooms=length:12~width:14&rooms=length:10~width:9`. */

import type { EngineWords } from '../../words/engine-words.js';
import type { DayInput, InputSpec, ListInput, ListItem } from '../kernel/module.js';
import { appliedInputs } from './applied-inputs.js';
import { onGrid } from './grid.js';
import type { GivenList, Measure, ReadValue } from './measure.js';
import type { Parameter, ParameterError } from './parameter.js';
import { inputParameter, missingError, parameterError } from './parameter.js';
import type { QueryPair } from './scan-query.js';
import { nearest } from './suggest.js';
import { typedPattern } from './typed-words.js';
import type { Entries } from './written-records.js';
import { entriesIn, isRecord, jsonIn } from './written-records.js';

/** Stands between the inputs of an item, and between items where they are one text. */
const betweenInputs = '~';
const betweenItems = ';';

/** A list among the parameters of a query, with the positions of the inputs that it gives. */
export interface ListPlace {
  readonly list: ListInput;
  readonly position: number;
  readonly targets: readonly number[];
  /** What stands between the measures of an item: `12 x 14`, `12 by 14`. */
  readonly between: RegExp;
}

/** The places of the lists, which stand behind the inputs. */
export function listPlaces(
  lists: readonly ListInput[],
  specs: readonly InputSpec[],
  words: EngineWords,
): readonly ListPlace[] {
  const between = new RegExp(`\\s*(?:[x×*]|\\b${typedPattern('by', words)}\\b)\\s*`, 'i');
  return lists.map((list, index) => ({
    list,
    position: specs.length + index,
    targets: list.gives.map(({ input }) => specs.findIndex(({ name }) => name === input)),
    between,
  }));
}

/** The lists that a calculator takes. */
export function listsOf({ lists }: { readonly lists: readonly ListPlace[] }): readonly ListInput[] {
  return lists.map(({ list }) => list);
}

/** The day that is all of a list: a day in place of numbers. Null for other lists. */
export function dayOf({ inputs, most }: Pick<ListInput, 'inputs' | 'most'>): DayInput | null {
  const [only] = inputs;
  return most === 1 && only?.type === 'day' ? only : null;
}

/** The pairs of a query with those of each list as one, where the first of them stood. */
export function joinLists(lists: readonly ListPlace[], pairs: readonly QueryPair[]): readonly QueryPair[] {
  const names = new Set(lists.flatMap(({ list }) => (dayOf(list) === null ? [list.name] : [])));
  if (names.size === 0) return pairs;
  const isItem = ({ name, value }: QueryPair): boolean => name !== null && value !== null && names.has(name);
  return pairs.flatMap((pair, index): QueryPair[] => {
    if (!isItem(pair)) return [pair];
    if (pairs.findIndex(({ name }) => name === pair.name) < index) return [];
    const place = lists.find((each) => each.list.name === pair.name);
    const items = pairs.filter((other) => isItem(other) && other.name === pair.name);
    return [
      {
        ...pair,
        value: items
          .map(({ value }) => (place === undefined ? value : plainItems(place, value ?? '')))
          .join(betweenItems),
      },
    ];
  });
}

/** One item or several as this service writes them. */
const plain = /^\s*\w+\s*:[^"'{}[\]=,:~;]*(?:[~;]\s*\w+\s*:[^"'{}[\]=,:~;]*)*$/;

/** Items in JSON, as maps or by their measures (`12x14, 10x11`) as this service writes them; other texts as they are. */
function plainItems(place: ListPlace, text: string): string {
  if (plain.test(text)) return text;
  const items = itemValues(place.list, text).map((item) => itemOf(place, item));
  return items.every((item) => item !== null) ? items.join(betweenItems) : text;
}

function itemValues(list: ListInput, text: string): readonly unknown[] {
  const value = jsonIn(text);
  if (value === undefined) return text.split(/[;\n]|,\s*(?=[\d.])/);
  return Array.isArray(value) && measuredItem(list, value) === null ? value : [value];
}

/** The text of an item; null where it has none, or more than one. */
function itemOf({ list, between }: ListPlace, item: unknown): string | null {
  if (isRecord(item)) return writtenItem(Object.entries(item));
  if (typeof item !== 'string') return measuredItem(list, [item].flat());
  if (plain.test(item)) return item;
  const entries = entriesIn(item);
  return entries === null ? measuredItem(list, item.split(between)) : writtenItem(entries);
}

/** An item of as many measures as it has inputs without a default, in one unit; null for others. */
function measuredItem({ inputs }: ListInput, values: readonly unknown[]): string | null {
  const needed = inputs.filter(({ required }) => required === true);
  const isClear = needed.length === values.length && new Set(needed.map(({ unit }) => unit)).size === 1;
  if (!isClear || !values.every((value) => isScalar(value) && /^[\d.]/.test(String(value).trim()))) return null;
  return writtenItem(needed.map(({ name }, place) => [name, values[place]]));
}

/** The items of a text that joins them. */
export function itemsIn(text: string): readonly string[] {
  return text.split(betweenItems);
}

/**
 * The pairs of a query for a value as programs give it: a list is an array, and repeats its name for each of its items.
 * What is null was left out.
 */
export function givenPairs(name: string, value: unknown): readonly [string, string][] {
  if (!Array.isArray(value)) return isNothing(value) ? [] : [[name, textOf(value)]];
  return value.flatMap((item): [string, string][] => (isNothing(item) ? [] : [[name, itemText(item)]]));
}

function itemText(item: unknown): string {
  if (Array.isArray(item)) return textOf([item]);
  return isRecord(item) && Object.values(item).every(isScalar) ? writtenItem(Object.entries(item)) : textOf(item);
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** A value as the text of a query. */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An item as a query writes it: `length:12~width:14`. */
export function writtenItem(entries: Entries): string {
  const given = entries.filter(([, value]) => !isNothing(value));
  return given.map(([name, value]) => `${name}:${textOf(value)}`).join(betweenInputs);
}

/** The pairs of a query that say a value: a list says each of its items. */
export function writtenPairs(name: string, value: ReadValue): readonly [string, string][] {
  if (typeof value !== 'object') return [[name, String(value)]];
  const { from, text } = value;
  if (from === undefined) return [[name, text]];
  return from.gives[0] === name ? from.texts.map((item): [string, string] => [from.name, item]) : [];
}

export function listParameter(list: ListInput, specs: readonly InputSpec[], words: EngineWords): Parameter {
  const day = dayOf(list);
  const form = day === null ? itemsForm(list, words) : dayForm(list, day, words);
  const whole = list.gives.find(({ input }) => specs.some((spec) => spec.name === input && isWhole(spec)));
  const read = (text: string): Measure | undefined => {
    const given = form.read(text);
    if (given === undefined) return undefined;
    return whole !== undefined && !Number.isInteger(given.totals[whole.input])
      ? undefined
      : { text, value: given.totals[list.gives[0]?.input ?? ''] ?? 0, from: given };
  };
  const explain: Parameter['explain'] = (text, said) =>
    form.explain(text, said) ?? brokenError(list, text, whole?.input ?? '', said);
  return { name: list.name, isRequired: false, allowed: form.allowed, read, explain };
}

/** How callers write a list. `explain` has its first mistake; null where it has none. */
interface ListForm extends Pick<Parameter, 'allowed'> {
  readonly read: (text: string) => GivenList | undefined;
  readonly explain: (text: string, words: EngineWords) => ParameterError | null;
}

function dayForm(list: ListInput, day: DayInput, words: EngineWords): ListForm {
  const { allowed, read, explain } = inputParameter(day, words);
  return {
    allowed,
    read: (text) => {
      const value = read(text);
      return value === undefined ? undefined : givenOf(list, [text], [[value]]);
    },
    explain: (text, said) => (read(text) === undefined ? explain(text, said) : null),
  };
}

function itemsForm(list: ListInput, words: EngineWords): ListForm {
  const items = list.inputs.map((spec) => ({ spec, parameter: inputParameter(spec, words) }));
  const isCountTaken = ({ length }: readonly string[]): boolean => length >= list.least && length <= list.most;
  const example = list.inputs.map(({ name, default: usual }) => `${name}:${usual ?? '...'}`).join(betweenInputs);
  return {
    allowed: [example],
    read: (text) => {
      const texts = itemsIn(text);
      const found = isCountTaken(texts) ? texts.map((item) => readItem(item, items)) : [undefined];
      return found.every((item) => item !== undefined) ? givenOf(list, texts, found) : undefined;
    },
    explain: (text, said) => {
      const texts = itemsIn(text);
      if (!isCountTaken(texts)) return countError(list, texts, said);
      const errors = texts.map((item, place) => itemError(list, item, place, items, said));
      return errors.find((each) => each !== null) ?? null;
    },
  };
}

function isWhole(spec: InputSpec): boolean {
  return spec.type === 'number' && spec.whole === true;
}

type ItemParameters = readonly { readonly spec: InputSpec; readonly parameter: Parameter }[];

/** The parts of an item: names and texts. A part without a colon has no text. */
export function itemParts(item: string): readonly { readonly name: string; readonly text: string | null }[] {
  return item.split(betweenInputs).map((part) => {
    const colon = part.indexOf(':');
    return colon === -1
      ? { name: part.trim(), text: null }
      : { name: part.slice(0, colon).trim(), text: part.slice(colon + 1).trim() };
  });
}

/** The values of an item in the order of its inputs; undefined after any mistake. */
function readItem(item: string, inputs: ItemParameters): readonly (ReadValue | undefined)[] | undefined {
  const values: (ReadValue | undefined)[] = inputs.map(() => undefined);
  for (const { name, text } of itemParts(item)) {
    const place = inputs.findIndex(({ spec }) => spec.name === name);
    const read = text === null ? undefined : inputs[place]?.parameter.read(text);
    if (read === undefined || values[place] !== undefined) return undefined;
    values[place] = read;
  }
  return inputs.some(({ spec }, place) => spec.required === true && values[place] === undefined) ? undefined : values;
}

function givenOf(list: ListInput, texts: readonly string[], items: GivenList['items']): GivenList {
  const used = items.map((item) => appliedInputs(list.inputs, item));
  const totals = list.gives.map(({ input, of }) => {
    // The items are read against the list's own inputs, which is what its functions ask for.
    const total = of as (items: readonly ListItem[]) => number;
    return [input, onGrid(total(used))] as const;
  });
  const gives = list.gives.map(({ input }) => input);
  const isDay = dayOf(list) !== null;
  return { name: list.name, isDay, texts, items, inputs: list.inputs, gives, totals: Object.fromEntries(totals) };
}

function countError(list: ListInput, texts: readonly string[], words: EngineWords): ParameterError {
  const { name, least, most } = list;
  const detail = words.itemCount({ list: name, count: texts.length, least, most });
  return parameterError({ parameter: name, code: 'too_many_parameters', detail });
}

/** The first mistake of an item; null when it has none. Its place counts from 1. */
function itemError(
  list: ListInput,
  item: string,
  place: number,
  inputs: ItemParameters,
  words: EngineWords,
): ParameterError | null {
  const at = (name: string): string => `${list.name}[${place + 1}].${name}`;
  const names = inputs.map(({ spec }) => spec.name);
  const seen = new Set<string>();
  for (const { name, text } of itemParts(item)) {
    const input = inputs.find(({ spec }) => spec.name === name);
    if (text === null || input === undefined) return unknownPart(list, place, { name, text }, names, words);
    if (seen.has(name))
      return parameterError({
        parameter: at(name),
        code: 'repeated_parameter',
        detail: words.repeated({ name: at(name), count: 2 }),
        received: text,
      });
    seen.add(name);
    if (input.parameter.read(text) === undefined)
      return { ...inputParameter({ ...input.spec, name: at(name) }, words).explain(text, words), suggestion: null };
  }
  const missing = inputs.find(({ spec }) => spec.required === true && !seen.has(spec.name));
  return missing === undefined ? null : missingError({ ...missing.spec, name: at(missing.spec.name) }, words);
}

/** How an item is written. */
export function itemForm({ inputs }: ListInput, item: string, words: EngineWords): string {
  const names = inputs.map(({ name }) => name);
  const form = names.map((name) => `${name}:...`).join(betweenInputs);
  return words.badItem({ item, form, json: `{${names.map((name) => `"${name}": ...`).join(', ')}}` });
}

function unknownPart(
  input: ListInput,
  place: number,
  { name, text }: { readonly name: string; readonly text: string | null },
  names: readonly string[],
  words: EngineWords,
): ParameterError {
  const item = `${input.name}[${place + 1}]`;
  const suggestion = text === null ? null : nearest(name, names);
  const hint = suggestion === null ? words.itemTakes({ names: names.join(', ') }) : words.didYouMean({ suggestion });
  const detail =
    text === null ? itemForm(input, item, words) : words.unknownPart({ item, name: name.slice(0, 40), hint });
  const parameter = text === null ? item : `${item}.${name}`;
  return parameterError({
    parameter,
    code: 'unknown_parameter',
    detail,
    received: text ?? name,
    allowed: names,
    suggestion,
  });
}

function brokenError(list: ListInput, text: string, input: string, words: EngineWords): ParameterError {
  const detail = words.brokenTotal({ list: list.name, input });
  return parameterError({ parameter: list.name, code: 'not_whole', detail, received: text });
}
