/** Builds core formulas: folds constants and collects constant factors, so that units cost nothing at run time. */
import type { Span } from '../source/source.js';
import type { Rational } from '../units/rational.js';
import { add, divide, equal, multiply, negate, one, toNumber, zero } from '../units/rational.js';
import type { Condition, Core } from './core.js';
import type { ArithmeticName } from './operations.js';
import { arithmeticOf } from './operations.js';
import { operandsOf } from './program.js';
import type { Rewriting } from './replace-core.js';
import { withOperands } from './replace-core.js';

export function constant(value: Rational): Core {
  return { kind: 'constant', value };
}

/** A condition that is known: 1 = 1 when it holds, 0 = 1 when it fails. */
export function decided(holds: boolean, span: Span): Condition {
  return { kind: 'compare', comparison: '=', left: constant(holds ? one : zero), right: constant(one), span };
}

/** `operand * factor` for a constant factor; `factor * operand` when it leads. */
export function scaled(operand: Core, factor: Rational, leads = false): Core {
  if (equal(factor, one)) return operand;
  if (operand.kind === 'constant') return constant(multiply(operand.value, factor));
  if (operand.kind === 'scale')
    return scaled(operand.operand, multiply(operand.factor, factor), leads || operand.leads);
  if (operand.kind === 'guard') return { ...operand, value: scaled(operand.value, factor, leads) };
  return { kind: 'scale', operand, factor, leads };
}

/** `operand + offset`, for readings whose zeros differ. */
export function shifted(operand: Core, offset: Rational): Core {
  if (offset.numerator === 0n) return operand;
  return operand.kind === 'constant' ? constant(add(operand.value, offset)) : { kind: 'shift', operand, offset };
}

/** The value, with the obligation to prove that another one, `nonnegative`, is never below zero. */
export function guarded(value: Core, nonnegative: Core, span: Span): Core {
  if (nonnegative.kind === 'constant' && nonnegative.value.numerator >= 0n) return value;
  return { kind: 'guard', value, nonnegative, span };
}

/** An operation on its operands; on constants, its result. Pass `whole` when `span` marks only a part of it. */
export function apply(operation: ArithmeticName, args: readonly Core[], span: Span, whole = span): Core {
  const [left, right] = args;
  if (left === undefined) throw new Error(`${operation} needs operands.`);
  const folded = foldConstants(operation, args);
  if (folded !== null) return constant(folded);
  const { algebra } = arithmeticOf(operation);
  if (algebra === 'opposite') return scaled(left, negate(one));
  if (right !== undefined && algebra === 'product') return product(left, right, span);
  if (right !== undefined && algebra === 'quotient') return quotient(left, right, { span, whole });
  return { kind: 'apply', operation, args, span };
}

/** The same part over rewritten operands, with constants among them folded; itself where none of them changes. */
export function rebuilt(core: Core, rewriting: Rewriting): Core {
  const operands = operandsOf(core).map(rewriting.core);
  const [first = core] = operands;
  const isSame = core.kind !== 'if' && operandsOf(core).every((operand, at) => operand === operands[at]);
  if (isSame) return core;
  if (core.kind === 'apply') return apply(core.operation, operands, core.span, core.whole);
  if (core.kind === 'scale') return scaled(first, core.factor, core.leads);
  if (core.kind === 'shift') return shifted(first, core.offset);
  if (core.kind === 'guard') return guarded(first, operands[1] ?? core.nonnegative, core.span);
  return withOperands(core, rewriting);
}

function product(left: Core, right: Core, span: Span): Core {
  if (left.kind === 'constant') return scaled(right, left.value, true);
  if (right.kind === 'constant') return scaled(left, right.value);
  const [x, y] = [splitFactor(left), splitFactor(right)];
  return scaled({ kind: 'apply', operation: '*', args: [x.rest, y.rest], span }, multiply(x.factor, y.factor), x.leads);
}

function quotient(left: Core, right: Core, at: { readonly span: Span; readonly whole: Span }): Core {
  if (right.kind === 'constant') {
    return isZero(right.value)
      ? { kind: 'apply', operation: '/', args: [left, right], ...at }
      : scaled(left, divide(one, right.value));
  }
  const [x, y] = [splitFactor(left), splitFactor(right)];
  if (isZero(y.factor) || x.rest.kind === 'constant')
    return { kind: 'apply', operation: '/', args: [left, right], ...at };
  return scaled({ kind: 'apply', operation: '/', args: [x.rest, y.rest], ...at }, divide(x.factor, y.factor), x.leads);
}

interface Split {
  readonly rest: Core;
  readonly factor: Rational;
  readonly leads: boolean;
}

function splitFactor(core: Core): Split {
  if (core.kind === 'scale') return { rest: core.operand, factor: core.factor, leads: core.leads };
  return { rest: core, factor: one, leads: false };
}

/** The exact result of an operation on constants; null when it is not rational, not defined or too long. */
function foldConstants(operation: ArithmeticName, args: readonly Core[]): Rational | null {
  const { fold } = arithmeticOf(operation);
  const values = args.map((arg) => (arg.kind === 'constant' ? arg.value : null));
  const [x = null, y = zero] = values;
  if (fold === undefined || x === null || y === null) return null;
  return ifDoubleHolds(fold(x, y));
}

const mostDigits = 1000;

/**
 * The result if a double can hold it and it has few digits, so that powers of powers do not explode; otherwise null, and
 * the operation stays for the proof to judge.
 */
function ifDoubleHolds(value: Rational | null): Rational | null {
  if (value === null) return null;
  const digits = Math.max(value.numerator.toString().length, value.denominator.toString().length);
  const near = digits > mostDigits ? Number.NaN : toNumber(value);
  return Number.isFinite(near) && (near !== 0 || isZero(value)) ? value : null;
}

function isZero(value: Rational): boolean {
  return equal(value, zero);
}
