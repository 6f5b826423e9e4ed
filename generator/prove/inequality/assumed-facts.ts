/** Comparisons that hold, as facts about polynomials. */
import type { Core } from '../model/core.js';
import { resolution } from '../model/grid.js';
import { size } from '../model/interval.js';
import type { Comparison } from '../model/operation.js';
import type { ArithmeticName } from '../model/operations.js';
import type { Rational } from '../model/rational.js';
import { toNumber } from '../model/rational.js';
import { atLeast, commonDivisor } from './facts.js';
import type { Fact, Form, Place } from './place.js';
import type { Polynomial } from './polynomial.js';
import { atomsOf, unit } from './polynomial.js';

/**
 * What a comparison that holds says of polynomials. It holds of the doubles that are compared, so the fact is weaker by
 * their rounding errors. Formulas that differ from one another say nothing, and two formulas of which one is more say
 * how much more where both are sums of inputs: those lie on a grid.
 */
function factsOfComparison(comparison: Comparison, left: Core, right: Core, place: Place): readonly Fact[] {
  switch (comparison) {
    case '=':
      return [factOf(left, right, false, place), factOf(right, left, false, place)];
    case '!=':
      return [];
    case '>=':
    case '>':
      return [factOf(left, right, comparison === '>', place)];
    case '<=':
    case '<':
      return [factOf(right, left, comparison === '<', place)];
  }
}

/** What a comparison says, with the laws of the choices in it: of `abs(r) <= s` also that r and -r are at most s. */
export function factsAround(comparison: Comparison, left: Core, right: Core, place: Place): readonly Fact[] {
  const said = factsOfComparison(comparison, left, right, place);
  const atoms = new Set(said.flatMap(({ polynomial }) => [...atomsOf(polynomial)]));
  const cores = [...atoms].map((atom) => place.formulas.coreOf(atom));
  return [...said, ...cores.flatMap((core) => (isChoice(core) ? place.laws(core) : []))];
}

const choices: ReadonlySet<ArithmeticName> = new Set<ArithmeticName>(['abs', 'max', 'min']);

function isChoice(core: Core): boolean {
  return core.kind === 'apply' && choices.has(core.operation);
}

function factOf(more: Core, less: Core, isStrict: boolean, place: Place): Fact {
  const [a, b] = [place.form(more), place.form(less)];
  const error = errorOfComparison(a, b);
  const fact = atLeast(a.polynomial, b.polynomial, error);
  const isExact = error === 0 || nothingCancels(fact.polynomial, place);
  const gap = isStrict && isExact && place.onGrid ? gridGap(fact.polynomial, place) : 0;
  return gap > 0 ? { ...fact, least: gap / 2 } : fact;
}

/** How far the difference may lie from what is compared; next to zero the last rounding of a side does not count. */
function errorOfComparison(a: Form, b: Form): number {
  if (b.polynomial.size === 0) return a.innerError;
  return a.polynomial.size === 0 ? b.innerError : a.error + b.error;
}

/** Where no term is negative, the sum is zero only where all of them are, and then rounding makes nothing of it. */
function nothingCancels(polynomial: Polynomial, { box, formulas }: Place): boolean {
  return [...polynomial].every(([name, { coefficient, monomial }]) => {
    const [atom] = [...monomial.keys()];
    const core = name === unit || atom === undefined ? null : formulas.coreOf(atom);
    const isNonnegative = core?.kind === 'input' && (box.numbers.get(core.name)?.low ?? -1) >= 0;
    return isNonnegative && coefficient.numerator > 0n;
  });
}

/**
 * How far above zero a sum of inputs lies at least where it is above zero: one part of the grid, or one where all are
 * whole, times the common divisor of its coefficients. Half of it is left for inputs being doubles next to points of the grid; zero where that is not
 * enough, or where the polynomial is no such sum.
 */
function gridGap(polynomial: Polynomial, { formulas, box }: Place): number {
  const areWhole = atomCores(polynomial, formulas).every((core) => core.kind === 'input' && box.wholes.has(core.name));
  const coefficients: Rational[] = [];
  let blur = 0;
  for (const [name, { coefficient, monomial }] of polynomial) {
    const [[atom, exponent] = [0, 0], ...others] = monomial;
    const core = name === unit ? null : formulas.coreOf(atom);
    const side = core?.kind === 'input' ? box.numbers.get(core.name) : undefined;
    if (core !== null && (side === undefined || others.length > 0 || exponent !== 1)) return 0;
    coefficients.push(core === null && !areWhole ? inParts(coefficient) : coefficient);
    blur += side === undefined ? 0 : Math.abs(toNumber(coefficient)) * size(side) * Number.EPSILON;
  }
  const gap = toNumber(commonDivisor(coefficients)) * (areWhole ? 1 : resolution);
  return gap > 2 * blur ? gap : 0;
}

function atomCores(polynomial: Polynomial, formulas: Place['formulas']): readonly Core[] {
  return [...atomsOf(polynomial)].map((atom) => formulas.coreOf(atom));
}

/** A constant counted in parts of the grid. */
function inParts({ numerator, denominator }: Rational): Rational {
  return { numerator: numerator * 1_000_000_000n, denominator };
}
