/** Reads a query quickly: accepts or refuses it, and leaves explanations to `explain-query.ts`. */
import type { Network } from '../kernel/service.js';
import { joinLists } from './list-parameter.js';
import type { ReadValue } from './measure.js';
import type { OwnValue } from './own-figures.js';
import type { QueryPlan, QueryValues } from './query-plan.js';
import type { QueryPair } from './scan-query.js';

/**
 * The values of a query, or null when it has any mistake at all: an unknown or repeated parameter, a text that its
 * parameter refuses, broken encoding, an input that is required and missing, a neighborhood that is not in its city.
 */
export function readQuery(plan: QueryPlan, pairs: readonly QueryPair[]): QueryValues | null {
  const values: (ReadValue | undefined)[] = plan.parameters.map(() => undefined);
  const firstOwn = plan.parameters.length - plan.own.length;
  let hasOwn = false;
  for (const { name, value } of joinLists(plan.lists, pairs)) {
    if (name === null || value === null) return null;
    const position = plan.positions.get(name);
    if (position === undefined || values[position] !== undefined) return null;
    const read = plan.parameters[position]?.read(value);
    if (read === undefined) return null;
    values[position] = read;
    if (position >= firstOwn) hasOwn = true;
  }
  if (!giveInputs(plan, values)) return null;
  const { required, shared, network } = plan;
  for (const { position } of required) if (values[position] === undefined) return null;
  const city = textAt(values, shared.city);
  const neighborhood = textAt(values, shared.neighborhood);
  if (neighborhood !== null && !isIn(network, city, neighborhood)) return null;
  return {
    inputs: values,
    city,
    neighborhood,
    trace: values[shared.trace] === 'true',
    fields: textAt(values, shared.fields),
    with: textAt(values, shared.with),
    on: textAt(values, shared.on),
    own: hasOwn ? ownIn(plan, values.slice(firstOwn)) : null,
  };
}

/** Gives inputs by the lists; false where one is given by itself as well. */
function giveInputs({ lists, parameters }: QueryPlan, values: (ReadValue | undefined)[]): boolean {
  for (const { position, targets } of lists) {
    const value = values[position];
    if (typeof value !== 'object' || value.from === undefined) continue;
    for (const target of targets) {
      if (values[target] !== undefined) return false;
      const total = value.from.totals[parameters[target]?.name ?? ''] ?? 0;
      values[target] = { text: String(total), value: total, from: value.from };
    }
  }
  return true;
}

function ownIn({ own }: QueryPlan, values: readonly (ReadValue | undefined)[]): readonly OwnValue[] {
  return own.flatMap((figure, place) => {
    const value = values[place];
    return value === undefined ? [] : [{ figure, value }];
  });
}

function textAt(values: readonly (ReadValue | undefined)[], position: number): string | null {
  const value = values[position];
  return typeof value === 'string' ? value : null;
}

function isIn(network: Network | null, city: string | null, neighborhood: string): boolean {
  return city !== null && Object.hasOwn(network?.neighborhoods[city] ?? {}, neighborhood);
}
