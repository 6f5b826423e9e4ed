/** The words of a text, as searches compare them. */
import type { Grammar } from './grammar.js';

/**
 * The words in lower case and without accents, which people leave out. Hyphens and other signs separate them, but not
 * letters that are short for words, a/c is ac, nor an apostrophe: won't is wont.
 */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|(?<=\p{L})['’](?=\p{L})/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})[/.](\p{L})(?![\p{L}\p{N}])/gu, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a text that say something of the work, spelled as the search compares spellings. */
export function tellingWords(text: string, { sayings, failing, repair, fillers, spell }: Grammar): readonly string[] {
  return wordsOf(text)
    .join(' ')
    .replaceAll(sayings, ' ')
    .replaceAll(failing, repair)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map(spell);
}

/** A word without its ending: `roofers`, `roofing` and `roof` are one. */
export function stemOf(word: string, { endings, kept }: Grammar): string {
  return kept.has(word) ? word : endings.reduce((stem, ending) => stem.replace(ending, ''), word);
}
