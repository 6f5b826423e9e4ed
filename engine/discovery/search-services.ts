/** Finds services by words: their names, their slugs, and what else people call them. */
import MiniSearch from 'minisearch';
import type { Category } from '../kernel/service.js';
import { stemOf, wordsOf } from './words.js';

/** What a search finds, best first; equals by slug. */
export interface FoundServices {
  /** Services that all words stand for. */
  readonly found: readonly Category[];
  /** Where there are none: services that some of the words stand for, or words that are nearly these; at most five. */
  readonly near: readonly Category[];
}

export type ServiceSearch = (text: string) => FoundServices;

const mostNear = 5;

/** The index is made once; a search takes some 50 microseconds. */
export function createServiceSearch(categories: readonly Category[]): ServiceSearch {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const index = new MiniSearch<SearchText>({ idField: 'slug', fields: ['words', 'name', 'also'], processTerm: termOf });
  index.addAll(categories.map(searchText));
  const ranked = (text: string, options: Parameters<typeof index.search>[1]): readonly Category[] =>
    index
      .search(text, options)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .flatMap(({ id }) => bySlug.get(id) ?? []);
  return (text) => {
    const owner = categories.find((category) => isCalled(category, text));
    const all = ranked(text, { combineWith: 'AND' });
    const found = owner === undefined ? all : [owner, ...all.filter((each) => each !== owner)];
    if (found.length > 0) return { found, near: [] };
    const some = ranked(text, { combineWith: 'OR' });
    const near = some.length > 0 ? some : ranked(text, { combineWith: 'OR', fuzzy: 0.2, prefix: true });
    return { found, near: near.slice(0, mostNear) };
  };
}

interface SearchText {
  readonly slug: string;
  readonly words: string;
  readonly name: string;
  readonly also: string;
}

function searchText({ slug, name, also = [] }: Category): SearchText {
  return { slug, words: wordsOf(slug).join(' '), name, also: also.join(' ') };
}

/** Whether these very words are the service's slug, its name, or one of its other names. */
function isCalled({ slug, name, also = [] }: Category, text: string): boolean {
  const wanted = wordsOf(text).join(' ');
  return wanted !== '' && [slug, name, ...also].some((each) => wordsOf(each).join(' ') === wanted);
}

/** Words of questions that say nothing of the work. */
const fillers = new Set(
  `a an and any anyone are around at best by can cheap company contractor could do does find for from get good has have
  help here hire how i in is it job local looking me my near nearby need of on or our out please pro provider service
  services should some somebody someone that the there these this to want we what where which who will with work would
  you your`.split(/\s+/),
);

/** What people say when a thing is to be repaired. */
const repairWords = new Set(['fix', 'fixes', 'fixed', 'fixing', 'mend', 'mends', 'broken', 'broke']);

/** The term of a word in the index; null for words that are passed over. */
function termOf(text: string): string | null {
  const [word = ''] = wordsOf(text);
  if (word === '' || fillers.has(word)) return null;
  return stemOf(repairWords.has(word) ? 'repair' : word);
}
