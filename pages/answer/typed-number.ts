/** Reads numbers as people write them in the language of the page, and writes them as the API takes them. */
import { readMeasure, withSmallerUnit } from '../../engine/calculator/measure.js';
import { explainNumber, parseNumber } from '../../engine/calculator/number-text.js';
import { inPlainSigns } from '../../engine/calculator/plain-text.js';
import { englishTyped } from '../../engine/calculator/typed-words.js';
import type { AcceptedUnit, NumberInput } from '../../engine/kernel/module.js';
import { isSameUnit } from '../../engine/spelling/letter-case.js';

/** The signs between groups of digits and before decimals. */
export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const sign = (type: 'group' | 'decimal'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/** Numbers are typed in this form in every language, as the API takes them. */
const american = separatorsOf('en-US');

/**
 * The texts of the API that a typed one may stand for: one if it is certain, several if the person has to say which,
 * none if it is no number. `unit` is the name of the unit that was chosen beside it; a written one comes before it.
 */
export function readTyped(
  text: string,
  input: NumberInput,
  unit?: string,
  separators: Separators = american,
): readonly string[] {
  const plain = inPlainSigns(text);
  const isWritten = (each: string): boolean =>
    parseNumber(each) !== undefined || readMeasure(each, input.units) !== undefined;
  const bare = withoutOwnUnit(plain, input);
  const all = candidates(bare, { input, separators, unit }).filter(isWritten);
  const known = all.length > 0 ? all : meantBy(bare, input);
  return [...new Set(known)].map((each) => withUnit(each, input, unit));
}

/** Adds the chosen unit to a plain number, unless it is the input's own. */
function withUnit(text: string, { units = [] }: NumberInput, unit: string | undefined): string {
  const chosen = units.slice(1).find(({ name }) => name === unit);
  return chosen === undefined || parseNumber(text) === undefined ? text : `${text} ${chosen.name}`;
}

interface Reading {
  readonly input: NumberInput;
  readonly separators: Separators;
  readonly unit: string | undefined;
}

function candidates(text: string, { input: { units = [] }, separators, unit }: Reading): readonly string[] {
  const beside = units.find(({ name }) => name === unit) ?? units[0];
  return withoutGroups(text, separators).flatMap((each) => joined(each, units, beside));
}

/** Without the currency sign of the input, or any where it has no unit, and without a unit that is written as shown. */
function withoutOwnUnit(text: string, { unit = '', units }: NumberInput): string {
  const own = /^\p{Sc}/u.exec(unit)?.[0];
  const [, sign = '', money = '', rest = ''] = /^(-?)(\p{Sc}?) ?(.*)$/u.exec(text) ?? [];
  const amount = money === '' || (own !== money && unit !== '') ? text : sign + rest;
  const isNamed = units === undefined && unit !== '' && isSameUnit(unit, amount.slice(-unit.length));
  return isNamed ? amount.slice(0, -unit.length).trim() : amount;
}

/** Digits in groups of three without their separators. Where other places may be meant, both readings. */
function withoutGroups(text: string, { group, decimal }: Separators): readonly string[] {
  // Groups and decimals the other way around leave only one reading.
  if (group === ',' && /^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(text))
    return [text.replaceAll('.', '').replace(',', '.')];
  const [g, d] = [escapedSign(group), escapedSign(decimal)];
  const grouped = new RegExp(`(?<![\\d${g}${d}])[1-9]\\d{0,2}(?:(?:${g}\\d{3})+|(?: \\d{3})+)(?![\\d${g}])`, 'gu');
  const plain = text.replace(grouped, (digits) => digits.replace(new RegExp(`[${g} ]`, 'gu'), ''));
  const pointed = decimal === '.' ? plain : plain.replace(new RegExp(`(?<=\\d)${d}(?=\\d)`, 'gu'), '.');
  const foreign = new RegExp(`^([^${g}]*\\d)${g}(\\d+)(?!\\d|${g})([^${g}]*)$`, 'u').exec(pointed);
  if (group === '.' || foreign === null) return [pointed];
  const [, before = '', after = '', end = ''] = foreign;
  const isDecimal = [`${before}.${after}${end}`];
  return /(?:^|\D)0$/.test(before) ? isDecimal : [...isDecimal, `${before}${after}${end}`];
}

function escapedSign(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** `5 ft 6` has its inches; `5 6` may be that or one number. */
function joined(text: string, units: readonly AcceptedUnit[], own: AcceptedUnit | undefined): readonly string[] {
  const [, head = '', tail = ''] = /^(.*[^\d\s.].*?) ?(\d+(?:\.\d+)?)$/u.exec(text) ?? [];
  const parted = head === '' ? undefined : withSmallerUnit(head, tail, units);
  if (parted !== undefined) return [parted];
  const [, first = '', second = ''] = /^(\d+) (\d+)$/.exec(text) ?? [];
  if (first === '') return [text];
  const both = own === undefined ? undefined : withSmallerUnit(`${first} ${own.name}`, second, units);
  return [...(both === undefined ? [] : [both]), `${first}${second}`];
}

/** Suggestions that the API itself would make, such as 10000 for `10k`. */
function meantBy(text: string, input: NumberInput): readonly string[] {
  if (text.includes(',')) return [];
  const { reason, meant, readings = [] } = explainNumber(text, input, englishTyped);
  if (meant !== null) return [meant];
  return reason === 'severalReadings' ? readings : [];
}
