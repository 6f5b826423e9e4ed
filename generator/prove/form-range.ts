/** Intervals of polynomials by all that is known of them. */
import type { Interval } from '../model/interval.js';
import { interval, multiplyIntervals, nextUp } from '../model/interval.js';
import { casesOf } from './cases.js';
import { leastOf, productsOfFacts, relevantLaws } from './facts.js';
import { lawsOf } from './operation-laws.js';
import type { Fact, Form, Place } from './place.js';
import { atomBounds } from './place.js';
import type { Atom, Monomial, Polynomial } from './polynomial.js';
import { atomsOf, opposite } from './polynomial.js';
import { monomialRange } from './polynomial-range.js';
import { sameFunctionFacts } from './same-function.js';
import { signForm } from './sign-form.js';
import type { Written } from './substitute.js';

/**
 * An interval that holds the double which a form stands for, by all that is known of its polynomial: facts, laws of the
 * operations in it, and what is left when factors and divisors of known sign are taken out. Where all but the rounding
 * of the last operation keeps it on one side of zero it stays there, as that rounding never changes the sign.
 */
export function formRange(form: Form, place: Place): Interval {
  const low = leastValue(form.polynomial, place);
  const high = -leastValue(opposite(form.polynomial), place);
  const wide = interval(low - outward(low, form.error), high + outward(high, form.error));
  return interval(
    low >= form.innerError ? Math.max(0, wide.low) : wide.low,
    -high >= form.innerError ? Math.min(0, wide.high) : wide.high,
  );
}

/** Whether facts, laws and plain intervals keep the double that a form stands for at or above a number: little work. */
export function staysAbove(least: number, { polynomial, error }: Form, place: Place): boolean {
  const low = leastPlainly(polynomial, least + 4 * error, place);
  return low - outward(low, error) >= least;
}

function outward(end: number, error: number): number {
  return error === 0 ? 0 : nextUp(error + Math.abs(end) * Number.EPSILON);
}

/** How often factors are taken out of what is left, or cases told apart. */
const mostRewritings = 2;

/** A number that a polynomial never falls below in a place. */
function leastValue(polynomial: Polynomial, place: Place, rewritings = mostRewritings): number {
  const direct = leastByFacts(polynomial, place);
  if (rewritings === 0) return direct;
  const least = (written: Written, where: Place) =>
    leastValue(written.polynomial, where, rewritings - 1) - outward(0, written.error);
  const bySign = direct >= 0 ? null : signForm(polynomial, place);
  const cases = casesOf(polynomial, place);
  return Math.max(
    direct,
    bySign === null ? direct : timesFactor(least(bySign.rest, place), bySign.factor, place),
    cases === null ? direct : Math.min(...cases.map((each) => least(each, each.place))),
  );
}

/** What the product of a factor that is never negative with something at or above a number is at least. */
function timesFactor(least: number, factor: Monomial, place: Place): number {
  const rest = interval(least, Number.POSITIVE_INFINITY);
  return multiplyIntervals(monomialRange(factor, atomBounds(place)), rest).low;
}

function leastByFacts(polynomial: Polynomial, place: Place): number {
  const boundsOf = atomBounds(place);
  const laws = [...lawsOfAtoms(polynomial, place), ...sameFunctionFacts(polynomial, place)];
  const facts = [...place.facts(), ...relevantLaws(laws, place.facts(), polynomial)];
  const products = productsOfFacts([...place.facts(), ...laws], polynomial, boundsOf);
  return leastOf(polynomial, [...facts, ...products], boundsOf);
}

/** The same by the facts and laws at hand, and by plain intervals of the atoms. It ends as soon as that is `enough`. */
function leastPlainly(polynomial: Polynomial, enough: number, place: Place): number {
  const facts = [...place.facts(), ...relevantLaws(lawsOfAtoms(polynomial, place), place.facts(), polynomial)];
  return leastOf(polynomial, facts, (atom) => place.bounds(place.formulas.coreOf(atom)), enough);
}

/** The laws of the atoms, and those of the atoms that these laws speak of. */
function lawsOfAtoms(polynomial: Polynomial, place: Place): readonly Fact[] {
  const laws = (atoms: ReadonlySet<Atom>) => [...atoms].flatMap((atom) => lawsOf(place.formulas.coreOf(atom), place));
  const direct = laws(atomsOf(polynomial));
  const further = new Set(direct.flatMap((fact) => [...atomsOf(fact.polynomial)]));
  for (const atom of atomsOf(polynomial)) further.delete(atom);
  return [...direct, ...laws(further)];
}
