/** States comparisons that hold as facts about polynomials. */
import type { Core } from '../../program/core.js';
import { resolution } from '../../program/grid.js';
import { everything, size } from '../../program/interval.js';
import type { Comparison } from '../../program/operation.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';
import type { Context, Fact, Form } from '../context/context.js';
import type { Polynomial } from '../polynomial/polynomial.js';
import { atomsOf, unit } from '../polynomial/polynomial.js';
import { atLeast, commonDivisor } from './facts.js';

/**
 * Facts about polynomials implied by a comparison that holds. It holds for the compared doubles, so each fact is
 * weakened by their rounding errors. "Not equal" implies nothing. A strict inequality between sums of inputs also
 * implies a gap, because their values lie on a grid.
 */
function factsOfComparison(comparison: Comparison, left: Core, right: Core, context: Context): readonly Fact[] {
  switch (comparison) {
    case '=':
      return [factOf(left, right, false, context), factOf(right, left, false, context)];
    case '!=':
      return [];
    case '>=':
    case '>':
      return [factOf(left, right, comparison === '>', context)];
    case '<=':
    case '<':
      return [factOf(right, left, comparison === '<', context)];
  }
}

/** Facts implied by a comparison and by the choices in it: `abs(r) <= s` also says that r and -r are at most s. */
export function factsAround(comparison: Comparison, left: Core, right: Core, context: Context): readonly Fact[] {
  const said = factsOfComparison(comparison, left, right, context);
  const atoms = new Set(said.flatMap(({ polynomial }) => [...atomsOf(polynomial)]));
  const cores = [...atoms].map((atom) => context.formulas.coreOf(atom));
  return [...said, ...cores.flatMap((core) => (isChoice(core) ? context.laws(core) : []))];
}

function isChoice(core: Core): boolean {
  return core.kind === 'apply' && arithmeticOf(core.operation).choice !== undefined;
}

function factOf(more: Core, less: Core, isStrict: boolean, context: Context): Fact {
  const [a, b] = [context.form(more), context.form(less)];
  const error = errorOfComparison(a, b);
  const fact = atLeast(a.polynomial, b.polynomial, error);
  const isExact = error === 0 || nothingCancels(fact.polynomial, context);
  const gap = isStrict && isExact && context.onGrid ? gridGap(fact.polynomial, context) : 0;
  return gap > 0 ? { ...fact, least: gap / 2 } : fact;
}

/** Error of the difference between the compared values. Against zero, the last rounding of a side does not count. */
function errorOfComparison(a: Form, b: Form): number {
  if (b.polynomial.size === 0) return a.innerError;
  return a.polynomial.size === 0 ? b.innerError : a.error + b.error;
}

/** True when no term is negative: the sum is then zero only if all terms are, and rounding adds nothing. */
function nothingCancels(polynomial: Polynomial, { box, formulas }: Context): boolean {
  return [...polynomial].every(([name, { coefficient, monomial }]) => {
    const [atom] = [...monomial.keys()];
    const core = name === unit || atom === undefined ? null : formulas.coreOf(atom);
    const isNonnegative = core?.kind === 'input' && (box.numbers.get(core.name) ?? everything).low >= 0;
    return isNonnegative && coefficient.numerator > 0n;
  });
}

/**
 * Least distance from zero of a positive sum of inputs: a step of the grid, or one if all inputs are whole, times the
 * common divisor of the coefficients. Zero if rounding may take half of it, or if the polynomial is no such sum.
 */
function gridGap(polynomial: Polynomial, { formulas, box }: Context): number {
  const areWhole = atomCores(polynomial, formulas).every((core) => core.kind === 'input' && box.wholes.has(core.name));
  const coefficients: Rational[] = [];
  let blur = 0;
  for (const [name, { coefficient, monomial }] of polynomial) {
    const [[atom, exponent] = [0, 0], ...others] = monomial;
    const core = name === unit ? null : formulas.coreOf(atom);
    const side = core?.kind === 'input' ? box.numbers.get(core.name) : undefined;
    if (core !== null && (side === undefined || others.length > 0 || exponent !== 1)) return 0;
    coefficients.push(coefficient);
    blur += side === undefined ? 0 : Math.abs(toNumber(coefficient)) * size(side) * Number.EPSILON;
  }
  const gap = toNumber(commonDivisor(coefficients)) * (areWhole ? 1 : resolution);
  return gap > 2 * blur ? gap : 0;
}

function atomCores(polynomial: Polynomial, formulas: Context['formulas']): readonly Core[] {
  return [...atomsOf(polynomial)].map((atom) => formulas.coreOf(atom));
}
