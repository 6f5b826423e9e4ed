/** The facts of inputs and lists. Those of an old version have the names of the new one, and its units where they can. */
import { shortNumber } from '../../generator/calculator/short-number.js';
import { isDayInput, isRequired, usualText, writtenValue } from '../../generator/program/call-point.js';
import type { Input, ListInput, NumberInput } from '../../generator/program/catalog.js';
import { gridNearest } from '../../generator/program/grid.js';
import type { ReadItem } from '../../generator/program/list.js';
import { givenText, valuesOf } from '../../generator/program/list.js';
import { multiply, one, toNumber } from '../../generator/units/rational.js';
import { conversionFactor, isReading } from '../../generator/units/unit.js';
import type { FactMap, Facts } from './facts.js';
import { factsOf } from './facts.js';
import { isRescaled } from './joint-inputs.js';
import { commonInputs, commonOptions } from './renames.js';

export function inputFacts(inputs: readonly Input[], now: readonly Input[]): ReadonlyMap<string, Facts | undefined> {
  const partners = new Map(commonInputs(inputs, now));
  return new Map(
    inputs.map((input) => {
      const partner = partners.get(input) ?? input;
      return [partner.name, factsOfInput(input, partner)];
    }),
  );
}

function factsOfInput(input: Input, now: Input): Facts | undefined {
  const accepts = sizesOf(input);
  if (isDayInput(input)) return factsOf({ ...input, ...writtenBounds(input), accepts });
  if (input.kind === 'number' && now.kind === 'number') return factsOf({ ...inUnitOf(now, input), accepts });
  if (input.kind === 'number' || now.kind === 'number') return factsOf({ ...input, accepts });
  const keys = new Map([...commonOptions(input, now)].map(([key, own]) => [own, key]));
  const options = new Map(input.options.map((option) => [keys.get(option.key) ?? option.key, option]));
  const usual = input.default === null ? null : (keys.get(input.default) ?? input.default);
  return factsOf({ ...input, accepts, options, default: usual, value: null, columns: null });
}

/** Default and bounds of a day as callers write them. */
function writtenBounds(input: NumberInput) {
  const { min, max } = input;
  return {
    default: isRequired(input) ? null : usualText(input),
    min: writtenValue(min, input),
    max: writtenValue(max, input),
  };
}

/** A number in the unit of the new version where that is of the same kind: what that does to calls is said apart. */
function inUnitOf(now: NumberInput, input: NumberInput): NumberInput {
  if (!isRescaled(input, now)) return input;
  const factor = toNumber(conversionFactor(input.unit, now.unit));
  const converted = (value: number): number => gridNearest(value * factor);
  const [min, max, step] = [converted(input.min), converted(input.max), converted(input.step)];
  const usual = input.default === null ? null : converted(input.default);
  return { ...input, min, max, step, default: usual, unit: now.unit, unitLabel: now.unitLabel };
}

/** The size of each unit that callers may write, by its spellings, whatever the unit of the input is. */
function sizesOf(input: Input): FactMap {
  const own = input.kind === 'number' && !isReading(input.unit) ? input.unit.scale : one;
  return new Map(
    input.accepts.flatMap(({ spellings, exact, factor }) => {
      const { numerator, denominator } = multiply(factor, own);
      return [...exact, ...spellings].map((text) => [text, `${numerator}/${denominator}`] as const);
    }),
  );
}

export function listFacts(lists: readonly ListInput[], now: readonly ListInput[]): ReadonlyMap<string, unknown> {
  return new Map(
    lists.map((list) => {
      const next = now.find(({ name }) => name === list.name) ?? list;
      const tried = triedValues(list, next);
      const gives = list.gives.map(({ input, formula }) => [input, { formula, tried: tried.get(input) }] as const);
      const { name, label, hint, least, most } = list;
      return [name, { label, hint, least, most, items: inputFacts(list.items, next.items), gives: new Map(gives) }];
    }),
  );
}

/** What a list gives for each input, by the items tried: those of the new version that this one takes as well. */
function triedValues(list: ListInput, now: ListInput): ReadonlyMap<string, FactMap> {
  const isAlike = namesIn(list) === namesIn(now);
  const lists = isAlike ? triedLists(now).filter(({ length }) => length >= list.least && length <= list.most) : [];
  const given = lists.map(
    (items) => [items.map((item) => givenText(list, item)).join(', '), valuesOf(list, items)] as const,
  );
  return new Map(
    list.gives.map(({ input }) => {
      const values = given.map(([text, value]) => [text, shortNumber(Number(value.get(input)))] as const);
      return [input, new Map(values)];
    }),
  );
}

function namesIn({ items }: ListInput): string {
  const namesOf = (input: Input): readonly string[] =>
    input.kind === 'number' ? [input.name] : [input.name, ...input.options.map(({ key }) => key).sort()];
  return JSON.stringify(items.map(namesOf).sort());
}

/** One item, two and as many as there may be, at each bound of their inputs and at each option. */
function triedLists({ items, least, most }: ListInput): readonly (readonly ReadItem[])[] {
  const tried = items.map((input) => ({ name: input.name, values: valuesTried(input) }));
  const rows = Math.max(3, ...tried.map(({ values }) => values.length));
  const all = Array.from({ length: rows }, (_, row): ReadItem => {
    return new Map(tried.map(({ name, values }) => [name, values[row % values.length] ?? 0]));
  });
  const counts = [...new Set([least, Math.min(most, Math.max(least, 2)), most])];
  return counts.flatMap((count) =>
    all.map((_, start) => Array.from({ length: count }, (_item, place) => all[(start + place) % rows] ?? new Map())),
  );
}

function valuesTried(input: Input): readonly (number | string)[] {
  if (input.kind === 'select') return input.options.map(({ key }) => key);
  const { min, max } = input;
  const round = Math.round((min + max) / 2);
  const middle = round <= max && round >= min ? round : min;
  return [input.default ?? middle, min, max, middle];
}
