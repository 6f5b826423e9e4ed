/** Pages of the second catalog as its service would write them. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { household } from './page-catalog.js';

/** A day on which all figures of the catalog are known. */
const day = Date.parse('2026-11-20T12:00:00Z');
const { service } = household;

/** The catalog as its service would serve it, with these calculators. */
export function servedWith(calculators: typeof household.calculators): ServedCatalog {
  const { baseUrl, requestsPerMinute } = service;
  return serveCatalog({ ...household, calculators }, { baseUrl, requestsPerMinute, clock: () => day });
}

export const householdService = servedWith(household.calculators);

export const householdSlugs: readonly string[] = [...householdService.calculators.keys()];

/** A calculator of the catalog, ready to answer. */
export function householdCalculator(slug: string): PreparedCalculator {
  const calculator = householdService.calculators.get(slug);
  if (calculator === undefined) throw new Error(`The catalog has no ${slug}.`);
  return calculator;
}
