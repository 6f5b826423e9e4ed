/** How sentences write numbers. English, with groups of three digits, the same on every machine. */
import { roundTo } from './math.js';

/** Rounded to so many decimals, without zeros at the end: 2.5, 1,250. */
export function trimmed(value: number, decimals: number): string {
  const digits = roundTo(value, decimals).toFixed(decimals);
  return grouped(decimals === 0 ? digits : withoutZeros(digits));
}

/** Rounded to exactly so many decimals: 2.50. */
export function fixed(value: number, decimals: number): string {
  return grouped(roundTo(value, decimals).toFixed(decimals));
}

/** An amount with what stands before and behind it; `one` behind exactly one, `many` behind any other. */
export function amount(digits: string, prefix: string, one: string, many: string): string {
  return `${signed(digits, prefix)}${digits === '1' ? one : many}`;
}

/** "$370 to $545"; a single amount where both ends read the same. */
export function range(low: string, high: string, prefix: string, one: string, many: string): string {
  if (low === high) return amount(low, prefix, one, many);
  return `${signed(low, prefix)} to ${signed(high, prefix)}${many}`;
}

/** The sign stands before the dollar. */
function signed(digits: string, prefix: string): string {
  return digits.startsWith('-') ? `-${prefix}${digits.slice(1)}` : prefix + digits;
}

function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end);
}

function grouped(digits: string): string {
  const point = digits.indexOf('.');
  const start = digits.startsWith('-') ? 1 : 0;
  let text = digits;
  for (let at = (point === -1 ? digits.length : point) - 3; at > start; at -= 3) {
    text = `${text.slice(0, at)},${text.slice(at)}`;
  }
  return text;
}
