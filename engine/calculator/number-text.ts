/** Numbers as callers write them: the one grammar that is taken, and what may have been meant by anything else. */
import type { AcceptedUnit } from '../kernel/module.js';
import { readMeasure } from './measure.js';

/**
 * Sign, digits, fraction, exponent. `Number()` alone would also take an empty text, hexadecimal digits and `Infinity`,
 * and `parseFloat` would read `1,800` as 1.
 */
const decimal = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** In a query a plus sign stands for a space, so that `1e+3`, which programs write, arrives as `1e 3`. */
const plusOfExponent = /(?<=\d[eE]) (?=\d)/;

/** The number a text stands for; undefined when it is not a finite decimal number. Never negative zero. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(plusOfExponent, '+');
  if (!decimal.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** What an input says of the numbers that it takes. */
export interface NumberUnit {
  /** Its own unit, with which a written one must agree. */
  readonly unit?: string | undefined;
  /** The same unit as the catalog writes it, such as `EUR/m` where `unit` is `EUR per metre`. */
  readonly written?: string | undefined;
  /** What may stand beside a number, its own unit first. */
  readonly units?: readonly AcceptedUnit[] | undefined;
}

/** Why a text is not a number, as the end of a sentence, and the number that was meant where that is certain. */
export interface NumberHint {
  readonly reason: string;
  /** A number, or a number with a unit that is taken beside it. */
  readonly meant: string | null;
}

/** Explains a text that `parseNumber` refused. */
export function explainNumber(text: string, own: NumberUnit): NumberHint {
  const trimmed = text.trim();
  for (const explain of explanations) {
    const hint = explain(trimmed, own);
    if (hint !== null) return hint;
  }
  return { reason: 'is not a number', meant: null };
}

type Explanation = (text: string, own: NumberUnit) => NumberHint | null;

const explanations: readonly Explanation[] = [
  explainEmpty,
  explainNotFinite,
  explainOtherBase,
  explainForeignDigits,
  explainSeparators,
  explainDecimalComma,
  explainBarePoint,
  explainMoney,
  explainThousand,
  explainUnit,
  explainCommaBesideUnit,
];

function explainEmpty(text: string): NumberHint | null {
  return text === '' ? { reason: 'is empty', meant: null } : null;
}

function explainNotFinite(text: string): NumberHint | null {
  if (/^[+-]?(?:nan|inf(?:inity)?)$/i.test(text)) return { reason: 'is not a finite number', meant: null };
  return decimal.test(text) ? { reason: 'is too large for a number', meant: null } : null;
}

function explainOtherBase(text: string): NumberHint | null {
  if (!/^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i.test(text)) return null;
  return { reason: 'is not written in decimal digits', meant: meant(String(Number(text))) };
}

/** The zeros of the digit rows that keyboards and forms produce: Arabic-Indic, Persian, Devanagari, full width. */
const foreignZeros = [0x0660, 0x06f0, 0x0966, 0xff10];

function explainForeignDigits(text: string): NumberHint | null {
  const western = [...text].map(westernDigit).join('').replace(/[−–]/g, '-');
  return western === text ? null : { reason: 'must be written with the digits 0 to 9', meant: meant(western) };
}

function westernDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = foreignZeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

function explainSeparators(text: string): NumberHint | null {
  if (!/^[+-]?[1-9]\d{0,2}(?:([,_' ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(text)) return null;
  return { reason: 'must be written without thousands separators', meant: meant(text.replace(/[,_' ]/g, '')) };
}

function explainDecimalComma(text: string): NumberHint | null {
  if (!/^[+-]?\d+,\d+$/.test(text)) return null;
  return { reason: 'must be written with a decimal point', meant: meant(text.replace(',', '.')) };
}

function explainBarePoint(text: string): NumberHint | null {
  if (!/^[+-]?\d+\.$/.test(text)) return null;
  return { reason: 'has a decimal point without digits behind it', meant: meant(text.slice(0, -1)) };
}

/** Signs and names of money that stand before an amount, by the code that they mean. */
const currencies: ReadonlyMap<string, string> = new Map([
  ['$', 'usd'],
  ['us$', 'usd'],
  ['usd', 'usd'],
  ['€', 'eur'],
  ['eur', 'eur'],
  ['£', 'gbp'],
  ['gbp', 'gbp'],
]);

/** Dollars are only cut off where the input is in dollars, or in no unit at all. */
function explainMoney(text: string, own: NumberUnit): NumberHint | null {
  const [, sign = '', amount = '', rest = ''] =
    /^(\p{Sc}|US\$|USD|EUR|GBP)\s*(\.?\d(?:[\d.,_' ]*\d)?)(.*)$/iu.exec(text) ?? [];
  if (sign === '') return null;
  const isOwn = own.unit === undefined ? rest === '' : isSameMoney(sign, rest, own);
  return { reason: 'must be written without a sign of money', meant: isOwn ? plainAmount(amount) : null };
}

/** `$20` and `$20/ft` are both in `$ per ft`. */
function isSameMoney(sign: string, rest: string, own: NumberUnit): boolean {
  const [money = ''] = bareUnit(own.unit ?? '').split('per');
  return rest.trim() === '' ? bareUnit(sign) === money : agrees(`${sign}${rest}`, own);
}

/** The number of digits that may have separators, or a decimal comma. */
function plainAmount(text: string): string | null {
  return meant(text) ?? explainSeparators(text)?.meant ?? explainDecimalComma(text)?.meant ?? null;
}

/** `10k` is ten thousand only where the letter cannot begin, or be, a unit: not of kilometres, and not of kelvins. */
function explainThousand(text: string, { unit = '', units = [] }: NumberUnit): NumberHint | null {
  const thousands = /^([+-]?\d+(?:\.\d+)?)\s*k$/i.exec(text)?.[1];
  if (thousands === undefined) return null;
  const names = [bareUnit(unit), ...units.flatMap(({ spellings }) => spellings)];
  const isUnit = names.some((name) => /^[k°]/.test(name)) || units.some(({ plus }) => plus !== undefined);
  return { reason: 'must be written out', meant: isUnit ? null : meant(String(Number(thousands) * 1000)) };
}

/** A written unit is only cut off where it is the input's own: `12 m` must not become twelve feet. */
function explainUnit(text: string, own: NumberUnit): NumberHint | null {
  const parts = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*([^\d\s.,].*)$/u.exec(text);
  if (parts === null) return null;
  const [, amount = '', beside = ''] = parts;
  if (own.unit === undefined) return { reason: 'must be a number alone', meant: null };
  return { reason: `must be a number alone, in ${own.unit}`, meant: agrees(beside, own) ? meant(amount) : null };
}

/** `2,5 m`: the unit stays where it is one that is taken. */
function explainCommaBesideUnit(text: string, own: NumberUnit): NumberHint | null {
  const [, amount = '', beside = ''] = /^([+-]?[\d,]*\d(?:\.\d+)?)\s*([^\d\s.,].*)$/u.exec(text) ?? [];
  const hint = amount === '' ? null : (explainSeparators(amount) ?? explainDecimalComma(amount));
  if (hint === null || hint.meant === null || agrees(beside, own)) return hint;
  const measure = `${hint.meant} ${beside}`;
  return { ...hint, meant: readMeasure(measure, own.units) === undefined ? null : measure };
}

/** Whether a unit as written is the whole of the input's unit: `sqft` agrees with `sq ft`, and `ft` does not. */
function agrees(beside: string, { unit = '', written = '' }: NumberUnit): boolean {
  const bare = bareUnit(beside);
  return bare !== '' && [unit, written].some((each) => bareUnit(each) === bare);
}

/** `€ per sq ft`, `EUR/sqft`: one spelling for what says the same. */
function bareUnit(text: string): string {
  const bare = text.toLowerCase().replace(/[\s.]/g, '').replaceAll('/', 'per');
  const sign = /^(?:us\$|\p{Sc}|[a-z]{3}(?=per|$))/u.exec(bare)?.[0] ?? '';
  return `${currencies.get(sign) ?? sign}${bare.slice(sign.length)}`;
}

function meant(text: string): string | null {
  const value = parseNumber(text);
  return value === undefined ? null : String(value);
}
