/** Two schedules at one amount, such as the fees of two zones for one weight: how far apart they lie. */
import type { Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { fractionBelow, isBounded, negateInterval, size } from '../../program/interval.js';
import type { Context, Fact } from '../context/context.js';
import { scheduleDifference } from '../interval/schedules.js';
import type { Polynomial } from '../polynomial/polynomial.js';
import { atomPolynomial, atomsOf, constantPolynomial, sumOf } from '../polynomial/polynomial.js';
import { atLeast } from './facts.js';
import { functionError } from './operation-laws.js';

type Reading = Core & { readonly kind: 'schedule' };

/** Facts about the schedules that a polynomial reads at one amount. */
export function sameAmountFacts(polynomial: Polynomial, context: Context): readonly Fact[] {
  const readings = [...atomsOf(polynomial)].map(context.formulas.coreOf).filter((core) => core.kind === 'schedule');
  return readings.flatMap((a, index) => readings.slice(index + 1).flatMap((b) => factsOfPair(a, b, context)));
}

function factsOfPair(a: Reading, b: Reading, context: Context): readonly Fact[] {
  const { keyOf } = context.formulas;
  if (keyOf(a.argument) !== keyOf(b.argument)) return [];
  const difference = scheduleDifference(a.schedule, b.schedule, context.bounds(a.argument));
  if (!isBounded(difference)) return [];
  const error = functionError(size(context.bounds(a)) + size(context.bounds(b)));
  const [first, second] = [a, b].map((each) => atomPolynomial(keyOf(each)));
  if (first === undefined || second === undefined) return [];
  return [apart(first, second, difference, error), apart(second, first, negateInterval(difference), error)];
}

/** The first is above the second by at least the low end of their difference. */
function apart(first: Polynomial, second: Polynomial, { low }: Interval, error: number): Fact {
  return atLeast(first, sumOf(second, constantPolynomial(fractionBelow(low))), error);
}
