/** Keeps rounding errors from making a root NaN. */
import type { Core } from '../program/core.js';
import { constant } from '../program/core-builders.js';
import type { Program } from '../program/program.js';
import type { Replacement, Rewriting } from '../program/replace-core.js';
import { replaceInCore, replacing } from '../program/replace-core.js';
import type { Proof } from '../prove/prove.js';
import { prove } from '../prove/prove.js';
import { zero } from '../units/rational.js';
import type { Understood } from './understood.js';
import { mapFormulas } from './understood.js';

interface Proved {
  readonly understood: Understood;
  readonly program: Program;
  readonly proof: Proof;
}

/** Proves a calculator, and once more with its roots clamped where only rounding errors take their operands below zero. */
export function proveClamping(understood: Understood, programOf: (understood: Understood) => Program): Proved {
  const program = programOf(understood);
  const proof = prove(program);
  const { roundedRoots } = proof;
  if (roundedRoots.size === 0) return { understood, program, proof };
  return proveClamping(mapFormulas(understood, clampingRoots(roundedRoots)), programOf);
}

/**
 * Writes `sqrt(max(0, x))` in place of `sqrt(x)` for some roots, and likewise for powers. Their x is proved to be at
 * least zero in exact arithmetic, but rounding errors may leave it slightly below, which would give NaN.
 */
export function clampingRoots(roots: ReadonlySet<Core>): Rewriting {
  const clamp: Replacement = (core) => (roots.has(core) && core.kind === 'apply' ? clamped(core, clamp) : null);
  return replacing(clamp);
}

function clamped(root: Core & { kind: 'apply' }, clamp: Replacement): Core {
  const [operand, ...others] = root.args.map((arg) => replaceInCore(arg, clamp));
  if (operand === undefined) return root;
  const kept: Core = { kind: 'apply', operation: 'max', args: [constant(zero), operand], span: root.span };
  return { ...root, args: [kept, ...others] };
}
