import type { Input } from '../model/catalog.js';
import type { Interval } from '../model/interval.js';
import { nextDown, nextUp } from '../model/interval.js';
import type { Point } from '../model/program.js';

/** A part of the space of inputs: an interval for each number, a set of options for each select. */
export interface Box {
  readonly numbers: ReadonlyMap<string, Interval>;
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** Everything that the service accepts. */
export function wholeBox(inputs: readonly Input[]): Box {
  const numbers = new Map<string, Interval>();
  const options = new Map<string, readonly string[]>();
  for (const input of inputs) {
    if (input.kind === 'number') numbers.set(input.name, { low: input.min, high: input.max });
    else
      options.set(
        input.name,
        input.options.map(({ key }) => key),
      );
  }
  return { numbers, options };
}

export function withNumber(box: Box, name: string, value: Interval): Box {
  return { ...box, numbers: new Map(box.numbers).set(name, value) };
}

export function withOptions(box: Box, name: string, options: readonly string[]): Box {
  return { ...box, options: new Map(box.options).set(name, options) };
}

/** How small, beside its bounds, a side is too small to be cut again. */
const finest = 1e-7;

/**
 * Two or more parts of the box, cut along what `relevant` names: selects first, an option a part, then the number whose
 * interval is widest beside its bounds. Null when nothing is left to cut.
 */
export function splitBox(box: Box, relevant: ReadonlySet<string>, whole: Box): readonly Box[] | null {
  const select = [...box.options]
    .filter(([name, options]) => relevant.has(name) && options.length > 1)
    .sort(([, a], [, b]) => a.length - b.length)[0];
  if (select !== undefined) return select[1].map((option) => withOptions(box, select[0], [option]));
  const sides = [...box.numbers]
    .filter(([name]) => relevant.has(name))
    .map(([name, side]) => ({ name, side, share: share(side, whole.numbers.get(name)) }));
  const widest = sides.sort((a, b) => b.share - a.share)[0];
  if (widest === undefined || widest.share < finest) return null;
  const { low, high } = widest.side;
  const middle = low + (high - low) / 2;
  return [withNumber(box, widest.name, { low, high: middle }), withNumber(box, widest.name, { low: middle, high })];
}

function share(side: Interval, whole: Interval | undefined): number {
  return whole === undefined || whole.high === whole.low ? 0 : (side.high - side.low) / (whole.high - whole.low);
}

const mostCorners = 64;

/**
 * Points to try: corners, the middle, and points a hair inside the corners, for limits that only just leave zero out;
 * for each choice of options. Of corners and of choices at most `most` are tried.
 */
export function samplePoints(box: Box, most: number = mostCorners): readonly Point[] {
  const choices = combinations(
    [...box.options].map(([name, options]) => options.map((option): [string, string] => [name, option])),
    most,
  );
  const corners = combinations(
    [...box.numbers].map(([name, { low, high }]) =>
      (low === high ? [low] : [low, high]).map((value): [string, number] => [name, value]),
    ),
    most,
  );
  const inside = (pick: (side: Interval) => number) =>
    [...box.numbers].map(([name, side]): [string, number] => [name, pick(side)]);
  const middle = inside(({ low, high }) => low + (high - low) / 2);
  const hairs = [
    inside(({ low, high }) => Math.min(nextUp(low), high)),
    inside(({ low, high }) => Math.max(nextDown(high), low)),
  ];
  const numbers = [...corners, middle, ...hairs].map((entries) => new Map(entries));
  return choices.flatMap((entries) => numbers.map((values) => ({ numbers: values, choices: new Map(entries) })));
}

/** One of each list, in all ways; cut off where there are too many to try. */
function combinations<T>(lists: readonly (readonly T[])[], most: number): readonly (readonly T[])[] {
  let found: readonly (readonly T[])[] = [[]];
  for (const list of lists) {
    const room = Math.max(1, Math.floor(most / found.length));
    const items = list.length <= room ? list : ([list[0], list[list.length - 1]].slice(0, room) as readonly T[]);
    found = found.flatMap((start) => items.map((item) => [...start, item]));
  }
  return found;
}
