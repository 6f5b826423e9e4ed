/** Compares names of people. */
import { bareLetters } from '../../engine/spelling/bare-letters.js';

/** A name without capitals, accents and punctuation. */
export function comparableName(name: string | null): string {
  const bare = bareLetters((name ?? '').normalize('NFKD'));
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
