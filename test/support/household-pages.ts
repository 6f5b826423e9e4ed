/** Pages of the second catalog as its service would write them. */
import { join } from 'node:path';
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { projectRoot } from './project-root.js';

const folder = 'examples/household/generated';
const documents = readDocuments(join(projectRoot, folder));
/** A day on which all figures of the catalog are known. */
const day = Date.parse('2026-11-20T12:00:00Z');
export const householdServed: Catalog = { calculators, network, service, documents };
export const householdService = serveCatalog(householdServed, {
  baseUrl: service.baseUrl,
  requestsPerMinute: service.requestsPerMinute,
  clock: () => day,
});

export const householdSlugs: readonly string[] = [...householdService.calculators.keys()];

/** A calculator of the catalog, ready to answer. */
export function householdCalculator(slug: string): PreparedCalculator {
  const calculator = householdService.calculators.get(slug);
  if (calculator === undefined) throw new Error(`The catalog has no ${slug}.`);
  return calculator;
}
