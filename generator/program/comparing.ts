/** Comparisons of numbers: which forgive rounding errors, and what one that does is written out. */
import { isAbove, isAtLeast, isAtMost, isBelow, isSame, tolerance } from '../../engine/kernel/math.js';
import { rememberedFor } from '../source/remembered.js';
import type { Rational } from '../units/rational.js';
import { fraction, fromNumber, isInteger, one, toNumber } from '../units/rational.js';
import type { Condition, Core, TableCells } from './core.js';
import { isRational } from './core.js';
import { constant } from './core-builders.js';
import type { Comparison } from './operation.js';
import { mirrored } from './operation.js';
import { arithmeticOf } from './operations.js';
import { rewriting } from './visit-core.js';

export type Compared = Condition & { readonly kind: 'compare' };

/** Where a number comes from: a whole number, one with at most nine decimals as it was sent or written, or computed. */
export type Exactness = 'whole' | 'given' | 'computed';

/** Tells the exactness of names. */
export interface Known {
  readonly input: (name: string) => Exactness;
  readonly step: (name: string) => Exactness;
}

/**
 * A comparison as an editor writes it. It forgives rounding errors unless no side can have one: whole numbers, and
 * numbers as they were sent or written, compare as they are.
 */
export function comparing(
  comparison: Comparison,
  [left, right]: Sides,
  span: Compared['span'],
  known: Known,
): Compared {
  const isExact = [left, right].every((side) => exactnessOf(side, known) !== 'computed');
  return { kind: 'compare', comparison, left, right, span, ...(isExact ? {} : { forgives: true }) };
}

type Sides = readonly [left: Core, right: Core];

export function exactnessOf(core: Core, known: Known): Exactness {
  const least = (parts: readonly Core[]): Exactness => leastOf(parts.map((part) => exactnessOf(part, known)));
  switch (core.kind) {
    case 'constant':
      return ofNumber(core.value);
    case 'input':
      return known.input(core.name);
    case 'step':
      return known.step(core.name);
    case 'open':
      return leastOf(['given', exactnessOf(core.catalog, known)]);
    case 'lookup':
      return ofCells(core.table.cells);
    case 'schedule':
      return ofSchedule(core.schedule);
    case 'scale':
      return exactnessOf(core.operand, known) === 'whole' && isInteger(core.factor) ? 'whole' : 'computed';
    case 'apply':
      return ofOperation(core, least(core.args));
    case 'if':
      return least([core.consequent, core.alternate]);
    case 'guard':
      return exactnessOf(core.value, known);
    default:
      return 'computed';
  }
}

function leastOf(all: readonly Exactness[]): Exactness {
  if (all.includes('computed')) return 'computed';
  return all.includes('given') ? 'given' : 'whole';
}

const parts = 1_000_000_000n;

function ofNumber(value: Rational): Exactness {
  if (isInteger(value)) return 'whole';
  return parts % value.denominator === 0n ? 'given' : 'computed';
}

function ofCells(cells: TableCells | Rational): Exactness {
  return isRational(cells) ? ofNumber(cells) : leastOf([...cells.values()].map(ofCells));
}

function ofSchedule({ lines, brackets, points }: (Core & { kind: 'schedule' })['schedule']): Exactness {
  if (brackets.length > 0 || points.length > 0) return 'computed';
  return leastOf(lines.map(({ value }) => ofNumber(value)));
}

/** Rounding to a whole number makes it whole; operations that return an operand as it is keep what that is. */
function ofOperation({ operation, args }: Core & { kind: 'apply' }, operands: Exactness): Exactness {
  const { algebra = '', choice, rounding } = arithmeticOf(operation);
  if (rounding !== undefined && args.length === 1) return 'whole';
  if (choice !== undefined) return operands;
  const keepsWholes = rounding !== undefined || ['difference', 'opposite', 'product', 'sum'].includes(algebra);
  return operands === 'whole' && keepsWholes ? 'whole' : 'computed';
}

/** The kernel functions that compare so, which every target has under these names; `isSame` is not for `!=`. */
export const forgivingComparisons = {
  '=': 'isSame',
  '!=': 'isSame',
  '<': 'isBelow',
  '<=': 'isAtMost',
  '>': 'isAbove',
  '>=': 'isAtLeast',
} as const satisfies Record<Comparison, string>;

type Comparing = Readonly<Record<Comparison, (value: number, limit: number) => boolean>>;

export const compareExactly: Comparing = {
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};

export const compareForgivingly: Comparing = {
  '=': isSame,
  '!=': (value, limit) => !isSame(value, limit),
  '<': isBelow,
  '<=': isAtMost,
  '>': isAbove,
  '>=': isAtLeast,
};

/** The ends of what counts as a number, computed as the kernel does, to the last bit. */
export function aroundLimit(limit: number) {
  const within = tolerance(limit);
  return { least: limit - within, most: limit + within, within };
}

/** A comparison of a value with a limit, which has the room for rounding errors: the constant, or the right side. */
export function limitIn({ comparison, left, right }: Compared) {
  return left.kind === 'constant' && right.kind !== 'constant'
    ? { comparison: mirrored[comparison], value: right, limit: left }
    : { comparison, value: left, limit: right };
}

/** A comparison that forgives as one or two that do not: of the value with the ends of what counts as the limit. */
export const withoutTolerance = rememberedFor((condition: Compared): Condition => {
  const { comparison, value, limit } = limitIn(condition);
  const { span } = condition;
  const { least, most } = endsOf(limit, span);
  const compare = (own: Comparison, right: Core): Compared => ({
    kind: 'compare',
    comparison: own,
    left: value,
    right,
    span,
  });
  switch (comparison) {
    case '<':
    case '>=':
      return compare(comparison, least);
    case '>':
    case '<=':
      return compare(comparison, most);
    case '=':
      return { kind: 'and', left: compare('>=', least), right: compare('<=', most), span };
    case '!=':
      return { kind: 'or', left: compare('<', least), right: compare('>', most), span };
  }
});

/** A condition whose comparisons forgive nothing, as of requirements: the proof relies on them to the last digit. */
export const withoutForgiving = rewriting((core) => {
  if (core.kind !== 'compare') return null;
  const { forgives, ...exact } = core;
  return exact;
});

/** The limit with its tolerance below and above it, computed as the kernel does, to the last bit. */
function endsOf(limit: Core, span: Compared['span']): { readonly least: Core; readonly most: Core } {
  if (limit.kind === 'constant') {
    const { least, most } = aroundLimit(toNumber(limit.value));
    return { least: constant(fromNumber(least)), most: constant(fromNumber(most)) };
  }
  const apply = (operation: '+' | '-' | '*' | 'abs' | 'max' | 'min', ...args: readonly Core[]): Core => ({
    kind: 'apply',
    operation,
    args,
    span,
  });
  const size = apply('max', constant(one), apply('abs', limit));
  const forgiven = apply('min', apply('*', size, constant(fraction(1n, parts))), constant(fraction(1n, 1000n)));
  return { least: apply('-', limit, forgiven), most: apply('+', limit, forgiven) };
}
