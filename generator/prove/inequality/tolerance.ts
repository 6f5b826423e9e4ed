/**
 * Tolerance for rounding. Doubles miss last digits and counts snap to whole numbers (`math.ts` of the kernel), so a
 * value that is never negative on paper may fall below zero by a hair. The tolerance is a part in a thousand million of
 * the terms added at the point at hand. It is never relative to the largest number in the context, beside which a real
 * mistake may be small.
 */
import type { Core } from '../../program/core.js';
import { resolution } from '../../program/grid.js';
import { arithmeticOf } from '../../program/operations.js';
import { fromNumber, multiply, negate, one } from '../../units/rational.js';
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

/** Tolerance as a share of each term. */
const forgiven = fromNumber(1e-9);

/** True when only rounding can take a formula below zero; values down to `-floor` do not matter. */
export function isNonnegativeWithinTolerance(core: Core, context: Context, floor: number = resolution): boolean {
  const { polynomial } = context.form(core);
  if (leastOfPolynomial(withSlackOfTerms(polynomial, context), context, 'forgiven', -floor) >= -floor) return true;
  const parts = partsOf(core, context);
  return parts.length > 0 && parts.every((part) => isNonnegativeWithinTolerance(part.core, part.context));
}

interface Part {
  readonly core: Core;
  readonly context: Context;
}

/** True when the result is never negative as long as no operand is. */
function keepsSign({ operation }: Core & { kind: 'apply' }): boolean {
  const { algebra = '', choice } = arithmeticOf(operation);
  return choice === 'least' || ['sum', 'product', 'quotient'].includes(algebra);
}

/** Parts of a formula: if each falls below zero only by rounding, so does the whole. Empty if unknown. */
function partsOf(core: Core, context: Context): readonly Part[] {
  switch (core.kind) {
    case 'step':
    case 'fold':
    case 'open':
      return [{ core: context.formulas.valueOf(core), context }];
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

/** Adds a small share of the size of each term to a polynomial. Terms of unknown sign add nothing. */
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

/** Four parts in a thousand million of the largest of one and the two sides of a comparison at the point. */
export const forgivenBetween = 4e-9;

/** Share of each that this amounts to at least, since the largest is at least any mean. */
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
  return isPlainlyNonnegative(forgiving, context) || leastOfPolynomial(forgiving, context, 'forgiven', 0) >= 0;
}

/** A polynomial that never exceeds the greater of one and the size of a formula. */
function sizeOf(core: Core, context: Context): Polynomial {
  const { low, high } = context.bounds(core);
  const { polynomial } = context.form(core);
  if (low >= 0) return polynomial;
  return high <= 0 ? opposite(polynomial) : constantPolynomial(one);
}
