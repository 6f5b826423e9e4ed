/** The compiled catalog, and the same catalog at the address where it is served. */
import type { WorkbookTemplate } from '../../contract/workbook-template.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Translation } from '../../words/phrases.js';
import type { AnyCalculator } from '../kernel/module.js';
import type { LeadTerms, Network, ServiceInfo } from '../kernel/service.js';
import type { Clock } from './calendar.js';
import type { FigureFacts } from './figure-facts.js';
import type { PreparedCalculator } from './prepared-calculator.js';

/** The texts of the generated documents by name, such as `llms/shop.txt`; when served, with place holders filled in. */
export type Documents = ReadonlyMap<string, string>;

/** The prepared workbook of a calculator by its slug; null where there is none. */
export type Workbooks = (slug: string) => WorkbookTemplate | null;

/** The test vectors of a calculator by its slug, as JSON; null where there are none. */
export type Vectors = (slug: string) => string | null;

/** The body with an entity tag, as the build compressed it; null where it did not. */
export type CompressedBodies = (etag: string) => Buffer | null;

export interface Catalog {
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  /** Null when the service works in no places. */
  readonly network: Network | null;
  readonly documents: Documents;
  /** The same catalog in further languages; absent where there is none. */
  readonly others?: readonly Catalog[] | undefined;
  /** Absent where the answers are in English. */
  readonly translation?: Translation | undefined;
  /** Absent where none were prepared. */
  readonly workbooks?: Workbooks | undefined;
  readonly vectors?: Vectors | undefined;
  readonly compressed?: CompressedBodies | undefined;
}

/** The address and limit under which a catalog is served, when they are decided outside it. */
export interface Placement {
  /** The address at which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly requestsPerMinute: number;
  /** Tells the time; the machine's clock when it is left out. */
  readonly clock?: Clock;
}

/** A catalog at its address, with its calculators ready to answer. Made once and shared. */
export interface ServedCatalog extends Pick<Catalog, 'service' | 'network' | 'documents'> {
  readonly baseUrl: string;
  /** The same catalog in further languages, by their codes. */
  readonly others: ReadonlyMap<string, ServedCatalog>;
  /** The language of its answers, and the words of the engine in it. */
  readonly translation: Translation;
  readonly words: EngineWords;
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  /** The modules from which the calculators were prepared. */
  readonly modules: ReadonlyMap<string, AnyCalculator>;
  /** Facts about figures from the documents. */
  readonly figures: FigureFacts;
  readonly workbooks: Workbooks | null;
  readonly vectors: Vectors;
  readonly compressed: CompressedBodies;
  /** Today at the service's home. */
  readonly today: () => string;
}

/** A catalog whose service takes leads. */
export interface LeadCatalog extends ServedCatalog {
  readonly service: ServiceInfo & { readonly leads: LeadTerms };
  readonly network: Network;
}

/** The catalog, or null when its service takes no leads. */
export function leadCatalogOf(catalog: ServedCatalog): LeadCatalog | null {
  const { service, network } = catalog;
  if (service.leads === null || network === null) return null;
  return { ...catalog, service: { ...service, leads: service.leads }, network };
}
