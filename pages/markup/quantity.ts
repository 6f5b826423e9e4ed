/** Writes numbers with their units for pages. */
import { quantity } from '../../engine/calculator/clamp.js';
import { isMoney } from '../../engine/calculator/money.js';
import { roundEstimate, roundTo } from '../../engine/kernel/math.js';
import type { InputSpec, InputValue, RangeFigure } from '../../engine/kernel/module.js';
import { amount, fixed } from '../../engine/kernel/text.js';
import { words } from './words.js';

/** `2.47 cubic yards`, `$1,500`, `$6 per sq ft`. */
export function quantityText(value: number, unit: string | undefined): string {
  const [, sign, rest] = /^(\p{Sc})(?: (.+))?$/u.exec(unit ?? '') ?? [];
  if (sign === undefined) return quantity(value, unit === '' ? undefined : unit);
  return [moneyText(value, sign), rest ?? ''].join(' ').trim();
}

/** An amount of money; cents have both digits. */
function moneyText(value: number, sign: string): string {
  const hasCents = !Number.isInteger(value) && value === roundTo(value, 2);
  return hasCents ? amount(fixed(value, 2), sign, '', '') : quantity(value, sign);
}

/** `$370 to $494`; one quantity when both ends are equal. */
export function rangeText(low: number, high: number, unit: string | undefined): string {
  if (low === high) return quantityText(low, unit);
  const isAmount = /^\p{Sc}/u.test(unit ?? '');
  return words.fromTo({
    from: quantityText(low, isAmount ? unit?.charAt(0) : undefined),
    to: quantityText(high, unit),
  });
}

/** A price: what is uncertain is rounded as in sentences, what is certain is not. */
export function priceText({ low, high, unit }: RangeFigure): string {
  if (low === high || !isMoney(unit)) return rangeText(low, high, unit);
  return rangeText(roundEstimate(low), roundEstimate(high), unit);
}

/** A value of an input as people read it: a number with its unit, or the label of an option. */
export function valueText(value: InputValue, spec: InputSpec): string {
  if (spec.type === 'number') return quantityText(Number(value), spec.unit);
  return spec.options.find((option) => option.value === value)?.label ?? String(value);
}
