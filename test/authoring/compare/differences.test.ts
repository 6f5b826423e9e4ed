/** How far one formula lies above another: no value at points drawn at random lies outside of what is proved. */

import { evaluate } from '../../../generator/program/evaluate.js';
import { gridDown } from '../../../generator/program/grid.js';
import type { Point, Program } from '../../../generator/program/program.js';
import { meetsRequirements } from '../../../generator/prove/search/witness.js';
import { seed } from '../../support/arbitraries.js';
import type { ComparedFormulas } from '../../support/difference-fixtures.js';
import { comparedFormulas, differenceTexts } from '../../support/difference-fixtures.js';
import { randomFrom } from '../../support/random.js';
import { foundDifference } from './found-difference.js';

const points = 100;

function pointsOf({ inputs }: Program): readonly Point[] {
  const { fraction, pick } = randomFrom(seed);
  const numberIn = (min: number, max: number, whole: boolean): number => {
    const value = min + Math.min(1, Math.max(0, fraction() * 1.2 - 0.1)) * (max - min);
    return whole ? Math.round(value) : Math.max(min, gridDown(value));
  };
  return Array.from({ length: points }, () => ({
    numbers: new Map(
      inputs.flatMap((each) =>
        each.kind === 'number' ? [[each.name, numberIn(each.min, each.max, each.whole)] as const] : [],
      ),
    ),
    choices: new Map(
      inputs.flatMap((each) => (each.kind === 'select' ? [[each.name, pick(each.options).key] as const] : [])),
    ),
  }));
}

/** By how much the first formula lies above the second one, at points that are answered. */
function valuesOf({ program, now, old }: ComparedFormulas): readonly number[] {
  return pointsOf(program)
    .filter((point) => meetsRequirements(point, program))
    .map((point) => {
      const { number } = evaluate(program, point);
      return number(now) - number(old);
    });
}

/** What doubles may be off. */
const room = 1e-6;

test.each(differenceTexts)(`%s (seed ${seed})`, (text) => {
  const compared = comparedFormulas(text);
  const found = foundDifference(compared);
  const bounds = [
    found.followed,
    found.rearranged,
    ...Object.values(found.ends).map(({ below, above }) => ({ low: -below.end, high: above.end })),
  ];
  const outside = valuesOf(compared).filter((value) =>
    bounds.some(({ low, high }) => value < low - room || value > high + room),
  );
  expect(outside).toEqual([]);
});
