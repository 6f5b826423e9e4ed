/** Published functions of an amount. */

import { isAtMost, roundHalfAway } from '../../engine/kernel/math.js';
import { rememberedFor } from '../source/remembered.js';
import type { Rational } from '../units/rational.js';
import { divide, subtract, toNumber, zero } from '../units/rational.js';
import type { TextPool } from './text-pool.js';

/** A published function of an amount: the first line at or above it, then brackets; or points. */
export interface Schedule {
  readonly name: string;
  readonly lines: readonly ScheduleLine[];
  readonly brackets: readonly ScheduleBracket[];
  /** Points exclude all other parts; values between two points are interpolated linearly. */
  readonly points: readonly SchedulePoint[];
  /** Set when the values of its lines are numbers of texts. */
  readonly texts?: TextPool;
  /** Each bracket's product is rounded to a multiple of this; null when it is not rounded. */
  readonly round: Rational | null;
}

export interface SchedulePoint {
  readonly at: Rational;
  readonly value: Rational;
}

export interface ScheduleLine {
  readonly upTo: Rational;
  readonly value: Rational;
}

export interface ScheduleBracket {
  readonly floor: Rational;
  /** Null for a last bracket without an end. */
  readonly upTo: Rational | null;
  readonly base: Rational;
  readonly rate: Rational;
}

/** The kernel function that reads a schedule, which every target has under this name. */
export function readerOf({ points, texts }: Schedule): 'classOf' | 'interpolate' | 'lookUp' {
  return texts !== undefined ? 'classOf' : points.length === 0 ? 'lookUp' : 'interpolate';
}

/** The last amount that the schedule covers; null when it has no end. */
export function scheduleEnd(schedule: Schedule): Rational | null {
  const point = schedule.points[schedule.points.length - 1];
  if (point !== undefined) return point.at;
  const bracket = schedule.brackets[schedule.brackets.length - 1];
  return bracket === undefined ? (schedule.lines[schedule.lines.length - 1]?.upTo ?? null) : bracket.upTo;
}

/** The first amount that the schedule covers; null when it covers everything below its first line. */
export function scheduleStart({ points: [first] }: Schedule): Rational | null {
  return first?.at ?? null;
}

/** The amounts at which a schedule goes from one part to the next, and its end. */
export function scheduleLimits({ lines, brackets, points }: Schedule): readonly (number | null)[] {
  const limits = [...lines.map(({ upTo }) => upTo), ...brackets.map(({ upTo }) => upTo), ...points.map(({ at }) => at)];
  return limits.map((limit) => limit && toNumber(limit));
}

/** A line, a bracket, or what lies between two points: `base + rate * (amount - floor)` between two amounts. */
export interface Piece {
  readonly low: number;
  readonly high: number;
  readonly floor: Rational;
  readonly base: Rational;
  readonly rate: Rational;
}

/** The pieces in order. The first line or bracket has no start, since it covers everything below. */
export const piecesOf = rememberedFor(({ lines, brackets, points }: Schedule): readonly Piece[] => {
  const parts = [...lines.map(({ upTo, value }) => ({ upTo, floor: zero, base: value, rate: zero })), ...brackets];
  const highs = parts.map(({ upTo }) => (upTo === null ? Number.POSITIVE_INFINITY : toNumber(upTo)));
  const flat = parts.map(({ floor, base, rate }, at): Piece => {
    const [low = Number.NEGATIVE_INFINITY, high = low] = [highs[at - 1], highs[at]];
    return { low, high, floor, base, rate };
  });
  const between = points.slice(1).map((next, at): Piece => {
    const { at: floor, value: base } = points[at] ?? next;
    const rate = divide(subtract(next.value, base), subtract(next.at, floor));
    return { low: toNumber(floor), high: toNumber(next.at), floor, base, rate };
  });
  return [...flat, ...between];
});

/** The value in a piece, whose part above the base is rounded to a multiple of `round`. */
export function pieceValue({ floor, base, rate }: Piece, amount: number, round: Rational | null): number {
  const product = rate.numerator === 0n ? 0 : toNumber(rate) * (amount - toNumber(floor));
  return toNumber(base) + (round === null ? product : roundHalfAway(product / toNumber(round)) * toNumber(round));
}

/** The value of the first line or bracket at or above the amount, of the last one beyond the end; or between points. */
export function scheduleValue(schedule: Schedule, amount: number): number {
  if (schedule.points.length > 0) return interpolated(schedule.points, amount);
  const pieces = piecesOf(schedule);
  const piece = pieces.find(({ high }) => isAtMost(amount, high)) ?? pieces[pieces.length - 1];
  return piece === undefined ? 0 : pieceValue(piece, amount, schedule.round);
}

/** Interpolates linearly between the two points around an amount; beyond them, the value of the nearer end. */
function interpolated(points: readonly SchedulePoint[], amount: number): number {
  const found = points.findIndex(({ at }) => amount <= toNumber(at));
  const next = found === -1 ? points.length - 1 : found;
  const [before, after] = [points[next - 1], points[next]];
  if (after === undefined) return Number.NaN;
  const [to, value] = [toNumber(after.at), toNumber(after.value)];
  if (before === undefined || amount >= to) return value;
  const [from, start] = [toNumber(before.at), toNumber(before.value)];
  return start + (value - start) * ((amount - from) / (to - from));
}
