/** Whether a call uses what is to be used no longer. */
import type { Calculator, Deprecation } from '../kernel/module.js';
import type { QueryValues } from './query-plan.js';

/** Everything deprecated that a call uses, taken together. Days as 2026-03-01. */
export interface Deprecated {
  /** Since when the first of it is. */
  readonly since: string;
  /** Until when all of it stays at least; null where that is open. */
  readonly until: string | null;
  /** The calculator to call instead; null where the calculator stays or has no successor. */
  readonly successor: string | null;
}

/** A function that looks at the calculator and the inputs that were given. Most calculators have nothing to look at. */
export function deprecatedIn<Inputs>({
  deprecated,
  inputs,
}: Calculator<Inputs>): (values: QueryValues) => Deprecated | null {
  const whole = deprecated === undefined ? [] : [deprecated];
  if (whole.length === 0 && inputs.every((input) => input.deprecated === undefined)) return () => null;
  return (values) => {
    const given = inputs.flatMap((input, place) =>
      values.inputs[place] === undefined || input.deprecated === undefined ? [] : [input.deprecated],
    );
    return together([...whole, ...given], deprecated?.use ?? null);
  };
}

function together(all: readonly Deprecation[], successor: string | null): Deprecated | null {
  const [since] = all.map((each) => each.since).sort();
  const [until = null] = all.flatMap((each) => each.until ?? []).sort();
  return since === undefined ? null : { since, until, successor };
}
