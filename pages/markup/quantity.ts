/** Writes numbers with their units for pages. */
import { quantity } from '../../engine/calculator/clamp.js';
import { roundTo } from '../../engine/kernel/math.js';
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
  const isMoney = /^\p{Sc}/u.test(unit ?? '');
  return words.fromTo(quantityText(low, isMoney ? unit?.charAt(0) : undefined), quantityText(high, unit));
}

const short = new Intl.NumberFormat(words.locale, { notation: 'compact', maximumSignificantDigits: 3 });

/** A short number for an axis: `1.2K`, `$40`. */
export function axisText(value: number, unit: string): string {
  const sign = /^\p{Sc}/u.exec(unit)?.[0] ?? '';
  return value < 0 ? `-${sign}${short.format(-value)}` : sign + short.format(value);
}
