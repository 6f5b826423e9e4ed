/** The calculator that a page is asked for, with what the query says. */
import type { PreparedCalculator } from '../../../engine/calculator/prepared-calculator.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { CalculatorView, Given } from '../../../pages/answer/view.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import type { PagedSite } from './paged-site.js';

export interface AskedCalculator {
  readonly calculator: AnyCalculator;
  readonly view: CalculatorView;
  /** Values from the query: inputs, the day, the place. */
  readonly given: Given;
}

/** The calculator of an address with its query. */
export function askedCalculator({ catalog }: PagedSite, prepared: PreparedCalculator, query: string): AskedCalculator {
  const calculator = catalog.modules.get(prepared.slug);
  if (calculator === undefined) throw new Error(`${prepared.slug} was prepared from no module`);
  const view = viewOf(prepared, query);
  const known = new Set(prepared.plan.positions.keys());
  return { calculator, view, given: view.given.filter(([name]) => known.has(name)) };
}
