/** Items for the vectors of a list: one, several, one at each bound and option, and as many as there may be. */

import { defaultOption } from '../../program/call-point.js';
import type { Input, ListInput, NumberInput } from '../../program/catalog.js';
import { gridNearest } from '../../program/grid.js';
import type { ReadItem } from '../../program/list.js';
import { dayOf } from '../../program/list.js';

export interface ItemsCase {
  readonly name: string;
  readonly items: readonly ReadItem[];
}

/** Enough to tell a sum from a largest or a smallest one. */
const several = 3;

/** `known` is an item of an example, which stands in for what has no default. */
export function itemsCases(list: ListInput, known: ReadItem | undefined): readonly ItemsCase[] {
  const day = dayOf(list);
  if (day !== null) return dayCases(day, known);
  const { name, items: inputs, least, most } = list;
  const usual = new Map(inputs.map((input) => [input.name, known?.get(input.name) ?? defaultOf(input)]));
  const items = (count: number): readonly ReadItem[] =>
    Array.from({ length: count }, (_, at) => variantOf(usual, inputs, at));
  const alone = (changed: ReadItem): readonly ReadItem[] => [changed, ...items(least - 1)];
  const asGiven = new Map(
    [...usual].filter(([key]) => inputs.some((each) => each.name === key && each.default === null)),
  );
  const ends = ['min', 'max'] as const;
  const atBound = (item: ReadItem, wanted: readonly Input[], end: (typeof ends)[number]): ReadItem =>
    new Map([
      ...item,
      ...wanted.flatMap((input) => (input.kind === 'number' ? [[input.name, input[end]] as const] : [])),
    ]);
  const said = { min: 'the least', max: 'the most' } as const;
  return [
    { name: `${least === 1 ? 'one' : least} of ${name}`, items: items(least) },
    ...(asGiven.size === 0 ? [] : [{ name: `${name}, other inputs at their defaults`, items: alone(asGiven) }]),
    { name: `several of ${name}`, items: items(Math.min(most, Math.max(several, least + 1))) },
    ...inputs.flatMap((input): readonly ItemsCase[] => {
      const at = `${input.name} of ${name}`;
      if (input.kind === 'number')
        return ends.map((end) => ({ name: `${said[end]} ${at}`, items: alone(atBound(usual, [input], end)) }));
      return input.options.map(({ key }) => ({
        name: `${at} ${key}`,
        items: alone(new Map(usual).set(input.name, key)),
      }));
    }),
    { name: `the least of ${name}`, items: items(least).map((item) => atBound(item, inputs, 'min')) },
    { name: `the most items of ${name}`, items: items(most) },
    { name: `the most of ${name}`, items: items(most).map((item) => atBound(item, inputs, 'max')) },
  ];
}

/** A day of an example, and both ends; without an example, a day between them. */
function dayCases(day: NumberInput, known: ReadItem | undefined): readonly ItemsCase[] {
  const { name, min, max } = day;
  const usual = known?.get(name) ?? defaultOf(day);
  const cases = [
    [name, usual],
    [`the least ${name}`, min],
    [`the most ${name}`, max],
  ] as const;
  return cases.map(([what, value]) => ({ name: what, items: [new Map([[name, value]])] }));
}

/** A number without a default gets a value a little above its least: nobody has rooms of one foot. */
const shareWithoutDefault = 1 / 16;

function defaultOf(input: Input): number | string {
  if (input.kind === 'select') return defaultOption(input);
  return input.default ?? onStep(input, (input.max - input.min) * shareWithoutDefault);
}

/** The number that is so far above the least, or the step below it. */
function onStep({ min, step }: NumberInput, above: number): number {
  return gridNearest(min + Math.floor(above / step + 1e-9) * step);
}

/** The item with smaller numbers and other options, so that no two neighbors are alike. */
function variantOf(usual: ReadItem, inputs: readonly Input[], at: number): ReadItem {
  const share = shares[at % shares.length] ?? 1;
  return new Map(
    inputs.map((input): [string, number | string] => {
      const value = usual.get(input.name) ?? defaultOf(input);
      if (input.kind === 'number')
        return [input.name, share === 1 ? value : onStep(input, (Number(value) - input.min) * share)];
      const place = input.options.findIndex(({ key }) => key === value) + at;
      return [input.name, input.options[place % input.options.length]?.key ?? value];
    }),
  );
}

const shares = [1, 1 / 2, 3 / 4];
