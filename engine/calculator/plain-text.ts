/**
 * Rewrites numbers in the signs of keyboards and with decimals: tape measures give `6’ 3½”`, plans `6'-3"`, and people
 * type `3-1/2"`.
 */
import { onGrid } from './grid.js';

/** Texts that are worth rewriting have a fraction, a hyphen behind feet, or a sign that is not on a keyboard. */
const unusual = /[^\x20-\x7e]|\/|''|' ?-/;

const vulgar = /[\u00bc-\u00be\u2150-\u215e]/g;
const minus = /[\u2212\u2013]/g;
const fractionSlash = /\u2044/g;

/** The same text with straight quotes, hyphens and plain spaces, and with its fractions as decimals where that is certain. */
export function inPlainSigns(text: string): string {
  return unusual.test(text) ? withoutFractions(inKeyboardSigns(text)) : text.trim();
}

function inKeyboardSigns(text: string): string {
  return text
    .replace(vulgar, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(fractionSlash, '/')
    .replace(/[’′‘]/g, "'")
    .replace(/[”″“]|''/g, '"')
    .replace(minus, '-')
    .replace(/' ?- ?(?=\d)/g, "' ")
    .replace(/\s+/g, ' ')
    .replace(/^- /, '-')
    .trim();
}

/** A fraction, or a mixed number: `1/2`, `5 1/2`, `5-1/2`. */
const fraction = /(?<![\d./])(?:(\d+)[ -])?(\d+) ?\/ ?(\d+)(?![\d./])/g;

/** With decimals: `5 1/2` and `5-1/2` are 5.5. What may be read in two ways, or is no number, stays as it is. */
function withoutFractions(text: string): string {
  return text.replace(fraction, (whole: string, before: string | undefined, over: string, under: string) => {
    const values = before === undefined ? readingsOf(over, under) : mixed(before, over, under);
    const [value, ...others] = values;
    if (value === undefined || others.length > 0) return whole;
    return String(whole === text ? onGrid(value) : value);
  });
}

/** The values of a fraction: `11/2` may be five and a half, or one and a half without its space. */
function readingsOf(over: string, under: string): readonly number[] {
  if (Number(under) === 0) return [];
  const splits = [...over].flatMap((_, at) => (at === 0 ? [] : mixed(over.slice(0, at), over.slice(at), under)));
  return [Number(over) / Number(under), ...(Number(over) > Number(under) ? splits : [])];
}

/** The value of a mixed number, whose fraction is less than one. */
function mixed(before: string, over: string, under: string): readonly number[] {
  const isPart = !over.startsWith('0') && Number(over) < Number(under);
  return isPart ? [Number(before) + Number(over) / Number(under)] : [];
}

/** The numbers that a fraction by itself may stand for, when there are several. */
export function fractionReadings(text: string): readonly number[] {
  const [, sign = '', over, under] = /^(-?)(\d+) ?\/ ?(\d+)$/.exec(inKeyboardSigns(text)) ?? [];
  if (over === undefined || under === undefined) return [];
  const all = readingsOf(over, under);
  return all.length < 2 ? [] : all.map((value) => onGrid(sign === '-' ? -value : value));
}
