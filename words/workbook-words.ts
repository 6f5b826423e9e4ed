/** The words of workbooks in one language. */
import type { RoomWords } from './room-words.js';
import { roomWords } from './room-words.js';
import { workbookTexts } from './workbook-texts.js';

export const workbookWords: RoomWords<typeof workbookTexts> = roomWords('workbook', workbookTexts);
