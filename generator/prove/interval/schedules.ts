/** Intervals and slopes of published schedules. */

import { roundHalfAway, roundUp, tolerance } from '../../../engine/kernel/math.js';
import type { Interval } from '../../program/interval.js';
import {
  addIntervals,
  enclose,
  everything,
  hull,
  intersect,
  interval,
  multiplyIntervals,
  negateInterval,
  point,
  risingExactly,
} from '../../program/interval.js';
import type { Piece, Schedule } from '../../program/schedule.js';
import { piecesOf, pieceValue, scheduleValue } from '../../program/schedule.js';
import type { Rational } from '../../units/rational.js';
import { multiply, subtract, toNumber, zero } from '../../units/rational.js';

/** The hull of every line and bracket within reach of the amount. */
export function scheduleBounds(schedule: Schedule, amount: Interval): Interval {
  if (schedule.points.length > 0) return interpolatedBounds(schedule, amount);
  const found = piecesOf(schedule).flatMap((piece) => {
    const high = Math.min(amount.high, piece.high + tolerance(piece.high));
    const within = interval(Math.max(amount.low, piece.low), high);
    return within.low <= within.high && amount.high > piece.low ? [pieceBounds(piece, within, schedule.round)] : [];
  });
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

function pieceBounds({ floor, base, rate }: Piece, amount: Interval, round: Rational | null): Interval {
  const above = addIntervals(amount, point(-toNumber(floor)));
  const product = multiplyIntervals(above, enclose(rate));
  const multiple = round === null ? 1 : toNumber(round);
  const rounded = round === null ? product : risingExactly(product, (x) => roundHalfAway(x / multiple) * multiple);
  return addIntervals(enclose(base), rounded);
}

/** The difference of two schedules at one amount, wherever in an interval that is. */
export function scheduleDifference(a: Schedule, b: Schedule, amount: Interval): Interval {
  const found = stretchesOf(a).flatMap((x) =>
    stretchesOf(b).flatMap((y) => {
      const [from, to] = [Math.max(x.from, y.from), Math.min(x.to, y.to, amount.high)];
      const within = interval(Math.max(from, amount.low), to);
      return from < to && within.low <= within.high
        ? [pieceDifference(x.piece, y.piece, within, [a.round, b.round])]
        : [];
    }),
  );
  return found.length === 0 ? everything : hull(found);
}

/** A piece, and the amounts for which it is taken: above `from`, up to `to`. */
interface Stretch {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

/** The pieces with the tolerance of the lookup; the first and the last, or the nearest point, hold for all beyond. */
function stretchesOf(schedule: Schedule): readonly Stretch[] {
  const isJoined = schedule.points.length > 0;
  const pieces = [...(isJoined ? pointEnds(schedule.points) : []), ...piecesOf(schedule)];
  const ordered = pieces.toSorted((x, y) => x.high - y.high);
  const ends = ordered.map(({ high }) => (isJoined ? high : high + tolerance(high)));
  return ordered.map((piece, at) => ({
    piece,
    from: ends[at - 1] ?? Number.NEGATIVE_INFINITY,
    to: at === ordered.length - 1 ? Number.POSITIVE_INFINITY : (ends[at] ?? 0),
  }));
}

/** Flat pieces before the first point and after the last. */
function pointEnds(points: Schedule['points']): readonly Piece[] {
  const flat = { low: Number.NEGATIVE_INFINITY, floor: zero, rate: zero };
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    { ...flat, high: toNumber(first.at), base: first.value },
    { ...flat, high: Number.POSITIVE_INFINITY, base: last.value },
  ];
}

/** The roundings of two schedules. */
type Rounds = readonly [Rational | null, Rational | null];

function pieceDifference(x: Piece, y: Piece, amount: Interval, rounds: Rounds): Interval {
  const start = subtract(multiply(y.rate, y.floor), multiply(x.rate, x.floor));
  const added = addIntervals(multiplyIntervals(enclose(subtract(x.rate, y.rate)), amount), enclose(start));
  const isAcross = toNumber(x.rate) * toNumber(y.rate) < 0;
  return addIntervals(enclose(subtract(x.base, y.base)), asRounded(added, rounds, isAcross));
}

/**
 * A difference after each side is rounded to a multiple. Halves go away from zero, so that a difference across zero may come by
 * a multiple more.
 */
function asRounded({ low, high }: Interval, rounds: Rounds, isAcross: boolean): Interval {
  const [one = 0, other = 0] = rounds.map((round) => (round === null ? 0 : toNumber(round)));
  if (one === 0 && other === 0) return { low, high };
  // A half of each, and a little more for what rounding forgives.
  if (one !== other) return addIntervals({ low, high }, interval(-0.51 * (one + other), 0.51 * (one + other)));
  const away = (by: number): number => (roundUp(by / one) + (isAcross ? 1 : 0)) * one;
  return { low: low >= 0 ? 0 : 0 - away(-low), high: high <= 0 ? 0 : away(high) };
}

const rising = interval(0, Number.POSITIVE_INFINITY);

/** Jumps smaller than this, relative to the values, are rounding errors of the schedule's own figures. */
const blur = 1e-9;

/** The slope of a schedule's value, from the rates and jumps within reach of its amount. */
export function scheduleSlope(schedule: Schedule, amountSlope: Interval, amount: Interval): Interval {
  return multiplyIntervals(amountSlope, slopeByAmount(schedule, amount));
}

/** The slope of the value by the amount: exact inside one piece, otherwise only its sign is known. */
function slopeByAmount(schedule: Schedule, amount: Interval): Interval {
  const pieces = piecesOf(schedule).filter(({ low, high }) => low <= amount.high && high >= amount.low);
  const rates = hull([
    ...pieces.map(({ rate }) => enclose(rate)),
    ...(passesPoints(schedule, amount) ? [point(0)] : []),
  ]);
  const jumps = pieces.slice(1).map((piece, index) => jump(pieces[index], piece, schedule.round));
  if (jumps.every((each) => each === 0) && schedule.round === null) return rates;
  if (rates.low >= 0 && jumps.every((each) => each >= 0)) return rising;
  return rates.high <= 0 && jumps.every((each) => each <= 0) ? negateInterval(rising) : everything;
}

/** True where rounding may lead past the points: nothing changes there. */
function passesPoints({ points }: Schedule, amount: Interval): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return (
    first !== undefined && last !== undefined && (amount.low < toNumber(first.at) || amount.high > toNumber(last.at))
  );
}

/**
 * Jump of the value between two pieces; zero where they join. What a bracket adds is rounded by itself, so that one may
 * end above the start of the next.
 */
function jump(before: Piece | undefined, after: Piece, round: Rational | null): number {
  if (before === undefined) return 0;
  const [last, first] = [pieceValue(before, before.high, round), pieceValue(after, before.high, round)];
  return Math.abs(first - last) <= blur * Math.max(1, Math.abs(last)) ? 0 : first - last;
}
