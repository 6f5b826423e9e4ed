import type { Condition, Core, Schedule } from '../model/core.js';
import { scheduleEnd, tableCell } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import {
  addIntervals,
  divideIntervals,
  everything,
  hull,
  interval,
  isBounded,
  multiplyIntervals,
  point,
  rising,
  risingExactly,
} from '../model/interval.js';
import { arithmeticOf } from '../model/operations.js';
import type { Amount, Program } from '../model/program.js';
import type { Rational } from '../model/rational.js';
import { divide, integer, one, toNumber } from '../model/rational.js';
import { atOrBelow, roundHalfUp, tolerance } from '../model/rounding.js';
import { scaleForm } from '../model/scale-form.js';
import type { Box } from './box.js';
import type { Facts } from './narrow.js';
import { decide, narrow } from './narrow.js';

/** What interval arithmetic finds out about one box. */
export interface Analysis {
  readonly box: Box;
  /** Nodes that could not be shown to have an answer everywhere in the box. */
  readonly open: ReadonlySet<Core>;
  /** Amounts that could not be shown to stay at or above zero. */
  readonly openAmounts: ReadonlySet<Amount>;
  /** Conditions that may hold, and that may fail, somewhere in the box. */
  readonly mayHold: ReadonlySet<Condition>;
  readonly mayFail: ReadonlySet<Condition>;
  /** The interval of a formula over the box. */
  readonly bounds: (core: Core) => Interval;
}

export interface Pass extends Facts {
  readonly open: Set<Core>;
  readonly mayHold: Set<Condition>;
  readonly mayFail: Set<Condition>;
}

/** Runs the whole program over a box; null when no point of the box meets the requirements. */
export function analyze(program: Program, box: Box): Analysis | null {
  const notes = { open: new Set<Core>(), mayHold: new Set<Condition>(), mayFail: new Set<Condition>() };
  let pass: Pass | null = { box, steps: new Map(), ...notes };
  for (const requirement of program.requirements) {
    note(requirement, pass);
    pass = narrowed(pass, requirement, true);
    if (pass === null) return null;
  }
  const run: Pass = { ...pass, steps: new Map() };
  for (const step of program.steps) (run.steps as Map<string, Interval>).set(step.name, boundsOf(step.core, run));
  for (const output of program.outputs) boundsOf(output, run);
  for (const condition of program.conditions) note(condition, run);
  const openAmounts = new Set(program.amounts.filter(({ core }) => mayBeNegative(boundsOf(core, run))));
  return { box: run.box, ...notes, openAmounts, bounds: (core) => boundsOf(core, run) };
}

/** An amount without bounds is made from an operation that is blamed for it already. */
function mayBeNegative(amount: Interval): boolean {
  return isBounded(amount) && amount.low < 0;
}

/** The interval of a formula, noting every operation in it that may have no answer. */
export function boundsOf(core: Core, pass: Pass): Interval {
  switch (core.kind) {
    case 'constant':
      return exactly(core.value);
    case 'input':
      return pass.box.numbers.get(core.name) ?? everything;
    case 'step':
      return pass.steps.get(core.name) ?? everything;
    case 'option':
      return hull(optionsOf(pass.box, core.column.input).map((option) => exactlyOr(core.column.cells.get(option))));
    case 'table':
      return tableBounds(core, pass.box);
    case 'schedule':
      return scheduleNodeBounds(core, pass);
    case 'scale':
      return noteOverflow(core, [boundsOf(core.operand, pass)], pass, ([x = everything]) =>
        scaleBounds(x, core.factor),
      );
    case 'shift':
      return addIntervals(boundsOf(core.operand, pass), exactly(core.offset));
    case 'apply':
      return applyBounds(core, pass);
    case 'if':
      return branchBounds(core, pass);
    case 'guard':
      return guardBounds(core, pass);
  }
}

/** In the form in which the service computes it: of `x * 9 / 5` both numbers are exact. */
function scaleBounds(x: Interval, factor: Rational): Interval {
  const { times, over } = scaleForm(factor);
  if (over === null) return multiplyIntervals(x, exactly(factor));
  const divisor = exactly(times === null ? divide(one, factor) : integer(factor.denominator));
  return divideIntervals(times === null ? x : multiplyIntervals(x, point(times)), divisor);
}

/** A fraction that no double holds exactly gets the two doubles around it. */
function exactly(value: Rational): Interval {
  const near = toNumber(value);
  return value.denominator === 1n && Number.isSafeInteger(near) ? point(near) : rising(point(near), (x) => x);
}

function exactlyOr(value: Rational | undefined): Interval {
  return value === undefined ? everything : exactly(value);
}

function optionsOf(box: Box, input: string): readonly string[] {
  return box.options.get(input) ?? [];
}

function tableBounds({ table }: Core & { kind: 'table' }, box: Box): Interval {
  let rows: readonly ReadonlyMap<string, string>[] = [new Map()];
  for (const input of table.inputs)
    rows = rows.flatMap((row) => optionsOf(box, input).map((option) => new Map(row).set(input, option)));
  return hull(rows.map((row) => exactly(tableCell(table, (input) => row.get(input) ?? ''))));
}

function applyBounds(core: Core & { kind: 'apply' }, pass: Pass): Interval {
  const { bounds, domain } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => boundsOf(arg, pass));
  const judged = args.every(isBounded) && domain !== undefined && domain.verdict(args) !== 'safe';
  if (!judged) return noteOverflow(core, args, pass, bounds);
  pass.open.add(core);
  return bounds(args);
}

/** An operation is blamed for an infinite result only when its operands are finite. */
function noteOverflow(
  core: Core,
  args: readonly Interval[],
  pass: Pass,
  bounds: (args: readonly Interval[]) => Interval,
): Interval {
  const result = bounds(args);
  if (!isBounded(result) && args.every(isBounded)) pass.open.add(core);
  return result;
}

function guardBounds(core: Core & { kind: 'guard' }, pass: Pass): Interval {
  const duty = boundsOf(core.duty, pass);
  if (isBounded(duty) && duty.low < 0) pass.open.add(core);
  return boundsOf(core.value, pass);
}

function branchBounds(core: Core & { kind: 'if' }, pass: Pass): Interval {
  const verdict = note(core.condition, pass);
  if (verdict === 'yes') return boundsOf(core.consequent, pass);
  if (verdict === 'no') return boundsOf(core.alternate, pass);
  const [holding, failing] = [narrowed(pass, core.condition, true), narrowed(pass, core.condition, false)];
  const branches = [holding && boundsOf(core.consequent, holding), failing && boundsOf(core.alternate, failing)];
  return hull(branches.filter((branch): branch is Interval => branch !== null));
}

function narrowed(pass: Pass, condition: Condition, truth: boolean): Pass | null {
  const facts = narrow(pass, condition, truth, (core) => boundsOf(core, pass));
  return facts && { ...pass, ...facts };
}

/** Decides a condition over the box and keeps what it may be, for it and its parts. */
function note(condition: Condition, pass: Pass): ReturnType<typeof decide> {
  noteParts(condition, pass);
  const verdict = judge(condition, pass);
  if (verdict !== 'no') pass.mayHold.add(condition);
  if (verdict !== 'yes') pass.mayFail.add(condition);
  return verdict;
}

/** The right side of `and` and `or` is only asked where the left side leaves it open; `not` says nothing of its own. */
function noteParts(condition: Condition, pass: Pass): void {
  if (condition.kind === 'not') noteParts(condition.operand, pass);
  if (condition.kind !== 'and' && condition.kind !== 'or') return;
  note(condition.left, pass);
  const open = narrowed(pass, condition.left, condition.kind === 'and');
  if (open !== null) note(condition.right, open);
}

/** A condition whose parts may each hold still never holds where they leave no room for one another. */
function judge(condition: Condition, pass: Pass): ReturnType<typeof decide> {
  const verdict = decide(condition, pass, (core) => boundsOf(core, pass));
  if (verdict !== 'maybe' || condition.kind === 'compare' || condition.kind === 'chosen') return verdict;
  if (narrowed(pass, condition, true) === null) return 'no';
  return narrowed(pass, condition, false) === null ? 'yes' : 'maybe';
}

function scheduleNodeBounds(core: Core & { kind: 'schedule' }, pass: Pass): Interval {
  const amount = boundsOf(core.argument, pass);
  const end = scheduleEnd(core.schedule);
  if (isBounded(amount) && end !== null && !atOrBelow(amount.high, toNumber(end))) pass.open.add(core);
  return isBounded(amount) ? scheduleBounds(core.schedule, amount) : everything;
}

/** The hull of every line and bracket that an amount of the interval can meet. */
function scheduleBounds({ lines, brackets, round }: Schedule, amount: Interval): Interval {
  const found: Interval[] = [];
  let below = Number.NEGATIVE_INFINITY;
  for (const { upTo, value } of lines) {
    const limit = toNumber(upTo);
    if (amount.low <= limit + tolerance(limit) && amount.high > below) found.push(exactly(value));
    below = limit;
  }
  for (const bracket of brackets) {
    const limit = bracket.upTo === null ? Number.POSITIVE_INFINITY : toNumber(bracket.upTo);
    const low = Math.max(amount.low, below);
    const high = Math.min(amount.high, limit + (Number.isFinite(limit) ? tolerance(limit) : 0));
    if (low <= high && amount.high > below) found.push(bracketBounds(bracket, interval(low, high), round));
    below = limit;
  }
  return found.length === 0 ? everything : hull(found);
}

function bracketBounds(bracket: Schedule['brackets'][number], amount: Interval, round: Rational | null): Interval {
  const above = addIntervals(amount, point(-toNumber(bracket.floor)));
  const product = multiplyIntervals(above, exactly(bracket.rate));
  const multiple = round === null ? 1 : toNumber(round);
  const rounded = round === null ? product : risingExactly(product, (x) => roundHalfUp(x / multiple) * multiple);
  return addIntervals(exactly(bracket.base), rounded);
}
