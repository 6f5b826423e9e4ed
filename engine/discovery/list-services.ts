/** All services, or those that words stand for. */
import type { serviceList } from '../../contract/discovery/services.js';
import { longestWords } from '../../contract/discovery/services.js';
import type { Static } from '../../contract/schema.js';
import type { Category } from '../kernel/service.js';
import { grammarIn } from '../search/grammar.js';
import { createServiceSearch, placesOf } from '../search/service-search.js';
import { catalogOf } from './catalog-version.js';
import type { Discover, PlacedCatalog } from './discover.js';
import { discoverBy } from './discover.js';
import { searchParameter } from './search-parameter.js';
import { serviceEntry } from './service-entry.js';

export function createServiceList(catalog: PlacedCatalog): Discover<Static<typeof serviceList>> {
  const { categories } = catalog.network;
  const parameters = [searchParameter(longestWords, 'services')];
  const entries = new Map(categories.map((category) => [category, serviceEntry(catalog, category)]));
  const told = (chosen: readonly Category[]) => chosen.flatMap((category) => entries.get(category) ?? []);
  const search = createServiceSearch(categories, grammarIn(catalog.translation), placesOf(catalog.network));
  return discoverBy(catalog, { parameters, owner: 'services' }, ({ inputs: [given] }) => {
    const words = given === undefined ? null : String(given);
    const { found, near } = words === null ? { found: categories, near: [] } : search(words);
    const answer = { query: words, count: found.length, services: told(found), did_you_mean: told(near) };
    return { kind: 'answered', members: { ok: true, ...answer, catalog: catalogOf(catalog) } };
  });
}
