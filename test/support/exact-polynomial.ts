/** Polynomials at doubles, without rounding. */

import type { Fact } from '../../generator/prove/context/context.js';
import type { Atom, Polynomial } from '../../generator/prove/polynomial/polynomial.js';
import type { Rational } from '../../generator/units/rational.js';
import { add, divide, integer, multiply, one, subtract, zero } from '../../generator/units/rational.js';

/** The very fraction that a double is. */
export function exactly(value: number): Rational {
  let [scaled, parts] = [value, 1n];
  while (!Number.isInteger(scaled)) [scaled, parts] = [scaled * 2, parts * 2n];
  return divide(integer(scaled), integer(parts));
}

/** The value of a polynomial; null where it has none, or an atom is no finite number. */
export function valueOfPolynomial(polynomial: Polynomial, numberOf: (atom: Atom) => number): Rational | null {
  let sum = zero;
  for (const { coefficient, monomial } of polynomial.values()) {
    let product = coefficient;
    for (const [atom, exponent] of monomial) {
      const value = numberOf(atom);
      if (!Number.isFinite(value) || (value === 0 && exponent < 0)) return null;
      const power = powerOf(exactly(value), Math.abs(exponent));
      product = exponent < 0 ? divide(product, power) : multiply(product, power);
    }
    sum = add(sum, product);
  }
  return sum;
}

function powerOf(value: Rational, exponent: number): Rational {
  return Array.from({ length: exponent }).reduce<Rational>((power) => multiply(power, value), one);
}

/** Whether a fact holds of values, or none can be told. */
export function exactValue({ polynomial, least }: Fact, numberOf: (atom: Atom) => number): 'holds' | 'broken' | 'none' {
  const value = valueOfPolynomial(polynomial, numberOf);
  if (value === null || !Number.isFinite(least)) return 'none';
  return subtract(value, exactly(least)).numerator >= 0n ? 'holds' : 'broken';
}
