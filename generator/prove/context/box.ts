/** Makes and cuts boxes of inputs. */
import type { Input } from '../../program/catalog.js';
import { halves, wholeHalves } from '../../program/grid.js';
import type { Interval } from '../../program/interval.js';
import { hull } from '../../program/interval.js';

/** A part of the space of inputs: an interval for each number, a set of options for each select. */
export interface Box {
  readonly numbers: ReadonlyMap<string, Interval>;
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** Names of whole numbers. */
  readonly wholes: ReadonlySet<string>;
}

/** Everything that the service accepts. */
export function wholeBox(inputs: readonly Input[]): Box {
  const numbers = new Map<string, Interval>();
  const options = new Map<string, readonly string[]>();
  const wholes = new Set(inputs.filter((input) => input.kind === 'number' && input.whole).map(({ name }) => name));
  for (const input of inputs) {
    if (input.kind === 'number') numbers.set(input.name, { low: input.min, high: input.max });
    else
      options.set(
        input.name,
        input.options.map(({ key }) => key),
      );
  }
  return { numbers, options, wholes };
}

export function withNumber(box: Box, name: string, value: Interval): Box {
  return { ...box, numbers: new Map(box.numbers).set(name, value) };
}

export function withOptions(box: Box, name: string, options: readonly string[]): Box {
  return { ...box, options: new Map(box.options).set(name, options) };
}

export function optionsOf(box: Box, input: string): readonly string[] {
  return box.options.get(input) ?? [];
}

/** Smallest side worth cutting again, relative to its bounds. */
const finest = 1e-7;

/**
 * Cuts the box along one input: a part for each option, or the halves of an interval. Null if there is nothing to cut,
 * or nothing worth cutting.
 */
export function cutAlong(box: Box, name: string, whole: Box, parting = halves): readonly Box[] | null {
  const options = box.options.get(name);
  if (options !== undefined)
    return options.length < 2 ? null : options.map((option) => withOptions(box, name, [option]));
  const side = box.numbers.get(name);
  if (side === undefined || shareOf(side, whole.numbers.get(name)) < finest) return null;
  const parts = parting === halves && box.wholes.has(name) ? wholeHalves(side) : parting(side);
  return parts?.map((half) => withNumber(box, name, half)) ?? null;
}

/** The input to cut first: the select with the fewest options left, then the interval widest relative to its bounds. */
export function widestSide(box: Box, relevant: ReadonlySet<string>, whole: Box): string | null {
  const selects = [...box.options].filter(([name, options]) => relevant.has(name) && options.length > 1);
  const [select] = selects.sort(([, a], [, b]) => a.length - b.length);
  if (select !== undefined) return select[0];
  const sides = [...box.numbers]
    .filter(([name]) => relevant.has(name))
    .map(([name, side]) => ({ name, share: shareOf(side, whole.numbers.get(name)) }));
  const [widest] = sides.sort((a, b) => b.share - a.share);
  return widest === undefined || widest.share < finest ? null : widest.name;
}

/** The box cut along its widest side among the relevant ones; null when nothing is left to cut. */
export function splitBox(box: Box, relevant: ReadonlySet<string>, whole: Box, parting = halves): readonly Box[] | null {
  const name = widestSide(box, relevant, whole);
  return name === null ? null : cutAlong(box, name, whole, parting);
}

function shareOf(side: Interval, whole: Interval | undefined): number {
  return whole === undefined || whole.high === whole.low ? 0 : (side.high - side.low) / (whole.high - whole.low);
}

/** The smallest box that contains all of them. */
export function hullOfBoxes(boxes: readonly Box[]): Box {
  const [first, ...others] = boxes;
  if (first === undefined || others.length === 0)
    return first ?? { numbers: new Map(), options: new Map(), wholes: new Set() };
  const numbers = [...first.numbers].map(([name, side]): [string, Interval] => [
    name,
    hull([side, ...others.map((box) => box.numbers.get(name) ?? side)]),
  ]);
  const options = [...first.options.keys()].map((name): [string, readonly string[]] => [
    name,
    [...new Set(boxes.flatMap((box) => box.options.get(name) ?? []))],
  ]);
  return { ...first, numbers: new Map(numbers), options: new Map(options) };
}
