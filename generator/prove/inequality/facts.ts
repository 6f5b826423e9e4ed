/**
 * Bounds a polynomial from facts about other polynomials. If `f >= c` is known and k is not negative, p is at least
 * `(p - k * f) + k * c`; k is chosen to cancel a monomial of p, and intervals bound the rest. Any k is valid, so the
 * search may be greedy and only the last evaluation has to be rigorous, as in safe bounds for linear programs (Neumaier
 * and Shcherbina, Safe bounds in linear and mixed-integer programming, 2004). Three facts in a row are enough for
 * everything that editors write; no simplex is needed.
 */

import { unlimited } from '../../program/allowance.js';
import type { Interval } from '../../program/interval.js';
import { enclose, fractionBelow, multiplyIntervals, nextDown } from '../../program/interval.js';
import { memoized } from '../../source/remembered.js';
import type { Rational } from '../../units/rational.js';
import { divide, multiply, negate, subtract, toNumber, zero } from '../../units/rational.js';
import type { Fact } from '../context/context.js';
import type { Monomial, Polynomial, Term } from '../polynomial/polynomial.js';
import {
  constantPolynomial,
  differenceOf,
  nameOf,
  quotientOf,
  sumWith,
  timesMonomial,
  unit,
} from '../polynomial/polynomial.js';
import type { AtomBounds } from '../polynomial/polynomial-range.js';
import { monomialRange, polynomialRange, sumRange } from '../polynomial/polynomial-range.js';

const mostFactsInARow = 3;

/** Number of best remainders to follow, and of all remainders to try. */
const beam = 6;
const mostTries = 200;

/** Cost of a term when nesting takes out what terms share. */
const stepsOfNesting = 4;

interface Candidate {
  /** Remainder of the polynomial. */
  readonly rest: Polynomial;
  /** Amount that the facts used so far add to its bound. */
  readonly sum: number;
  readonly least: number;
}

/** A lower bound of the polynomial. The search ends as soon as it is at least `enough`, and then may need no facts. */
export function leastOf(
  polynomial: Polynomial,
  factsOf: () => readonly Fact[],
  boundsOf: AtomBounds,
  enough = Number.POSITIVE_INFINITY,
  allowance = unlimited,
): number {
  // A remainder shares most of its terms with the one before.
  const ofMonomial = memoized((monomial: Monomial) => monomialRange(monomial, boundsOf));
  const rangeOf = memoized(({ coefficient, monomial }: Term) =>
    multiplyIntervals(enclose(coefficient), ofMonomial(monomial)),
  );
  allowance.spend(polynomial.size * stepsOfNesting);
  const start = nestedCandidate(candidate(polynomial, 0, rangeOf), boundsOf, rangeOf);
  let best = start.least;
  if (best >= enough || allowance.isSpent) return best;
  const facts = factsOf();
  allowance.spend(facts.length);
  let level: readonly Candidate[] = [start];
  let tries = 0;
  for (let round = 0; round < mostFactsInARow && level.length > 0; round++) {
    const next: Candidate[] = [];
    for (const each of level) {
      for (const [fact, factor] of usesOf(facts, each.rest)) {
        if (best >= enough || ++tries > mostTries || allowance.isSpent) return best;
        allowance.spend(each.rest.size + fact.polynomial.size);
        const rest = sumWith(each.rest, fact.polynomial, negate(factor));
        const found = candidate(rest, below(each.sum, factor, fact.least), rangeOf);
        best = Math.max(best, found.least);
        next.push(found);
      }
    }
    level = next
      .sort(nearerFirst)
      .slice(0, beam)
      .map((each) => nestedCandidate(each, boundsOf, rangeOf));
    for (const { rest } of level) allowance.spend(rest.size * stepsOfNesting);
    best = Math.max(best, ...level.map(({ least }) => least));
  }
  return best;
}

function nearerFirst(a: Candidate, b: Candidate): number {
  return b.least - a.least || a.rest.size - b.rest.size;
}

function candidate(rest: Polynomial, sum: number, rangeOf: (term: Term) => Interval): Candidate {
  return { rest, sum, least: withSum(sumRange(rest.values(), rangeOf).low, sum) };
}

/** The same with the tighter and slower interval of the remainder. */
function nestedCandidate(
  { rest, sum, least }: Candidate,
  boundsOf: AtomBounds,
  rangeOf: (term: Term) => Interval,
): Candidate {
  return { rest, sum, least: Math.max(least, withSum(polynomialRange(rest, boundsOf, rangeOf).low, sum)) };
}

function withSum(low: number, sum: number): number {
  return sum === 0 ? low : nextDown(low + sum);
}

/** `sum + factor * least`, rounded down. */
function below(sum: number, factor: Rational, least: number): number {
  if (least === 0) return sum;
  const product = toNumber(factor) * least;
  return nextDown(sum + nextDown(product - Math.abs(product) * Number.EPSILON));
}

/** Pairs each fact with each factor that cancels a monomial of the polynomial. Lazy, as the search takes only some. */
function* usesOf(facts: readonly Fact[], polynomial: Polynomial): Generator<readonly [Fact, Rational]> {
  for (const fact of facts) {
    for (const [name, { coefficient }] of fact.polynomial) {
      const own = name === unit ? undefined : polynomial.get(name)?.coefficient;
      if (own === undefined || own.numerator > 0n !== coefficient.numerator > 0n) continue;
      yield [fact, divide(own, coefficient)];
    }
  }
}

/**
 * The laws that may help with this polynomial: at least two of their monomials occur in it, in facts or in other such
 * laws. A law with only one would replace it with something that nothing cancels.
 */
export function relevantLaws(laws: readonly Fact[], facts: readonly Fact[], polynomial: Polynomial): readonly Fact[] {
  const counts = new Map<string, number>();
  for (const names of [polynomial, ...[...facts, ...laws].map((fact) => fact.polynomial)])
    for (const name of names.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const ties = (law: Fact) => [...law.polynomial.keys()].filter((name) => name !== unit && (counts.get(name) ?? 0) > 1);
  const tied = laws.filter((law) => ties(law).length > 1);
  return tied.length === laws.length ? laws : relevantLaws(tied, facts, polynomial);
}

/**
 * Facts times monomials that are never negative are facts about products (Sherali and Adams, 1990): `d >= s` gives
 * `d * d >= d * s` and `d * s >= s * s`, and `a <= b` gives `a / b <= 1`. Only products that have a monomial of the
 * polynomial are made: a monomial of the fact is multiplied by what it lacks.
 */
export function productsOfFacts(facts: readonly Fact[], polynomial: Polynomial, boundsOf: AtomBounds): readonly Fact[] {
  return facts.flatMap((fact) => {
    // An unbounded fact tells nothing, and the operation that made it unbounded is reported.
    if (!Number.isFinite(fact.least)) return [];
    const cofactors = cofactorsOf(fact.polynomial, polynomial, boundsOf);
    if (cofactors.length === 0) return [];
    const positive = differenceOf(fact.polynomial, constantPolynomial(fractionBelow(fact.least)));
    return cofactors.map((cofactor) => ({ polynomial: timesMonomial(positive, cofactor), least: 0 }));
  });
}

/** Nonnegative cofactors that turn a monomial of a fact into one of the polynomial. */
function cofactorsOf(fact: Polynomial, polynomial: Polynomial, boundsOf: AtomBounds): readonly Monomial[] {
  const found = new Map<string, Monomial>();
  for (const [name, { monomial: part }] of fact) {
    if (name === unit) continue;
    for (const { monomial } of polynomial.values()) {
      const cofactor = quotientOf(monomial, part);
      if (cofactor !== null && isNeverNegative(cofactor, boundsOf)) found.set(nameOf(cofactor), cofactor);
    }
  }
  return [...found.values()];
}

function isNeverNegative(monomial: Monomial, boundsOf: AtomBounds): boolean {
  return [...monomial].every(([atom, exponent]) => {
    const { low } = boundsOf(atom);
    return exponent > 0 ? low >= 0 : low > 0;
  });
}

/** The fact `a >= b` for two polynomials known up to an error. */
export function atLeast(a: Polynomial, b: Polynomial, error: number): Fact {
  return { polynomial: differenceOf(a, b), least: error === 0 ? 0 : -nextUpOf(error) };
}

function nextUpOf(error: number): number {
  return error * (1 + Number.EPSILON * 4);
}

/** Greatest fraction of which all numbers of a list are whole multiples; zero for zeros only. */
export function commonDivisor(numbers: readonly Rational[]): Rational {
  let found: Rational = zero;
  for (const each of numbers) found = divisorOf(found, each);
  return found;
}

/** The greatest fraction of which both are whole multiples: Euclid's algorithm. */
function divisorOf(a: Rational, b: Rational): Rational {
  let [x, y] = [absolute(a), absolute(b)];
  while (y.numerator !== 0n) {
    const quotient = divide(x, y);
    const whole = { numerator: quotient.numerator / quotient.denominator, denominator: 1n };
    [x, y] = [y, subtract(x, multiply(y, whole))];
  }
  return x;
}

function absolute(a: Rational): Rational {
  return a.numerator < 0n ? { ...a, numerator: -a.numerator } : a;
}
