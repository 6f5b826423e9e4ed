/** Finds witnesses that are easy to read. */

import { roundTo } from '../../../engine/kernel/math.js';
import { defaultNumber, defaultOption } from '../../program/call-point.js';
import type { Input, NumberInput } from '../../program/catalog.js';
import type { Point } from '../../program/program.js';

/**
 * The plainest point that still shows the same fault as a given one: for each input the default if that works,
 * otherwise a value that the form offers, otherwise the value with the fewest decimals.
 */
export function plainest(point: Point, inputs: readonly Input[], shows: (point: Point) => boolean): Point {
  let found = point;
  for (const input of inputs) {
    const simpler = candidatesOf(input, found).find((candidate) => shows(candidate));
    if (simpler !== undefined) found = simpler;
  }
  return found;
}

/** Candidates from the plainest to those near the point, without the point itself. */
function candidatesOf(input: Input, point: Point): readonly Point[] {
  if (input.kind === 'select')
    return [{ ...point, choices: new Map(point.choices).set(input.name, defaultOption(input)) }];
  const value = point.numbers.get(input.name);
  if (value === undefined) return [];
  const beside = [defaultNumber(input), ...besideOnForm(value, input), ...besideByDecimals(value, input)];
  return beside.map((each) => ({ ...point, numbers: new Map(point.numbers).set(input.name, each) }));
}

/** The two values of the form around a value; none if the value is on the form or is a bound. */
function besideOnForm(value: number, { min, max, step }: NumberInput): readonly number[] {
  const steps = (value - min) / step;
  const sides = [Math.round(steps), Math.floor(steps), Math.ceil(steps)].map((count) => roundTo(min + count * step, 9));
  return sides.filter((each) => each <= max);
}

function besideByDecimals(value: number, { min, max }: NumberInput): readonly number[] {
  const rounded = [0, 1, 2, 3, 4, 5, 6].map((decimals) => roundTo(value, decimals));
  return rounded.filter((each) => each >= min && each <= max);
}
