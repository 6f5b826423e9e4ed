/** Writes numbers for sentences in English, with digits in groups of three, the same on every machine. */
import { partsOf } from './days.js';
import { roundEstimate, roundHalfAway, roundTo } from './math.js';

/** Rounded to at most `decimals` decimals, without trailing zeros: 2.5, 1,250. */
export function trimmed(value: number, decimals: number): string {
  const digits = roundTo(value, decimals).toFixed(decimals);
  return grouped(decimals === 0 ? digits : withoutZeros(digits));
}

/** Rounded to exactly `decimals` decimals: 2.50. */
export function fixed(value: number, decimals: number): string {
  return grouped(roundTo(value, decimals).toFixed(decimals));
}

/** An estimate of money as a person says it: 1,240 for 1,238. What is rounded is the whole amount that figures have. */
export function about(value: number): string {
  return grouped(roundEstimate(roundHalfAway(value)).toFixed(0));
}

/** An amount with a prefix and a suffix: `one` after exactly one, `many` after any other. */
export function amount(digits: string, prefix: string, one: string, many: string): string {
  return `${signed(digits, prefix)}${digits === '1' ? one : many}`;
}

/** "$370 to $545"; a single amount when both ends read the same. */
export function range(low: string, high: string, prefix: string, one: string, many: string): string {
  if (low === high) return amount(low, prefix, one, many);
  return `${signed(low, prefix)} to ${signed(high, prefix)}${many}`;
}

/** A range of money as a person says it: "$370 to $545"; exactly, where both ends are the same amount. */
export function roughRange(low: number, high: number, prefix: string, one: string, many: string): string {
  const [from, to] = [trimmed(low, 0), trimmed(high, 0)];
  return from === to ? amount(from, prefix, one, many) : range(about(low), about(high), prefix, one, many);
}

/**
 * An amount with its fraction in a smaller unit, `count` of which make one: "1 hour 15 minutes", "45 minutes".
 * Suffixes bring their own space.
 */
export function parted(
  value: number,
  count: number,
  one: string,
  many: string,
  partOne: string,
  partMany: string,
): string {
  const parts = roundHalfAway(Math.abs(value) * count);
  const [whole, rest] = [Math.floor(parts / count), parts % count];
  const sign = value < 0 && parts > 0 ? '-' : '';
  const above = whole === 0 ? [] : [amount(grouped(String(whole)), '', one, many)];
  const below = rest === 0 && whole > 0 ? [] : [amount(grouped(String(rest)), '', partOne, partMany)];
  return sign + [...above, ...below].join(' ');
}

/** "2 to 3 hours", "30 to 45 minutes", "45 minutes to 1 hour 15 minutes". */
export function partedRange(
  low: number,
  high: number,
  count: number,
  one: string,
  many: string,
  partOne: string,
  partMany: string,
): string {
  const [from, to] = [roundHalfAway(low * count), roundHalfAway(high * count)];
  const say = (value: number): string => parted(value, count, one, many, partOne, partMany);
  if (from === to) return say(low);
  if (from % count === 0 && to % count === 0) return range(trimmed(low, 0), trimmed(high, 0), '', one, many);
  if (Math.max(Math.abs(from), Math.abs(to)) < count)
    return range(grouped(String(from)), grouped(String(to)), '', partOne, partMany);
  return `${say(low)} to ${say(high)}`;
}

/** Puts the minus sign before the prefix, as in -$5. */
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

/** How a language writes a day: the names of its months, and where `{month}`, `{day}` and `{year}` go. */
export interface DayForm {
  readonly months: readonly string[];
  readonly order: string;
}

export const americanDay: DayForm = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  order: '{month} {day}, {year}',
};

/** A day as people write it: March 1, 2026. */
export function longDay(day: number, { months, order }: DayForm = americanDay): string {
  const { year, month, date } = partsOf(day);
  return order
    .replace('{month}', months[month - 1] ?? '')
    .replace('{day}', `${date}`)
    .replace('{year}', `${year}`);
}
