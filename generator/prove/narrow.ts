import type { Comparison, Condition, Core } from '../model/core.js';
import type { Interval } from '../model/interval.js';
import { addIntervals, divideIntervals, everything, intersect, nextDown, nextUp, point } from '../model/interval.js';
import { toNumber } from '../model/rational.js';
import type { Box } from './box.js';
import { withNumber, withOptions } from './box.js';

/** What is known at a place in a program: the part of the inputs, and the intervals of the steps so far. */
export interface Facts {
  readonly box: Box;
  readonly steps: ReadonlyMap<string, Interval>;
}

export type Answer = 'yes' | 'no' | 'maybe';

type BoundsOf = (core: Core) => Interval;

/** Whether a condition holds everywhere in the box, nowhere, or perhaps. */
export function decide(condition: Condition, facts: Facts, boundsOf: BoundsOf): Answer {
  switch (condition.kind) {
    case 'chosen':
      return decideChosen(condition, facts);
    case 'not':
      return opposite(decide(condition.operand, facts, boundsOf));
    case 'and':
      return conjunction(decide(condition.left, facts, boundsOf), decide(condition.right, facts, boundsOf));
    case 'or':
      return opposite(
        conjunction(
          opposite(decide(condition.left, facts, boundsOf)),
          opposite(decide(condition.right, facts, boundsOf)),
        ),
      );
    case 'compare':
      return decideComparison(condition.comparison, boundsOf(condition.left), boundsOf(condition.right));
  }
}

function decideChosen({ input, option }: Condition & { kind: 'chosen' }, { box }: Facts): Answer {
  const options = box.options.get(input) ?? [];
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

function decideComparison(comparison: Comparison, a: Interval, b: Interval): Answer {
  switch (comparison) {
    case '<':
      return a.high < b.low ? 'yes' : a.low >= b.high ? 'no' : 'maybe';
    case '<=':
      return a.high <= b.low ? 'yes' : a.low > b.high ? 'no' : 'maybe';
    case '>':
      return decideComparison('<', b, a);
    case '>=':
      return decideComparison('<=', b, a);
    case '=':
      if (a.high < b.low || b.high < a.low) return 'no';
      return a.low === a.high && b.low === b.high && a.low === b.low ? 'yes' : 'maybe';
    case '!=':
      return opposite(decideComparison('=', a, b));
  }
}

/** The facts where the condition has this truth; null when it never has. Parts that cannot be used are passed over. */
export function narrow<T extends Facts>(facts: T, condition: Condition, truth: boolean, boundsOf: BoundsOf): T | null {
  if (decide(condition, facts, boundsOf) === (truth ? 'no' : 'yes')) return null;
  switch (condition.kind) {
    case 'chosen':
      return narrowOptions(facts, condition.input, (option) => (option === condition.option) === truth);
    case 'not':
      return narrow(facts, condition.operand, !truth, boundsOf);
    case 'and':
    case 'or': {
      if ((condition.kind === 'and') !== truth) return facts;
      const first = narrow(facts, condition.left, truth, boundsOf);
      return first && narrow(first, condition.right, truth, boundsOf);
    }
    case 'compare':
      return narrowComparison(
        facts,
        truth ? condition.comparison : negations[condition.comparison],
        condition.left,
        condition.right,
        boundsOf,
      );
  }
}

const negations: Readonly<Record<Comparison, Comparison>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

function narrowOptions<T extends Facts>(facts: T, input: string, keep: (option: string) => boolean): T | null {
  const options = (facts.box.options.get(input) ?? []).filter(keep);
  return options.length === 0 ? null : { ...facts, box: withOptions(facts.box, input, options) };
}

function narrowComparison<T extends Facts>(
  facts: T,
  comparison: Comparison,
  left: Core,
  right: Core,
  boundsOf: BoundsOf,
): T | null {
  const [a, b] = [boundsOf(left), boundsOf(right)];
  const first = restrict(facts, left, allowed(comparison, b, a));
  return first && restrict(first, right, allowed(mirrored[comparison], a, b));
}

const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Where a value may lie that compares so with something in `other`. Strict limits end at the next double. */
function allowed(comparison: Comparison, other: Interval, own: Interval): Interval {
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
      return trimmed(own, other);
  }
}

/** Without an end that is ruled out by itself. */
function trimmed(own: Interval, other: Interval): Interval {
  if (other.low !== other.high) return everything;
  return {
    low: own.low === other.low ? nextUp(own.low) : own.low,
    high: own.high === other.high ? nextDown(own.high) : own.high,
  };
}

/** Carries a limit on a formula over to the input or step that it is made of; null when nothing is left. */
function restrict<T extends Facts>(facts: T, core: Core, limit: Interval): T | null {
  switch (core.kind) {
    case 'input':
      return restrictInput(facts, core.name, limit);
    case 'step':
      return restrictStep(facts, core.name, limit);
    case 'option':
      return narrowOptions(facts, core.column.input, (option) => {
        const cell = core.column.cells.get(option);
        return cell === undefined || intersect(point(toNumber(cell)), widened(limit)) !== null;
      });
    case 'scale':
      return restrict(facts, core.operand, widened(divideIntervals(limit, point(toNumber(core.factor)))));
    case 'shift':
      return restrict(facts, core.operand, widened(addIntervals(limit, point(-toNumber(core.offset)))));
    case 'guard':
      return restrict(facts, core.value, limit);
    default:
      return facts;
  }
}

/** A constant factor is itself rounded, so limits that pass through one lose a little of their sharpness. */
function widened(limit: Interval): Interval {
  return { low: nextDown(nextDown(limit.low)), high: nextUp(nextUp(limit.high)) };
}

function restrictInput<T extends Facts>(facts: T, name: string, limit: Interval): T | null {
  const rest = intersect(facts.box.numbers.get(name) ?? everything, limit);
  return rest && { ...facts, box: withNumber(facts.box, name, rest) };
}

function restrictStep<T extends Facts>(facts: T, name: string, limit: Interval): T | null {
  const rest = intersect(facts.steps.get(name) ?? everything, limit);
  return rest && { ...facts, steps: new Map(facts.steps).set(name, rest) };
}
