/** The words of a text, as searches compare them. */
import { bareLetters } from '../spelling/bare-letters.js';
import type { Grammar } from './grammar.js';

/**
 * The words in lower case and without accents, which people leave out. Hyphens and other signs separate them, but not
 * letters that are short for words, a/c is ac, nor an apostrophe: won't is wont.
 */
export function wordsOf(text: string): readonly string[] {
  return bareLetters(text)
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})[/.](\p{L})(?![\p{L}\p{N}])/gu, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a text; of what does not work they say that it is to be repaired. */
export function inFull(text: string, { sayings, failing, repair }: Grammar): string {
  return wordsOf(text).join(' ').replaceAll(sayings, ' ').replaceAll(failing, repair).trim().replaceAll(/ +/g, ' ');
}

/** The words of a text that say something of the work, spelled as the search compares spellings. */
export function tellingWords(text: string, grammar: Grammar): readonly string[] {
  return inFull(text, grammar)
    .split(' ')
    .filter((word) => word !== '' && !grammar.fillers.has(word))
    .map(grammar.spell);
}

/** A word without its ending: `roofers`, `roofing` and `roof` are one. */
export function stemOf(word: string, { endings, kept }: Grammar): string {
  const one = word.replace(/s$/, '');
  if (kept.has(one)) return one;
  return kept.has(word) ? word : endings.reduce((stem, ending) => stem.replace(ending, ''), word);
}
