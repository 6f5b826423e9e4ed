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

/** The same catalog, with `publicUrl` wherever its texts have the address that was known when it was compiled. */
export function catalogAt(catalog: Catalog, publicUrl: string): Catalog {
  const move = rebase(catalog.service.baseUrl, publicUrl);
  const moveAll = <T extends object>(data: T): T => JSON.parse(move(JSON.stringify(data))) as T;
  const { calculators, service, network, documents } = catalog;
  return { calculators, service: moveAll(service), network: moveAll(network), documents: moveAll(documents) };
}

/** Puts one address in place of another, but not inside a longer host name and not where another port follows. */
export function rebase(from: string, to: string): (text: string) => string {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const address = new RegExp(`${literal}(?![\\w-]|\\.\\w|:\\d)`, 'g');
  return (text) => text.replace(address, () => to);
}
