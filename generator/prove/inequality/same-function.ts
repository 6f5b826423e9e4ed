/**
 * One function at two places: `f(u) - f(v)` has the sign of `u - v` if f rises, and the opposite sign if it falls. So
 * `(1 + r)^n >= (1 + r)^k` follows from `n >= k` for any r. Likewise for one number rounded in two ways:
 * `ceil(u) >= floor(u)`.
 */
import type { Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { hull, point, size } from '../../program/interval.js';
import { arithmeticOf, slopeOf } from '../../program/operations.js';
import type { Context, Fact, Form } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import type { Atom, Polynomial } from '../polynomial/polynomial.js';
import { atomPolynomial, atomsOf, differenceOf } from '../polynomial/polynomial.js';
import { atLeast, leastOf } from './facts.js';
import { functionError } from './operation-laws.js';

type Application = Core & { kind: 'apply' };

/** Most atoms for which all pairs are compared. */
const mostAtoms = 6;

/** Facts relating atoms of a polynomial that apply one function to two operands or round one number in two ways. */
export function sameFunctionFacts(polynomial: Polynomial, context: Context): readonly Fact[] {
  const atoms = [...atomsOf(polynomial)].slice(0, mostAtoms).flatMap((atom) => applicationOf(atom, context));
  return atoms.flatMap((a, index) => atoms.slice(index + 1).flatMap((b) => factsOfPair(a, b, context)));
}

interface Applied {
  readonly atom: Atom;
  readonly core: Application;
}

function applicationOf(atom: Atom, context: Context): readonly Applied[] {
  const core = context.formulas.coreOf(atom);
  return core.kind === 'apply' ? [{ atom, core }] : [];
}

/** Directions of rounding, from the lowest result to the highest. */
const directions = ['down', 'nearest', 'up'];

function factsOfPair(a: Applied, b: Applied, context: Context): readonly Fact[] {
  if (a.core.args.length !== b.core.args.length) return [];
  return a.core.operation === b.core.operation ? oneFunction(a, b, context) : oneNumber(a, b, context);
}

/** The more upward of two roundings of one number is at least the other, to the last bit. */
function oneNumber(a: Applied, b: Applied, { formulas: { keyOf } }: Context): readonly Fact[] {
  const [first, second] = [a, b].map(({ core }) => directions.indexOf(arithmeticOf(core.operation).rounding ?? ''));
  const isSame = a.core.args.every((arg, index) => keyOf(arg) === keyOf(b.core.args[index] ?? arg));
  if (first === undefined || second === undefined || first < 0 || second < 0 || !isSame) return [];
  const [more, less] = first > second ? [a, b] : [b, a];
  return [atLeast(atomPolynomial(more.atom), atomPolynomial(less.atom), 0)];
}

function oneFunction(a: Applied, b: Applied, context: Context): readonly Fact[] {
  const { keyOf } = context.formulas;
  const differing = a.core.args.flatMap((arg, index) => {
    const other = b.core.args[index];
    return other !== undefined && keyOf(arg) !== keyOf(other) ? [{ index, u: arg, v: other }] : [];
  });
  const [difference, ...more] = differing;
  if (difference === undefined || more.length > 0) return [];
  const { index, u, v } = difference;
  const slope = slopeBetween(a.core, b.core, index, context);
  const order = orderOf(context.form(u), context.form(v), context);
  if (order === 0 || (slope.low < 0 && slope.high > 0)) return [];
  const [first, second] = slope.low >= 0 === order > 0 ? [a, b] : [b, a];
  const operandError = context.form(u).error + context.form(v).error;
  const error = errorOf(a, b, slope, operandError, context);
  return Number.isFinite(error) ? [atLeast(atomPolynomial(first.atom), atomPolynomial(second.atom), error)] : [];
}

/** Slope of the operation by one of its operands, anywhere between the two values. */
function slopeBetween(a: Application, b: Application, index: number, context: Context): Interval {
  const args = a.args.map((arg, at) => hull([context.bounds(arg), context.bounds(b.args[at] ?? arg)]));
  const slopes = a.args.map((_, at) => point(at === index ? 1 : 0));
  return slopeOf(a.operation, { slopes, args, result: hull([context.bounds(a), context.bounds(b)]) });
}

/** 1 if the first is known to be greater, -1 if the second is, 0 if neither is known. */
function orderOf(u: Form, v: Form, context: Context): -1 | 0 | 1 {
  const boundsOf = atomBounds(context);
  const { facts } = context;
  const { allowance } = context.formulas;
  const difference = differenceOf(u.polynomial, v.polynomial);
  if (leastOf(difference, facts, boundsOf, 0, allowance) >= 0) return 1;
  return leastOf(differenceOf(v.polynomial, u.polynomial), facts, boundsOf, 0, allowance) >= 0 ? -1 : 0;
}

/** Error by which doubles may violate the order of the exact functions. */
function errorOf({ core }: Applied, other: Applied, slope: Interval, operandError: number, context: Context): number {
  const moved = operandError === 0 ? 0 : size(slope) * operandError;
  if (arithmeticOf(core.operation).accuracy !== undefined) return moved;
  return moved + functionError(Math.max(size(context.bounds(core)), size(context.bounds(other.core))));
}
