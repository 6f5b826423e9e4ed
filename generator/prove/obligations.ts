/** Obligations of a program: each operation has an answer wherever it runs, and no amount is negative. */

import { isAtLeast, isAtMost } from '../../engine/kernel/math.js';
import type { Condition, Core } from '../program/core.js';
import { constant } from '../program/core-builders.js';
import { resolution } from '../program/grid.js';
import type { Interval } from '../program/interval.js';
import { isBounded } from '../program/interval.js';
import { arithmeticOf } from '../program/operations.js';
import type { Amount } from '../program/program.js';
import { scheduleEnd, scheduleStart } from '../program/schedule.js';
import { childrenOf } from '../program/visit-core.js';
import { negate, one, toNumber } from '../units/rational.js';
import type { Box } from './context/box.js';
import type { Context } from './context/context.js';
import { isNonnegativeWithinTolerance } from './inequality/tolerance.js';

/** A context where an obligation stays open: its operand, how far that can go, and what else matters there. */
export interface Opening {
  /** The formula in question, such as a divisor. */
  readonly operand: Core;
  readonly interval: Interval;
  /** The conditions around it, and the box that they leave. */
  readonly conditions: readonly Condition[];
  readonly box: Box;
}

/** Findings while a program is judged. */
export interface Notes {
  readonly open: Map<Core, Opening>;
  readonly openAmounts: Set<Amount>;
  readonly roundedRoots: Set<Core>;
  readonly mayHold: Set<Condition>;
  readonly mayFail: Set<Condition>;
}

export function createNotes(): Notes {
  return {
    open: new Map(),
    openAmounts: new Set(),
    roundedRoots: new Set(),
    mayHold: new Set(),
    mayFail: new Set(),
  };
}

/** Records every operation of a formula that may have no answer in the context. */
export function judge(core: Core, context: Context, notes: Notes, around: readonly Condition[] = []): void {
  if (core.kind === 'if') {
    judgeCondition(core.condition, context, notes, around);
    const conditions = [...around, core.condition];
    for (const inside of context.where(core.condition, true)) judge(core.consequent, inside, notes, conditions);
    for (const inside of context.where(core.condition, false)) judge(core.alternate, inside, notes, conditions);
    return;
  }
  const operands = core.kind === 'fold' ? [core.spread] : childrenOf(core);
  for (const operand of operands) judge(operand, context, notes, around);
  const open = openOperand(core, context, notes);
  if (open === null) return;
  const interval = open === core ? context.bounds(core) : context.refined(open);
  notes.open.set(core, { operand: open, interval, conditions: around, box: context.box });
}

/** The operand at fault if a node may have no answer, or the node itself; null if it always has one. */
function openOperand(core: Core, context: Context, notes: Notes): Core | null {
  switch (core.kind) {
    case 'apply':
      return openOfOperation(core, context, notes);
    case 'guard':
      return mayFallBelow(0, core.nonnegative, context) ? core.nonnegative : null;
    case 'schedule':
      return mayPassEnd(core, context) ? core.argument : null;
    case 'scale':
      return isOverflow(core, [context.bounds(core.operand)], context) ? core : null;
    default:
      return null;
  }
}

function openOfOperation(core: Core & { kind: 'apply' }, context: Context, notes: Notes): Core | null {
  const { domain } = arithmeticOf(core.operation);
  const args = context.operands(core);
  if (domain === undefined || !args.every(isBounded) || domain.verdict(args) === 'safe')
    return isOverflow(core, args, context) ? core : null;
  const [operand] = core.args;
  if (isRoot(core, args) && operand !== undefined && isNonnegativeWithinTolerance(operand, context)) {
    notes.roundedRoots.add(core);
    return null;
  }
  if (domain.code === 'arc-undefined' && operand !== undefined && isWithinOne(operand, context)) return null;
  return core.args[domain.operand ?? domain.zero ?? 0] ?? core;
}

/** True for a square root and for a power with a positive exponent: both have no answer below zero. */
function isRoot({ operation }: Core & { kind: 'apply' }, [, exponent]: readonly Interval[]): boolean {
  const { domain, algebra } = arithmeticOf(operation);
  if (algebra === 'power') return exponent !== undefined && exponent.low > 0;
  return domain?.code === 'root-of-negative';
}

/** True when an operation on finite operands may overflow; the others are not to blame for an infinite result. */
function isOverflow(core: Core, args: readonly Interval[], context: Context): boolean {
  return args.every(isBounded) && !isBounded(context.bounds(core));
}

function mayPassEnd({ schedule, argument }: Core & { kind: 'schedule' }, context: Context): boolean {
  const [start, end] = [scheduleStart(schedule), scheduleEnd(schedule)];
  if (end === null || !isBounded(context.bounds(argument))) return false;
  const passes = ({ low, high }: Interval) =>
    !isAtMost(high, toNumber(end)) || (start !== null && !isAtLeast(low, toNumber(start)));
  return passes(context.bounds(argument)) && passes(context.refined(argument));
}

/** False for an unbounded value: the operation that made it is reported already. */
function mayFallBelow(least: number, core: Core, context: Context): boolean {
  const plain = context.bounds(core);
  if (!isBounded(plain) || plain.low >= least || context.refined(core).low >= least) return false;
  return !isNonnegativeWithinTolerance(core, context, Math.max(resolution, -least));
}

/** Most by which rounding errors may take a value past 1 or -1. */
const blur = 1e-12;

/** True when a value is shown to lie between -1 and 1, up to rounding. */
function isWithinOne(core: Core, context: Context): boolean {
  const above = context.difference(core, constant(one));
  const below = context.difference(core, constant(negate(one)));
  return above.high <= blur && below.low >= -blur;
}

/** Records an amount that may be negative as published, after rounding. */
export function judgeAmount(amount: Amount, context: Context, notes: Notes): void {
  const half = 0.4 * 10 ** -amount.decimals;
  if (mayFallBelow(-half, amount.core, context)) notes.openAmounts.add(amount);
}

/** Decides a condition and its parts over the context and records which may hold and which may fail. */
export function judgeCondition(
  condition: Condition,
  context: Context,
  notes: Notes,
  around: readonly Condition[] = [],
): void {
  judgeParts(condition, context, notes, around);
  if (context.where(condition, true).length > 0) notes.mayHold.add(condition);
  if (context.where(condition, false).length > 0) notes.mayFail.add(condition);
}

/** The right side of `and` and `or` is judged only where the left side leaves it open; `not` records nothing itself. */
function judgeParts(condition: Condition, context: Context, notes: Notes, around: readonly Condition[]): void {
  if (condition.kind === 'not') judgeParts(condition.operand, context, notes, around);
  if (condition.kind === 'compare')
    for (const side of [condition.left, condition.right]) judge(side, context, notes, around);
  if (condition.kind !== 'and' && condition.kind !== 'or') return;
  judgeCondition(condition.left, context, notes, around);
  for (const inside of context.where(condition.left, condition.kind === 'and'))
    judgeCondition(condition.right, inside, notes, [...around, condition.left]);
}
