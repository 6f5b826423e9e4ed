/** The rewriting that keeps rounding errors from making a root NaN. */
import type { Core } from '../program/core.js';
import { constant } from '../program/core-builders.js';
import type { Rewrite } from '../program/visit-core.js';
import { mapChildren, rewriting } from '../program/visit-core.js';
import { zero } from '../units/rational.js';

/**
 * Writes `sqrt(max(0, x))` in place of `sqrt(x)` for some roots, and likewise for powers. Their x is proved to be at
 * least zero in exact arithmetic, but rounding errors may leave it slightly below, which would give NaN.
 */
export function clampingRoots(roots: ReadonlySet<Core>): Rewrite {
  const rewrite = rewriting((root) => {
    const inner = roots.has(root) ? mapChildren(root, rewrite) : root;
    if (inner === root || inner.kind !== 'apply') return null;
    const [operand = constant(zero), ...others] = inner.args;
    return { ...inner, args: [{ ...inner, operation: 'max', args: [constant(zero), operand] }, ...others] };
  });
  return rewrite;
}
