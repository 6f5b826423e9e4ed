/** Whether conditions hold in a place. */
import type { Condition, Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import type { Comparison } from '../model/operation.js';
import { optionsOf } from './box.js';
import { shareInputs } from './formulas.js';
import type { Order, Place } from './place.js';
import { goesBothWays } from './samples.js';

export type Answer = 'yes' | 'no' | 'maybe';

/** Whether a condition holds everywhere in the place, nowhere, or perhaps. */
export function decide(condition: Condition, place: Place): Answer {
  switch (condition.kind) {
    case 'chosen':
      return decideChosen(condition, place);
    case 'not':
      return opposite(decide(condition.operand, place));
    case 'and':
      return conjunction(decide(condition.left, place), decide(condition.right, place));
    case 'or':
      return opposite(conjunction(opposite(decide(condition.left, place)), opposite(decide(condition.right, place))));
    case 'compare':
      return decideComparison(condition, place);
  }
}

function decideChosen({ input, option }: Condition & { kind: 'chosen' }, { box }: Place): Answer {
  const options = optionsOf(box, input);
  if (!options.includes(option)) return 'no';
  return options.length === 1 ? 'yes' : 'maybe';
}

export function opposite(answer: Answer): Answer {
  return answer === 'maybe' ? 'maybe' : answer === 'yes' ? 'no' : 'yes';
}

function conjunction(a: Answer, b: Answer): Answer {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'yes' && b === 'yes' ? 'yes' : 'maybe';
}

/** By intervals, then by what is known of the two sides together. */
function decideComparison(condition: Condition & { kind: 'compare' }, place: Place): Answer {
  const { comparison, left, right } = condition;
  const plain = compareIntervals(comparison, place.bounds(left), place.bounds(right));
  if (plain !== 'maybe') return plain;
  const ordered = compareByOrder(comparison, place.order(left, right), place.order(right, left));
  if (ordered !== 'maybe') return ordered;
  const [sample] = place.samples();
  if (sample !== undefined && isFixed(condition, place)) return sample.holds(condition) ? 'yes' : 'no';
  if (!areRelated(left, right, place)) return 'maybe';
  if (goesBothWays(condition, place.samples())) return 'maybe';
  return compareIntervals(comparison, place.difference(left, right), { low: 0, high: 0 });
}

/** Whether all that a condition reads has one value in the place, so that one run tells. */
function isFixed(condition: Condition, { box, formulas }: Place): boolean {
  return [...formulas.inputsOfCondition(condition)].every((name) => {
    const side = box.numbers.get(name);
    return side === undefined ? optionsOf(box, name).length === 1 : side.low === side.high;
  });
}

/** Formulas that read no input in common are related by facts alone. */
function areRelated(left: Core, right: Core, place: Place): boolean {
  return place.facts().length > 0 || shareInputs(left, right, place.formulas);
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
