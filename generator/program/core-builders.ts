/** Builds core formulas: folds constants and collects constant factors, so that units cost nothing at run time. */
import type { Span } from '../source/source.js';
import type { Rational } from '../units/rational.js';
import { divide, equal, multiply, negate, one, toNumber, zero } from '../units/rational.js';
import type { Condition, Core } from './core.js';
import type { ArithmeticName } from './operations.js';
import { arithmeticOf } from './operations.js';
import type { Rewrite } from './visit-core.js';
import { childrenOf, mapChildren } from './visit-core.js';

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
  return offset.numerator === 0n ? operand : apply('+', [operand, constant(offset)]);
}

/** The value, with the obligation to prove that another one, `nonnegative`, is never below zero. */
export function guarded(value: Core, nonnegative: Core, span: Span): Core {
  if (nonnegative.kind === 'constant' && nonnegative.value.numerator >= 0n) return value;
  return { kind: 'guard', value, nonnegative, span };
}

/** An operation on its operands; on constants, its result. Pass `whole` when `span` marks only a part of it. */
export function apply(operation: ArithmeticName, args: readonly Core[], span?: Span, whole = span): Core {
  const [left, right] = args;
  if (left === undefined) throw new Error(`${operation} needs operands.`);
  const folded = foldConstants(operation, args);
  if (folded !== null) return constant(folded);
  const { algebra } = arithmeticOf(operation);
  const at = span && { span };
  if (algebra === 'opposite') return scaled(left, negate(one));
  if (right !== undefined && algebra === 'product') return product(left, right, at);
  if (right !== undefined && algebra === 'quotient')
    return quotient(left, right, at && { ...at, ...(whole && { whole }) });
  return { kind: 'apply', operation, args, ...at };
}

/** The same part of changed children, with constants among them folded; itself where none of them changes. */
export function rebuilt(core: Core, change: Rewrite): Core {
  const changed = mapChildren(core, change);
  const children = childrenOf(changed);
  if (childrenOf(core).every((child, at) => child === children[at])) return core;
  if (changed.kind === 'apply') return apply(changed.operation, changed.args, changed.span, changed.whole);
  if (changed.kind === 'scale') return scaled(changed.operand, changed.factor, changed.leads);
  return changed.kind === 'guard' ? guarded(changed.value, changed.nonnegative, changed.span) : changed;
}

/** Where an operation is written; undefined for a conversion. */
type Place = Pick<Core & { kind: 'apply' }, 'span' | 'whole'> | undefined;

function product(left: Core, right: Core, at: Place): Core {
  if (left.kind === 'constant') return scaled(right, left.value, true);
  if (right.kind === 'constant') return scaled(left, right.value);
  const [x, y] = [splitFactor(left), splitFactor(right)];
  return scaled(
    { kind: 'apply', operation: '*', args: [x.rest, y.rest], ...at },
    multiply(x.factor, y.factor),
    x.leads,
  );
}

function quotient(left: Core, right: Core, at: Place): Core {
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
