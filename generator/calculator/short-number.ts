/** Shortens numbers for messages. */
import { trimmed } from '../../engine/kernel/text.js';

const mostDigits = 6;
const longest = 1e12;

/** A number in at most six digits: `1,250`, `0.333333`, and `5e20` for a very large one. */
export function shortNumber(value: number): string {
  const short = Number(value.toPrecision(mostDigits));
  if (Math.abs(short) < longest) return trimmed(short, mostDigits);
  const [digits = '', exponent = ''] = short.toExponential().split('e+');
  return `${digits}e${exponent}`;
}
