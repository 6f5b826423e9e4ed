/** The words of answers to leads in one language. */

import type { Exchange } from '../../http/exchange.js';
import type { EngineWords } from '../../words/engine-words.js';
import { engineWords } from '../../words/engine-words.js';
import { leadTexts } from '../../words/lead-texts.js';
import type { Translation, Words } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';
import { roomWords } from '../../words/room-words.js';

export type LeadWords = Words<typeof leadTexts> & Pick<EngineWords, 'didYouMean'> & Pick<Translation, 'language'>;

const ownWords = roomWords('leads', leadTexts);

export function leadWords(translation: Translation): LeadWords {
  const { didYouMean } = engineWords(translation);
  return { ...ownWords(translation), didYouMean, language: translation.language };
}

/** The words in the language of the answer to an exchange; in English for a lead that came without one. */
export function wordsFor(exchange: Pick<Exchange, 'instance'> | null): LeadWords {
  return leadWords(exchange?.instance.translation ?? english);
}

/** Asks whether the nearest of the known names was meant; `otherwise` where none is near. */
export function meantOr(suggestion: string | null, otherwise: string, { didYouMean }: LeadWords): string {
  return suggestion === null ? otherwise : didYouMean({ suggestion });
}
