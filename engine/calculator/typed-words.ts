/** The words that people type, in the language of an answer and in English, which is read in every language. */
import type { EngineWords } from '../../words/engine-words.js';
import { englishWords } from '../../words/engine-words.js';

/** In lower case; where accents are told apart, with and without them. */
export function typedWords(which: keyof EngineWords['typed'], words: EngineWords): readonly string[] {
  return [...new Set([words, englishWords].flatMap(({ typed }) => typed[which].split(' ')))];
}

/** Any of them, as a part of a regular expression. */
export function typedPattern(which: keyof EngineWords['typed'], words: EngineWords): string {
  const patterns = typedWords(which, words).map((word) => word.replace(/[^\p{L}]/gu, '\\$&'));
  return `(?:${patterns.join('|')})`;
}
