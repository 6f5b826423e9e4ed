/** Builders for rows of the table of operations. */
import type { OperatorSyntax } from '../syntax/syntax.js';
import type { Interval } from './interval.js';
import { contains } from './interval.js';
import type { Arithmetic, Domain, Operation, Verdict } from './operation.js';
import { operandAt } from './operation-bounds.js';

export function infix(
  symbol: string,
  precedence: number,
  associates: OperatorSyntax['associates'] = 'left',
): OperatorSyntax {
  return { symbol, position: 'infix', precedence, associates };
}

export function call(least: number, most = least): Operation['syntax'] {
  return { position: 'call', arguments: [least, most] };
}

export function unary(
  evaluate: (x: number) => number,
  bounds: (x: Interval) => Interval,
): Pick<Arithmetic, 'evaluate' | 'bounds'> {
  return { evaluate: (args) => evaluate(operandAt(args, 0)), bounds: (args) => bounds(operandAt(args, 0)) };
}

export function binary(
  evaluate: (x: number, y: number) => number,
  bounds: (x: Interval, y: Interval) => Interval,
): Pick<Arithmetic, 'evaluate' | 'bounds'> {
  return {
    evaluate: (args) => evaluate(operandAt(args, 0), operandAt(args, 1)),
    bounds: (args) => bounds(operandAt(args, 0), operandAt(args, 1)),
  };
}

/** The domain of a single operand: `safe` and `unsafe` tell when an interval lies entirely inside or outside. */
export function domainOf(
  about: Pick<Domain, 'code' | 'question'>,
  safe: (x: Interval) => boolean,
  unsafe: (x: Interval) => boolean,
): Domain {
  const verdict = (x: Interval): Verdict => (safe(x) ? 'safe' : unsafe(x) ? 'unsafe' : 'unknown');
  return { ...about, operand: 0, zero: null, verdict: (args) => verdict(operandAt(args, 0)) };
}

/** The second operand is a divisor, and may be missing. */
export const nonzeroDivisor: Domain = {
  code: 'division-by-zero',
  operand: 1,
  zero: 1,
  question: 'this can divide by zero',
  verdict: ([, divisor]) => {
    if (divisor === undefined || !contains(divisor, 0)) return 'safe';
    return divisor.low === 0 && divisor.high === 0 ? 'unsafe' : 'unknown';
  },
};
