/** Spellings without what people leave out when they type. */

/** In lower case and without accents: `Crêpe` becomes `crepe`. */
export function bareLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Tells whether a text has all that somebody types, in any order: each of its words, or the beginning or a part of one. */
export function matcherOf(typed: string): (text: string) => boolean {
  const words = bareLetters(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const said = bareLetters(text);
    return words.every((word) => said.includes(word));
  };
}
