/**
 * Finds services by what people say: their names, the things that a trade works on, what is wrong with them, and what is
 * to be done. A wrong trade costs a person more than no answer, so what is only near is kept apart from what is certain.
 */
import MiniSearch from 'minisearch';
import type { Category, Network } from '../kernel/service.js';
import type { Grammar } from './grammar.js';
import { englishGrammar } from './grammar.js';
import type { Vocabulary } from './spelling.js';
import { divided, joined, vocabularyOf } from './spelling.js';
import { inFull, stemOf, tellingWords, wordsOf } from './words.js';

/** Results of a search, best first; ties by slug. */
export interface FoundServices {
  /** Services that the text certainly asks for. */
  readonly found: readonly Category[];
  /** When none is certain: services that it may ask for; at most five. */
  readonly near: readonly Category[];
}

export type ServiceSearch = (text: string) => FoundServices;

const mostNear = 5;

/** Pages, addresses and tools search the same categories. */
const indexes = new WeakMap<readonly Category[], Index>();

/** The names of the places where a service works, as people say them. */
export function placesOf(network: Pick<Network, 'cities' | 'neighborhoods' | 'regionNames'> | null): readonly string[] {
  if (network === null) return [];
  const parts = Object.values(network.neighborhoods).flatMap((names) => Object.values(names));
  return [...(network.regionNames ?? []), ...Object.values(network.cities), ...parts];
}

/** The index is made at the first search, and once; a search takes some 300 microseconds. Places are not searched for. */
export function createServiceSearch(
  categories: readonly Category[],
  grammar: Grammar = englishGrammar,
  places: readonly string[] = [],
): ServiceSearch {
  const names = places.map((name) => wordsOf(name).join(' ')).sort((a, b) => b.length - a.length);
  const named = names.length === 0 ? /(?!)/g : new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  return (whole) => {
    const text = wordsOf(whole).join(' ').replaceAll(named, ' ');
    const known = indexes.get(categories);
    const made = known?.grammar === grammar ? known : indexOf(categories, grammar);
    indexes.set(categories, made);
    const rated = rate(readQuery(text, made), ownerOf(text, made), made);
    const found = rated.filter(({ isCertain }) => isCertain).map(({ category }) => category);
    const near = rated.filter(({ isNear }) => isNear).map(({ category }) => category);
    return found.length > 0 ? { found, near: [] } : { found: [], near: near.slice(0, mostNear) };
  };
}

/** What is said for a service, as stems. */
interface Phrase {
  readonly slug: string;
  readonly stems: readonly string[];
  readonly weight: number;
}

interface Index {
  readonly grammar: Grammar;
  readonly categories: ReadonlyMap<string, Category>;
  /** By each stem that they have. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** What has words of a service and means something else, in this order. */
  readonly others: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Services by their names, as these are spelled. */
  readonly names: ReadonlyMap<string, string>;
  readonly vocabulary: Vocabulary;
  /** How much a stem tells: the fewer services it is said of, the more; most for one that is said of none. */
  readonly weightOf: (stem: string) => number;
  readonly texts: MiniSearch;
}

/** What a word counts, by where it is said. */
const fields = { names: 3, things: 2, symptoms: 2, does: 1.5 };

function saidFor({ slug, name, also = [], search = {} }: Category): Record<keyof typeof fields, readonly string[]> {
  const { things = [], symptoms = [], does = [] } = search;
  return { names: [slug, name, ...also], things, symptoms, does };
}

function indexOf(categories: readonly Category[], grammar: Grammar): Index {
  const read = categories.map((category) => ({ category, ...readCategory(category, grammar) }));
  const spelled = new Set(
    read.flatMap(({ said, not }) => [...said.flatMap(([, all]) => all), ...not]).flatMap(wordsIn),
  );
  const stemmed = ({ words, ...each }: Text) => ({ ...each, stems: joined(words, spelled).map(stem) });
  const stem = (word: string) => stemOf(word, grammar);
  const all = read.map(({ category: { slug }, said, not }) => ({
    slug,
    said: said.map(([field, texts]) => [field, texts.map(stemmed)] as const),
    not: not.map(stemmed),
  }));
  const owners = ownersOf(all.map(({ said }) => said.flatMap(([, texts]) => texts.flatMap(({ stems }) => stems))));
  const weightOf = (each: string) => Math.log(1 + categories.length / (owners.get(each) ?? 1));
  const known = new Set([...spelled].map(stem));
  return {
    grammar,
    weightOf,
    categories: new Map(categories.map((category) => [category.slug, category])),
    phrases: byStem(
      all.flatMap(({ slug, said }) =>
        phrasesOf(
          slug,
          said.flatMap(([, texts]) => texts),
          weightOf,
        ),
      ),
    ),
    others: new Map(all.map(({ slug, not }) => [slug, not.filter(isPhrase).map(({ stems }) => stems)])),
    names: new Map(read.flatMap(({ category: { slug }, names }) => names.map((name) => [name, slug]))),
    vocabulary: vocabularyOf(spelled, (word) => known.has(stem(word))),
    texts: textsOf(
      all.map(({ slug, said }) => ({
        slug,
        ...Object.fromEntries(said.map(([field, texts]) => [field, texts.flatMap(({ stems }) => stems).join(' ')])),
      })),
    ),
  };
}

/** A text, by the words that tell something. */
interface Text {
  readonly isOneWord: boolean;
  readonly words: readonly string[];
}

const wordsIn = ({ words }: Text): readonly string[] => words;

function readCategory(category: Category, grammar: Grammar) {
  const read = (text: string): Text => ({
    isOneWord: wordsOf(text).length === 1,
    words: tellingWords(text, grammar),
  });
  const said = saidFor(category);
  return {
    said: Object.entries(said).map(([field, all]) => [field, all.map(read)] as const),
    not: (category.search?.not ?? []).map(read),
    names: said.names.map((name) => inFull(name, grammar)),
  };
}

type Stemmed = Omit<Text, 'words'> & Pick<Phrase, 'stems'>;

/** What is left of several words of which only one tells something, such as a new house, is no phrase: it is said of much. */
function isPhrase({ isOneWord, stems }: Stemmed): boolean {
  return stems.length > 1 || (stems.length === 1 && isOneWord);
}

function phrasesOf(slug: string, texts: readonly Stemmed[], weightOf: Index['weightOf']): readonly Phrase[] {
  return texts.filter(isPhrase).map((text) => {
    const stems = [...new Set(text.stems)];
    return { slug, stems, weight: stems.reduce((sum, stem) => sum + weightOf(stem), 0) };
  });
}

function textsOf(documents: readonly object[]): MiniSearch {
  const texts = new MiniSearch({
    idField: 'slug',
    fields: Object.keys(fields),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  texts.addAll(documents);
  return texts;
}

/** Of how many services each stem is said. */
function ownersOf(said: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const owners = new Map<string, number>();
  for (const stem of said.flatMap((stems) => [...new Set(stems)])) owners.set(stem, (owners.get(stem) ?? 0) + 1);
  return owners;
}

function byStem(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const all = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const stem of phrase.stems) {
      const known = all.get(stem);
      if (known === undefined) all.set(stem, [phrase]);
      else known.push(phrase);
    }
  }
  return all;
}

/** A word of a search: the stems that it may be, what it tells, and whether that is what was written. */
interface Term {
  readonly stems: readonly string[];
  readonly weight: number;
  readonly trust: number;
}

/** Slips are read right more often than not. */
const trustInSlips = 0.7;

/** A service that does not say such a word itself covers little of the search. */
const shareOfElsewhere = 3;

function readQuery(text: string, { grammar, vocabulary, weightOf }: Index): readonly Term[] {
  const words = joined(tellingWords(text, grammar), vocabulary.spelled).flatMap((word) => divided(word, vocabulary));
  return [...new Set(words)].flatMap((word): readonly Term[] => {
    const stem = stemOf(word, grammar);
    const share = grammar.elsewhere.has(word) ? shareOfElsewhere : 1;
    if (vocabulary.knows(word)) return [{ stems: [stem], weight: share * weightOf(stem), trust: 1 }];
    if (/^\d+$/.test(word)) return [];
    const stems = [...new Set(vocabulary.near(word).map((near) => stemOf(near, grammar)))];
    const weights = stems.length === 0 ? [0.6 * weightOf(word)] : stems.map(weightOf);
    return [{ stems, weight: share * Math.max(...weights), trust: trustInSlips }];
  });
}

/** The service of which a search says a name and no other word that tells something; the longest name counts. */
function ownerOf(text: string, { grammar, names }: Index): string | undefined {
  const words = inFull(text, grammar).split(' ');
  const telling = words.flatMap((word, index) => (grammar.fillers.has(word) ? [] : [index]));
  const [first = 0, last = words.length - 1] = [telling[0], telling.at(-1)];
  const starts = Array.from({ length: first + 1 }, (_, index) => index);
  const ends = Array.from({ length: words.length - last }, (_, index) => words.length - index);
  const said = starts.flatMap((start) => ends.map((end) => words.slice(start, end).join(' ')));
  return names.get(said.find((each) => names.has(each)) ?? '');
}

interface Rated {
  readonly category: Category;
  readonly isCertain: boolean;
  readonly isNear: boolean;
}

/** Rates services by words, by the likeness of what is said for them, and by how much of the search they cover. */
function rate(terms: readonly Term[], owner: string | undefined, index: Index): readonly Rated[] {
  const named = index.categories.get(owner ?? '');
  if (terms.length === 0) return named === undefined ? [] : [{ category: named, isCertain: true, isNear: true }];
  const trust = new Map(terms.flatMap((term) => term.stems.map((stem) => [stem, term.trust] as const)));
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const alikes = bestPhrases(trust, all, index);
  const rated = index.texts
    .search([...trust.keys()].join(' '), {
      boost: fields,
      boostTerm: (stem) => trust.get(stem) ?? 1,
      bm25: { k: 0.6, b: 0.3, d: 0.3 },
    })
    .map(({ id, score, match }) => {
      const known = terms.filter(({ stems }) => stems.some((stem) => stem in match));
      const covered = known.reduce((sum, term) => sum + term.weight * term.trust, 0) / all;
      const { alike, whole } = alikes.get(id) ?? unlike;
      const isOther = (index.others.get(id) ?? []).some((phrase) => isSaidIn(phrase, terms));
      const share = id === owner ? shareOfOwner : isOther ? shareOfOthers : 1;
      const words = id === owner ? terms.length : isOther ? 0 : whole;
      return { id: String(id), rating: score * (0.1 + alike) * (0.5 + covered) * share, covered, words };
    })
    .sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
  const [best = 0, second = 0] = rated.map(({ rating }) => rating);
  return rated.flatMap(({ id, rating, covered, words }) => {
    const category = index.categories.get(id);
    if (category === undefined) return [];
    const saysAll = covered > 0.79 && rating > 0.6 * best;
    const isAlone = words > 1 && covered > 0.6 && rating > 2 * second;
    return [{ category, isCertain: words > 0 && (saysAll || isAlone), isNear: covered > 0.2 && rating > 0.3 * best }];
  });
}

/** What is left of a rating where the words mean something else. */
const shareOfOthers = 0.4;

/** A service whose name is said comes first, and others by more than a half of their words. */
const shareOfOwner = 20;

/** Whether the words are said in this order. */
function isSaidIn(phrase: readonly string[], terms: readonly Term[]): boolean {
  let next = 0;
  for (const { stems } of terms) if (stems.includes(phrase[next] ?? '')) next++;
  return next === phrase.length;
}

interface Likeness {
  /** How alike the search and a phrase are, at best. */
  readonly alike: number;
  /** How many words of the search are a whole phrase, at most. */
  readonly whole: number;
}

const unlike: Likeness = { alike: 0, whole: 0 };

/** By service, how alike what is said for it is to a search. */
function bestPhrases(trust: ReadonlyMap<string, number>, all: number, { phrases, weightOf }: Index) {
  const common = new Map<Phrase, number>();
  for (const [stem, certain] of trust) {
    const weight = weightOf(stem) * certain;
    for (const phrase of phrases.get(stem) ?? []) common.set(phrase, (common.get(phrase) ?? 0) + weight);
  }
  const best = new Map<string, Likeness>();
  for (const [{ slug, weight, stems }, shared] of common) {
    const { alike, whole } = best.get(slug) ?? unlike;
    const isWhole = shared > 0.99 * weight;
    best.set(slug, {
      alike: Math.max(alike, shared / Math.sqrt(weight * all)),
      whole: isWhole ? Math.max(whole, stems.length) : whole,
    });
  }
  return best;
}
