/**
 * Writes formulas as polynomials. Sums, products, whole powers and quotients are expanded, steps included; any other
 * operation is an atom. Each polynomial carries a bound on the rounding errors of its computation in doubles (Higham,
 * Accuracy and Stability of Numerical Algorithms, 2002, chapter 3), so what is proved for the polynomial holds for the
 * computed value up to that bound.
 */
import type { Core, Table } from '../../program/core.js';
import { cellsAmong } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { everything, leastSize, size } from '../../program/interval.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Rational } from '../../units/rational.js';
import { divide, equal, isInteger, one, toNumber } from '../../units/rational.js';
import { optionsOf } from '../context/box.js';
import type { Context, Form } from '../context/context.js';
import type { Polynomial, Term } from '../polynomial/polynomial.js';
import {
  asConstant,
  asTerm,
  atomPolynomial,
  constantPolynomial,
  differenceOf,
  inverseMonomial,
  isTooLarge,
  multipleOf,
  polynomialOf,
  productOf,
  sharedMonomial,
  sumOf,
  timesConstant,
  timesMonomial,
} from '../polynomial/polynomial.js';

/** Twice the largest relative error of one operation, which leaves room for products of errors. */
export const roundingError = Number.EPSILON;

/** The formula as a polynomial; as an atom if it is none, or if its polynomial is too long to be useful. */
export function formOf(core: Core, context: Context): Form {
  const form = context.formulas.allowance.isSpent ? null : expand(core, context);
  const isUseful = form !== null && Number.isFinite(form.error) && !isTooLarge(form.polynomial);
  return isUseful ? form : atomForm(core, context);
}

function atomForm(core: Core, { formulas }: Context): Form {
  return { polynomial: atomPolynomial(formulas.keyOf(core)), error: 0, innerError: 0 };
}

function expand(core: Core, context: Context): Form | null {
  switch (core.kind) {
    case 'constant':
      return constantForm(core.value);
    case 'lookup':
      return cellForm(core.table, context);
    case 'step':
    case 'fold':
    case 'open':
    case 'guard':
      return context.form(context.formulas.valueOf(core));
    case 'scale':
      return scaledForm(context.form(core.operand), core.factor, context.bounds(core));
    case 'apply':
      return applyForm(core, context);
    case 'if':
      return branchForm(core, context);
    default:
      return null;
  }
}

function applyForm(core: Core & { kind: 'apply' }, context: Context): Form | null {
  const [left, right] = core.args;
  const { rounding, algebra } = arithmeticOf(core.operation);
  if (left === undefined) return null;
  if (rounding !== undefined) return roundedForm(left, right, context);
  if (right === undefined) return null;
  switch (algebra) {
    case 'sum':
      return sumForm(context.form(left), context.form(right), context.bounds(core));
    case 'difference':
      return differenceForm(left, right, context, context.bounds(core));
    case 'product':
      return productForm(left, right, context, context.bounds(core));
    case 'quotient':
      return quotientForm(core, left, right, context);
    case 'power':
      return powerForm(left, right, context);
    default:
      return null;
  }
}

/** Drops rounding to ones of a whole number, which changes nothing. */
function roundedForm(operand: Core, multiple: Core | undefined, context: Context): Form | null {
  const { formulas, box, onGrid } = context;
  const isToOnes = multiple === undefined || (multiple.kind === 'constant' && equal(multiple.value, one));
  return isToOnes && onGrid && formulas.isWhole(operand, box.wholes) ? context.form(operand) : null;
}

function constantForm(value: Rational): Form {
  const near = toNumber(value);
  const error = isInteger(value) && Number.isSafeInteger(near) ? 0 : Math.abs(near) * roundingError;
  return { polynomial: constantPolynomial(value), error, innerError: 0 };
}

/** The number of a cell once only that cell is left. */
function cellForm(table: Table, { box }: Context): Form | null {
  const [cell, ...others] = cellsAmong(table, (input) => optionsOf(box, input));
  return cell === undefined || others.length > 0 ? null : constantForm(cell);
}

function scaledForm({ polynomial, error, innerError }: Form, factor: Rational, value: Interval): Form {
  const times = Math.abs(toNumber(factor));
  const isSign = isInteger(factor) && times === 1;
  return {
    polynomial: timesConstant(polynomial, factor),
    error: isSign ? error : error * times * (1 + roundingError) + 2 * roundingError * size(value),
    innerError: innerError * times * (1 + roundingError),
  };
}

function sumForm(a: Form, b: Form, value: Interval): Form {
  return rounded(sumOf(a.polynomial, b.polynomial), a.error + b.error, value);
}

function differenceForm(left: Core, right: Core, context: Context, value: Interval): Form {
  const [a, b] = [context.form(left), context.form(right)];
  return rounded(differenceOf(a.polynomial, b.polynomial), a.error + b.error, value);
}

/** A form computed from operands with these errors and rounded once more. */
function rounded(polynomial: Polynomial, innerError: number, value: Interval): Form {
  return { polynomial, error: innerError + roundingError * size(value), innerError };
}

function productForm(left: Core, right: Core, context: Context, value: Interval): Form | null {
  const [a, b] = [context.form(left), context.form(right)];
  const polynomial = product(a.polynomial, b.polynomial, context);
  if (polynomial === null) return null;
  const [x, y] = [size(context.bounds(left)), size(context.bounds(right))];
  const error = a.error * y + b.error * (x + a.error) + roundingError * size(value);
  const innerError = a.innerError * y * 2 + b.innerError * (x + a.innerError) * 2;
  return { polynomial, error, innerError };
}

/** The product; each pair of terms is a step of work. */
function product(a: Polynomial, b: Polynomial, { formulas }: Context): Polynomial | null {
  formulas.allowance.spend(a.size * b.size);
  return productOf(a, b);
}

/** A divisor of several terms becomes one atom; a divisor of one term is inverted atom by atom. */
function quotientForm(core: Core & { kind: 'apply' }, left: Core, right: Core, context: Context): Form | null {
  const [dividend = everything, divisor = everything] = context.operands(core);
  const [a, b, least] = [context.form(left), context.form(right), leastSize(divisor)];
  if (!(least > 2 * b.error)) return null;
  const value = size(context.bounds(core));
  const ratio = ratioOf(a.polynomial, b.polynomial);
  if (ratio !== null) {
    const largest = (size(dividend) + a.error) / (least - b.error);
    const error = (a.error + largest * b.error) / least + roundingError * value;
    return { polynomial: ratio, error: error * 2, innerError: (2 * a.innerError) / least };
  }
  const term = asTerm(b.polynomial);
  const inverse = term && polynomialOf([inverseOf(term)]);
  const polynomial = product(a.polynomial, inverse ?? atomPolynomial(context.formulas.keyOf(right), -1), context);
  if (polynomial === null) return null;
  const ofDivisor = inverse === null ? 0 : (2 * size(dividend) * b.error) / least / least;
  return {
    polynomial,
    error: (2 * a.error) / least + ofDivisor + 2 * roundingError * value,
    innerError: (2 * a.innerError) / least,
  };
}

/** Ratio of two sides that differ only by factors, such as `x * (a - b) / (a - b)`; null otherwise. */
function ratioOf(a: Polynomial, b: Polynomial): Polynomial | null {
  const [above, below] = [sharedMonomial(a), sharedMonomial(b)];
  const factor = multipleOf(timesMonomial(a, inverseMonomial(above)), timesMonomial(b, inverseMonomial(below)));
  if (factor === null) return null;
  return timesMonomial(polynomialOf([{ coefficient: factor, monomial: above }]), inverseMonomial(below));
}

function inverseOf({ coefficient, monomial }: Term): Term {
  return { coefficient: divide(one, coefficient), monomial: inverseMonomial(monomial) };
}

const highestPower = 4;

function powerForm(left: Core, right: Core, context: Context): Form | null {
  const exponent = asConstant(context.form(right).polynomial);
  if (exponent === null || !isInteger(exponent)) return null;
  const times = toNumber(exponent);
  if (times < 1 || times > highestPower) return null;
  const base = context.form(left);
  const x = size(context.bounds(left)) + base.error;
  let polynomial: Polynomial | null = constantPolynomial(one);
  for (let count = 0; count < times; count++) polynomial = polynomial && product(polynomial, base.polynomial, context);
  const innerError = times * base.error * x ** (times - 1);
  return polynomial && { polynomial, error: innerError + 2 * times * roundingError * x ** times, innerError };
}

function branchForm(core: Core & { kind: 'if' }, context: Context): Form | null {
  const branch = takenBranch(core, context);
  return branch === core ? null : context.form(branch);
}

/** The formula without branches that are never taken in the context. */
export function takenBranch(core: Core, context: Context): Core {
  if (core.kind !== 'if') return core;
  if (context.where(core.condition, false).length === 0) return takenBranch(core.consequent, context);
  return context.where(core.condition, true).length === 0 ? takenBranch(core.alternate, context) : core;
}
