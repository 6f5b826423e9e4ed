/** Spellings without what people leave out when they type. */

/** In lower case and without accents: `Crêpe` becomes `crepe`. */
export function bareLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
