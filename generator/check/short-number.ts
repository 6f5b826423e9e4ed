/** Numbers of which messages say no more than a reader takes in. */
import { formatNumber } from '../model/sentence.js';

const mostDigits = 6;
const longest = 1e12;

/** Six digits at most: `1,250`, `0.333333`, and `5e20` for what would be a row of zeros. */
export function shortNumber(value: number): string {
  const short = Number(value.toPrecision(mostDigits));
  if (Math.abs(short) < longest) return formatNumber(short, mostDigits, false);
  const [digits = '', exponent = ''] = short.toExponential().split('e+');
  return `${digits}e${exponent}`;
}
