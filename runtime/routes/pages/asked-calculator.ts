/** The calculator that a page is asked for, with what the query says. */
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { CalculatorView } from '../../../pages/answer/view.js';
import { viewOf } from '../../../pages/answer/view.js';
import type { PageContext } from './page-context.js';
import type { Given } from './place-view.js';

export interface AskedCalculator {
  readonly calculator: AnyCalculator;
  readonly view: CalculatorView;
  /** Values from the query: inputs, the day, the place. */
  readonly given: Given;
}

/** The calculator of an address with its query; null where there is none of this name. */
export function askedCalculator({ catalog }: PageContext, slug: string, query: string): AskedCalculator | null {
  const [calculator, prepared] = [catalog.modules.get(slug), catalog.calculators.get(slug)];
  if (calculator === undefined || prepared === undefined) return null;
  const view = viewOf(prepared, query);
  const known = new Set(prepared.plan.positions.keys());
  return { calculator, view, given: view.given.filter(([name]) => known.has(name)) };
}
