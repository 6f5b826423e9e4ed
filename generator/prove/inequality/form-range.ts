/** Bounds polynomials with everything known about them. */
import type { Interval } from '../../program/interval.js';
import { interval, multiplyIntervals, nextUp } from '../../program/interval.js';
import type { Context, Fact, Form, Order } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import type { Atom, Monomial, Polynomial } from '../polynomial/polynomial.js';
import { asConstant, atomsOf, opposite } from '../polynomial/polynomial.js';
import { monomialRange, polynomialRange } from '../polynomial/polynomial-range.js';
import { leastOf, productsOfFacts, relevantLaws } from './facts.js';
import type { Written } from './rewritten.js';
import { signForm, splitCases } from './rewritten.js';
import { sameAmountFacts } from './same-amount.js';
import { sameFunctionFacts } from './same-function.js';

/**
 * An interval that contains the double that a form stands for, from everything known about its polynomial: facts, laws
 * of its operations, and the rest after taking out factors and divisors of known sign. If everything but the rounding
 * of the last operation keeps it on one side of zero, it stays there because that rounding never changes the sign.
 */
export function formRange(form: Form, context: Context): Interval {
  return interval(formEnd(form, -1, context), formEnd(form, 1, context));
}

/** The low end of that interval, or the high one. */
export function formEnd({ polynomial, error, innerError }: Form, sign: 1 | -1, context: Context): number {
  const least = leastOfPolynomial(sign === 1 ? opposite(polynomial) : polynomial, context, 'counted');
  const wide = least - outward(least, error);
  return -sign * (least >= innerError ? Math.max(0, wide) : wide);
}

/** True when the low end of that interval is at or above zero. Stops as soon as that is known. */
export function isFormOnSide({ polynomial, error, innerError }: Form, order: Order, context: Context): boolean {
  const enough = order === 'above' ? Math.max(3 * error, Number.MIN_VALUE) : innerError;
  const least = leastOfPolynomial(polynomial, context, 'counted', enough);
  return order === 'above' ? least - outward(least, error) > 0 : least >= innerError;
}

function outward(end: number, error: number): number {
  return error === 0 ? 0 : nextUp(error + Math.abs(end) * Number.EPSILON);
}

/** Limit on how often factors are taken out or cases split. */
const mostRewritings = 2;

/** Treatment of rounding errors inside of facts: counted against a bound, or forgiven as too small to matter. */
export type Errors = 'counted' | 'forgiven';

/** A lower bound of a polynomial in a context, for atoms that are doubles. The search ends once it is `enough`. */
export function leastOfPolynomial(
  polynomial: Polynomial,
  context: Context,
  errors: Errors,
  enough = Number.POSITIVE_INFINITY,
  rewritings = mostRewritings,
): number {
  if (asConstant(polynomial) !== null) return polynomialRange(polynomial, atomBounds(context)).low;
  const direct = leastByFacts(polynomial, context, errors, enough);
  if (direct >= enough || rewritings === 0 || context.formulas.allowance.isSpent) return direct;
  const least: Least = (written, where, wanted) => {
    const error = errors === 'counted' ? outward(0, written.error) : 0;
    return leastOfPolynomial(written.polynomial, where, errors, wanted + error, rewritings - 1) - error;
  };
  const bySign = direct >= 0 ? direct : leastBySign(polynomial, context, enough, least);
  return bySign >= enough ? bySign : Math.max(direct, bySign, leastOfCases(polynomial, context, enough, least));
}

/** A lower bound of a rewritten polynomial; the search ends once it is enough. */
type Least = (written: Written, where: Context, enough: number) => number;

/** Without factors that are never negative; what is left then has only the sign of the whole. */
function leastBySign(polynomial: Polynomial, context: Context, enough: number, least: Least): number {
  const form = signForm(polynomial, context);
  if (form === null) return Number.NEGATIVE_INFINITY;
  const rest = least(form.rest, context, enough <= 0 ? 0 : Number.POSITIVE_INFINITY);
  return timesFactor(rest, form.factor, context);
}

/** The least of all cases; unknown as soon as one case is not enough, unless the greatest bound is asked for. */
function leastOfCases(polynomial: Polynomial, context: Context, enough: number, least: Least): number {
  let found = Number.POSITIVE_INFINITY;
  for (const each of splitCases(polynomial, context) ?? []) {
    found = Math.min(found, least(each, each.context, enough));
    if (found < enough && enough < Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
  }
  return found === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : found;
}

/** Lower bound of a nonnegative factor times something at or above a number. */
function timesFactor(least: number, factor: Monomial, context: Context): number {
  const rest = interval(least, Number.POSITIVE_INFINITY);
  return multiplyIntervals(monomialRange(factor, atomBounds(context)), rest).low;
}

function leastByFacts(polynomial: Polynomial, context: Context, errors: Errors, enough: number): number {
  const boundsOf = atomBounds(context);
  const { allowance } = context.formulas;
  const told = (facts: readonly Fact[]) => (errors === 'counted' ? facts : facts.map(withoutError));
  const facts = () => {
    const around = told(context.facts());
    const laws = told([
      ...lawsOfAtoms(polynomial, context),
      ...sameFunctionFacts(polynomial, context),
      ...sameAmountFacts(polynomial, context),
    ]);
    allowance.spend((around.length + laws.length) * polynomial.size);
    const products = productsOfFacts([...around, ...laws], polynomial, boundsOf);
    return [...around, ...relevantLaws(laws, around, polynomial), ...products];
  };
  return leastOf(polynomial, facts, boundsOf, enough, allowance);
}

/** The fact as it holds for real numbers, without the allowance for rounding errors. */
function withoutError(fact: Fact): Fact {
  return fact.least < 0 && Number.isFinite(fact.least) ? { ...fact, least: 0 } : fact;
}

/**
 * True when facts, laws and plain intervals of atoms show that a polynomial is never negative, with errors forgiven.
 * This cheap check usually suffices.
 */
export function isPlainlyNonnegative(polynomial: Polynomial, context: Context): boolean {
  const facts = () => {
    const around = context.facts().map(withoutError);
    return [...around, ...relevantLaws(lawsOfAtoms(polynomial, context).map(withoutError), around, polynomial)];
  };
  const { coreOf, allowance } = context.formulas;
  return leastOf(polynomial, facts, (atom) => context.bounds(coreOf(atom)), 0, allowance) >= 0;
}

/** The laws of the atoms, and of the atoms that occur in those laws. */
function lawsOfAtoms(polynomial: Polynomial, context: Context): readonly Fact[] {
  const laws = (atoms: ReadonlySet<Atom>) => [...atoms].flatMap((atom) => context.laws(context.formulas.coreOf(atom)));
  const direct = laws(atomsOf(polynomial));
  const further = new Set(direct.flatMap((fact) => [...atomsOf(fact.polynomial)]));
  for (const atom of atomsOf(polynomial)) further.delete(atom);
  return [...direct, ...laws(further)];
}
