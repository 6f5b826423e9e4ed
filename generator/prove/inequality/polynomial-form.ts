/**
 * Formulas as polynomials. Sums, products, whole powers and quotients are written out, steps included; any other
 * operation is an atom. Beside each polynomial stands a bound on the rounding errors of its computation in doubles
 * (Higham, Accuracy and Stability of Numerical Algorithms, 2002, chapter 3), so that what is proved of the polynomial
 * holds of the computed value up to that.
 */
import type { Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { leastSize, size } from '../model/interval.js';
import type { Rational } from '../model/rational.js';
import { divide, integer, isInteger, one, toNumber } from '../model/rational.js';
import { optionsOf } from './box.js';
import type { Form, Place } from './place.js';
import type { Polynomial, Term } from './polynomial.js';
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
} from './polynomial.js';

/** Twice the largest relative error of one operation, which leaves room for products of errors. */
export const roundingError = Number.EPSILON;

/** The formula as a polynomial; as an atom where it is none, or where its polynomial is too long to be of use. */
export function formOf(core: Core, place: Place): Form {
  const form = expand(core, place);
  const isUseful = form !== null && Number.isFinite(form.error) && !isTooLarge(form.polynomial);
  return isUseful ? form : atomForm(core, place);
}

function atomForm(core: Core, { formulas }: Place): Form {
  return { polynomial: atomPolynomial(formulas.keyOf(core)), error: 0, innerError: 0 };
}

function expand(core: Core, place: Place): Form | null {
  switch (core.kind) {
    case 'constant':
      return constantForm(core.value);
    case 'option':
      return optionForm(core, place);
    case 'step': {
      const step = place.formulas.stepCore(core.name);
      return step && place.form(step);
    }
    case 'guard':
      return place.form(core.value);
    case 'scale':
      return scaledForm(place.form(core.operand), core.factor, place.bounds(core));
    case 'shift':
      return sumForm(place.form(core.operand), constantForm(core.offset), place.bounds(core));
    case 'apply':
      return applyForm(core, place);
    case 'if':
      return branchForm(core, place);
    default:
      return null;
  }
}

function applyForm(core: Core & { kind: 'apply' }, place: Place): Form | null {
  const [left, right] = core.args;
  if (left === undefined) return null;
  if (core.operation === 'negate') return scaledForm(place.form(left), integer(-1), place.bounds(core));
  if (right === undefined) return null;
  switch (core.operation) {
    case '+':
      return sumForm(place.form(left), place.form(right), place.bounds(core));
    case '-':
      return differenceForm(left, right, place, place.bounds(core));
    case '*':
      return productForm(left, right, place, place.bounds(core));
    case '/':
      return quotientForm(core, left, right, place);
    case '^':
      return powerForm(left, right, place);
    default:
      return null;
  }
}

function constantForm(value: Rational): Form {
  const near = toNumber(value);
  const error = isInteger(value) && Number.isSafeInteger(near) ? 0 : Math.abs(near) * roundingError;
  return { polynomial: constantPolynomial(value), error, innerError: 0 };
}

/** A number once one option is left. */
function optionForm({ column }: Core & { kind: 'option' }, { box }: Place): Form | null {
  const [option, ...others] = optionsOf(box, column.input);
  const cell = option === undefined || others.length > 0 ? undefined : column.cells.get(option);
  return cell === undefined ? null : constantForm(cell);
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

function differenceForm(left: Core, right: Core, place: Place, value: Interval): Form {
  const [a, b] = [place.form(left), place.form(right)];
  return rounded(differenceOf(a.polynomial, b.polynomial), a.error + b.error, value);
}

/** Computed from operands with these errors, and rounded once more. */
function rounded(polynomial: Polynomial, innerError: number, value: Interval): Form {
  return { polynomial, error: innerError + roundingError * size(value), innerError };
}

function productForm(left: Core, right: Core, place: Place, value: Interval): Form | null {
  const [a, b] = [place.form(left), place.form(right)];
  const polynomial = productOf(a.polynomial, b.polynomial);
  if (polynomial === null) return null;
  const [x, y] = [size(place.bounds(left)), size(place.bounds(right))];
  const error = a.error * y + b.error * (x + a.error) + roundingError * size(value);
  const innerError = a.innerError * y * 2 + b.innerError * (x + a.innerError) * 2;
  return { polynomial, error, innerError };
}

/** Of a divisor of several terms the whole is an atom; of one term each atom is divided by itself. */
function quotientForm(core: Core & { kind: 'apply' }, left: Core, right: Core, place: Place): Form | null {
  const [dividend = { low: 0, high: 0 }, divisor = { low: 0, high: 0 }] = place.operands(core);
  const [a, b, least] = [place.form(left), place.form(right), leastSize(divisor)];
  if (!(least > 2 * b.error)) return null;
  const value = size(place.bounds(core));
  const ratio = ratioOf(a.polynomial, b.polynomial);
  if (ratio !== null) {
    const largest = (size(dividend) + a.error) / (least - b.error);
    const error = (a.error + largest * b.error) / least + roundingError * value;
    return { polynomial: ratio, error: error * 2, innerError: (2 * a.innerError) / least };
  }
  const term = asTerm(b.polynomial);
  const inverse = term && polynomialOf([inverseOf(term)]);
  const polynomial = productOf(a.polynomial, inverse ?? atomPolynomial(place.formulas.keyOf(right), -1));
  if (polynomial === null) return null;
  const ofDivisor = inverse === null ? 0 : (2 * size(dividend) * b.error) / least / least;
  return {
    polynomial,
    error: (2 * a.error) / least + ofDivisor + 2 * roundingError * value,
    innerError: (2 * a.innerError) / least,
  };
}

/** What is left of a quotient whose sides differ by factors alone, such as `x * (a - b) / (a - b)`; null of all others. */
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

function powerForm(left: Core, right: Core, place: Place): Form | null {
  const exponent = asConstant(place.form(right).polynomial);
  if (exponent === null || !isInteger(exponent)) return null;
  const times = toNumber(exponent);
  if (times < 1 || times > highestPower) return null;
  const base = place.form(left);
  const x = size(place.bounds(left)) + base.error;
  let polynomial: Polynomial | null = constantPolynomial(one);
  for (let count = 0; count < times; count++) polynomial = polynomial && productOf(polynomial, base.polynomial);
  const innerError = times * base.error * x ** (times - 1);
  return polynomial && { polynomial, error: innerError + 2 * times * roundingError * x ** times, innerError };
}

function branchForm(core: Core & { kind: 'if' }, place: Place): Form | null {
  if (place.where(core.condition, false).length === 0) return place.form(core.consequent);
  return place.where(core.condition, true).length === 0 ? place.form(core.alternate) : null;
}
