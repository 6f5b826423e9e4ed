/** Rewriting of formulas and conditions. */
import type { Condition, Core } from '../model/core.js';
import type { Replacement } from '../model/replace-core.js';
import { replaceInCondition, replaceInCore } from '../model/replace-core.js';

/** A rewriting of formulas and conditions that keeps their meaning. */
export interface Rewriting {
  readonly core: (core: Core) => Core;
  readonly condition: (condition: Condition) => Condition;
}

/** Replaces parts wherever they stand. */
export function replacing(replacement: Replacement): Rewriting {
  return {
    core: (core) => replaceInCore(core, replacement),
    condition: (condition) => replaceInCondition(condition, replacement),
  };
}
