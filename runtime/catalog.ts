/** What the compiler made of the catalog, and how it is moved to the address where it is served. */
import type { AnyCalculator } from './kernel/module.js';
import type { Network, ServiceInfo } from './kernel/service.js';

/** The texts of the generated documents. */
export interface Documents {
  readonly registry: string;
  readonly openapi: string;
  readonly llms: string;
  readonly llmsFull: string;
}

export interface Catalog {
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  readonly network: Network;
  readonly documents: Documents;
}

/** Where and under which limit a catalog is served, when that is decided outside it. */
export interface Placement {
  readonly publicUrl: string;
  readonly requestsPerMinute: number;
}

/** The same catalog, with the address and the limit in force wherever its texts have those it was compiled with. */
export function catalogAt(catalog: Catalog, { publicUrl, requestsPerMinute }: Placement): Catalog {
  const { calculators, service, network, documents } = catalog;
  const move = rebase(service.baseUrl, publicUrl);
  const limit = relimit(service.requestsPerMinute, requestsPerMinute);
  const moveAll = <T extends object>(data: T): T => JSON.parse(limit(move(JSON.stringify(data)))) as T;
  return {
    calculators,
    service: { ...moveAll(service), requestsPerMinute },
    network: moveAll(network),
    documents: moveAll(documents),
  };
}

/** Puts one number of requests in place of another: "60 requests per minute". */
function relimit(from: number, to: number): (text: string) => string {
  const phrase = new RegExp(`\\b${from} requests\\b`, 'g');
  return (text) => text.replace(phrase, `${to} requests`);
}

/** Puts one address in place of another, but not inside a longer host name and not where another port follows. */
export function rebase(from: string, to: string): (text: string) => string {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const address = new RegExp(`${literal}(?![\\w-]|\\.\\w|:\\d)`, 'g');
  return (text) => text.replace(address, () => to);
}
