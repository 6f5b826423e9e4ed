/** Reads the rows of a form for an input that repeats: `rooms[1].length=12&rooms[1].width=14`. */
import { itemParts, itemsIn } from '../../engine/calculator/list-parameter.js';
import type { QueryPair } from '../../engine/calculator/scan-query.js';
import type { InputSpec, ListInput } from '../../engine/kernel/module.js';
import { readTyped } from './typed-number.js';
import { unitParameter } from './unit-choice.js';

/** The texts of one row, by the inputs of an item. */
export type Row = ReadonlyMap<string, string>;

/** The button that takes a row away, with the row as its value: `rooms[2]`. */
export const dropParameter = 'page.drop';

/** The parts of a list that pages show. */
export type ShownList = Omit<ListInput, 'gives'> & { readonly gives: readonly { readonly input: string }[] };

export interface ListRows {
  readonly list: ShownList;
  readonly rows: readonly Row[];
}

/** The name of a row, and of a field in it. */
export function rowName(list: string, place: number, input?: string): string {
  return `${list}[${place + 1}]${input === undefined ? '' : `.${input}`}`;
}

/** The query with the rows of each list as its items, as the API takes it; and the rows. */
export function readRows(
  pairs: readonly QueryPair[],
  lists: readonly ShownList[],
  specs: readonly InputSpec[],
): { readonly pairs: readonly QueryPair[]; readonly rows: readonly ListRows[] } {
  if (lists.length === 0) return { pairs, rows: [] };
  const dropped = pairs.find(({ name }) => name === dropParameter)?.value ?? '';
  const fields = pairs.filter(({ name }) => lists.some((list) => name?.startsWith(`${list.name}[`)));
  const rows = lists.map((list) => ({ list, rows: rowsOf(list, pairs, dropped) }));
  const given = rows.filter(({ rows: own }) => own.length > 0);
  const isItem = ({ name }: QueryPair): boolean => given.some(({ list }) => list.name === name);
  const kept = pairs.filter(
    (pair) =>
      !fields.includes(pair) && pair.name !== dropParameter && !isItem(pair) && !isUntouched(pair, given, specs),
  );
  const items = given.flatMap(({ list, rows: own }) => own.map((row) => pairOf(list.name, itemOf(row))));
  return { pairs: [...kept, ...items], rows };
}

/** Forms send a default that nobody changed; a list then takes its place. */
function isUntouched({ name, value }: QueryPair, given: readonly ListRows[], specs: readonly InputSpec[]): boolean {
  const isTarget = given.some(({ list }) => list.gives.some(({ input }) => input === name));
  const usual = specs.find((spec) => spec.name === name)?.default;
  return isTarget && (value?.trim() === '' || value?.trim() === String(usual));
}

/** The rows that say something: first those of fields, then those that the query has as items. */
function rowsOf(list: ShownList, pairs: readonly QueryPair[], dropped: string): readonly Row[] {
  const byPlace = new Map<string, Map<string, string>>();
  const units = new Map(pairs.map(({ name, value }) => [name, value ?? undefined]));
  for (const { name, value } of pairs) {
    const [, place, input] = /^\w+\[(\d{1,3})\]\.(\w+)$/.exec(name ?? '') ?? [];
    if (place === undefined || input === undefined || value === null || !name?.startsWith(`${list.name}[`)) continue;
    if (dropped === `${list.name}[${place}]` || value.trim() === '') continue;
    byPlace.set(
      place,
      (byPlace.get(place) ?? new Map<string, string>()).set(
        input,
        typed(list, input, value, units.get(unitParameter(name))),
      ),
    );
  }
  const ofFields = [...byPlace].sort(([a], [b]) => Number(a) - Number(b)).map(([, row]) => row);
  const items = pairs.flatMap(({ name, value }) =>
    name === list.name && value !== null && value.trim() !== '' ? itemsIn(value) : [],
  );
  return [...ofFields.filter((row) => isSaid(list, row)), ...items.map(rowOfItem)];
}

/** A number as people write it, as the API takes it where it has one reading. */
function typed(list: ShownList, input: string, value: string, unit: string | undefined): string {
  const spec = list.inputs.find(({ name }) => name === input);
  const readings = spec?.type === 'number' ? readTyped(value, spec, unit) : [];
  const [only = value.trim()] = readings;
  return (readings.length > 1 ? value.trim() : only).replaceAll(/[~;]/g, ' ');
}

/** False for a row with nothing but choices at their defaults, which nobody filled in. */
function isSaid({ inputs }: ShownList, row: Row): boolean {
  const numbers = inputs.filter(({ type }) => type === 'number');
  return (numbers.length === 0 ? inputs : numbers).some(({ name, default: usual }) => {
    const text = row.get(name);
    return text !== undefined && (numbers.length > 0 || text !== usual);
  });
}

/** An item as the API takes it. */
export function itemOf(row: Iterable<readonly [string, string]>): string {
  return [...row].map(([name, text]) => (name === '' ? text : `${name}:${text}`)).join('~');
}

/**
 * The row from which `itemOf` writes this item again. A part without an input, or with one that came before, stays in the
 * text before it, where its mistake is told.
 */
function rowOfItem(item: string): Row {
  const row = new Map<string, string>();
  let last = '';
  for (const { name, text } of itemParts(item)) {
    const written = text === null ? name : `${name}:${text}`;
    if (text !== null && !row.has(name)) {
      row.set(name, text);
      last = name;
    } else row.set(last, row.has(last) ? `${row.get(last)}~${written}` : written);
  }
  return row;
}

function pairOf(name: string, value: string): QueryPair {
  return { name, value, text: new URLSearchParams([[name, value]]).toString() };
}
