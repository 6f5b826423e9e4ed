/** Decides conditions in a context, and derives what comparisons imply. */
import { withoutTolerance } from '../../program/comparing.js';
import type { Condition, Core } from '../../program/core.js';
import type { Interval } from '../../program/interval.js';
import { everything, nextDown, nextUp } from '../../program/interval.js';
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
  const ordered = compareByOrder(comparison, left, right, (...sides) => isKnownOrder(...sides, context));
  if (ordered !== 'maybe') return ordered;
  const [sample] = context.samples();
  if (sample !== undefined && isFixed(condition, context)) return sample.holds(condition) ? 'yes' : 'no';
  if (!areRelated(left, right, context)) return 'maybe';
  return compareByOrder(
    comparison,
    left,
    right,
    (...sides) => !isContradicted(...sides, context) && context.proves(...sides),
  );
}

/** True when a comparison around the context says so. */
function isKnownOrder(left: Core, order: Order, right: Core, context: Context): boolean {
  const known = context.order(left, right);
  return known === order || known === 'above';
}

/** True when a sample shows that two formulas are not in this order everywhere. */
function isContradicted(left: Core, order: Order, right: Core, context: Context): boolean {
  return context.samples().some(({ number }) => {
    const difference = number(left) - number(right);
    return difference < 0 || (difference === 0 && order === 'above');
  });
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

/** Decides a comparison of two formulas by asking whether they are in an order everywhere. */
function compareByOrder(comparison: Comparison, left: Core, right: Core, is: Context['proves']): Answer {
  switch (comparison) {
    case '>=':
      return is(left, 'at least', right) ? 'yes' : is(right, 'above', left) ? 'no' : 'maybe';
    case '<':
      return opposite(compareByOrder('>=', left, right, is));
    case '<=':
      return compareByOrder('>=', right, left, is);
    case '>':
      return opposite(compareByOrder('>=', right, left, is));
    case '=':
      if (is(left, 'above', right) || is(right, 'above', left)) return 'no';
      return is(left, 'at least', right) && is(right, 'at least', left) ? 'yes' : 'maybe';
    case '!=':
      return opposite(compareByOrder('=', left, right, is));
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
