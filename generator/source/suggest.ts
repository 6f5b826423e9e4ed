/** Finds the nearest of the allowed spellings. */

import { editDistance } from '../../engine/spelling/edit-distance.js';

const longestName = 60;

/** The candidates that `input` may be a misspelling of, nearest first; at most three. */
export function nearestSpellings(input: string, candidates: Iterable<string>): readonly string[] {
  if (input.length > longestName) return [];
  const limit = mostEdits(input);
  const scored = [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: distanceTo(candidate, input) }))
    .filter(({ distance }) => distance <= limit);
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  const best = scored[0]?.distance ?? 0;
  const near = scored.filter(({ distance }) => distance <= best + 1);
  return near.slice(0, 3).map(({ candidate }) => candidate);
}

/** Most edits that still look like a misspelling. A single letter can only have the wrong case. */
function mostEdits({ length }: string): number {
  return length === 1 ? caseSlip : Math.max(1, Math.floor(length * 0.4));
}

/** A part of a name, such as `footage` of `squareFootage`, is near it, but not as near as a misspelling. */
function distanceTo(candidate: string, input: string): number {
  if (candidate.toLowerCase() === input.toLowerCase()) return caseSlip;
  const distance = spellingDistance(input, candidate);
  const isPart = input.length >= 3 && candidate.toLowerCase().includes(input.toLowerCase());
  return isPart ? Math.min(distance, mostEdits(input)) : distance;
}

/** Less than one edit. */
const caseSlip = 0.5;

export function quote(name: string): string {
  return `\`${name}\``;
}

/** The number of edits between two words, ignoring case. */
export function spellingDistance(a: string, b: string): number {
  return editDistance(a.toLowerCase(), b.toLowerCase());
}
