/** What the compiler made of the catalog, and the same catalog at the address where it is served. */
import type { AnyCalculator } from '../kernel/module.js';
import type { LeadTerms, Network, ServiceInfo } from '../kernel/service.js';
import type { Clock } from './calendar.js';
import type { PreparedCalculator } from './prepared-calculator.js';

/** The texts of the generated documents by their names, such as `llms/shop.txt`; served, without place holders. */
export type Documents = ReadonlyMap<string, string>;

export interface Catalog {
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  /** Null where the service works in no places. */
  readonly network: Network | null;
  readonly documents: Documents;
}

/** Where and under which limit a catalog is served, when that is decided outside it. */
export interface Placement {
  /** The address under which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly requestsPerMinute: number;
  /** Tells which day today is; the machine's own clock where it is left out. */
  readonly clock?: Clock;
}

/** A catalog at its address, its calculators ready to answer. Made once, for everyone who needs it. */
export interface ServedCatalog {
  readonly baseUrl: string;
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  /** What the calculators were made ready from. */
  readonly modules: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  /** Null where the service works in no places. */
  readonly network: Network | null;
  readonly documents: Documents;
}

/** A catalog whose service takes leads. */
export interface LeadCatalog extends ServedCatalog {
  readonly service: ServiceInfo & { readonly leads: LeadTerms };
  readonly network: Network;
}

/** The catalog, where its service takes leads; null where it does not. */
export function leadCatalogOf(catalog: ServedCatalog): LeadCatalog | null {
  const { service, network } = catalog;
  if (service.leads === null || network === null) return null;
  return { ...catalog, service: { ...service, leads: service.leads }, network };
}
