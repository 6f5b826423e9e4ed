/** Writes numbers with their units for people, as a language does. */
import type { Translation } from '../../words/phrases.js';
import { americanForm, unitAfter } from '../kernel/language.js';
import { roundTo } from '../kernel/math.js';
import type { InputSpec, InputValue } from '../kernel/module.js';
import type { AmountWords, Spoken } from './clamp.js';
import { digitsOf, numbersOf } from './clamp.js';

/** How a language writes amounts. */
export interface QuantityLanguage extends AmountWords {
  /** True where signs of money stand behind their amounts. */
  readonly moneyBehind: boolean;
}

/** A label inside a sentence. Abbreviations such as PVC keep their capitals, and so do all nouns of some languages. */
export function insideSentence(label: string, { info }: Pick<Translation, 'info'>): string {
  const keeps = info?.capitalNouns === true || /^\p{Lu}(?!\p{Ll})/u.test(label);
  return keeps ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** How a calculator writes them in its language; `to` stands between the ends of a range. */
export function quantityLanguage({ translation, counted }: Spoken): QuantityLanguage & { readonly to: string } {
  const { info } = translation;
  const numbers = numbersOf(translation);
  return { numbers, counted, moneyBehind: info?.moneyBehind ?? false, to: (info ?? americanForm).to };
}

/** `2.47 cubic yards`, `1 gallon`, `$1,500`, `$6 per sq ft`. */
export function quantityText(language: QuantityLanguage, value: number, unit = ''): string {
  const [, sign, rest = ''] = /^(\p{Sc})(?: (.+))?$/u.exec(unit) ?? [];
  const text = sign === undefined ? digitsOf(value, language.numbers.trimmed) : moneyText(language, value, sign);
  const said = sign === undefined ? unitAfter(text, unit, language.counted?.[unit], language.numbers) : rest;
  return `${text} ${said}`.trim();
}

/** `$5,700 to $9,750`. */
export function rangeBetween(
  language: QuantityLanguage & { readonly to: string },
  low: number,
  high: number,
  unit = '',
): string {
  return `${quantityText(language, low, unit)} ${language.to} ${quantityText(language, high, unit)}`;
}

/** The value of an input as people read it: a number with its unit, the label of an option, or a day. */
export function valueText(language: QuantityLanguage, value: InputValue, spec: InputSpec): string {
  if (spec.type === 'number') return quantityText(language, Number(value), spec.unit);
  const options = spec.type === 'select' ? spec.options : [];
  return options.find((option) => option.value === value)?.label ?? String(value);
}

/** An amount of money; cents have both digits. */
function moneyText({ numbers, moneyBehind }: QuantityLanguage, value: number, sign: string): string {
  const hasCents = !Number.isInteger(value) && value === roundTo(value, 2);
  const digits = hasCents ? numbers.fixed(value, 2) : digitsOf(value, numbers.trimmed);
  return moneyBehind ? `${digits} ${sign}` : numbers.amount(digits, sign, '', '');
}
