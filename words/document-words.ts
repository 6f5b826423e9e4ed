/** The words of compiled documents in one language. */
import { documentTexts } from './document-texts.js';
import type { Words } from './phrases.js';
import { roomWords } from './room-words.js';

export type DocumentWords = Words<typeof documentTexts>;

export const documentWords = roomWords('documents', documentTexts);
