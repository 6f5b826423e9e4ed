/** Describes moves and calls in words. */
import type { Point } from '../../generator/model/program.js';
import type { Move } from './compare-values.js';

/** `` `value` moves at 12 of 300 calls, by 1 % at the median and 4 % at most: from 10 to 10.4 where length = 3 ``. */
export function describeMove({ figure, calls, moved, median, largest, at, before, after }: Move): string {
  const how =
    median === null || largest === null
      ? ''
      : `, by ${percentOf(median)} at the median and ${percentOf(largest)} at most`;
  return `\`${figure}\` moves at ${moved} of ${calls} calls${how}: from ${before} to ${after} where ${describeCall(at)}`;
}

export function describeCall({ numbers, choices }: Point): string {
  return [...numbers, ...choices].map(([name, value]) => `${name} = ${value}`).join(', ');
}

export function percentOf(share: number): string {
  if (!Number.isFinite(share)) return 'an unlimited share';
  const percent = share * 100;
  return `${percent >= 10 ? Math.round(percent) : Number(percent.toPrecision(2))} %`;
}
