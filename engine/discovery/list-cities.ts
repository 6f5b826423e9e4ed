/** The cities, their neighborhoods, and what somebody does there. */
import type { cityList } from '../../contract/discovery/cities.js';
import type { Static } from '../../contract/schema.js';
import { catalogOf } from './catalog-version.js';
import type { Discover, PlacedCatalog } from './discover.js';
import { discoverBy } from './discover.js';
import { servedCities } from './service-entry.js';

export function listCities(catalog: PlacedCatalog): Discover<Static<typeof cityList>> {
  const { cities, neighborhoods, categories, cityFacts = [] } = catalog.network;
  const factsOf = (city: string) =>
    cityFacts.flatMap(({ of, advice, ...fact }) => (of[city] === undefined ? [] : [{ ...fact, value: of[city] }]));
  const served = categories.map(({ slug }) => ({ slug, in: new Set(servedCities(catalog.network, slug)) }));
  const told = Object.entries(cities).map(([city, name]) => ({
    slug: city,
    name,
    neighborhoods: Object.entries(neighborhoods[city] ?? {}).map(([slug, of]) => ({ slug, name: of })),
    ...(cityFacts.length === 0 ? {} : { facts: factsOf(city) }),
    services: served.filter((service) => service.in.has(city)).map(({ slug }) => slug),
  }));
  const members = { ok: true, count: told.length, cities: told, catalog: catalogOf(catalog) };
  return discoverBy(catalog, { parameters: [], owner: 'cities' }, () => ({ kind: 'answered', members }));
}
