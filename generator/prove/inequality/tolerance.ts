/**
 * Tolerance for rounding. Doubles miss last digits and counts snap to whole numbers (`math.ts` of the kernel), so what is never
 * below zero on paper may fall short of it by a hair. Forgiven is a part in a thousand million of what is added up at
 * the very point at hand, and never a part of the largest number of the context, beside which a real mistake may be small.
 */
import type { Core } from '../../model/core.js';
import { resolution } from '../../model/grid.js';
import { arithmeticOf } from '../../model/operations.js';
import { fromNumber, multiply, negate, one } from '../../model/rational.js';
import type { Context } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import type { Polynomial } from '../polynomial/polynomial.js';
import {
  constantPolynomial,
  differenceOf,
  opposite,
  polynomialOf,
  sumOf,
  timesConstant,
} from '../polynomial/polynomial.js';
import { monomialRange } from '../polynomial/polynomial-range.js';
import { isPlainlyNonnegative, leastOfPolynomial } from './form-range.js';

/** Of each term, so much. */
const forgiven = fromNumber(1e-9);

/** True when only rounding can take a formula below zero; down to `floor` does not matter. */
export function isNonnegativeWithinTolerance(core: Core, context: Context, floor: number = resolution): boolean {
  const { polynomial } = context.form(core);
  if (leastOfPolynomial(withSlackOfTerms(polynomial, context), context, 'forgiven') >= -floor) return true;
  const parts = partsOf(core, context);
  return parts.length > 0 && parts.every((part) => isNonnegativeWithinTolerance(part.core, part.context));
}

interface Part {
  readonly core: Core;
  readonly context: Context;
}

/** True when the result is never negative while no operand is. */
function keepsSign({ operation }: Core & { kind: 'apply' }): boolean {
  const { algebra = '', choice } = arithmeticOf(operation);
  return choice === 'least' || ['sum', 'product', 'quotient'].includes(algebra);
}

/** Parts, such as the sides of a sum: if each falls below zero by rounding only, so does the whole; none if unknown. */
function partsOf(core: Core, context: Context): readonly Part[] {
  switch (core.kind) {
    case 'step': {
      const step = context.formulas.stepCore(core.name);
      return step === null ? [] : [{ core: step, context }];
    }
    case 'if':
      return [
        ...context.where(core.condition, true).map((inside) => ({ core: core.consequent, context: inside })),
        ...context.where(core.condition, false).map((inside) => ({ core: core.alternate, context: inside })),
      ];
    case 'scale':
      return core.factor.numerator > 0n ? [{ core: core.operand, context }] : [];
    case 'apply':
      return keepsSign(core) ? core.args.map((arg) => ({ core: arg, context })) : [];
    default:
      return [];
  }
}

/** The polynomial with a little of the size of each of its terms on top. Terms of unknown sign get none. */
function withSlackOfTerms(polynomial: Polynomial, context: Context): Polynomial {
  const boundsOf = atomBounds(context);
  const slack = [...polynomial.values()].flatMap(({ coefficient, monomial }) => {
    const { low, high } = monomialRange(monomial, boundsOf);
    if (low < 0 && high > 0) return [];
    const isPositive = coefficient.numerator > 0n === low >= 0;
    const part = multiply(coefficient, forgiven);
    return [{ coefficient: isPositive ? part : negate(part), monomial }];
  });
  return sumOf(polynomial, polynomialOf(slack));
}

/** Four parts in a thousand million, of one and of the two sides of a comparison: whatever is the largest at the point. */
export const forgivenBetween = 4e-9;

/** That is at least so much of each, as a largest is at least any mean. */
const shareOfOne = fromNumber(forgivenBetween * 0.2);
const shareOfSide = fromNumber(forgivenBetween * 0.4);

/** True when one formula is proved to be at least another, up to the tolerance. */
export function isAtLeastWithinTolerance(upper: Core, lower: Core, context: Context): boolean {
  if (context.bounds(upper).low >= context.bounds(lower).high) return true;
  const sides = [upper, lower].map((side) => sizeOf(side, context));
  const slack = sides.reduce(
    (sum, side) => sumOf(sum, timesConstant(side, shareOfSide)),
    constantPolynomial(shareOfOne),
  );
  const difference = differenceOf(context.form(upper).polynomial, context.form(lower).polynomial);
  const forgiving = sumOf(difference, slack);
  return isPlainlyNonnegative(forgiving, context) || leastOfPolynomial(forgiving, context, 'forgiven') >= 0;
}

/** A polynomial that is never more than the size of a formula or than one. */
function sizeOf(core: Core, context: Context): Polynomial {
  const { low, high } = context.bounds(core);
  const { polynomial } = context.form(core);
  if (low >= 0) return polynomial;
  return high <= 0 ? opposite(polynomial) : constantPolynomial(one);
}
