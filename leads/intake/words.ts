/** The words of answers to leads in one language. */
import type { Exchange } from '../../http/exchange.js';
import type { InterfaceWords } from '../../words/interface-words.js';
import { wordsFor as interfaceWords } from '../../words/interface-words.js';
import type { Translation } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';

export type LeadWords = InterfaceWords['leads'] &
  Pick<InterfaceWords['engine'], 'didYouMean'> &
  Pick<Translation, 'language'>;

export function leadWords(translation: Translation): LeadWords {
  const { leads, engine } = interfaceWords(translation);
  return { ...leads, didYouMean: engine.didYouMean, language: translation.language };
}

/** The words in the language of the answer to an exchange; in English for a lead that came without one. */
export function wordsFor(exchange: Pick<Exchange, 'instance'> | null): LeadWords {
  return leadWords(exchange?.instance.translation ?? english);
}

/** Asks whether the nearest of the known names was meant; `otherwise` where none is near. */
export function meantOr(suggestion: string | null, otherwise: string, { didYouMean }: LeadWords): string {
  return suggestion === null ? otherwise : didYouMean({ suggestion });
}
