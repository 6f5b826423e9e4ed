/** The words of answers to leads in one language. */
import type { Answering } from '../../http/locals.js';
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

/** The words in the language of an answer; in English for a lead that came without a request. */
export function wordsFor(response: Answering | null): LeadWords {
  return leadWords(response?.locals.site.translation ?? english);
}

/** Asks whether the nearest of the known names was meant; `otherwise` where none is near. */
export function meantOr(suggestion: string | null, otherwise: string, { didYouMean }: LeadWords): string {
  return suggestion === null ? otherwise : didYouMean({ suggestion });
}
