/** The words that people type, in the language of an answer and in English, which is read in every language. */
import type { EngineWords } from '../../words/engine-words.js';
import type { TypedTexts } from '../../words/typed-words.js';
import { typedTexts } from '../../words/typed-words.js';

/** The part of the words of a language by which is read what people type. */
export type Typed = Pick<EngineWords, 'typed'>;

export const englishTyped: Typed = typedTexts;

export function typedWords(which: keyof TypedTexts['typed'], words: Typed): readonly string[] {
  return [...new Set([words, englishTyped].flatMap(({ typed }) => typed[which].split(' ')))];
}

/** Any of them, as a part of a regular expression. */
export function typedPattern(which: keyof TypedTexts['typed'], words: Typed): string {
  const patterns = typedWords(which, words).map((word) => word.replace(/[^\p{L}]/gu, '\\$&'));
  return `(?:${patterns.join('|')})`;
}
