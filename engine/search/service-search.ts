/**
 * Finds services by what people say: their names, the things that a trade works on, what is wrong with them, and what is
 * to be done. A wrong trade costs a person more than no answer, so what is only near is kept apart from what is certain.
 */
import MiniSearch from 'minisearch';
import type { Category } from '../kernel/service.js';
import type { Grammar } from './grammar.js';
import { grammarOf } from './grammar.js';
import type { Vocabulary } from './spelling.js';
import { vocabularyOf, withCompounds } from './spelling.js';
import { stemOf, tellingWords } from './words.js';

/** Results of a search, best first; ties by slug. */
export interface FoundServices {
  /** Services that the text certainly asks for. */
  readonly found: readonly Category[];
  /** When none is certain: services that it may ask for; at most five. */
  readonly near: readonly Category[];
}

export type ServiceSearch = (text: string) => FoundServices;

const mostNear = 5;

/** The index is made at the first search, and once; a search takes some 200 microseconds. */
export function createServiceSearch(categories: readonly Category[], language = 'en'): ServiceSearch {
  const grammar = grammarOf(language);
  let made: Index | null = null;
  return (text) => {
    made ??= indexOf(categories, grammar);
    const rated = rate(readQuery(text, made), made);
    const found = rated.filter(({ isCertain }) => isCertain);
    const near = rated.filter(({ isNear }) => isNear);
    const told = (chosen: readonly Rated[]) => chosen.map(({ service }) => service.category);
    return found.length > 0 ? { found: told(found), near: [] } : { found: [], near: told(near).slice(0, mostNear) };
  };
}

/** What is said for a service, each as stems. */
type Phrase = readonly string[];

interface Service {
  readonly category: Category;
  /** All that is said for it. */
  readonly phrases: readonly Phrase[];
  /** What has its words and means something else. */
  readonly others: readonly Phrase[];
}

interface Index {
  readonly grammar: Grammar;
  readonly services: ReadonlyMap<string, Service>;
  readonly vocabulary: Vocabulary;
  /** How much a stem tells: the fewer services it is said of, the more; most for one that is said of none. */
  readonly weightOf: (stem: string) => number;
  readonly texts: MiniSearch;
}

/** What a word counts, by where it is said. */
const fields = { names: 3, things: 2, symptoms: 2, does: 1.5 };

function saidFor({
  slug,
  name,
  also = [],
  search = {},
}: Category): Readonly<Record<keyof typeof fields, readonly string[]>> {
  const { things = [], symptoms = [], does = [] } = search;
  return { names: [slug, name, ...also], things, symptoms, does };
}

function indexOf(categories: readonly Category[], grammar: Grammar): Index {
  const spelled = new Set<string>();
  const phraseOf = (text: string): Phrase => {
    const words = tellingWords(text, grammar);
    for (const word of words) spelled.add(word);
    return words.map((word) => stemOf(word, grammar));
  };
  const phrasesOf = (all: readonly string[] = []) => all.map(phraseOf).filter(({ length }) => length > 0);
  const texts = new MiniSearch({
    idField: 'slug',
    fields: Object.keys(fields),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const services = new Map<string, Service>();
  /** Of how many services a stem is said. */
  const owners = new Map<string, number>();
  for (const category of categories) {
    const said = Object.entries(saidFor(category)).map(([field, all]) => [field, phrasesOf(all)] as const);
    const phrases = said.flatMap(([, all]) => all);
    for (const stem of new Set(phrases.flat())) owners.set(stem, (owners.get(stem) ?? 0) + 1);
    services.set(category.slug, { category, phrases, others: phrasesOf(category.search?.not) });
    texts.add({
      slug: category.slug,
      ...Object.fromEntries(said.map(([field, all]) => [field, all.flat().join(' ')])),
    });
  }
  const weightOf = (stem: string) => Math.log(1 + categories.length / (owners.get(stem) ?? 1));
  return {
    grammar,
    services,
    texts,
    weightOf,
    vocabulary: vocabularyOf(spelled, (word) => owners.has(stemOf(word, grammar))),
  };
}

/** A word of a search: the stems that it may be, what it tells, and whether that is what was written. */
interface Term {
  readonly stems: readonly string[];
  readonly weight: number;
  readonly trust: number;
}

/** Slips are read right more often than not. */
const trustInSlips = 0.7;

function readQuery(text: string, { grammar, vocabulary, weightOf }: Index): readonly Term[] {
  const words = withCompounds(tellingWords(text, grammar), vocabulary.knows);
  return [...new Set(words)].flatMap((word): readonly Term[] => {
    const stem = stemOf(word, grammar);
    if (vocabulary.knows(word)) return [{ stems: [stem], weight: weightOf(stem), trust: 1 }];
    if (/^\d+$/.test(word)) return [];
    const stems = [...new Set(vocabulary.near(word).map((near) => stemOf(near, grammar)))];
    const weights = stems.length === 0 ? [0.6 * weightOf(word)] : stems.map(weightOf);
    return [{ stems, weight: Math.max(...weights), trust: trustInSlips }];
  });
}

interface Rated {
  readonly service: Service;
  readonly score: number;
  readonly isCertain: boolean;
  readonly isNear: boolean;
}

function rate(terms: readonly Term[], { services, texts, weightOf }: Index): readonly Rated[] {
  const asked = terms.flatMap(({ stems }) => stems);
  if (asked.length === 0) return [];
  const trust = new Map(terms.flatMap((term) => term.stems.map((stem) => [stem, term.trust] as const)));
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const rated = texts
    .search(asked.join(' '), {
      boost: fields,
      boostTerm: (stem) => trust.get(stem) ?? 1,
      bm25: { k: 0.6, b: 0.3, d: 0.3 },
    })
    .flatMap(({ id, score, match }) => {
      const service = services.get(id);
      if (service === undefined || service.others.some((phrase) => phrase.every((stem) => trust.has(stem)))) return [];
      const known = terms.filter(({ stems }) => stems.some((stem) => stem in match));
      const covered = known.reduce((sum, { weight, trust: certain }) => sum + weight * certain, 0) / all;
      const { said, alike } = bestPhrase(service, trust, weightOf, all);
      return [{ service, score: score * (0.3 + alike) * (0.5 + covered), covered, said }];
    })
    .sort((a, b) => b.score - a.score || (a.service.category.slug < b.service.category.slug ? -1 : 1));
  const best = rated[0]?.score ?? 0;
  return rated.map(({ service, score, covered, said }) => ({
    service,
    score,
    isCertain: score > 0.6 * best && covered > 0.79 && said > 0.99,
    isNear: score > 0.3 * best && covered > 0.25,
  }));
}

/** Of all that is said for the service, how much of a phrase the text says at best, and how alike the two are. */
function bestPhrase(
  { phrases }: Service,
  trust: ReadonlyMap<string, number>,
  weightOf: Index['weightOf'],
  all: number,
) {
  let best = { said: 0, alike: 0 };
  for (const phrase of phrases) {
    let whole = 0;
    let common = 0;
    for (const stem of phrase) {
      const weight = weightOf(stem);
      whole += weight;
      common += weight * (trust.get(stem) ?? 0);
    }
    const alike = common / Math.sqrt(whole * all);
    if (alike > best.alike) best = { said: common / whole, alike };
  }
  return best;
}
