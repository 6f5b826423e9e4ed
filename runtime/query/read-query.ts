/** The quick reading of a query: it accepts or refuses, and leaves explanations to `explain-query.ts`. */
import type { InputValue } from '../kernel/module.js';
import { placeExists, type QueryPlan, type QueryValues, sharedValues } from './query-plan.js';
import type { QueryPair } from './scan-query.js';

/**
 * The value of each parameter of the plan, or null when the query has any mistake at all: an unknown or repeated
 * parameter, a text that its parameter refuses, broken encoding, a neighborhood without its city.
 */
export function readQuery(plan: QueryPlan, pairs: readonly QueryPair[]): QueryValues | null {
  const values: (InputValue | undefined)[] = new Array(plan.parameters.length).fill(undefined);
  for (const { name, value } of pairs) {
    if (name === null || value === null) return null;
    const place = plan.places.get(name);
    if (place === undefined || values[place] !== undefined) return null;
    const read = plan.parameters[place]?.read(value);
    if (read === undefined) return null;
    values[place] = read;
  }
  return placeExists(plan.network, sharedValues(plan, values)) ? values : null;
}
