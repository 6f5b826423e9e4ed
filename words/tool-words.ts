/** The words of the Model Context Protocol in one language. */
import type { Words } from './phrases.js';
import { roomWords } from './room-words.js';
import { toolTexts } from './tool-texts.js';

export type ToolWords = Words<typeof toolTexts>;

export const toolWords = roomWords('tools', toolTexts);
