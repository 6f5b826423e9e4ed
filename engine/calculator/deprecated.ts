/** Finds the deprecated calculator and inputs that a call uses. */
import type { Calculator, Deprecation } from '../kernel/module.js';
import type { QueryValues } from './query-plan.js';

/** Everything deprecated that a call uses, taken together. Days are written as 2026-03-01. */
export interface Deprecated {
  /** The first day on which any of it is deprecated. */
  readonly since: string;
  /** The day until which all of it stays at least; null when that is open. */
  readonly until: string | null;
  /** The calculator to call instead; null when the calculator stays or has no successor. */
  readonly successor: string | null;
}

/** Makes the check of one calculator. For most, which deprecate nothing, it always returns null. */
export function deprecatedIn<Inputs>({
  deprecated,
  inputs,
}: Calculator<Inputs>): (values: QueryValues) => Deprecated | null {
  const whole = deprecated === undefined ? [] : [deprecated];
  if (whole.length === 0 && inputs.every((input) => input.deprecated === undefined)) return () => null;
  return (values) => {
    const given = inputs.flatMap((input, index) =>
      values.inputs[index] === undefined || input.deprecated === undefined ? [] : [input.deprecated],
    );
    return together([...whole, ...given], deprecated?.use ?? null);
  };
}

function together(all: readonly Deprecation[], successor: string | null): Deprecated | null {
  const [since] = all.map((each) => each.since).sort();
  const [until = null] = all.flatMap((each) => each.until ?? []).sort();
  return since === undefined ? null : { since, until, successor };
}
