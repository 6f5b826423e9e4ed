/** Finds the legal name that a misspelled one stands for: the "did you mean" of error answers. */

import { bareLetters } from '../spelling/bare-letters.js';
import { editDistance } from '../spelling/edit-distance.js';
import type { Typed } from './typed-words.js';
import { typedWords } from './typed-words.js';

const longestText = 64;

/**
 * The one candidate that the text most likely stands for, or null when none or more than one is near.
 *
 * Near means, in this order: the same letters and digits (`Vinyl 6` for `vinyl_6`), a few typing slips, or a
 * part of the name that only one candidate has (`sqft` for `wallSqft`). Digits are never taken for slips: `size=60` is
 * not a misspelled `50` but another value.
 */
export function nearest(text: string, candidates: Iterable<string>): string | null {
  if (text.length > longestText) return null;
  const wanted = bare(text);
  if (wanted === '') return null;
  const comparable = [...candidates].map((name) => ({ name, bare: bare(name) }));
  const same = comparable.filter((candidate) => candidate.bare === wanted);
  if (same.length > 0) return only(same);
  const near = comparable.filter((candidate) => digits(candidate.bare) === digits(wanted));
  // A text of another length is at least as many slips away, and costs nothing to pass over.
  const most = allowedSlips(wanted);
  const alike = near.filter((candidate) => Math.abs(candidate.bare.length - wanted.length) <= most);
  const slips = alike.map((candidate) => ({ name: candidate.name, distance: editDistance(wanted, candidate.bare) }));
  const least = Math.min(...slips.map((slip) => slip.distance));
  if (least <= most) return only(slips.filter((slip) => slip.distance === least));
  return wanted.length < 3 ? null : only(comparable.filter((candidate) => candidate.bare.includes(wanted)));
}

/** The one candidate with the same letters and numbers, such as `vinyl_6` for `Vinyl 6`; null where there is none. */
export function alike(text: string, candidates: Iterable<string>): string | null {
  const wanted = text.length > longestText ? '' : signs(text);
  return wanted === '' ? null : only([...candidates].flatMap((name) => (signs(name) === wanted ? [{ name }] : [])));
}

/** Letters and digits, with a space where two numbers meet: `3.5` is not `35`. */
function signs(text: string): string {
  return bareLetters(text)
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, ' ')
    .replace(/[^\p{L}\p{N} ]|(?<!\d) | (?!\d)/gu, '');
}

/**
 * The candidates whose words a text is, or is a part of: `double hung` may be `Vinyl double-hung` or `Fiberglass
 * double-hung`. None for texts of less than three letters.
 */
export function withWordsOf<T extends { readonly label: string }>(
  text: string,
  candidates: readonly T[],
): readonly T[] {
  const wanted = bareWords(text);
  if (text.length > longestText || bare(text).length < 3) return [];
  return candidates.filter(({ label }) => {
    const words = bareWords(label);
    return wanted.every((word) => words.includes(word));
  });
}

function bareWords(text: string): readonly string[] {
  return bareLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The truth value that a text stands for, as programs write it or in words of the language; null for other texts. */
export function meantTruth(text: string, words: Typed): boolean | null {
  const word = bareLetters(text.trim());
  if (['1', 'true', 't', ...typedWords('yes', words)].includes(word)) return true;
  return ['0', 'false', 'f', ...typedWords('no', words)].includes(word) ? false : null;
}

function only(found: readonly { readonly name: string }[]): string | null {
  return found.length === 1 && found[0] !== undefined ? found[0].name : null;
}

function bare(text: string): string {
  return bareLetters(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** None in very short words, which are all near each other; otherwise one in three letters, and at most three. */
function allowedSlips(word: string): number {
  return word.length < 3 ? 0 : Math.min(3, Math.floor(word.length / 3));
}
