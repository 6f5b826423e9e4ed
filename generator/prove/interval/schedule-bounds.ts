/** Intervals of published schedules. */

import { roundHalfAway, tolerance } from '../../../engine/kernel/math.js';
import type { Schedule } from '../../program/core.js';
import { enclose } from '../../program/enclose.js';
import { scheduleValue } from '../../program/evaluate.js';
import type { Interval } from '../../program/interval.js';
import {
  addIntervals,
  everything,
  hull,
  intersect,
  interval,
  multiplyIntervals,
  point,
  risingExactly,
} from '../../program/interval.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';

/** The hull of every line and bracket within reach of the amount. */
export function scheduleBounds(schedule: Schedule, amount: Interval): Interval {
  const { lines, brackets, points, round } = schedule;
  if (points.length > 0) return interpolatedBounds(schedule, amount);
  const found: Interval[] = [];
  let below = Number.NEGATIVE_INFINITY;
  for (const { upTo, value } of lines) {
    const limit = toNumber(upTo);
    if (amount.low <= limit + tolerance(limit) && amount.high > below) found.push(enclose(value));
    below = limit;
  }
  for (const bracket of brackets) {
    const limit = bracket.upTo === null ? Number.POSITIVE_INFINITY : toNumber(bracket.upTo);
    const low = Math.max(amount.low, below);
    const high = Math.min(amount.high, limit + (Number.isFinite(limit) ? tolerance(limit) : 0));
    if (low <= high && amount.high > below) found.push(bracketBounds(bracket, interval(low, high), round));
    below = limit;
  }
  return found.length === 0 ? everything : hull(found);
}

/** Bounds the value by those at both ends and at every point between; slack covers the rounding of interpolation. */
function interpolatedBounds(schedule: Schedule, amount: Interval): Interval {
  const ends = [amount.low, amount.high].map((end) => scheduleValue(schedule, end));
  const between = schedule.points.filter(({ at }) => toNumber(at) > amount.low && toNumber(at) < amount.high);
  const found = hull([...ends.map(point), ...between.map(({ value }) => enclose(value))]);
  const slack = 8 * Number.EPSILON * Math.max(...schedule.points.map(({ value }) => Math.abs(toNumber(value))));
  const all = hull(schedule.points.map(({ value }) => enclose(value)));
  return intersect(all, addIntervals(found, interval(-slack, slack))) ?? all;
}

function bracketBounds(bracket: Schedule['brackets'][number], amount: Interval, round: Rational | null): Interval {
  const above = addIntervals(amount, point(-toNumber(bracket.floor)));
  const product = multiplyIntervals(above, enclose(bracket.rate));
  const multiple = round === null ? 1 : toNumber(round);
  const rounded = round === null ? product : risingExactly(product, (x) => roundHalfAway(x / multiple) * multiple);
  return addIntervals(enclose(bracket.base), rounded);
}
