/** Compares texts with the words that somebody types. */

/** In lower case and without accents, which few people type. */
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Tells whether a text has all the words of another. */
export function matcherOf(text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (other) => {
    const said = plain(other);
    return words.every((word) => said.includes(word));
  };
}
