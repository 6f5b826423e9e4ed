/** The nearest of the names that are legal at a place: the "did you mean" of error answers. */

const longestText = 64;

/**
 * The one candidate that the text most likely stands for, or null when none or more than one is near.
 *
 * Near means, in this order: the same letters and digits (`Vinyl 6` for `vinyl_6`), a few slips of the keyboard, or a
 * part of the name that only one candidate has (`sqft` for `wallSqft`). Digits are never taken for slips: `size=60` is
 * not a misspelt `50` but another wish.
 */
export function nearest(text: string, candidates: Iterable<string>): string | null {
  if (text.length > longestText) return null;
  const wanted = bare(text);
  if (wanted === '') return null;
  const comparable = [...candidates].map((name) => ({ name, bare: bare(name) }));
  const same = comparable.filter((candidate) => candidate.bare === wanted);
  if (same.length > 0) return only(same);
  const near = comparable.filter((candidate) => digits(candidate.bare) === digits(wanted));
  const slips = near.map((candidate) => ({ name: candidate.name, distance: editDistance(wanted, candidate.bare) }));
  const least = Math.min(...slips.map((slip) => slip.distance));
  if (least <= allowedSlips(wanted)) return only(slips.filter((slip) => slip.distance === least));
  return wanted.length < 3 ? null : only(comparable.filter((candidate) => candidate.bare.includes(wanted)));
}

function only(found: readonly { readonly name: string }[]): string | null {
  return found.length === 1 && found[0] !== undefined ? found[0].name : null;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** No slip in very short words, where every word is near every other; one in three letters above that. */
function allowedSlips(word: string): number {
  return word.length < 3 ? 0 : Math.min(3, Math.floor(word.length / 3));
}

/** Insertions, deletions, substitutions and swaps of neighbors that turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const substitution = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const insertion = (current[column - 1] ?? 0) + 1;
      const deletion = (last[column] ?? 0) + 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swap = swapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(substitution, insertion, deletion, swap));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
