/** Finds services by words: their names, their slugs, and what else people call them. */
import MiniSearch from 'minisearch';
import type { Category } from '../kernel/service.js';
import { stemOf, wordsOf } from './search-words.js';

/** Results of a search, best first; ties by slug. */
export interface FoundServices {
  /** Services that all words stand for. */
  readonly found: readonly Category[];
  /** When nothing is found: services that some of the words name, or that similar words name; at most five. */
  readonly near: readonly Category[];
}

export type ServiceSearch = (text: string) => FoundServices;

const mostNear = 5;

/** The index is made once; a search takes some 200 microseconds. */
export function createServiceSearch(categories: readonly Category[]): ServiceSearch {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const named = new Map(categories.map((category) => [category, namesOf(category)]));
  const index = new MiniSearch<SearchText>({
    idField: 'slug',
    fields: ['words', 'name', 'also'],
    tokenize: (text) => [...termsOf(text)],
    processTerm: (term) => term,
  });
  index.addAll(categories.map(searchText));
  const ranked = (text: string, options: Parameters<typeof index.search>[1]): readonly Category[] =>
    index
      .search(text, options)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .flatMap(({ id }) => bySlug.get(id) ?? []);
  const searched = (text: string): readonly Category[] => {
    const owner = ownerOf(text, named);
    const all = ranked(text, { combineWith: 'AND' });
    return owner === undefined ? all : [owner, ...all.filter((each) => each !== owner)];
  };
  return (text) => {
    const found = searched(text);
    if (found.length > 0) return { found, near: [] };
    const plainly = searched(withoutErrand(text));
    if (plainly.length > 0) return { found: plainly, near: [] };
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

/** Names of a service: slug, name and other names, each as written and without endings. */
interface Names {
  readonly full: readonly string[];
  readonly stems: ReadonlySet<string>;
}

function namesOf({ slug, name, also = [] }: Category): Names {
  const all = [slug, name, ...also];
  return {
    full: [...new Set(all.map(inFull))],
    stems: new Set(all.map((text) => inFull(text).split(' ').map(termOf).join(' '))),
  };
}

/** The service of which the text says a name and nothing else, the longest first; or else the one that it names by stems. */
function ownerOf(text: string, named: ReadonlyMap<Category, Names>): Category | undefined {
  const said = ` ${inFull(text)} `;
  const owners = [...named].flatMap(([category, { full }]) =>
    full.filter((name) => isAllOf(said, name)).map((name) => ({ category, length: name.length })),
  );
  const [first] = owners.toSorted((a, b) => b.length - a.length);
  if (first !== undefined) return first.category;
  const terms = termsOf(text).join(' ');
  const alike = [...named].filter(([, { stems }]) => terms !== '' && stems.has(terms));
  return alike.length === 1 ? alike[0]?.[0] : undefined;
}

/** True when a text, with spaces around it, is the name plus words of questions. */
function isAllOf(said: string, name: string): boolean {
  const start = said.indexOf(` ${name} `);
  if (start === -1 || name === '') return false;
  const others = said.slice(0, start) + said.slice(start + name.length + 1);
  return others.split(' ').every((word) => word === '' || fillers.has(word));
}

/** The words of a text; of what does not work they say that it is to be repaired. */
function inFull(text: string): string {
  return wordsOf(text).join(' ').replaceAll(failing, 'repair');
}

/** Words of questions that say nothing of the work. */
const fillers = new Set(
  `a an and any anyone are around at best by can cheap company contractor cost costs could do does estimate estimates find
  for from get good has have help here hire how i in is it job local looking me much my near nearby need of on or our out
  please price prices pro provider quote quotes service services should some somebody someone that the there these this to
  want we what where which who will with work would you your`.split(/\s+/),
);

/** Words that say what is to be done with a thing that a trade sells anyway; passed over where nothing is found by them. */
const errands = new Set(
  `bulk buy crew deliver delivered delivery guy guys home house install installation installed installer installing lady
  load man new person put replace replaced replacement replacing residential size system`.split(/\s+/),
);

function withoutErrand(text: string): string {
  return wordsOf(text)
    .filter((word) => !errands.has(word))
    .join(' ');
}

/** Words that people use for repairs. */
const repairWords = new Set(['fix', 'fixes', 'fixed', 'fixing', 'mend', 'mends', 'broken', 'broke']);
const failing =
  /\b(?:(?:is|are|went) (?:out|down)|(?:not|isn t|aren t|stopped|quit|won t|doesn t|don t) (?:working?|cool(?:ing)?|heat(?:ing)?|run(?:ning)?|start(?:ing)?))\b/g;

/** Returns the words of a text without endings, and without words to ignore. */
function termsOf(text: string): readonly string[] {
  return inFull(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map(termOf);
}

function termOf(word: string): string {
  return stemOf(repairWords.has(word) ? 'repair' : word);
}
