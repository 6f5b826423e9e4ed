/** Writes queries, for calls that callers are shown. */
import type { InputSpec } from '../kernel/module.js';
import { writtenPairs } from './list-parameter.js';
import type { OwnValue } from './own-figures.js';
import { ownPairs } from './own-figures.js';
import type { QueryValues } from './query-plan.js';

/**
 * The query of these inputs, in their order, of other parameters by name, null for those left out, and of own figures.
 */
export function writtenQuery(
  specs: readonly InputSpec[],
  inputs: QueryValues['inputs'],
  others: Readonly<Record<string, string | null>>,
  own: readonly OwnValue[],
): string {
  const given = specs.flatMap(({ name }, index): readonly [string, string][] => {
    const value = inputs[index];
    return value === undefined ? [] : writtenPairs(name, value);
  });
  const named = Object.entries(others).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  return new URLSearchParams([...given, ...named, ...ownPairs(own)]).toString();
}
