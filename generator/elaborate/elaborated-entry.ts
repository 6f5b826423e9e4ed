/** An elaborated entry. */

import type { Calculator, SentenceCase } from '../program/catalog.js';
import type { CheckedBand } from './declaration/cost-band.js';
import type { CategorizedCalculator } from './declaration/entry-category.js';
import type { CheckedEstimate } from './declaration/estimate.js';
import type { CheckedLaw } from './declaration/laws.js';
import type { CheckedFigure } from './declaration/result.js';
import type { CheckedRange } from './declaration/result-range.js';
import type { Scope } from './expression/scope.js';

/** A calculator with all formulas elaborated, still to be proved and tested by its examples. */
export interface ElaboratedEntry
  extends Pick<Calculator, 'lists' | 'requirements' | 'steps' | 'text' | 'drawing' | 'labels'> {
  readonly raw: CategorizedCalculator;
  readonly scope: Scope;
  readonly laws: readonly CheckedLaw[];
  /** Null when the calculator computes no price. */
  readonly estimate: CheckedEstimate | null;
  readonly result: CheckedFigure;
  readonly secondary: readonly CheckedFigure[];
  readonly resultRange: CheckedRange | null;
  readonly sentence: readonly SentenceCase[];
  readonly band: CheckedBand | null;
  /** The same with its open figures as such, in place of which this one has the catalog's; null where none is open. */
  readonly own: ElaboratedEntry | null;
}
