/** Reads numbers as callers write them in the one grammar that is taken, and explains texts that are refused. */

import type { EngineWords } from '../../words/engine-words.js';
import { joined } from '../../words/engine-words.js';
import { onceFor } from '../../words/once-for.js';
import type { AcceptedUnit } from '../kernel/module.js';
import { isSameUnit, unspaced } from '../spelling/letter-case.js';
import { onGrid } from './grid.js';
import { otherCases, readMeasure, withSmallerUnit } from './measure.js';
import { fractionReadings, inPlainSigns } from './plain-text.js';
import type { Typed } from './typed-words.js';
import { typedPattern } from './typed-words.js';

/**
 * Sign, digits, fraction, exponent. `Number()` would also take an empty text, hexadecimal digits and `Infinity`, and
 * `parseFloat` would read `1,800` as 1.
 */
const decimal = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** In a query a plus sign stands for a space, so that `1e+3`, which programs write, arrives as `1e 3`. */
const plusOfExponent = /(?<=\d[eE]) (?=\d)/;

/**
 * The number a text stands for: a decimal, a fraction or a mixed number, also with the signs of print, such as `−2½`.
 * Undefined when it is no finite number, or may be two. Never negative zero.
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(plusOfExponent, '+');
  const plain = decimal.test(trimmed) ? trimmed : inPlainSigns(trimmed);
  if (!decimal.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** The units of a number input. */
export interface NumberUnit {
  /** The input's own unit, with which a written one must agree. */
  readonly unit?: string | undefined;
  /** The same unit as the catalog writes it, such as `EUR/m` when `unit` is `EUR per metre`. */
  readonly written?: string | undefined;
  /** The units that may stand beside a number, the input's own first. */
  readonly units?: readonly AcceptedUnit[] | undefined;
}

/** The key of a reason in the words. */
export type NumberReason = keyof EngineWords['numberReasons'];

/** A reason as the end of a sentence that begins with the name of the parameter. */
export function reasonText(
  { reason, written = '', readings = [] }: NumberHint,
  { unit = '' }: NumberUnit,
  { numberReasons, or }: EngineWords,
): string {
  const known = joined(readings, or);
  if (reason === 'besideUnit' || reason === 'cents') return numberReasons[reason]({ unit });
  if (reason === 'letterCase') return numberReasons.letterCase({ written, known });
  return reason === 'severalReadings' ? numberReasons.severalReadings({ known }) : numberReasons[reason];
}

/** The reason that a text is not a number, and the number that was meant. */
export interface NumberHint {
  readonly reason: NumberReason;
  /** A number, alone or with a unit that the input takes; null when it is not certain. */
  readonly meant: string | null;
  /** What the text may mean where that is not certain: numbers, or the spellings of a unit. */
  readonly readings?: readonly string[];
  /** The unit that was written. */
  readonly written?: string;
}

/** Explains a text that `parseNumber` refused, and that is in the language of these words. */
export function explainNumber(text: string, own: NumberUnit, words: Typed): NumberHint {
  const trimmed = inPlainSigns(text);
  for (const explain of explanations) {
    const hint = explain(trimmed, own, words);
    if (hint !== null) return hint;
  }
  return { reason: 'noNumber', meant: null };
}

type Explanation = (text: string, own: NumberUnit, words: Typed) => NumberHint | null;

const explanations: readonly Explanation[] = [
  explainEmpty,
  explainNotFinite,
  explainOtherBase,
  explainForeignDigits,
  explainSeparators,
  explainDecimalComma,
  explainBarePoint,
  explainFraction,
  explainMoney,
  explainCents,
  explainThousand,
  explainLetterCase,
  explainSmallerUnit,
  explainUnit,
  explainCommaBesideUnit,
];

function explainEmpty(text: string): NumberHint | null {
  return text === '' ? { reason: 'empty', meant: null } : null;
}

function explainNotFinite(text: string): NumberHint | null {
  if (/^[+-]?(?:nan|inf(?:inity)?)$/i.test(text)) return { reason: 'notFinite', meant: null };
  return decimal.test(text) ? { reason: 'tooLarge', meant: null } : null;
}

function explainOtherBase(text: string): NumberHint | null {
  if (!/^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i.test(text)) return null;
  return { reason: 'otherBase', meant: meant(String(Number(text))) };
}

/** The zeros of the digits that keyboards and forms produce: Arabic-Indic, Persian, Devanagari, full width. */
const foreignZeros = [0x0660, 0x06f0, 0x0966, 0xff10];

function explainForeignDigits(text: string): NumberHint | null {
  const western = [...text].map(westernDigit).join('');
  return western === text ? null : { reason: 'foreignDigits', meant: meant(western) };
}

function westernDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = foreignZeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

function explainSeparators(text: string): NumberHint | null {
  // Points between groups, as in `1.234,5` and `1.234.567`, leave only one reading.
  if (/^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/.test(text))
    return { reason: 'separators', meant: meant(text.replaceAll('.', '').replace(',', '.')) };
  if (!/^[+-]?[1-9]\d{0,2}(?:([,_' ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(text)) return null;
  return { reason: 'separators', meant: meant(text.replace(/[,_' ]/g, '')) };
}

function explainDecimalComma(text: string): NumberHint | null {
  if (!/^[+-]?\d+,\d+$/.test(text)) return null;
  return { reason: 'decimalComma', meant: meant(text.replace(',', '.')) };
}

function explainBarePoint(text: string): NumberHint | null {
  if (!/^[+-]?\d+\.$/.test(text)) return null;
  return { reason: 'barePoint', meant: meant(text.slice(0, -1)) };
}

/** Explains a fraction of two readings: `11/2` is 5.5, or 1 1/2 without its space. */
function explainFraction(text: string): NumberHint | null {
  const readings = fractionReadings(text);
  return readings.length === 0 ? null : { reason: 'severalReadings', meant: null, readings: readings.map(String) };
}

/** Currency signs and codes that stand before an amount, each with the code that it means. */
const currencies: ReadonlyMap<string, string> = new Map([
  ['$', 'usd'],
  ['us$', 'usd'],
  ['usd', 'usd'],
  ['€', 'eur'],
  ['eur', 'eur'],
  ['£', 'gbp'],
  ['gbp', 'gbp'],
]);

/** Drops a currency sign only if the input is in that currency, or has no unit at all. */
function explainMoney(text: string, own: NumberUnit): NumberHint | null {
  const [, sign = '', amount = '', rest = ''] =
    /^(\p{Sc}|US\$|USD|EUR|GBP)\s*(\.?\d(?:[\d.,_' ]*\d)?)(.*)$/iu.exec(text) ?? [];
  if (sign === '') return null;
  const isOwn = own.unit === undefined ? rest === '' : isSameMoney(sign, rest, own);
  return { reason: 'money', meant: isOwn ? plainAmount(amount) : null };
}

/** A number of cents, and what stands behind it, such as `/kWh`. */
const centsIn = onceFor(
  (words: Typed) =>
    new RegExp(`^([+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+))\\s*(?:¢|${typedPattern('cents', words)})(?!\\p{L})(.*)$`, 'iu'),
);

/** Explains `15¢` and `11 cents`, where the input is in money. */
function explainCents(text: string, own: NumberUnit, words: Typed): NumberHint | null {
  const [, amount = '', rest = ''] = centsIn(words).exec(text) ?? [];
  const money = moneyOf(own);
  if (amount === '' || money === undefined) return null;
  const isWhole = rest.trim() === '' || agrees(`${money}${rest}`, own);
  return { reason: 'cents', meant: isWhole ? String(onGrid(Number(amount) / 100)) : null };
}

/** True when an amount is in the input's unit: `$20` and `$20/ft` are both in `$ per ft`. */
function isSameMoney(sign: string, rest: string, own: NumberUnit): boolean {
  return rest.trim() === '' ? bareUnit(sign) === moneyOf(own) : agrees(`${sign}${rest}`, own);
}

/** The code of the money that a unit begins with, in any language: `usd` for `$ por kWh`. */
function moneyOf({ unit = '' }: NumberUnit): string | undefined {
  const [sign = ''] = /^(?:us\$|\p{Sc}|[a-z]{3}(?!\p{L}))/iu.exec(unit) ?? [];
  return currencies.get(sign.toLowerCase());
}

/** The number that digits with separators or a decimal comma stand for. */
function plainAmount(text: string): string | null {
  return meant(text) ?? explainSeparators(text)?.meant ?? explainDecimalComma(text)?.meant ?? null;
}

/** Takes `10k` for ten thousand only if the letter cannot be a unit or begin one, such as kilometers or kelvins. */
function explainThousand(text: string, { unit = '', units = [] }: NumberUnit): NumberHint | null {
  const thousands = /^([+-]?\d+(?:\.\d+)?)\s*k$/i.exec(text)?.[1];
  if (thousands === undefined) return null;
  const names = [bareUnit(unit), ...units.flatMap(({ spellings, exact = [] }) => [...spellings, ...exact])];
  const isUnit = names.some((name) => /^[k°]/i.test(name)) || units.some(({ plus }) => plus !== undefined);
  return isUnit ? null : { reason: 'thousand', meant: meant(String(Number(thousands) * 1000)) };
}

/** Explains `5 MW` where only `mW` is known. */
function explainLetterCase(text: string, { units = [], unit = '' }: NumberUnit): NumberHint | null {
  const written = /^[+-]?[\d.]+\s*([^\d\s.,][^\d]*[23²³]?)$/u.exec(text)?.[1]?.trim() ?? '';
  if (written === '' || isSameUnit(unspaced(unit), unspaced(written))) return null;
  const own = unspaced(written).toLowerCase() === unspaced(unit).toLowerCase() ? [unit] : [];
  const readings = units.length === 0 ? own : otherCases(written, units);
  return readings.length === 0 ? null : { reason: 'letterCase', meant: null, readings, written };
}

/** Explains `5' 6`, which has no unit at its end. */
function explainSmallerUnit(text: string, { units = [] }: NumberUnit): NumberHint | null {
  const [, head = '', tail = ''] = /^(.*[^\d\s.].*?) ?(\d+(?:\.\d+)?)$/u.exec(text) ?? [];
  const meant = head === '' ? undefined : withSmallerUnit(head, tail, units);
  return meant === undefined ? null : { reason: 'besideUnit', meant };
}

/** Drops a unit only if it is the input's own: `12 m` must not become twelve feet. */
function explainUnit(text: string, own: NumberUnit): NumberHint | null {
  const parts = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*([^\d\s.,].*)$/u.exec(text);
  if (parts === null) return null;
  const [, amount = '', beside = ''] = parts;
  if (own.unit === undefined) return { reason: 'beside', meant: null };
  return { reason: 'besideUnit', meant: agrees(beside, own) ? meant(amount) : null };
}

/** Explains `2,5 m`. The unit stays if the input takes it. */
function explainCommaBesideUnit(text: string, own: NumberUnit): NumberHint | null {
  const [, amount = '', beside = ''] = /^([+-]?[\d,]*\d(?:\.\d+)?)\s*([^\d\s.,].*)$/u.exec(text) ?? [];
  const hint = amount === '' ? null : (explainSeparators(amount) ?? explainDecimalComma(amount));
  if (hint === null || hint.meant === null || agrees(beside, own)) return hint;
  const measure = `${hint.meant} ${beside}`;
  return { ...hint, meant: readMeasure(measure, own.units) === undefined ? null : measure };
}

/** True when a written unit is the whole of the input's unit: `sqft` agrees with `sq ft`, and `ft` does not. */
function agrees(beside: string, { unit = '', written = '' }: NumberUnit): boolean {
  const bare = bareUnit(beside);
  return bare !== '' && [unit, written].some((each) => isSameUnit(bareUnit(each), bare));
}

/** One spelling for the same unit but for its case: `€ per sq ft` and `EUR/sqft` both become `eurpersqft`. */
function bareUnit(text: string): string {
  const bare = unspaced(text).replaceAll('/', 'per');
  const sign = /^(?:us\$|\p{Sc}|[a-z]{3}(?=per|$))/iu.exec(bare)?.[0] ?? '';
  return `${currencies.get(sign.toLowerCase()) ?? sign}${bare.slice(sign.length)}`;
}

function meant(text: string): string | null {
  const value = parseNumber(text);
  return value === undefined ? null : String(value);
}
