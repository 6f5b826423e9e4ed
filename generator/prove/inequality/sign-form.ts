/** Polynomials without the factors and divisors whose sign is known. */
import { leastSize } from '../model/interval.js';
import type { Place } from './place.js';
import { atomBounds } from './place.js';
import type { Atom, Monomial, Polynomial } from './polynomial.js';
import { derivative, inverseMonomial, sharedMonomial, timesMonomial } from './polynomial.js';
import type { Written } from './substitute.js';
import { withAtomAs } from './substitute.js';

/** A polynomial as `factor * rest`, where the factor is never negative, so that the rest has its sign. */
export interface SignForm {
  readonly factor: Monomial;
  readonly rest: Written;
}

/**
 * Divisors above zero are multiplied away and common factors that are never negative are taken out: of
 * `P * r * n / (1 - q) - P` the factor is `P / (1 - q)` and the rest is `r * n - (1 - q)`. An atom that stands for a
 * divisor of several terms is written out where it has come into another term. Null where there is nothing to take out.
 */
export function signForm(polynomial: Polynomial, place: Place): SignForm | null {
  const boundsOf = atomBounds(place);
  const factor = new Map<Atom, number>();
  for (const [atom, exponent] of sharedMonomial(polynomial)) {
    const { low } = boundsOf(atom);
    if (exponent > 0 ? low >= 0 : low > 0) factor.set(atom, exponent);
  }
  if (factor.size === 0) return null;
  let rest: Written | null = { polynomial: timesMonomial(polynomial, inverseMonomial(factor)), error: 0 };
  for (const [atom, exponent] of factor) if (exponent === -1) rest = rest && writeOut(rest, atom, place);
  return rest && { factor, rest };
}

/** The polynomial with the divisor that an atom stands for in its place; null where that is too long or too rough. */
function writeOut({ polynomial, error }: Written, atom: Atom, place: Place): Written | null {
  const cofactor = derivative(polynomial, atom);
  if (cofactor.size === 0 || derivative(cofactor, atom).size > 0) return { polynomial, error };
  const form = place.form(place.formulas.coreOf(atom));
  if (form.error > leastSize(atomBounds(place)(atom))) return null;
  const written = withAtomAs(form, atom, polynomial, place);
  return written && { polynomial: written.polynomial, error: error + written.error };
}
