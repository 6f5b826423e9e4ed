/** Applies constant factors with the least rounding. */

import { rememberedFor } from '../source/remembered.js';
import type { Rational } from './rational.js';
import { isInteger, toExactDecimal, toNumber } from './rational.js';

/** Multiply by `times`, then divide by `over`; both only when no single number is exact. */
export interface ScaleForm {
  /** Null for 1. */
  readonly times: number | null;
  readonly over: number | null;
}

/** The form with the least rounding: whole numbers before decimals, one operation before two. */
export const scaleForm = rememberedFor((factor: Rational): ScaleForm => {
  const inverse = { numerator: factor.denominator, denominator: factor.numerator };
  const isUnitFraction = factor.numerator === 1n;
  if (isInteger(factor)) return { times: toNumber(factor), over: null };
  if (isUnitFraction) return { times: null, over: toNumber(inverse) };
  if (isShort(toExactDecimal(factor))) return { times: toNumber(factor), over: null };
  const [times, over] = [Number(factor.numerator), Number(factor.denominator)];
  const exact = Number.isSafeInteger(times) && Number.isSafeInteger(over);
  return exact ? { times, over } : { times: toNumber(factor), over: null };
});

/** True for decimals short enough that a double holds all their digits. */
function isShort(decimal: string | null): boolean {
  return decimal !== null && decimal.length <= 15;
}

export function applyScale(value: number, factor: Rational): number {
  const { times, over } = scaleForm(factor);
  const product = times === null ? value : value * times;
  return over === null ? product : product / over;
}
