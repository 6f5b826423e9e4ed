/** Roots that rounding errors could make no number of. */
import type { Core } from '../model/core.js';
import { constant } from '../model/core-builders.js';
import { zero } from '../model/rational.js';
import type { Replacement } from '../model/replace-core.js';
import { replaceInCondition, replaceInCore } from '../model/replace-core.js';
import { mapFormulas } from './map-formulas.js';
import type { Understood } from './understand-calculator.js';

/**
 * The calculator with some of its roots taken of `max(0, x)`. What they are taken of is proved to be at least zero as
 * real numbers go, but rounding errors may leave it a hair below, and a root of that would be no number.
 */
export function withClampedRoots(understood: Understood, roots: ReadonlySet<Core>): Understood {
  const clamp: Replacement = (core) => (roots.has(core) && core.kind === 'apply' ? clamped(core, clamp) : null);
  return mapFormulas(understood, {
    core: (core) => replaceInCore(core, clamp),
    condition: (condition) => replaceInCondition(condition, clamp),
  });
}

function clamped(root: Core & { kind: 'apply' }, clamp: Replacement): Core {
  const [operand] = root.args.map((arg) => replaceInCore(arg, clamp));
  if (operand === undefined) return root;
  return { ...root, args: [{ kind: 'apply', operation: 'max', args: [constant(zero), operand], span: root.span }] };
}
