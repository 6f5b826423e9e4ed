/** Slopes of an `if`, and of the jump between its branches. */
import type { Compared } from '../../program/comparing.js';
import { withoutTolerance } from '../../program/comparing.js';
import type { Condition, Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import {
  addIntervals,
  everything,
  hull,
  interval,
  isBounded,
  negateInterval,
  subtractIntervals,
} from '../../program/interval.js';
import type { Comparison } from '../../program/operation.js';
import type { Context } from '../context/context.js';
import { isAtLeastWithinTolerance } from '../inequality/tolerance.js';

/** The input that moves: a number that rises, or a select that goes from one option to another. */
export interface Axis {
  readonly input: string;
  readonly options?: { readonly from: string; readonly to: string };
}

/** The slope of a formula in a context. */
export type Slopes = (core: Core, context: Context) => Interval;

type Branch = Core & { kind: 'if' };

const rising = interval(0, Number.POSITIVE_INFINITY);

/**
 * The slope of an `if`. If its condition does not read the input that changes, both points take the same branch. If it does,
 * the way from one point to the other leads through one branch, over the jump where the compared sides are equal, and
 * through the other branch. That holds for comparisons whose difference only rises or only falls; the slope of any
 * other is unbounded. `and` and `or` become nested `if`s.
 */
export function branchSlope(core: Branch, axis: Axis, context: Context, slopes: Slopes): Interval {
  const { condition, consequent, alternate } = core;
  if (context.where(condition, false).length === 0) return slopes(consequent, context);
  if (context.where(condition, true).length === 0) return slopes(alternate, context);
  if (!context.formulas.inputsOf(condition).has(axis.input)) return slopeOfBranches(core, context, slopes);
  if (axis.options !== undefined) return changeOfChoice(core, { ...axis, options: axis.options }, context, slopes);
  switch (condition.kind) {
    case 'not':
      return branchSlope(
        { ...core, condition: condition.operand, consequent: alternate, alternate: consequent },
        axis,
        context,
        slopes,
      );
    case 'and':
      return branchSlope(
        { ...core, condition: condition.left, consequent: { ...core, condition: condition.right } },
        axis,
        context,
        slopes,
      );
    case 'or':
      return branchSlope(
        { ...core, condition: condition.left, alternate: { ...core, condition: condition.right } },
        axis,
        context,
        slopes,
      );
    case 'compare':
      return condition.forgives
        ? branchSlope({ ...core, condition: withoutTolerance(condition) }, axis, context, slopes)
        : slopeAcross(core, condition, context, slopes);
    case 'chosen':
      return everything;
  }
}

function slopeOfBranches({ condition, consequent, alternate }: Branch, context: Context, slopes: Slopes): Interval {
  return hull([
    ...context.where(condition, true).map((inside) => slopes(consequent, inside)),
    ...context.where(condition, false).map((inside) => slopes(alternate, inside)),
  ]);
}

/**
 * The condition may change between two options, and with it the branch. The change is then that of the first branch,
 * plus the distance from it to the second branch at the second option.
 */
function changeOfChoice(core: Branch, { input, options }: Required<Axis>, context: Context, slopes: Slopes): Interval {
  const truthAt = (option: string) => truthOf(core.condition, chosen(input, option, core.condition, context));
  const [before, after] = [truthAt(options.from), truthAt(options.to)];
  if (before === null || after === null) return valueChange(core, { input, options }, context);
  const [first, second] = [before, after].map((truth) => (truth ? core.consequent : core.alternate));
  if (first === undefined || second === undefined) return everything;
  const own = slopes(first, context);
  if (before === after) return own;
  const steps = chosen(input, options.to, core.condition, context).map((at) => at.difference(second, first));
  return addIntervals(own, hull(steps));
}

function chosen(input: string, option: string, { span }: Condition, context: Context): readonly Context[] {
  return context.where({ kind: 'chosen', input, option, span }, true);
}

/** True when a condition holds in all of some contexts, false when in none; null when neither is known. */
function truthOf(condition: Condition, contexts: readonly Context[]): boolean | null {
  if (contexts.every((context) => context.where(condition, false).length === 0)) return true;
  return contexts.every((context) => context.where(condition, true).length === 0) ? false : null;
}

function valueChange(core: Branch, { input, options }: Required<Axis>, context: Context): Interval {
  const [before, after] = [options.from, options.to].map((option) =>
    hull(chosen(input, option, core.condition, context).map((at) => at.refined(core))),
  );
  return before === undefined || after === undefined ? everything : subtractIntervals(after, before);
}

/** Combines the slopes on both sides of the comparison with the jump between them. */
function slopeAcross(core: Branch, condition: Compared, context: Context, slopes: Slopes): Interval {
  const { comparison, left, right } = condition;
  const difference = subtractIntervals(slopes(left, context), slopes(right, context));
  const rises = difference.low >= 0;
  if ((!rises && difference.high > 0) || comparison === '=' || comparison === '!=') return everything;
  const isAbove = comparison === '>' || comparison === '>=';
  const { holding, failing, between } = sidesOf(condition, isAbove, isBounded(difference), context);
  return hull([
    ...holding.map((inside) => slopes(core.consequent, inside)),
    ...failing.map((inside) => slopes(core.alternate, inside)),
    ...between.map((inside) => jumpAt(core, isAbove === rises, inside)),
  ]);
}

/**
 * Contexts where the condition holds, where it fails, and where it changes. The border belongs to both sides. If the
 * difference can jump across zero, its sides are never equal, and the border may lie anywhere.
 */
function sidesOf(condition: Compared, isAbove: boolean, isContinuous: boolean, context: Context) {
  if (!isContinuous) return { holding: [context], failing: [context], between: [context] };
  const closed = (comparison: Comparison) => context.where({ ...condition, comparison }, true);
  const [above, below] = [closed('>='), closed('<=')];
  const [holding, failing] = isAbove ? [above, below] : [below, above];
  return { holding, failing, between: closed('=') };
}

/** Slope of the jump: zero where the branches join, up to rounding. */
function jumpAt({ consequent, alternate }: Branch, holdsLater: boolean, context: Context): Interval {
  const [before, after] = holdsLater ? [alternate, consequent] : [consequent, alternate];
  return hull([
    { low: 0, high: 0 },
    ...(isAtLeastWithinTolerance(before, after, context) ? [] : [rising]),
    ...(isAtLeastWithinTolerance(after, before, context) ? [] : [negateInterval(rising)]),
  ]);
}
