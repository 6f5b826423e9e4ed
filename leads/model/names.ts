/** Compares names of people. */

/** A name without capitals, accents and punctuation. */
export function comparableName(name: string | null): string {
  const bare = (name ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
