/** The calculators as pages list them: by trade, by words, and beside another one. */

import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { Category } from '../../../engine/kernel/service.js';
import { createServiceSearch } from '../../../engine/search/service-search.js';

/** A calculator as lists name it. */
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
export function listByTag({ modules, documents, network }: ServedCatalog): readonly TagList[] {
  const { tags = [] } = JSON.parse(documents.get('openapi.json') ?? '{}') as { tags?: readonly TagText[] };
  const described = new Map(tags.map(({ name, description = '' }) => [name, description]));
  const all = [...modules.values()];
  const also = new Map((network?.categories ?? []).map((each) => [each.slug, [each.name, ...(each.also ?? [])]]));
  const names = new Set([...described.keys(), ...all.map(({ tag }) => tag)]);
  const lists = [...names].map((tag) => ({
    tag,
    description: described.get(tag) ?? '',
    calculators: all
      .filter((calculator) => calculator.tag === tag)
      .map((calculator) => ({
        ...listed(calculator),
        words: (also.get(calculator.slug) ?? []).join(' ').toLowerCase(),
      })),
  }));
  return lists.filter(({ calculators }) => calculators.length > 0);
}

interface TagText {
  readonly name: string;
  readonly description?: string;
}

function listed({ slug, title, subtitle }: AnyCalculator): ListedCalculator {
  return { slug, title, subtitle };
}

/** Finds calculators as `/api/services` finds their services, and where these have nothing, by their own words. */
export function searchCalculators({ modules, network, translation }: ServedCatalog): (text: string) => SearchResult {
  const services = createServiceSearch(network?.categories ?? [], translation.language);
  const own = createServiceSearch([...modules.values()].map(searched), translation.language);
  const shown = (categories: readonly Category[]): readonly ListedCalculator[] =>
    categories.flatMap(({ slug }) => {
      const calculator = modules.get(slug);
      return calculator === undefined ? [] : [listed(calculator)];
    });
  return (text) => {
    const among = services(text);
    const { found, near } = among.found.length + among.near.length > 0 ? among : own(text);
    const without = found.flatMap(({ name, noneBecause }) =>
      noneBecause === undefined ? [] : [{ name, noneBecause }],
    );
    return { text, found: shown(found), without, near: shown(near) };
  };
}

/** A calculator as the search for services knows these: its title is its name, all else is what it is also called. */
function searched({ slug, title, subtitle, service, tag }: AnyCalculator): Category {
  return { slug, name: title, tag, also: [service, subtitle] };
}

const mostRelated = 8;

/** Others of the same trade: those that follow in the list, and from its beginning again. */
export function relatedTo({ slug, tag }: AnyCalculator, lists: readonly TagList[]): readonly ListedCalculator[] {
  const all = lists.find((list) => list.tag === tag)?.calculators ?? [];
  const place = all.findIndex((each) => each.slug === slug);
  return [...all.slice(place + 1), ...all.slice(0, place)].slice(0, mostRelated);
}
