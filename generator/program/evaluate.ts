/** Evaluates a program at one point, in doubles like the emitted code. */

import { isAtLeast, isAtMost } from '../../engine/kernel/math.js';
import { toNumber } from '../units/rational.js';
import { applyScale } from '../units/scale-form.js';
import type { Compared } from './comparing.js';
import { compareExactly, compareForgivingly, limitIn } from './comparing.js';
import type { Condition, Core } from './core.js';
import { tableCell } from './core.js';
import { point } from './interval.js';
import { openCore } from './open-figure.js';
import { arithmeticOf } from './operations.js';
import type { Point, Program } from './program.js';
import { scheduleEnd, scheduleStart, scheduleValue } from './schedule.js';
import { coresByName } from './visit-core.js';

/** Callbacks of an evaluation. */
export interface Watch {
  /** Called for every operation that is evaluated; not for those in branches that are not taken. */
  readonly visit?: (node: Core) => void;
  /** Called for every operation that has no answer for its operands. */
  readonly fail?: (node: Core) => void;
}

interface State {
  readonly point: Point;
  readonly steps: Map<string, number>;
  readonly definitions: ReadonlyMap<string, Core>;
  readonly watch: Watch;
}

/** A calculator at one point: evaluates any formula or condition. */
export interface Evaluation {
  readonly number: (core: Core) => number;
  readonly holds: (condition: Condition) => boolean;
}

/**
 * Evaluates a program at a point, in doubles like the emitted code. With callbacks it runs all steps in order, otherwise
 * only those that are needed.
 */
export function evaluate(program: Program, at: Point, watch: Watch = unwatched): Evaluation {
  const state = stateOf(program, at, watch);
  if (watch !== unwatched) for (const { name } of program.steps) stepValue(name, state);
  return evaluationIn(state);
}

/** Evaluates only the steps that are needed, with callbacks for them. */
export function evaluateNeeded(program: Program, at: Point, watch: Watch): Evaluation {
  return evaluationIn(stateOf(program, at, watch));
}

function stateOf(program: Program, at: Point, watch: Watch): State {
  program.allowance?.spend(1 + program.steps.length / 4);
  return { point: at, steps: new Map(), definitions: coresByName(program.steps), watch };
}

function evaluationIn(state: State): Evaluation {
  return { number: (core) => evaluateCore(core, state), holds: (condition) => isTrue(condition, state) };
}

const unwatched: Watch = {};

function stepValue(name: string, state: State): number {
  const found = state.steps.get(name) ?? evaluateCore(known(state.definitions.get(name), name), state);
  state.steps.set(name, found);
  return found;
}

function evaluateCore(core: Core, state: State): number {
  state.watch.visit?.(core);
  const value = evaluateNode(core, state);
  const isOfOthers = core.kind === 'step' || core.kind === 'open' || core.kind === 'fold';
  if (!isOfOthers && !Number.isFinite(value)) state.watch.fail?.(core);
  return value;
}

function evaluateNode(core: Core, state: State): number {
  switch (core.kind) {
    case 'constant':
      return toNumber(core.value);
    case 'input':
      return known(state.point.numbers.get(core.name), core.name);
    case 'step':
      return stepValue(core.name, state);
    case 'fold':
      return evaluateCore(core.spread, state);
    case 'open':
      return evaluateCore(openCore(core, state.point.numbers.has(core.name)), state);
    case 'lookup':
      return toNumber(tableCell(core.table, (input) => known(state.point.choices.get(input), input)));
    case 'schedule':
      return evaluateSchedule(core, state);
    case 'scale':
      return applyScale(evaluateCore(core.operand, state), core.factor);
    case 'apply':
      return evaluateApply(core, state);
    case 'if':
      return evaluateCore(isTrue(core.condition, state) ? core.consequent : core.alternate, state);
    case 'guard':
      return evaluateGuard(core, state);
    case 'chosen':
      return Number(state.point.choices.get(core.input) === core.option);
    case 'not':
      return Number(!isTrue(core.operand, state));
    case 'and':
      return Number(isTrue(core.left, state) && isTrue(core.right, state));
    case 'or':
      return Number(isTrue(core.left, state) || isTrue(core.right, state));
    case 'compare':
      return Number(evaluateComparison(core, state));
  }
}

function isTrue(condition: Condition, state: State): boolean {
  return evaluateCore(condition, state) === 1;
}

function evaluateApply(core: Core & { kind: 'apply' }, state: State): number {
  const { evaluate: run, domain } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => evaluateCore(arg, state));
  if (state.watch !== unwatched && domain?.verdict(args.map(point)) === 'unsafe') state.watch.fail?.(core);
  return run(args);
}

function evaluateGuard(core: Core & { kind: 'guard' }, state: State): number {
  if (state.watch !== unwatched && evaluateCore(core.nonnegative, state) < 0) state.watch.fail?.(core);
  return evaluateCore(core.value, state);
}

function evaluateSchedule(core: Core & { kind: 'schedule' }, state: State): number {
  const amount = evaluateCore(core.argument, state);
  const [start, end] = [scheduleStart(core.schedule), scheduleEnd(core.schedule)];
  const isBelow = start !== null && !isAtLeast(amount, toNumber(start));
  if (isBelow || (end !== null && !isAtMost(amount, toNumber(end)))) state.watch.fail?.(core);
  return scheduleValue(core.schedule, amount);
}

function evaluateComparison(condition: Compared, state: State): boolean {
  const { comparison, value, limit } = condition.forgives ? limitIn(condition) : asWritten(condition);
  const compare = condition.forgives ? compareForgivingly : compareExactly;
  return compare[comparison](evaluateCore(value, state), evaluateCore(limit, state));
}

function asWritten({ comparison, left, right }: Compared) {
  return { comparison, value: left, limit: right };
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The point has no value for ${name}.`);
  return value;
}
