/** Substitutes formulas for atoms of polynomials. */
import { size } from '../../program/interval.js';
import type { Context, Form } from '../context/context.js';
import { atomBounds } from '../context/context.js';
import type { Atom, Polynomial } from '../polynomial/polynomial.js';
import { derivative, polynomialOf, productOf, sumOf } from '../polynomial/polynomial.js';
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
