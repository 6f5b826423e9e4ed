/** Rewrites polynomials: with atoms written out, and without factors and divisors of known sign. */
import { leastSize, size } from '../../program/interval.js';
import type { Context, Form } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import type { Atom, Monomial, Polynomial } from '../polynomial/polynomial.js';
import {
  derivative,
  inverseMonomial,
  polynomialOf,
  productOf,
  sharedMonomial,
  sumOf,
  timesMonomial,
} from '../polynomial/polynomial.js';
import { polynomialRange } from '../polynomial/polynomial-range.js';

/** A polynomial that stands for another, and how far it may be off. */
export interface Written {
  readonly polynomial: Polynomial;
  readonly error: number;
}

/** Replaces an atom with a form; null if no term has it to the first power, or if the result grows too long. */
export function withAtomAs(form: Form, atom: Atom, polynomial: Polynomial, context: Context): Written | null {
  const cofactor = derivative(polynomial, atom);
  if (cofactor.size === 0 || derivative(cofactor, atom).size > 0) return null;
  const product = productOf(cofactor, form.polynomial);
  const others = polynomialOf([...polynomial.values()].filter(({ monomial }) => !monomial.has(atom)));
  const error = size(polynomialRange(cofactor, atomBounds(context))) * form.error;
  return product && { polynomial: sumOf(others, product), error };
}

/** A polynomial as `factor * rest`: the factor is never negative, so the rest has the sign of the whole. */
export interface SignForm {
  readonly factor: Monomial;
  readonly rest: Written;
}

/**
 * Multiplies positive divisors away and takes out common factors that are never negative: of `P * r * n / (1 - q) - P`
 * the factor is `P / (1 - q)` and the rest is `r * n - (1 - q)`. Writes out an atom that stands for a divisor of
 * several terms once it has entered another term. Null if there is nothing to take out.
 */
export function signForm(polynomial: Polynomial, context: Context): SignForm | null {
  const boundsOf = atomBounds(context);
  const factor = new Map<Atom, number>();
  for (const [atom, exponent] of sharedMonomial(polynomial)) {
    const { low } = boundsOf(atom);
    if (exponent > 0 ? low >= 0 : low > 0) factor.set(atom, exponent);
  }
  if (factor.size === 0) return null;
  let rest: Written | null = { polynomial: timesMonomial(polynomial, inverseMonomial(factor)), error: 0 };
  for (const [atom, exponent] of factor) if (exponent === -1) rest = rest && writeOut(rest, atom, context);
  return rest && { factor, rest };
}

/** Replaces an atom with the divisor that it stands for; null if the result is too long or too inexact. */
function writeOut({ polynomial, error }: Written, atom: Atom, context: Context): Written | null {
  const cofactor = derivative(polynomial, atom);
  if (cofactor.size === 0 || derivative(cofactor, atom).size > 0) return { polynomial, error };
  const form = context.form(context.formulas.coreOf(atom));
  if (form.error > leastSize(atomBounds(context)(atom))) return null;
  const written = withAtomAs(form, atom, polynomial, context);
  return written && { polynomial: written.polynomial, error: error + written.error };
}
