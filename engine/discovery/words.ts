/** The words of a text, as searches compare them. */

/** The words in lower case; hyphens and other signs separate them. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A word without its English ending: `roofers`, `roofing` and `roof` are one. */
export function stemOf(word: string): string {
  return word.replace(/(?<=.{3})(?:ings?|ers?|ors?|ians?|als?|e?s|ed|e|y)$/, '');
}
