/** The words of a text, as searches compare them. */

/**
 * The words in lower case and without accents, which people leave out. Hyphens and other signs separate them, but not
 * letters that are short for words: a/c is ac.
 */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})[/.](\p{L})(?![\p{L}\p{N}])/gu, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A word without its English ending: `roofers`, `roofing` and `roof` are one. */
export function stemOf(word: string): string {
  return word.replace(/(?<=.{3})(?:ings?|ers?|ors?|ians?|als?|e?s|ed|e|y)$/, '');
}
