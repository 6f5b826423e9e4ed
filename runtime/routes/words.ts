/** The texts of problems and notes that routes of the service add. */

import type { Exchange } from '../../http/exchange.js';
import type { Words } from '../../words/phrases.js';
import { roomWords } from '../../words/room-words.js';
import { routeTexts } from '../../words/route-texts.js';

export const routeWords = roomWords('routes', routeTexts);

/** The words in the language of the answer to a request. */
export function wordsFor({ instance }: Pick<Exchange, 'instance'>): Words<typeof routeTexts> {
  return routeWords(instance.translation);
}
