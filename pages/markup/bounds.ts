/** What a field takes, in words. */
import { quantityText } from '../../engine/calculator/quantity-text.js';
import type { DayInput, NumberInput } from '../../engine/kernel/module.js';
import type { PageLanguage } from '../answer/page-language.js';

export function boundsText(language: PageLanguage, spec: NumberInput | DayInput): string {
  if (spec.type === 'day') return language.words.bounds({ from: spec.min, to: spec.max });
  const { min, max, unit, whole } = spec;
  const [from, to] = [quantityText(language, min, isMoney(unit) ? unit : undefined), quantityText(language, max, unit)];
  return whole === true ? language.words.wholeBounds({ from, to }) : language.words.bounds({ from, to });
}

export function isMoney(unit: string | undefined): boolean {
  return /^\p{Sc}/u.test(unit ?? '');
}
