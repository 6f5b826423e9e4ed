/** Reads the lists that a worked example gives, item by item. */
import type { RawExample, RawExampleItem } from '../language/forms/examples.js';
import type { Located, Named } from '../language/forms/form.js';
import type { Input, ListInput, NumberInput } from '../program/catalog.js';
import type { ReadItem } from '../program/list.js';
import { dayOf, givenText, valuesOf } from '../program/list.js';
import type { Reporter } from '../source/diagnostic.js';
import { suggestOrList } from '../source/hint.js';

/** The lists of an example. */
interface GivenLists {
  /** The days in place of numbers, as callers write them. */
  readonly days: ReadonlyMap<string, string>;
  /** As callers write their items, by the name of the list. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The inputs that the lists give, and those of their items. */
  readonly values: ReadonlyMap<string, number | string>;
}

/** Reads one value of an item. Reports mistakes in it. */
type ReadValue = (input: Input, written: Located<string>) => number | string | null;

/** The example with each day in place of a number as the list of one that it is. */
export function withDays(raw: RawExample, lists: readonly ListInput[]): RawExample {
  const days = new Set(lists.flatMap((list) => (dayOf(list) === null ? [] : [list.name])));
  const isDay = ({ name }: Named<unknown>): boolean => days.has(name.value);
  const given = raw.inputs.filter(isDay).map(({ name, value }) => ({ name, value: [[{ name, value }]] }));
  const inputs = raw.inputs.filter((each) => !isDay(each));
  return given.length === 0 ? raw : { ...raw, inputs, lists: [...raw.lists, ...given] };
}

/** The lists that an example gives; null after a mistake. */
export function readLists(
  { lists: raw, inputs, value }: RawExample,
  known: { readonly lists: readonly ListInput[]; readonly inputs: readonly Input[] },
  read: ReadValue,
  reporter: Reporter,
): GivenLists | null {
  const days = new Map<string, string>();
  const texts = new Map<string, readonly string[]>();
  const values = new Map<string, number | string>();
  let isWhole = true;
  for (const { name, value: items } of raw) {
    const list = known.lists.find((each) => each.name === name.value);
    const found =
      list === undefined ? reportNoList(name, known, reporter) : readList(list, name, items, read, reporter);
    if (list === undefined || found === null) isWhole = false;
    else {
      const said = found.map((item) => givenText(list, item));
      if (dayOf(list) === null) texts.set(list.name, said);
      else days.set(list.name, said.join());
      for (const [each, given] of valuesOf(list, found)) values.set(each, given);
      for (const { input } of list.gives) {
        const both = inputs.find((each) => each.name.value === input);
        const spec = known.inputs.find((each) => each.name === input);
        if (both !== undefined) isWhole = reportBoth(both.name, list, reporter);
        else if (spec?.kind === 'number' && !isInside(spec, values.get(input), name, reporter)) isWhole = false;
      }
    }
  }
  for (const { name, gives, items } of known.lists) {
    const isNeeded = gives.length === 0 && items.some((input) => input.default === null);
    if (!isNeeded || raw.some((each) => each.name.value === name)) continue;
    reporter.report('example-lacks-input', value.span, { name });
    isWhole = false;
  }
  return isWhole ? { days, texts, values } : null;
}

function readList(
  list: ListInput,
  name: Located<string>,
  items: readonly RawExampleItem[],
  read: ReadValue,
  reporter: Reporter,
): readonly ReadItem[] | null {
  if (items.length < list.least || items.length > list.most) {
    const reason = `it takes ${list.least} to ${list.most} items, and the example gives ${items.length}`;
    reporter.report('bad-list', name.span, { reason }, { hint: 'Change the example, or `least` and `most`.' });
    return null;
  }
  const found = items.map((item) => readItem(list, name, item, read, reporter));
  return found.every((item) => item !== null) ? found : null;
}

function readItem(
  list: ListInput,
  name: Located<string>,
  item: RawExampleItem,
  read: ReadValue,
  reporter: Reporter,
): ReadItem | null {
  const values = new Map<string, number | string>();
  for (const each of item) {
    const input = list.items.find((one) => one.name === each.name.value);
    if (input === undefined) {
      const names = list.items.map((one) => one.name);
      const hint = suggestOrList(each.name.value, names, `What an item of \`${list.name}\` has`);
      reporter.report('unknown-input', each.name.span, { name: each.name.value }, hint);
      return null;
    }
    const value = read(input, each.value);
    if (value === null) return null;
    values.set(input.name, value);
  }
  const lacking = list.items.find((input) => input.default === null && !values.has(input.name));
  if (lacking === undefined) return values;
  reporter.report('example-lacks-input', name.span, { name: lacking.name });
  return null;
}

function isInside({ min, max }: NumberInput, value: unknown, name: Located<string>, reporter: Reporter): boolean {
  if (typeof value !== 'number' || (value >= min && value <= max)) return true;
  reporter.report('example-outside-bounds', name.span, { found: String(value), min: String(min), max: String(max) });
  return false;
}

function reportBoth({ value, span }: Located<string>, list: ListInput, reporter: Reporter): false {
  const reason = `the example gives \`${value}\` beside it`;
  reporter.report('bad-list', span, { reason }, { hint: `Leave \`${value}\` out: \`${list.name}\` gives it.` });
  return false;
}

function reportNoList(
  { value, span }: Located<string>,
  { lists, inputs }: { readonly lists: readonly ListInput[]; readonly inputs: readonly Input[] },
  reporter: Reporter,
): null {
  if (inputs.some(({ name }) => name === value)) {
    const hint = `\`${value}\` takes one value.`;
    reporter.report('wrong-type', span, { expected: 'one value', found: 'a list' }, { hint });
    return null;
  }
  const names = lists.map(({ name }) => name);
  reporter.report('unknown-input', span, { name: value }, suggestOrList(value, names, 'Its lists'));
  return null;
}
