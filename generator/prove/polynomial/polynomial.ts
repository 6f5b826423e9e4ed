/**
 * Polynomials with exact rational coefficients over atoms: values treated as opaque, such as inputs, cells and roots.
 * Equal parts cancel in them, which intervals cannot see: `x - x` is zero, `a * b - (a - 1) * (b - 1)` is `a + b - 1`.
 * An exponent may be negative, so that `x / y * y` is x; a divisor is never zero where it stands.
 */
import type { Rational } from '../../units/rational.js';
import { add, equal, multiply, negate, one, zero } from '../../units/rational.js';

/** Atoms are numbered: equal numbers are equal values. */
export type Atom = number;

/** Exponents by atom, none of them zero. */
export type Monomial = ReadonlyMap<Atom, number>;

export interface Term {
  readonly coefficient: Rational;
  readonly monomial: Monomial;
}

/** Terms by the name of their monomial, none with the coefficient zero. The constant term has the name `unit`. */
export type Polynomial = ReadonlyMap<string, Term>;

/** The name of the monomial of no atoms. */
export const unit = '';

/** Beyond these a polynomial costs more than it tells. */
const mostTerms = 24;
const highestDegree = 4;

export const nothing: Polynomial = new Map();

export function constantPolynomial(value: Rational): Polynomial {
  return polynomialOf([{ coefficient: value, monomial: new Map() }]);
}

export function atomPolynomial(atom: Atom, exponent = 1): Polynomial {
  return polynomialOf([{ coefficient: one, monomial: new Map([[atom, exponent]]) }]);
}

/** The sum of terms, with terms of the same monomial combined. */
export function polynomialOf(terms: Iterable<Term>): Polynomial {
  const sum = new Map<string, Term>();
  for (const term of terms) addTerm(sum, nameOf(term.monomial), term);
  return sum;
}

function addTerm(sum: Map<string, Term>, name: string, term: Term): void {
  const own = sum.get(name);
  const total = own === undefined ? term : { ...term, coefficient: add(own.coefficient, term.coefficient) };
  if (equal(total.coefficient, zero)) sum.delete(name);
  else sum.set(name, total);
}

export function nameOf(monomial: Monomial): string {
  if (monomial.size === 0) return unit;
  return [...monomial]
    .sort(([a], [b]) => a - b)
    .map(([atom, exponent]) => `${atom}^${exponent}`)
    .join('*');
}

export function sumOf(a: Polynomial, b: Polynomial): Polynomial {
  return sumWith(a, b, one);
}

/** `a + factor * b`. Reuses the names of the monomials. */
export function sumWith(a: Polynomial, b: Polynomial, factor: Rational): Polynomial {
  const sum = new Map(a);
  for (const [name, { coefficient, monomial }] of b)
    addTerm(sum, name, { coefficient: multiply(coefficient, factor), monomial });
  return sum;
}

export function timesConstant(a: Polynomial, factor: Rational): Polynomial {
  return sumWith(nothing, a, factor);
}

export function differenceOf(a: Polynomial, b: Polynomial): Polynomial {
  return sumWith(a, b, minusOne);
}

export function opposite(a: Polynomial): Polynomial {
  return timesConstant(a, minusOne);
}

const minusOne = negate(one);

/** The product; null if it has too many terms or too high a degree. */
export function productOf(a: Polynomial, b: Polynomial): Polynomial | null {
  if (a.size * b.size > mostTerms * 2) return null;
  const product = polynomialOf([...a.values()].flatMap((x) => [...b.values()].map((y) => termProduct(x, y))));
  return isTooLarge(product) ? null : product;
}

/** The product without a limit on size, for factors that only take a common monomial in or out. */
export function timesMonomial(a: Polynomial, monomial: Monomial): Polynomial {
  return polynomialOf([...a.values()].map((term) => termProduct(term, { coefficient: one, monomial })));
}

function termProduct(x: Term, y: Term): Term {
  const monomial = new Map(x.monomial);
  for (const [atom, exponent] of y.monomial) {
    const total = (monomial.get(atom) ?? 0) + exponent;
    if (total === 0) monomial.delete(atom);
    else monomial.set(atom, total);
  }
  return { coefficient: multiply(x.coefficient, y.coefficient), monomial };
}

/** Quotient of a monomial by a part of it; null if that is not a part, or is all of it. */
export function quotientOf(whole: Monomial, part: Monomial): Monomial | null {
  const rest = new Map(whole);
  for (const [atom, exponent] of part) {
    const own = rest.get(atom) ?? 0;
    if (Math.sign(own) !== Math.sign(exponent) || Math.abs(own) < Math.abs(exponent)) return null;
    if (own === exponent) rest.delete(atom);
    else rest.set(atom, own - exponent);
  }
  return rest.size === 0 ? null : rest;
}

/** A term divided by a power of one atom. */
export function dividedBy({ coefficient, monomial }: Term, atom: Atom, exponent: number): Term {
  const rest = new Map(monomial);
  const left = (rest.get(atom) ?? 0) - exponent;
  if (left === 0) rest.delete(atom);
  else rest.set(atom, left);
  return { coefficient, monomial: rest };
}

export function isTooLarge(a: Polynomial): boolean {
  return a.size > mostTerms || [...a.values()].some(({ monomial }) => degreeOf(monomial) > highestDegree);
}

function degreeOf(monomial: Monomial): number {
  let degree = 0;
  for (const exponent of monomial.values()) degree += Math.abs(exponent);
  return degree;
}

function coefficientOf(a: Polynomial, name: string): Rational {
  return a.get(name)?.coefficient ?? zero;
}

export function atomsOf(a: Polynomial): ReadonlySet<Atom> {
  const atoms = new Set<Atom>();
  for (const { monomial } of a.values()) for (const atom of monomial.keys()) atoms.add(atom);
  return atoms;
}

/** The value of a constant polynomial; null for one with atoms. */
export function asConstant(a: Polynomial): Rational | null {
  if (a.size === 0) return zero;
  return a.size === 1 ? (a.get(unit)?.coefficient ?? null) : null;
}

/** The only term of a polynomial; null if it has none or several. */
export function asTerm(a: Polynomial): Term | null {
  const [term, ...others] = a.values();
  return term !== undefined && others.length === 0 ? term : null;
}

/** The greatest monomial that divides every term: the least exponent of each atom, zero where it is missing. */
export function sharedMonomial(a: Polynomial): Monomial {
  const [first, ...others] = a.values();
  if (first === undefined) return new Map();
  const shared = new Map<Atom, number>();
  for (const atom of atomsOf(a)) {
    const least = Math.min(...[first, ...others].map(({ monomial }) => monomial.get(atom) ?? 0));
    if (least !== 0) shared.set(atom, least);
  }
  return shared;
}

export function inverseMonomial(monomial: Monomial): Monomial {
  return new Map([...monomial].map(([atom, exponent]) => [atom, -exponent]));
}

/** The partial derivative by one atom. */
export function derivative(a: Polynomial, atom: Atom): Polynomial {
  return polynomialOf(
    [...a.values()].flatMap((term) => {
      const exponent = term.monomial.get(atom) ?? 0;
      if (exponent === 0) return [];
      const factor = { coefficient: { numerator: BigInt(exponent), denominator: 1n }, monomial: new Map([[atom, -1]]) };
      return [termProduct(term, factor)];
    }),
  );
}

/** The factor k if a is k times b; null if it is not a multiple. */
export function multipleOf(a: Polynomial, b: Polynomial): Rational | null {
  const [name, term] = [...b][0] ?? [];
  if (name === undefined || term === undefined || a.size !== b.size) return null;
  const inverse = { numerator: term.coefficient.denominator, denominator: term.coefficient.numerator };
  const factor = multiply(coefficientOf(a, name), normal(inverse));
  return differenceOf(a, timesConstant(b, factor)).size === 0 ? factor : null;
}

function normal({ numerator, denominator }: Rational): Rational {
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}
