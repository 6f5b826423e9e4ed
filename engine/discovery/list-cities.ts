/** The cities, their neighborhoods, and what somebody does there. */
import type { cityList } from '../../contract/discovery/cities.js';
import type { Static } from '../../contract/schema.js';
import { refuseParameters } from '../calculator/answer-query.js';
import { planOf } from '../calculator/query-plan.js';
import { scanQuery } from '../calculator/scan-query.js';
import { catalogOf } from './catalog-version.js';
import type { Discover, PlacedCatalog } from './discover.js';
import { servedCities } from './service-entry.js';
import { words } from './words.js';

const plan = planOf([], 0, null, words.listOfCities);

export function listCities(catalog: PlacedCatalog): Discover<Static<typeof cityList>> {
  const { cities, neighborhoods, categories } = catalog.network;
  const served = categories.map(({ slug }) => ({ slug, in: new Set(servedCities(catalog.network, slug)) }));
  const told = Object.entries(cities).map(([city, name]) => ({
    slug: city,
    name,
    neighborhoods: Object.entries(neighborhoods[city] ?? {}).map(([slug, of]) => ({ slug, name: of })),
    services: served.filter((service) => service.in.has(city)).map(({ slug }) => slug),
  }));
  const members = { ok: true, count: told.length, cities: told, catalog: catalogOf(catalog) };
  return (query) => {
    const pairs = scanQuery(query);
    if (pairs.length > 0) return { kind: 'refused', refusal: refuseParameters(plan, pairs) };
    return { kind: 'answered', members };
  };
}
