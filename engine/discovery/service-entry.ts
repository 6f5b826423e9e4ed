/** A kind of work as answers describe it. */
import { calculationAddress } from '../../contract/addresses.js';
import type { serviceEntry as entrySchema } from '../../contract/places.js';
import type { Static } from '../../contract/schema.js';
import type { Category, Network } from '../kernel/service.js';
import type { PlacedCatalog } from './discover.js';

export type ServiceEntry = Static<typeof entrySchema>;

export function serviceEntry(catalog: PlacedCatalog, { slug, name, tag, noneBecause, parts }: Category): ServiceEntry {
  const { baseUrl, calculators, network } = catalog;
  const calculator = calculators.has(slug) ? `${baseUrl}${calculationAddress(slug)}` : null;
  const none = noneBecause === undefined ? {} : { none_because: noneBecause };
  const some = parts === undefined ? {} : { parts: parts.map((part) => `${baseUrl}${calculationAddress(part)}`) };
  return { slug, name, tag, calculator, ...none, ...some, cities: servedCities(network, slug) };
}

/** The cities with an active slot of the service, in the order of the network. */
export function servedCities({ cities, slots }: Network, service: string): readonly string[] {
  const active = Object.entries(slots[service] ?? {}).filter(([, slot]) => slot.active);
  const served = new Set(active.map(([place]) => place.split('/', 1)[0]));
  return Object.keys(cities).filter((city) => served.has(city));
}
