/** Slopes of published schedules. */

import { roundHalfAway } from '../../../engine/kernel/math.js';
import type { Schedule, SchedulePoint } from '../../program/core.js';
import { enclose } from '../../program/enclose.js';
import type { Interval } from '../../program/interval.js';
import { everything, hull, interval, multiplyIntervals, negateInterval, point } from '../../program/interval.js';
import type { Rational } from '../../units/rational.js';
import { divide, subtract, toNumber } from '../../units/rational.js';

const rising = interval(0, Number.POSITIVE_INFINITY);

/** Jumps smaller than this, relative to the values, are rounding errors of the schedule's own figures. */
const blur = 1e-9;

/** The slope of a schedule's value, from the rates and jumps within reach of its amount. */
export function scheduleSlope(schedule: Schedule, amountSlope: Interval, amount: Interval): Interval {
  return multiplyIntervals(amountSlope, ownSlope(schedule, amount));
}

/** Slope of the value by the amount: exact inside one bracket, otherwise only its sign is known. */
function ownSlope(schedule: Schedule, amount: Interval): Interval {
  if (schedule.points.length > 0) return interpolatedSlope(schedule.points, amount);
  const pieces = piecesOf(schedule).filter(({ low, high }) => low <= amount.high && high >= amount.low);
  const rates = hull(pieces.map(({ rate }) => rate));
  const jumps = pieces.slice(1).map((piece, index) => jump(pieces[index], piece));
  if (jumps.every((each) => each === 0) && schedule.round === null) return rates;
  if (rates.low >= 0 && jumps.every((each) => each >= 0)) return rising;
  return rates.high <= 0 && jumps.every((each) => each <= 0) ? negateInterval(rising) : everything;
}

/** The slopes of the lines within reach of the amount. Past either end, where rounding may lead, nothing changes. */
function interpolatedSlope(points: readonly SchedulePoint[], amount: Interval): Interval {
  const slopes = points.slice(1).flatMap((next, index) => {
    const before = points[index] ?? next;
    const isMet = toNumber(before.at) <= amount.high && toNumber(next.at) >= amount.low;
    return isMet ? [enclose(divide(subtract(next.value, before.value), subtract(next.at, before.at)))] : [];
  });
  const [first, last] = [points[0], points[points.length - 1]];
  const passes = first && last && (amount.low < toNumber(first.at) || amount.high > toNumber(last.at));
  return hull([...slopes, ...(passes ? [point(0)] : [])]);
}

interface Piece {
  readonly low: number;
  readonly high: number;
  readonly rate: Interval;
  readonly valueAt: (amount: number) => number;
}

function piecesOf({ lines, brackets, round }: Schedule): readonly Piece[] {
  const limits = [...lines, ...brackets].map(({ upTo }) => (upTo === null ? Number.POSITIVE_INFINITY : toNumber(upTo)));
  const low = (index: number) => limits[index - 1] ?? Number.NEGATIVE_INFINITY;
  const high = (index: number) => limits[index] ?? Number.POSITIVE_INFINITY;
  const ofLines = lines.map(({ value }, index) => ({
    low: low(index),
    high: high(index),
    rate: point(0),
    valueAt: () => toNumber(value),
  }));
  const ofBrackets = brackets.map(({ floor, base, rate }, index) => ({
    low: low(lines.length + index),
    high: high(lines.length + index),
    rate: enclose(rate),
    valueAt: (amount: number) => toNumber(base) + asRounded(toNumber(rate) * (amount - toNumber(floor)), round),
  }));
  return [...ofLines, ...ofBrackets];
}

/** What a bracket adds is rounded by itself, so that one may end above the start of the next. */
function asRounded(product: number, multiple: Rational | null): number {
  return multiple === null ? product : roundHalfAway(product / toNumber(multiple)) * toNumber(multiple);
}

/** Jump of the value between two pieces; zero where they join. */
function jump(before: Piece | undefined, after: Piece): number {
  if (before === undefined) return 0;
  const [last, first] = [before.valueAt(before.high), after.valueAt(before.high)];
  return Math.abs(first - last) <= blur * Math.max(1, Math.abs(last)) ? 0 : first - last;
}
