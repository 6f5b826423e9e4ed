/** The words of all rooms in one language. Browsers load only those of the engine and of pages, each by itself. */
import { interfaceTexts } from './interface-texts.js';
import type { Words } from './phrases.js';
import { phrases } from './phrases.js';
import { perTranslation } from './room-words.js';

export type InterfaceWords = Words<typeof interfaceTexts>;

/** Made once for each translation; what it lacks is said in English. */
export const wordsFor = perTranslation((translation): InterfaceWords => phrases(interfaceTexts, translation));
