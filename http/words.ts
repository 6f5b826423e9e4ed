/** The words of problems that any route may answer with. */
import { httpTexts } from '../words/http-texts.js';
import type { Words } from '../words/phrases.js';
import { english } from '../words/phrases.js';
import { roomWords } from '../words/room-words.js';
import type { Instance } from './exchange.js';

export type HttpWords = Words<typeof httpTexts>;

const httpWords = roomWords('http', httpTexts);

/** Words for requests whose language cannot be read. */
export const englishWords = httpWords(english);

/** The words in the language of the answer to a request. */
export function wordsFor({ instance }: { readonly instance: Instance }): HttpWords {
  return httpWords(instance.translation);
}
