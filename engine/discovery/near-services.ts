/**
 * Finds the service meant by words that are no slug. A wrong guess sends a person to the wrong trade, so only an equal
 * meaning is suggested, such as `roof` for `roofing`; what is merely near is named for the caller to choose from.
 */

import type { Category } from '../kernel/service.js';
import { englishGrammar as english } from '../search/grammar.js';
import { stemOf, tellingWords } from '../search/words.js';
import { editDistance } from '../spelling/edit-distance.js';

export interface NearServices {
  /** The one service that these words stand for; null when that is not certain. */
  readonly meant: string | null;
  /** Slugs of services that share a word with them, nearest first; at most five. */
  readonly near: readonly string[];
}

export function nearServices(text: string, categories: readonly Category[]): NearServices {
  const wanted = stems(text);
  const scored = categories
    .map((category) => ({ slug: category.slug, score: likeness(wanted, category) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  const same = scored.filter(({ score }) => score === 1).map(({ slug }) => slug);
  const slips = findSlips(text, categories);
  const [least] = slips;
  const nearest = slips.filter(({ distance }) => distance === least?.distance);
  const names = [...slips, ...scored].map(({ slug }) => slug);
  return {
    meant: only(same) ?? (same.length === 0 ? only(nearest.map(({ slug }) => slug)) : null),
    near: [...new Set(names)].slice(0, 5),
  };
}

const mostSlips = 2;

/** Slugs that differ by one slip of the keyboard, or by two where they are long; nearest first. */
function findSlips(text: string, categories: readonly Category[]): { slug: string; distance: number }[] {
  if (text.length > 64) return [];
  return categories
    .filter(({ slug }) => Math.abs(slug.length - text.length) <= mostSlips)
    .map(({ slug }) => ({ slug, distance: editDistance(text.toLowerCase(), slug) }))
    .filter(({ slug, distance }) => distance <= (slug.length < 6 ? 1 : mostSlips))
    .sort((a, b) => a.distance - b.distance);
}

function only(slugs: readonly string[]): string | null {
  return slugs.length === 1 ? (slugs[0] ?? null) : null;
}

/** From 0, no word in common, to 1, the same words; of slug, name and other words the best counts. */
function likeness(wanted: ReadonlySet<string>, { slug, name, also = [] }: Category): number {
  return Math.max(...[slug, name, ...also].map((text) => share(wanted, knownStems(text))));
}

function share(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...some].filter((stem) => others.has(stem)).length;
  return some.size + others.size === 0 ? 0 : (2 * common) / (some.size + others.size);
}

/** The words of the network's own texts are found once: there are some thousand, and each mistake asks for all. */
const known = new Map<string, ReadonlySet<string>>();

function knownStems(text: string): ReadonlySet<string> {
  const found = known.get(text) ?? stems(text);
  known.set(text, found);
  return found;
}

/** The words of a text without their endings. */
function stems(text: string): ReadonlySet<string> {
  return new Set(tellingWords(text.slice(0, 64), english).map((word) => stemOf(word, english)));
}
