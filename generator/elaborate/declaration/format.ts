/** The format of an amount in a sentence: decimals, unit, and whether it is an estimate. */
import type { Format } from '../../program/catalog.js';
import type { Span } from '../../source/source.js';
import type { NamedUnit, Unit } from '../../units/unit.js';
import { isPlain, moneySymbol, wordBefore } from '../../units/unit.js';
import type { Quantity } from '../expression/value.js';

/** Text after the colon of a placeholder: a number of decimals, or for money `about` or `exact`. */
export type Precision =
  | ({ readonly kind: 'decimals' } & Digits)
  | { readonly kind: 'about' | 'exact'; readonly span: Span };

interface Digits {
  readonly decimals: number;
  /** Keeps trailing zeros. */
  readonly fixed: boolean;
}

/** Decimals of a number that is no money, unless an editor asks for others. */
export const mostDecimals = 2;

/**
 * The format of an amount in a sentence; null for units that nobody reads. Money has no decimals unless asked for, and
 * a range of money is an estimate unless the editor says otherwise.
 */
export function formatOf({ kind, unit }: Quantity, asked: Precision | null): Format | null {
  const digits = asked?.kind === 'decimals' ? { decimals: asked.decimals, fixed: asked.fixed } : null;
  const isMoney = moneySymbol(unit) !== null;
  const isEstimate = isMoney && (asked === null ? kind === 'range' : asked.kind === 'about');
  const words = wordsAround(unit);
  if (words === null) return null;
  const shown = digits ?? { decimals: isMoney ? 0 : mostDecimals, fixed: false };
  return { ...shown, ...words, isEstimate, fractions: digits === null ? fractionsOf(unit) : null };
}

/** The same format for the words of another language, in which the unit is given. */
export function formatInWords(format: Format, unit: Unit): Format {
  const words = wordsAround(unit);
  return words === null ? format : { ...format, ...words, fractions: format.fractions && fractionsOf(unit) };
}

/** Text after an amount, by plural form; absent where the unit has only two. */
function formsOf({ forms }: NamedUnit, per = ''): Pick<Format, 'forms'> {
  if (forms === undefined) return {};
  return { forms: Object.fromEntries(Object.entries(forms).map(([form, word]) => [form, `${behind(word)}${per}`])) };
}

/** The unit's name, and the text before and after a number in it; null for units that nobody reads. */
function wordsAround(unit: Unit): Pick<Format, 'unit' | 'prefix' | 'one' | 'many' | 'forms'> | null {
  // What a rate is of comes first, in whatever order the formula has them.
  const [factor, ...rest] = [...unit.factors].sort((a, b) => b.power - a.power);
  if (factor === undefined) return isPlain(unit) ? { unit: '', prefix: '', one: '', many: '' } : null;
  if (factor.power !== 1 || rest.some(({ power }) => power !== -1)) return null;
  const per = rest.map((below) => ` ${wordBefore(below.unit)} ${below.unit.one}`).join('');
  const name = `${wordsOf(factor.unit)}${per}`;
  const { symbol, around } = factor.unit;
  if (symbol !== null && around?.isMoneyBehind === true) {
    const behindIt = `\u00a0${symbol}${per}`;
    return { unit: name, prefix: '', one: behindIt, many: behindIt };
  }
  if (symbol !== null) return { unit: name, prefix: symbol, one: per, many: per };
  const [one, many] = [factor.unit.one, factor.unit.many].map((word) => `${behind(word)}${per}`);
  return { unit: name, prefix: '', one: one ?? '', many: many ?? '', ...formsOf(factor.unit, per) };
}

/** Puts a space before a word, but not before a sign such as %. */
function behind(word: string): string {
  return /^\p{L}/u.test(word) ? ` ${word}` : word;
}

/** The plural of a unit; its name when the plural is only a sign, such as %. */
function wordsOf({ many, label, name }: NamedUnit): string {
  return [many, label, name].find((text) => /\p{L}/u.test(text)) ?? '';
}

function fractionsOf({ factors }: Unit): Format['fractions'] {
  const [factor, ...rest] = factors;
  if (factor === undefined || rest.length > 0 || factor.unit.fractionsIn === null) return null;
  const { unit, count } = factor.unit.fractionsIn;
  return { count, one: behind(unit.one), many: behind(unit.many), ...formsOf(unit) };
}
