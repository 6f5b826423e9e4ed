/** Describes moves and calls in words. */
import { describeCall } from '../sample/points.js';
import type { Move } from './moves.js';
import type { MoveBound, MoveBounds } from './proved-move.js';

/**
 * `` `cost low` is $5 to $120 higher, never lower, for every call; it moves at 12 of 300 calls, by 1 % at the median ``.
 * Without a proof, only what was tried.
 */
export function describeMove(move: Move, alike: readonly Move[] = []): string {
  const names = [move, ...alike].map(({ figure }) => `\`${figure}\``).join(' and ');
  const { calls, moved, median, largest, at, before, after, proved } = move;
  const tried = `it moves at ${moved} of ${calls} calls`;
  const how =
    median === null || largest === null
      ? ''
      : `, by ${percentOf(median)} at the median and ${percentOf(largest)} at most`;
  const example = `from ${before} to ${after} where ${describeCall(at)}`;
  if (proved === null) return `${names} ${tried.slice(3)}${how}: ${example}`;
  return `${names} ${alike.length === 0 ? 'is' : 'are'} ${boundsInWords(proved, move.unit)}; ${tried}${how}: ${example}`;
}

/** `$5 to $120 higher, never lower`; `at most` marks a bound that no known call reaches. */
export function boundsInWords(proved: MoveBounds | null, unit = ''): string {
  if (proved === null) return 'not proved';
  const { low, high } = proved;
  if (!Number.isFinite(low.end) || !Number.isFinite(high.end)) return openInWords(low, high, unit);
  if (low.end === 0 && high.end === 0) return 'the same';
  if (low.end >= 0) return `${span(low, high, unit)} higher${low.end > 0 ? ' for every call' : ', never lower'}`;
  if (high.end <= 0) return `${span(high, low, unit)} lower${high.end < 0 ? ' for every call' : ', never higher'}`;
  return `from ${limit(low, unit)} lower to ${limit(high, unit)} higher`;
}

function openInWords(low: MoveBound, high: MoveBound, unit: string): string {
  const seen = `${Math.abs(low.reached)} lower to ${high.reached} higher was seen`;
  const sign = low.end >= 0 ? 'never lower' : high.end <= 0 ? 'never higher' : 'up or down';
  const end = Number.isFinite(high.end) ? `, at most ${amount(high.end, unit)} higher` : '';
  return `${sign}${end}, without a proved limit; ${seen}`;
}

function span(near: MoveBound, far: MoveBound, unit: string): string {
  const nearest = Math.abs(near.end);
  if (near.end === far.end) return `exactly ${amount(nearest, unit)}`;
  // "0 to 84 lb", but "$0 to $84".
  const from = moneyLabel.test(unit) ? amount(nearest, unit) : amount(nearest, '');
  return `${near.end === near.reached ? '' : 'at least '}${from} to ${limit(far, unit)}`;
}

function limit(bound: MoveBound, unit: string): string {
  const end = amount(Math.abs(bound.end), unit);
  return bound.end === bound.reached ? end : `at most ${end}`;
}

function amount(value: number, label: string): string {
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 9 });
  // A label may go on with what it is an end of: "$ low end", "$/hour, low end".
  const [, sign, per] = moneyLabel.exec(label) ?? [];
  if (sign !== undefined) return `${sign}${number}${per ?? ''}`;
  const [unit = ''] = label.split(',');
  return unit === '' ? number : `${number} ${unit}`;
}

const moneyLabel = /^(\p{Sc})(\/[^ ,]+)?/u;

/** Calls that reach the bounds. */
export function moveDetails({ proved, unit }: Move): readonly string[] {
  if (proved === null) return [];
  const ends = [proved.low, proved.high].flatMap(({ end, reached, at }) =>
    at === null || !Number.isFinite(reached)
      ? []
      : [
          `${end === reached ? '' : 'the most that was found: '}${signedAmount(reached, unit)} where ${describeCall(at)}`,
        ],
  );
  return [...new Set(ends)];
}

function signedAmount(value: number, unit: string): string {
  return value === 0 ? 'no change' : `${value < 0 ? '-' : '+'}${amount(Math.abs(value), unit)}`;
}

/** A share as a percentage in words. */
export function percentOf(share: number): string {
  if (!Number.isFinite(share)) return 'an unlimited share';
  const percent = share * 100;
  return `${percent >= 10 ? Math.round(percent) : Number(percent.toPrecision(2))} %`;
}
