/** Discovery: kinds of work, places and providers. Knows no HTTP. */
import type { ServedCatalog } from '../calculator/catalog.js';
import type { Discover } from './discover.js';
import { listCities } from './list-cities.js';
import { createServiceList } from './list-services.js';
import { createRouting } from './route.js';

export interface Discovery {
  readonly services: Discover;
  readonly cities: Discover;
  readonly routing: Discover;
}

/** Null where the service works in no places: then there is nothing to discover. */
export function createDiscovery(catalog: ServedCatalog): Discovery | null {
  const { network } = catalog;
  if (network === null) return null;
  const placed = { ...catalog, network };
  return { services: createServiceList(placed), cities: listCities(placed), routing: createRouting(placed) };
}
