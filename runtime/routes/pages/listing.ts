/** The calculators as pages list them: by trade, by words, and beside another one. */

import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { Category } from '../../../engine/kernel/service.js';
import { grammarIn } from '../../../engine/search/grammar.js';
import { createServiceSearch, placesOf } from '../../../engine/search/service-search.js';
import { shortTitles } from './short-title.js';

/** A calculator as lists name it, by its short title. */
export interface ListedCalculator {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  /** Other words that people use for it, in lower case. */
  readonly words?: string;
}

export interface TagList {
  readonly tag: string;
  /** The catalog's description of the tag; may be empty. */
  readonly description: string;
  readonly calculators: readonly ListedCalculator[];
}

/** The text and the results of a search. `near` has similar calculators when nothing was found. */
export interface SearchResult {
  readonly text: string;
  readonly found: readonly ListedCalculator[];
  /** Services that were found and have no calculator, with why not. */
  readonly without: readonly Required<Pick<Category, 'name' | 'noneBecause'>>[];
  readonly near: readonly ListedCalculator[];
}

/** Tags in the order of the interface description, which says what each is; those that it does not know come last. */
export function listByTag(catalog: ServedCatalog): readonly TagList[] {
  const { modules, documents, network, translation } = catalog;
  const { tags = [] } = JSON.parse(documents.get('openapi.json') ?? '{}') as { tags?: readonly TagText[] };
  const described = new Map(tags.map(({ name, description = '' }) => [name, description]));
  const all = [...modules.values()];
  const also = new Map((network?.categories ?? []).map((each) => [each.slug, [each.name, ...(each.also ?? [])]]));
  const short = shortTitlesOf(catalog);
  // The filter of lists also finds the words that a short title leaves out.
  const dropped = (title: string): readonly string[] => (short(title) === title ? [] : [title]);
  const { compare } = new Intl.Collator(translation.language);
  const names = new Set([...described.keys(), ...all.map(({ tag }) => tag)]);
  const lists = [...names].map((tag) => ({
    tag,
    description: described.get(tag) ?? '',
    calculators: all
      .filter((calculator) => calculator.tag === tag)
      .map((calculator) => ({
        ...listed(calculator, short),
        words: [...dropped(calculator.title), ...(also.get(calculator.slug) ?? [])].join(' ').toLowerCase(),
      }))
      .sort((one, other) => compare(one.title, other.title)),
  }));
  return lists.filter(({ calculators }) => calculators.length > 0);
}

interface TagText {
  readonly name: string;
  readonly description?: string;
}

function listed({ slug, title, subtitle }: AnyCalculator, short: (title: string) => string): ListedCalculator {
  return { slug, title: short(title), subtitle };
}

/** What lists call the calculators, by their slugs. */
export function titlesBySlug(catalog: ServedCatalog): ReadonlyMap<string, string> {
  const short = shortTitlesOf(catalog);
  return new Map([...catalog.modules].map(([slug, { title }]) => [slug, short(title)]));
}

function shortTitlesOf({ modules }: ServedCatalog): (title: string) => string {
  return shortTitles([...modules.values()].map(({ title }) => title));
}

/**
 * Finds calculators as `/api/services` finds their services, and where these have nothing, by their own words. Where
 * services are only near, what the calculators themselves say is as near, and parts of services come last.
 */
export function searchCalculators(catalog: ServedCatalog): (text: string) => SearchResult {
  const { modules, network, translation } = catalog;
  const short = shortTitlesOf(catalog);
  const places = placesOf(network);
  const services = createServiceSearch(network?.categories ?? [], grammarIn(translation), places);
  const own = createServiceSearch([...modules.values()].map(searched), grammarIn(translation), places);
  const shown = (slugs: readonly string[]): readonly ListedCalculator[] =>
    [...new Set(slugs)].flatMap((slug) => {
      const calculator = modules.get(slug);
      return calculator === undefined ? [] : [listed(calculator, short)];
    });
  return (text) => {
    const among = services(text);
    const said = among.found.length > 0 ? among : own(text);
    const found = among.near.length > 0 ? [] : said.found;
    const near = [...said.found, ...inTurn(said.near, among.near)].map(({ slug }) => slug);
    const without = found.flatMap(({ name, noneBecause }) =>
      noneBecause === undefined ? [] : [{ name, noneBecause }],
    );
    return {
      ...{ text, without, found: shown(found.flatMap((each) => [each.slug, ...partsOf(each)])) },
      near: found.length > 0 ? [] : shown([...near, ...among.near.flatMap(partsOf)]).slice(0, mostNear),
    };
  };
}

function inTurn<Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] {
  const places = [...Array(Math.max(one.length, other.length)).keys()];
  return places.flatMap((place) => [...one.slice(place, place + 1), ...other.slice(place, place + 1)]);
}

/** The calculators that price parts of it. */
function partsOf({ parts = [] }: Category): readonly string[] {
  return parts;
}

/** A calculator as the search for services knows these: its title is its name, all else is what it is also called. */
function searched({ slug, title, subtitle, service, tag, estimate }: AnyCalculator): Category {
  const options = (estimate?.options ?? []).map(({ line }) => line);
  return { slug, name: title, tag, also: [service, subtitle, ...options] };
}

const mostNear = 5;

const mostRelated = 8;

/** Others of the same trade, those first whose texts share the rarest words with it. */
export function relatedTo({ slug, tag }: AnyCalculator, lists: readonly TagList[]): readonly ListedCalculator[] {
  const all = lists.find((list) => list.tag === tag)?.calculators ?? [];
  const stems = new Map(all.map((each) => [each.slug, stemsOf(each)]));
  const countOf = (stem: string): number => [...stems.values()].filter((each) => each.has(stem)).length;
  const own = [...(stems.get(slug) ?? [])].map((stem) => [stem, 1 / countOf(stem)] as const);
  const nearness = (other: ListedCalculator): number =>
    own.reduce((sum, [stem, weight]) => sum + (stems.get(other.slug)?.has(stem) === true ? weight : 0), 0);
  return all
    .filter((each) => each.slug !== slug)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, mostRelated);
}

/** The beginnings of its longer words, so that `fences` is like `fence`. */
function stemsOf({ title, subtitle, words = '' }: ListedCalculator): ReadonlySet<string> {
  const all = `${title} ${subtitle} ${words}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(all.map((word) => word.slice(0, 5)));
}
