/** The quick reading of a query: it accepts or refuses, and leaves explanations to `explain-query.ts`. */
import type { InputValue } from '../kernel/module.js';
import type { Network } from '../kernel/service.js';
import type { QueryPlan, QueryValues } from './query-plan.js';
import type { QueryPair } from './scan-query.js';

/**
 * The values of a query, or null when it has any mistake at all: an unknown or repeated parameter, a text that its
 * parameter refuses, broken encoding, a neighborhood that is not in its city.
 */
export function readQuery(plan: QueryPlan, pairs: readonly QueryPair[]): QueryValues | null {
  const values: (InputValue | undefined)[] = plan.parameters.map(() => undefined);
  for (const { name, value } of pairs) {
    if (name === null || value === null) return null;
    const place = plan.places.get(name);
    if (place === undefined || values[place] !== undefined) return null;
    const read = plan.parameters[place]?.read(value);
    if (read === undefined) return null;
    values[place] = read;
  }
  const city = textAt(values, plan.inputCount);
  const neighborhood = textAt(values, plan.inputCount + 1);
  if (neighborhood !== null && !isIn(plan.network, city, neighborhood)) return null;
  return { inputs: values, city, neighborhood, trace: values[plan.inputCount + 2] === 'true' };
}

function textAt(values: readonly (InputValue | undefined)[], place: number): string | null {
  const value = values[place];
  return value === undefined ? null : String(value);
}

function isIn(network: Network, city: string | null, neighborhood: string): boolean {
  return city !== null && Object.hasOwn(network.neighborhoods[city] ?? {}, neighborhood);
}
