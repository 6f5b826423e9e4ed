/** Documents of a catalog as values. Each is parsed at its first use, once for all that read it. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { Registry } from '../../engine/discovery/list-calculators.js';
import { onceFor } from '../../words/once-for.js';
import type { OpenapiDocument } from './pages/docs/openapi.js';

/** The catalog's help to choose a calculator: clauses without a period, and sentences. */
export interface Guidance {
  readonly use_when?: string;
  readonly not_when?: string;
  readonly pitfalls?: readonly string[];
  readonly next_step?: string;
}

/** Members of a registry entry that pages show. */
interface RegistryEntry {
  readonly slug: string;
  readonly guidance?: Guidance;
  readonly result?: { readonly unit?: string; readonly range?: { readonly low: number; readonly high: number } };
}

/** All that is known of each calculator, by slug. */
export const registryEntries = parsed(
  'calculators.json',
  (value): ReadonlyMap<string, RegistryEntry> => new Map(Object.entries(value)),
);

/** The registry. */
export const listedCalculators = parsed('registry.json', (value) => value as Registry);

/** The OpenAPI document with all calls. */
export const completeInterface = parsed('openapi-full.json', (value) => value as OpenapiDocument);

type Documents = Pick<ServedCatalog, 'documents'>;

function parsed<T>(name: string, read: (value: object) => T): (catalog: Documents) => T {
  const parse = onceFor((documents: Documents['documents']) => read(JSON.parse(documents.get(name) ?? '{}') as object));
  return ({ documents }) => parse(documents);
}
