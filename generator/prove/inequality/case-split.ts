/**
 * Splits operations that give one of their operands into cases: `max(u, 0) / x` is `u / x` or zero, and in `u / x`
 * common factors may cancel.
 */
import type { Condition, Core } from '../../program/core.js';
import { constant } from '../../program/core-builders.js';
import type { Comparison } from '../../program/operation.js';
import { arithmeticOf } from '../../program/operations.js';
import { rememberedFor } from '../../source/remembered.js';
import { zero } from '../../units/rational.js';
import type { Context } from '../context/context.js';
import { shareInputs } from '../context/formulas.js';
import type { Atom, Polynomial } from '../polynomial/polynomial.js';
import { atomsOf, opposite } from '../polynomial/polynomial.js';
import type { Written } from './rewritten.js';
import { withAtomAs } from './rewritten.js';

/** A polynomial as it is in one case, and the context where the case comes up. */
export interface Case extends Written {
  readonly context: Context;
}

/** All cases of the first such operation that shares an input with other atoms; null if there is none. */
export function splitCases(polynomial: Polynomial, context: Context): readonly Case[] | null {
  const atoms = [...atomsOf(polynomial)];
  for (const atom of atoms) {
    const core = context.formulas.coreOf(atom);
    const others = atoms.filter((other) => other !== atom);
    if (!others.some((other) => shareInputs(core, context.formulas.coreOf(other), context.formulas))) continue;
    const cases = waysOf(core, context).map((way) => caseOf(way, atom, polynomial));
    if (cases.length > 0 && !cases.includes(null)) return cases.filter((each) => each !== null);
  }
  return null;
}

/** A possible result of an operation, or its opposite, and the context in which that is the result. */
interface Way {
  readonly core: Core;
  readonly isOpposite: boolean;
  readonly context: Context;
}

function waysOf(core: Core, context: Context): readonly Way[] {
  if (core.kind === 'if')
    return [
      ...waysWhere(core.condition, true, core.consequent, context),
      ...waysWhere(core.condition, false, core.alternate, context),
    ];
  if (core.kind !== 'apply') return [];
  const [first, second, ...others] = core.args;
  const compared = comparisons(core);
  if (first === undefined || compared === null) return [];
  const { atLeast, atMost } = compared;
  const { choice } = arithmeticOf(core.operation);
  if (choice === 'size') {
    const opposed = waysWhere(atMost, true, first, context).map((way) => ({ ...way, isOpposite: true }));
    return [...waysWhere(atLeast, true, first, context), ...opposed];
  }
  if ((choice !== 'greatest' && choice !== 'least') || second === undefined) return [];
  if (others.length > 0) return core.args.map((arg) => ({ core: arg, isOpposite: false, context }));
  const [more, less] = choice === 'greatest' ? [first, second] : [second, first];
  return [...waysWhere(atLeast, true, more, context), ...waysWhere(atMost, true, less, context)];
}

function waysWhere(condition: Condition, truth: boolean, core: Core, context: Context): readonly Way[] {
  return context.where(condition, truth).map((inside) => ({ core, isOpposite: false, context: inside }));
}

/**
 * Compares the first operand with the second, or with zero; null for a conversion, which chooses nothing. A context
 * remembers conditions by identity.
 */
const comparisons = rememberedFor(({ args: [left, right = constant(zero)], span }: Core & { kind: 'apply' }) => {
  if (span === undefined) return null;
  const compare = (comparison: Comparison): Condition => ({
    kind: 'compare',
    comparison,
    left: left ?? right,
    right,
    span,
  });
  return { atLeast: compare('>='), atMost: compare('<=') };
});

function caseOf({ core, isOpposite, context }: Way, atom: Atom, polynomial: Polynomial): Case | null {
  const form = context.form(core);
  const signed = isOpposite ? { ...form, polynomial: opposite(form.polynomial) } : form;
  const written = withAtomAs(signed, atom, polynomial, context);
  return written && { ...written, context };
}
