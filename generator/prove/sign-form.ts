/** Polynomials without the factors and divisors whose sign is known. */
import { leastSize, size } from '../model/interval.js';
import type { Place } from './place.js';
import { atomBounds } from './place.js';
import type { Atom, Monomial, Polynomial } from './polynomial.js';
import {
  derivative,
  inverseMonomial,
  polynomialOf,
  productOf,
  sharedMonomial,
  sumOf,
  timesMonomial,
} from './polynomial.js';
import { polynomialRange } from './polynomial-range.js';

/** A polynomial as `factor * rest`, where the factor is never negative, so that the rest has its sign. */
export interface SignForm {
  readonly factor: Monomial;
  readonly rest: Polynomial;
  /** How far the rest may be off. */
  readonly error: number;
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
  let written: Written | null = { rest: timesMonomial(polynomial, inverseMonomial(factor)), error: 0 };
  for (const [atom, exponent] of factor) if (exponent === -1) written = written && writeOut(written, atom, place);
  return written && { factor, ...written };
}

type Written = Omit<SignForm, 'factor'>;

/** The polynomial with the divisor that an atom stands for in its place; null where that is too long or too rough. */
function writeOut({ rest, error }: Written, atom: Atom, place: Place): Written | null {
  const cofactor = derivative(rest, atom);
  if (cofactor.size === 0 || derivative(cofactor, atom).size > 0) return { rest, error };
  const form = place.form(place.formulas.coreOf(atom));
  const boundsOf = atomBounds(place);
  if (form.error > leastSize(boundsOf(atom))) return null;
  const product = productOf(cofactor, form.polynomial);
  const others = polynomialOf([...rest.values()].filter(({ monomial }) => !monomial.has(atom)));
  const more = size(polynomialRange(cofactor, boundsOf)) * form.error;
  return product && { rest: sumOf(others, product), error: error + more };
}
