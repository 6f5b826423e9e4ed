/** Intervals of polynomials from those of their atoms. */

import type { Interval } from '../../program/interval.js';
import {
  addIntervals,
  divideIntervals,
  enclose,
  intersect,
  multiplyIntervals,
  point,
  powerInterval,
} from '../../program/interval.js';
import type { Atom, Monomial, Polynomial, Term } from './polynomial.js';
import { dividedBy } from './polynomial.js';

export type AtomBounds = (atom: Atom) => Interval;

/**
 * An interval that contains every value of a polynomial over the intervals of its atoms: term by term, and with shared
 * atoms factored out, which never makes it wider for those terms (Horner's scheme).
 */
export function polynomialRange(
  polynomial: Polynomial,
  boundsOf: AtomBounds,
  rangeOf = (term: Term) => termRange(term, boundsOf),
): Interval {
  return termsRange([...polynomial.values()], boundsOf, rangeOf);
}

/** The same, only term by term, which takes far less time. */
export function sumRange(terms: Iterable<Term>, rangeOf: (term: Term) => Interval): Interval {
  let sum = point(0);
  for (const term of terms) sum = addIntervals(sum, rangeOf(term));
  return sum;
}

function termRange({ coefficient, monomial }: Term, boundsOf: AtomBounds): Interval {
  return multiplyIntervals(enclose(coefficient), monomialRange(monomial, boundsOf));
}

/** `rangeOf` gives the interval of a term of the original polynomial; intervals of terms made here are computed. */
function termsRange(terms: readonly Term[], boundsOf: AtomBounds, rangeOf: (term: Term) => Interval): Interval {
  const sum = sumRange(terms, rangeOf);
  const nested = nestedRange(terms, boundsOf, rangeOf);
  return (nested && intersect(sum, nested)) ?? sum;
}

export function monomialRange(monomial: Monomial, boundsOf: AtomBounds): Interval {
  let product = point(1);
  for (const [atom, exponent] of monomial) {
    const bounds = boundsOf(atom);
    product =
      exponent > 0
        ? multiplyIntervals(product, powerInterval(bounds, exponent))
        : divideIntervals(product, powerInterval(bounds, -exponent));
  }
  return product;
}

/** Range of p written as m * g + h, where m is the power shared by most terms; null if no two terms share one. */
function nestedRange(terms: readonly Term[], boundsOf: AtomBounds, rangeOf: (term: Term) => Interval): Interval | null {
  const shared = mostShared(terms);
  if (shared === null) return null;
  const [within, without]: [Term[], Term[]] = [[], []];
  for (const term of terms) {
    const isWithin = Math.sign(term.monomial.get(shared.atom) ?? 0) === shared.sign;
    if (isWithin) within.push(dividedBy(term, shared.atom, shared.sign));
    else without.push(term);
  }
  const power = new Map([[shared.atom, shared.sign]]);
  const product = multiplyIntervals(
    monomialRange(power, boundsOf),
    termsRange(within, boundsOf, (term) => termRange(term, boundsOf)),
  );
  return without.length === 0 ? product : addIntervals(product, termsRange(without, boundsOf, rangeOf));
}

interface Shared {
  readonly atom: Atom;
  /** 1 for the atom, -1 for its inverse. */
  readonly sign: number;
  readonly count: number;
}

function mostShared(terms: readonly Term[]): Shared | null {
  const counts = new Map<number, Shared>();
  for (const { monomial } of terms) {
    for (const [atom, exponent] of monomial) {
      const sign = Math.sign(exponent);
      const key = sign * atom;
      counts.set(key, { atom, sign, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most === undefined || most.count < 2 ? null : most;
}
