/** Decides conditions in a context, and derives what comparisons imply. */
import type { Compared } from '../../program/comparing.js';
import { withoutTolerance } from '../../program/comparing.js';
import type { Condition, Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { everything, interval, nextDown, nextUp } from '../../program/interval.js';
import type { Comparison } from '../../program/operation.js';
import { optionsOf } from '../context/box.js';
import type { Context, Order } from '../context/context.js';
import { shareInputs } from '../context/formulas.js';

export type Answer = 'yes' | 'no' | 'maybe';

/** Decides whether a condition holds everywhere in the context, nowhere, or maybe somewhere. */
export function decide(condition: Condition, context: Context): Answer {
  switch (condition.kind) {
    case 'chosen':
      return decideChosen(condition, context);
    case 'not':
      return opposite(decide(condition.operand, context));
    case 'and':
      return conjunction(decide(condition.left, context), decide(condition.right, context));
    case 'or':
      return opposite(
        conjunction(opposite(decide(condition.left, context)), opposite(decide(condition.right, context))),
      );
    case 'compare':
      return condition.forgives ? decide(withoutTolerance(condition), context) : decideComparison(condition, context);
  }
}

function decideChosen({ input, option }: Condition & { kind: 'chosen' }, { box }: Context): Answer {
  const options = optionsOf(box, input);
  if (!options.includes(option)) return 'no';
  return options.length === 1 ? 'yes' : 'maybe';
}

function opposite(answer: Answer): Answer {
  return answer === 'maybe' ? 'maybe' : answer === 'yes' ? 'no' : 'yes';
}

function conjunction(a: Answer, b: Answer): Answer {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'yes' && b === 'yes' ? 'yes' : 'maybe';
}

/** Decides by intervals, then by what is known about both sides together. */
function decideComparison(condition: Condition & { kind: 'compare' }, context: Context): Answer {
  const { comparison, left, right } = condition;
  const plain = compareIntervals(comparison, context.bounds(left), context.bounds(right));
  if (plain !== 'maybe') return plain;
  const ordered = compareByOrder(comparison, context.order(left, right), context.order(right, left));
  if (ordered !== 'maybe') return ordered;
  const [sample] = context.samples();
  if (sample !== undefined && isFixed(condition, context)) return sample.holds(condition) ? 'yes' : 'no';
  if (!areRelated(left, right, context)) return 'maybe';
  return compareIntervals(comparison, openDifference(condition, context), zero);
}

const zero: Interval = { low: 0, high: 0 };

/** Range of the left side minus the right, as far as the comparison needs it. */
function openDifference({ comparison, left, right }: Compared, context: Context): Interval {
  const differences = context.samples().map(({ number }) => number(left) - number(right));
  const end = (sign: 1 | -1): number => {
    const none = sign * Number.POSITIVE_INFINITY;
    // A side of zero that a sample reaches cannot be excluded.
    if (differences.some((each) => each * sign > 0)) return none;
    const found = context.formDifferenceEnd(left, right, sign);
    const known = sign === 1 ? interval(-none, found) : interval(found, -none);
    const isEnough = compareIntervals(comparison, known, zero) !== 'maybe';
    return isEnough ? found : context.differenceEnd(left, right, sign);
  };
  return { low: end(-1), high: end(1) };
}

/** True when every input that a condition reads has a single value in the context, so one run decides it. */
function isFixed(condition: Condition, { box, formulas }: Context): boolean {
  return [...formulas.inputsOf(condition)].every((name) => {
    const side = box.numbers.get(name);
    return side === undefined ? optionsOf(box, name).length === 1 : side.low === side.high;
  });
}

/** Formulas without a common input are related only by facts. */
function areRelated(left: Core, right: Core, context: Context): boolean {
  return context.facts().length > 0 || shareInputs(left, right, context.formulas);
}

function compareByOrder(comparison: Comparison, forth: Order | null, back: Order | null): Answer {
  switch (comparison) {
    case '>=':
      return forth !== null ? 'yes' : back === 'above' ? 'no' : 'maybe';
    case '<':
      return opposite(compareByOrder('>=', forth, back));
    case '<=':
      return compareByOrder('>=', back, forth);
    case '>':
      return opposite(compareByOrder('>=', back, forth));
    case '=':
      if (forth === 'above' || back === 'above') return 'no';
      return forth !== null && back !== null ? 'yes' : 'maybe';
    case '!=':
      return opposite(compareByOrder('=', forth, back));
  }
}

function compareIntervals(comparison: Comparison, a: Interval, b: Interval): Answer {
  switch (comparison) {
    case '<':
      return a.high < b.low ? 'yes' : a.low >= b.high ? 'no' : 'maybe';
    case '<=':
      return a.high <= b.low ? 'yes' : a.low > b.high ? 'no' : 'maybe';
    case '>':
      return compareIntervals('<', b, a);
    case '>=':
      return compareIntervals('<=', b, a);
    case '=':
      if (a.high < b.low || b.high < a.low) return 'no';
      return a.low === a.high && b.low === b.high && a.low === b.low ? 'yes' : 'maybe';
    case '!=':
      return opposite(compareIntervals('=', a, b));
  }
}

/** Interval of a value that compares this way with something in `other`. Strict limits end at the next double. */
export function allowedBeside(comparison: Comparison, other: Interval): Interval {
  switch (comparison) {
    case '<':
      return { ...everything, high: nextDown(other.high) };
    case '<=':
      return { ...everything, high: other.high };
    case '>':
      return { ...everything, low: nextUp(other.low) };
    case '>=':
      return { ...everything, low: other.low };
    case '=':
      return other;
    case '!=':
      return everything;
  }
}

/** Orders implied by a comparison of two sides, by their keys. */
export function ordersOf(comparison: Comparison, a: number, b: number): ReadonlyMap<string, Order> {
  const [forth, back] = [`${a} ${b}`, `${b} ${a}`];
  switch (comparison) {
    case '>':
      return new Map([[forth, 'above']]);
    case '>=':
      return new Map([[forth, 'at least']]);
    case '<':
      return new Map([[back, 'above']]);
    case '<=':
      return new Map([[back, 'at least']]);
    case '=':
      return new Map([
        [forth, 'at least'],
        [back, 'at least'],
      ]);
    case '!=':
      return new Map();
  }
}
