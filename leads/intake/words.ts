/** The words of answers to leads in one language. */
import { engineWords } from '../../engine/words/engine-words.js';
import { leadTexts } from '../../engine/words/lead-texts.js';
import type { Translation, Words } from '../../engine/words/phrases.js';
import { english } from '../../engine/words/phrases.js';
import { roomWords } from '../../engine/words/room-words.js';
import type { Exchange } from '../../http/exchange.js';

export type LeadWords = Words<typeof leadTexts>;

export const leadWords = roomWords('leads', leadTexts);

/** The language of the answer to an exchange; English for a lead that came without one. */
export function translationOf(exchange: Pick<Exchange, 'instance'> | null): Translation {
  return exchange?.instance.translation ?? english;
}

/** Asks whether the nearest of the known names was meant; `otherwise` where none is near. */
export function meantOr(suggestion: string | null, otherwise: string, translation: Translation): string {
  return suggestion === null ? otherwise : engineWords(translation).didYouMean({ suggestion });
}
