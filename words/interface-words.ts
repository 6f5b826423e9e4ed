/** The words of all rooms in one language. Browsers load only those of the engine and of pages, each by itself. */
import { interfaceTexts } from './interface-texts.js';
import { onceFor } from './once-for.js';
import type { Translation, Words } from './phrases.js';
import { phrases } from './phrases.js';

export type InterfaceWords = Words<typeof interfaceTexts>;

/** Made once for each translation; what it lacks is said in English. */
export const wordsFor = onceFor((translation: Translation): InterfaceWords => phrases(interfaceTexts, translation));
