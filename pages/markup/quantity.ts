/** Writes numbers with their units for pages, as the language of the page does. */
import { quantityText, valueText } from '../../engine/calculator/quantity-text.js';
import { roundEstimate } from '../../engine/kernel/math.js';
import type { InputSpec, RangeFigure } from '../../engine/kernel/module.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { QuoteView } from '../answer/quote.js';

/**
 * `$370 to $494`; one quantity when both ends are equal. What lifts an estimate to its minimum may lift the low end more:
 * people read the smaller amount first in any case.
 */
export function rangeText(language: PageLanguage, low: number, high: number, unit = ''): string {
  if (low > high) return rangeText(language, high, low, unit);
  if (low === high) return quantityText(language, low, unit);
  const isAmount = /^\p{Sc}/u.test(unit);
  return language.words.fromTo({
    from: quantityText(language, low, isAmount ? unit.charAt(0) : undefined),
    to: quantityText(language, high, unit),
  });
}

/** A price: what is uncertain is rounded as in sentences, what is certain is not. */
export function priceText(language: PageLanguage, { low, high, unit }: RangeFigure): string {
  if (low === high || !language.isMoney(unit)) return rangeText(language, low, high, unit);
  return rangeText(language, roundEstimate(low), roundEstimate(high), unit);
}

/** What somebody typed, as people read it: a number as the language writes it, any other text as it stands. */
export function typedText(language: PageLanguage, text: string, spec: InputSpec): string {
  const isOther = spec.type === 'number' && !Number.isFinite(Number(text));
  return isOther ? text : valueText(language, text, spec);
}

/** Where an amount lies, as a sentence. */
export function placeText(
  language: PageLanguage,
  { position, distance }: Pick<NonNullable<QuoteView['placed']>, 'position' | 'distance'>,
  total: RangeFigure,
): string {
  const range = priceText(language, total);
  return language.words.quotePlaces[position]({
    range,
    distance: priceText(language, { low: distance, high: distance, unit: total.unit }),
  });
}
