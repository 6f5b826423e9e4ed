/** Keeps rounding errors from making a root NaN. */

import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import { mapFormulas } from '../elaborate/formulas.js';
import type { Core } from '../program/core.js';
import { constant } from '../program/core-builders.js';
import type { Program } from '../program/program.js';
import type { Rewrite } from '../program/visit-core.js';
import { mapChildren, rewriting } from '../program/visit-core.js';
import type { Proof } from '../prove/prove.js';
import { prove } from '../prove/prove.js';
import { zero } from '../units/rational.js';

interface Proved {
  readonly entry: ElaboratedEntry;
  readonly program: Program;
  readonly proof: Proof;
}

/** Proves a calculator, and once more with its roots clamped where only rounding errors take their operands below zero. */
export function proveClamping(entry: ElaboratedEntry, programOf: (entry: ElaboratedEntry) => Program): Proved {
  const program = programOf(entry);
  const proof = prove(program);
  const { roundedRoots } = proof;
  if (roundedRoots.size === 0) return { entry, program, proof };
  return proveClamping(mapFormulas(entry, clampingRoots(roundedRoots)), programOf);
}

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
