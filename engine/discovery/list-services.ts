/** All services, or those that words stand for. */
import type { serviceList } from '../../contract/discovery/services.js';
import { longestWords } from '../../contract/discovery/services.js';
import type { Static } from '../../contract/schema.js';
import { refuseParameters } from '../calculator/answer-query.js';
import { languageParameters } from '../calculator/language.js';
import { planOf } from '../calculator/query-plan.js';
import { readQuery } from '../calculator/read-query.js';
import { scanQuery } from '../calculator/scan-query.js';
import type { Category } from '../kernel/service.js';
import { catalogOf } from './catalog-version.js';
import type { Discover, PlacedCatalog } from './discover.js';
import { searchParameter } from './search-parameter.js';
import { createServiceSearch } from './search-services.js';
import { serviceEntry } from './service-entry.js';

export function createServiceList(catalog: PlacedCatalog): Discover<Static<typeof serviceList>> {
  const { categories } = catalog.network;
  const parameters = [searchParameter(longestWords, 'services'), ...languageParameters(catalog.service)];
  const plan = planOf(parameters, 0, null, 'services');
  const entries = new Map(categories.map((category) => [category, serviceEntry(catalog, category)]));
  const told = (chosen: readonly Category[]) => chosen.flatMap((category) => entries.get(category) ?? []);
  const search = createServiceSearch(categories);
  return (query) => {
    const pairs = scanQuery(query);
    const values = readQuery(plan, pairs);
    if (values === null) return { kind: 'refused', refusal: refuseParameters(plan, pairs, catalog.words) };
    const words = values.inputs[0] === undefined ? null : String(values.inputs[0]);
    const { found, near } = words === null ? { found: categories, near: [] } : search(words);
    const answer = { query: words, count: found.length, services: told(found), did_you_mean: told(near) };
    return { kind: 'answered', members: { ok: true, ...answer, catalog: catalogOf(catalog) } };
  };
}
