/** Writes numbers with their units for people, as a language does. */
import type { Translation } from '../../words/phrases.js';
import type { NumberText } from '../kernel/language.js';
import { americanForm } from '../kernel/language.js';
import { roundTo } from '../kernel/math.js';
import type { InputSpec, InputValue, NumberInput } from '../kernel/module.js';
import { digitsOf, numbersOf, unitAfter } from './clamp.js';

/** How a language writes numbers. */
export interface QuantityLanguage {
  readonly numbers: NumberText;
  /** True where signs of money stand behind their amounts. */
  readonly moneyBehind: boolean;
}

/** A label inside a sentence. Abbreviations such as PVC keep their capitals, and so do all nouns of some languages. */
export function insideSentence(label: string, { info }: Pick<Translation, 'info'>): string {
  const keeps = info?.capitalNouns === true || /^\p{Lu}(?!\p{Ll})/u.test(label);
  return keeps ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** How the language of a translation writes them; `to` stands between the ends of a range. */
export function quantityLanguage(translation: Translation): QuantityLanguage & { readonly to: string } {
  const { info } = translation;
  return { numbers: numbersOf(translation), moneyBehind: info?.moneyBehind ?? false, to: (info ?? americanForm).to };
}

/** `2.47 cubic yards`, `$1,500`, `$6 per sq ft`. */
export function quantityText(language: QuantityLanguage, value: number, unit = ''): string {
  const [, sign, rest = ''] = /^(\p{Sc})(?: (.+))?$/u.exec(unit) ?? [];
  const text = sign === undefined ? digitsOf(value, language.numbers.trimmed) : moneyText(language, value, sign);
  return [text, sign === undefined ? unit : rest].join(' ').trim();
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

/** A number of an input: `1 gallon`, `$6 per sq ft`. */
export function inputText(language: QuantityLanguage, value: number, spec: NumberInput): string {
  return quantityText(language, value, unitAfter(digitsOf(value, language.numbers.trimmed), spec, language.numbers));
}

/** The value of an input as people read it: a number with its unit, the label of an option, or a day. */
export function valueText(language: QuantityLanguage, value: InputValue, spec: InputSpec): string {
  if (spec.type === 'number') return inputText(language, Number(value), spec);
  const options = spec.type === 'select' ? spec.options : [];
  return options.find((option) => option.value === value)?.label ?? String(value);
}

/** An amount of money; cents have both digits. */
function moneyText({ numbers, moneyBehind }: QuantityLanguage, value: number, sign: string): string {
  const hasCents = !Number.isInteger(value) && value === roundTo(value, 2);
  const digits = hasCents ? numbers.fixed(value, 2) : digitsOf(value, numbers.trimmed);
  return moneyBehind ? `${digits} ${sign}` : numbers.amount(digits, sign, '', '');
}
