/** Points of a box to try, and runs of the program there. */
import type { Condition } from '../../program/core.js';
import type { Evaluation } from '../../program/evaluate.js';
import { evaluate } from '../../program/evaluate.js';
import { above, below, gridDown } from '../../program/grid.js';
import type { Interval } from '../../program/interval.js';
import type { Point } from '../../program/program.js';
import type { Box } from '../context/box.js';
import type { Formulas } from '../context/formulas.js';

const mostCorners = 64;

/**
 * Corners, the middle, and points just inside the corners, for limits that barely exclude zero; for each choice of
 * options. At most `most` corners and `most` choices are tried. All lie on the grid of the inputs.
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
  const inside = (pick: (side: Interval, isWhole: boolean) => number) =>
    [...box.numbers].map(([name, side]): [string, number] => [name, pick(side, box.wholes.has(name))]);
  const middle = inside(({ low, high }, isWhole) => {
    const half = low + (high - low) / 2;
    return Math.max(low, isWhole ? Math.floor(half) : gridDown(half));
  });
  const hairs = [
    inside(({ low, high }, isWhole) => Math.min(isWhole ? low + 1 : above(low), high)),
    inside(({ low, high }, isWhole) => Math.max(isWhole ? high - 1 : below(high), low)),
  ];
  const numbers = [...corners, middle, ...hairs].map((entries) => new Map(entries));
  return choices.flatMap((entries) => numbers.map((values) => ({ numbers: values, choices: new Map(entries) })));
}

/** All combinations of one item from each list; cut off when there are too many to try. */
function combinations<T>(lists: readonly (readonly T[])[], most: number): readonly (readonly T[])[] {
  let found: readonly (readonly T[])[] = [[]];
  for (const list of lists) {
    const room = Math.max(1, Math.floor(most / found.length));
    const items = list.length <= room ? list : ([list[0], list[list.length - 1]].slice(0, room) as readonly T[]);
    found = found.flatMap((start) => items.map((item) => [...start, item]));
  }
  return found;
}

/** Corners of a box and choices of options that are enough to show a condition going both ways. */
const cornersOfSamples = 16;

/** Runs at a few points of a box; each computes only what it is asked for. */
export function samplesOf({ program }: Formulas, box: Box): readonly Evaluation[] {
  return samplePoints(box, cornersOfSamples).map((point) => evaluate(program, point));
}

/** Fewer samples than this show little. */
const fewSamples = 12;

/** The samples of the context around that meet one more condition, with new ones that meet all if those are few. */
export function samplesWithin(
  around: readonly Evaluation[],
  formulas: Formulas,
  box: Box,
  assumed: readonly Condition[],
): readonly Evaluation[] {
  const added = assumed.slice(-1);
  const left = around.filter(({ holds }) => added.every(holds));
  if (left.length >= fewSamples) return left;
  return [...left, ...samplesOf(formulas, box).filter(({ holds }) => assumed.every(holds))];
}
