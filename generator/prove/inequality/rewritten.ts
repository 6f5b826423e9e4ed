/** Rewrites polynomials: with atoms written out, without factors and divisors of known sign, and split into cases. */
import type { Condition, Core } from '../../program/core.js';
import { constant } from '../../program/core-builders.js';
import { leastSize, size } from '../../program/interval.js';
import type { Comparison } from '../../program/operation.js';
import { arithmeticOf } from '../../program/operations.js';
import { rememberedFor } from '../../source/remembered.js';
import { zero } from '../../units/rational.js';
import type { Context, Form } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import { shareInputs } from '../context/formulas.js';
import type { Atom, Monomial, Polynomial } from '../polynomial/polynomial.js';
import {
  atomsOf,
  derivative,
  inverseMonomial,
  opposite,
  polynomialOf,
  productOf,
  sharedMonomial,
  sumOf,
  timesMonomial,
} from '../polynomial/polynomial.js';
import { polynomialRange } from '../polynomial/polynomial-range.js';

/** A polynomial that stands for another, and how far it may be off. */
export interface Written {
  readonly polynomial: Polynomial;
  readonly error: number;
}

/** Replaces an atom with a form; null if no term has it to the first power, or if the result grows too long. */
export function withAtomAs(form: Form, atom: Atom, polynomial: Polynomial, context: Context): Written | null {
  const cofactor = derivative(polynomial, atom);
  if (cofactor.size === 0 || derivative(cofactor, atom).size > 0) return null;
  const product = productOf(cofactor, form.polynomial);
  const others = polynomialOf([...polynomial.values()].filter(({ monomial }) => !monomial.has(atom)));
  const error = size(polynomialRange(cofactor, atomBounds(context))) * form.error;
  return product && { polynomial: sumOf(others, product), error };
}

/** A polynomial as `factor * rest`: the factor is never negative, so the rest has the sign of the whole. */
export interface SignForm {
  readonly factor: Monomial;
  readonly rest: Written;
}

/**
 * Multiplies positive divisors away and takes out common factors that are never negative: of `P * r * n / (1 - q) - P`
 * the factor is `P / (1 - q)` and the rest is `r * n - (1 - q)`. Writes out an atom that stands for a divisor of
 * several terms once it has entered another term. Null if there is nothing to take out.
 */
export function signForm(polynomial: Polynomial, context: Context): SignForm | null {
  const boundsOf = atomBounds(context);
  const factor = new Map<Atom, number>();
  for (const [atom, exponent] of sharedMonomial(polynomial)) {
    const { low } = boundsOf(atom);
    if (exponent > 0 ? low >= 0 : low > 0) factor.set(atom, exponent);
  }
  if (factor.size === 0) return null;
  let rest: Written | null = { polynomial: timesMonomial(polynomial, inverseMonomial(factor)), error: 0 };
  for (const [atom, exponent] of factor) if (exponent === -1) rest = rest && writeOut(rest, atom, context);
  return rest && { factor, rest };
}

/** Replaces an atom with the divisor that it stands for; null if the result is too long or too inexact. */
function writeOut({ polynomial, error }: Written, atom: Atom, context: Context): Written | null {
  const cofactor = derivative(polynomial, atom);
  if (cofactor.size === 0 || derivative(cofactor, atom).size > 0) return { polynomial, error };
  const form = context.form(context.formulas.coreOf(atom));
  if (form.error > leastSize(atomBounds(context)(atom))) return null;
  const written = withAtomAs(form, atom, polynomial, context);
  return written && { polynomial: written.polynomial, error: error + written.error };
}

/** A polynomial as it is in one case, and the context where the case comes up. */
export interface Case extends Written {
  readonly context: Context;
}

/**
 * All cases of the first operation that gives one of its operands and shares an input with other atoms; null if there is
 * none. `max(u, 0) / x` is `u / x` or zero, and in `u / x` common factors may cancel.
 */
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
export interface Way {
  readonly core: Core;
  readonly isOpposite: boolean;
  readonly context: Context;
}

/** Which of two operands is taken where both are equal. */
export type Tie = 'either' | 'first' | 'second';

/** What an operation or an `if` may give, each where it does; none where that is not told apart. */
export function waysOf(core: Core, context: Context, tie: Tie = 'either'): readonly Way[] {
  if (core.kind === 'if')
    return [
      ...waysWhere(core.condition, true, core.consequent, context),
      ...waysWhere(core.condition, false, core.alternate, context),
    ];
  if (core.kind !== 'apply') return [];
  const [first, second, ...others] = core.args;
  const compared = comparisons(core);
  if (first === undefined || compared === null) return [];
  const atLeast = tie === 'second' ? compared.above : compared.atLeast;
  const atMost = tie === 'first' ? compared.below : compared.atMost;
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
  return { atLeast: compare('>='), atMost: compare('<='), above: compare('>'), below: compare('<') };
});

function caseOf({ core, isOpposite, context }: Way, atom: Atom, polynomial: Polynomial): Case | null {
  const form = context.form(core);
  const signed = isOpposite ? { ...form, polynomial: opposite(form.polynomial) } : form;
  const written = withAtomAs(signed, atom, polynomial, context);
  return written && { ...written, context };
}
