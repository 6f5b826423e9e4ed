/** The words of the engine in one language. */
import { engineTexts } from './engine-texts.js';
import type { Words } from './phrases.js';
import { english } from './phrases.js';
import type { RoomWords } from './room-words.js';
import { roomWords } from './room-words.js';

export type EngineWords = Words<typeof engineTexts>;

export const engineWords: RoomWords<typeof engineTexts> = roomWords('engine', engineTexts);

export const englishWords: EngineWords = engineWords(english);

/** `a`, `a or b`, `a, b or c`: `join` takes all but the last, and the last. */
export function joined(
  texts: readonly string[],
  join: (parts: { readonly others: string; readonly last: string }) => string,
): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : join({ others: texts.slice(0, -1).join(', '), last });
}
