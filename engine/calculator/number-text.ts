/** Reads numbers as callers write them in the one grammar that is taken, and explains texts that are refused. */
import type { AcceptedUnit } from '../kernel/module.js';
import type { EngineWords } from '../words/engine-words.js';
import { readMeasure } from './measure.js';

/**
 * Sign, digits, fraction, exponent. `Number()` would also take an empty text, hexadecimal digits and `Infinity`, and
 * `parseFloat` would read `1,800` as 1.
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
export function reasonText(reason: NumberReason, { unit = '' }: NumberUnit, { numberReasons }: EngineWords): string {
  return reason === 'besideUnit' ? numberReasons.besideUnit({ unit }) : numberReasons[reason];
}

/** The reason that a text is not a number, and the number that was meant. */
export interface NumberHint {
  readonly reason: NumberReason;
  /** A number, alone or with a unit that the input takes; null when it is not certain. */
  readonly meant: string | null;
}

/** Explains a text that `parseNumber` refused. */
export function explainNumber(text: string, own: NumberUnit): NumberHint {
  const trimmed = text.trim();
  for (const explain of explanations) {
    const hint = explain(trimmed, own);
    if (hint !== null) return hint;
  }
  return { reason: 'noNumber', meant: null };
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
  const western = [...text].map(westernDigit).join('').replace(/[−–]/g, '-');
  return western === text ? null : { reason: 'foreignDigits', meant: meant(western) };
}

function westernDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = foreignZeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

function explainSeparators(text: string): NumberHint | null {
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

/** True when an amount is in the input's unit: `$20` and `$20/ft` are both in `$ per ft`. */
function isSameMoney(sign: string, rest: string, own: NumberUnit): boolean {
  const [money = ''] = bareUnit(own.unit ?? '').split('per');
  return rest.trim() === '' ? bareUnit(sign) === money : agrees(`${sign}${rest}`, own);
}

/** The number that digits with separators or a decimal comma stand for. */
function plainAmount(text: string): string | null {
  return meant(text) ?? explainSeparators(text)?.meant ?? explainDecimalComma(text)?.meant ?? null;
}

/** Takes `10k` for ten thousand only if the letter cannot be a unit or begin one, such as kilometers or kelvins. */
function explainThousand(text: string, { unit = '', units = [] }: NumberUnit): NumberHint | null {
  const thousands = /^([+-]?\d+(?:\.\d+)?)\s*k$/i.exec(text)?.[1];
  if (thousands === undefined) return null;
  const names = [bareUnit(unit), ...units.flatMap(({ spellings }) => spellings)];
  const isUnit = names.some((name) => /^[k°]/.test(name)) || units.some(({ plus }) => plus !== undefined);
  return { reason: 'thousand', meant: isUnit ? null : meant(String(Number(thousands) * 1000)) };
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
  return bare !== '' && [unit, written].some((each) => bareUnit(each) === bare);
}

/** One spelling for the same unit: `€ per sq ft` and `EUR/sqft` both become `eurpersqft`. */
function bareUnit(text: string): string {
  const bare = text.toLowerCase().replace(/[\s.]/g, '').replaceAll('/', 'per');
  const sign = /^(?:us\$|\p{Sc}|[a-z]{3}(?=per|$))/u.exec(bare)?.[0] ?? '';
  return `${currencies.get(sign) ?? sign}${bare.slice(sign.length)}`;
}

function meant(text: string): string | null {
  const value = parseNumber(text);
  return value === undefined ? null : String(value);
}
