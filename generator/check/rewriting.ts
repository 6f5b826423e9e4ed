/** Rewriting of formulas and conditions. */
import type { Condition, Core } from '../model/core.js';

/** A rewriting of formulas and conditions that keeps their meaning. */
export interface Rewriting {
  readonly core: (core: Core) => Core;
  readonly condition: (condition: Condition) => Condition;
}
