/** How far two formulas lie apart, by each way of `authoring/compare/`. */

import { differences } from '../../../authoring/compare/difference-bounds.js';
import type { FoundEnd, SearchLimits } from '../../../authoring/compare/difference-search.js';
import { differenceProver } from '../../../authoring/compare/difference-search.js';
import type { Interval } from '../../../generator/program/interval.js';
import { hull } from '../../../generator/program/interval.js';
import { contextsOf } from '../../../generator/prove/analyze.js';
import { wholeBox } from '../../../generator/prove/context/box.js';
import { indexFormulas } from '../../../generator/prove/context/formulas.js';
import type { ComparedFormulas } from '../../support/difference-fixtures.js';

const never = () => false;

/** The first makes no cut; the last is near enough below 20, or where both formulas may be the same. */
const limits: Readonly<Record<string, SearchLimits>> = {
  uncut: { budget: 0, maybeEqual: false, enough: never },
  cut: { budget: 3, maybeEqual: false, enough: never },
  soon: { budget: 2, maybeEqual: true, enough: (end) => end < 20 },
};

export interface FoundDifference {
  /** By following both formulas without a cut, and by writing them out as polynomials, too. */
  readonly followed: Interval;
  readonly rearranged: Interval;
  /** How far it comes below and above zero, by the limits of the search. */
  readonly ends: Readonly<Record<string, { readonly below: FoundEnd; readonly above: FoundEnd }>>;
}

export function foundDifference({ program, now, old }: ComparedFormulas): FoundDifference {
  const contexts = contextsOf(indexFormulas(program), wholeBox(program.inputs));
  const [followed, rearranged] = [differences(false), differences(true)].map((between) =>
    hull(contexts.map((context) => between(now, old, context))),
  );
  if (followed === undefined || rearranged === undefined) throw new Error('There are two ways.');
  const { farthest } = differenceProver(program);
  const ends = Object.entries(limits).map(([name, each]) => {
    return [name, { below: farthest(now, old, -1, each), above: farthest(now, old, 1, each) }] as const;
  });
  return { followed, rearranged, ends: Object.fromEntries(ends) };
}
