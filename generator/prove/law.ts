/** Laws: conditions that are to hold for every call. */
import type { Condition } from '../model/core.js';
import type { Evaluation } from '../model/evaluate.js';
import { evaluate } from '../model/evaluate.js';
import type { Comparison } from '../model/operation.js';
import type { Point, Program } from '../model/program.js';
import { placesOf } from './analyze.js';
import type { Box } from './box.js';
import { splitBox, wholeBox } from './box.js';
import { indexFormulas } from './formulas.js';
import { forgivenBetween, isNearlyAtLeast } from './nearly.js';
import type { Place } from './place.js';
import { plainest } from './plain-witness.js';
import { samplePoints } from './points.js';
import { meetsRequirements } from './run-at.js';

/** What became of a law: it holds for every call that is answered, a call breaks it, or neither was found. */
export type Law =
  | { readonly verdict: 'proved'; readonly boxes: number }
  | { readonly verdict: 'refuted'; readonly witness: Point }
  | { readonly verdict: 'undecided'; readonly box: Box };

const boxBudget = 1000;

/**
 * Proves that a condition holds for all inputs that are answered: of its negation nothing may be left in any box.
 * Comparisons that allow equality hold up to what rounding forgives, a few parts in a thousand million of what they compare.
 */
export function proveCondition(program: Program, condition: Condition, budget = boxBudget): Law {
  const formulas = indexFormulas(program);
  const whole = wholeBox(program.inputs);
  const breaks = (point: Point) => meetsRequirements(point, program) && isBroken(condition, evaluate(program, point));
  const relevant = new Set([
    ...formulas.inputsOfCondition(condition),
    ...program.requirements.flatMap((requirement) => [...formulas.inputsOfCondition(requirement)]),
  ]);
  const work: Box[] = [whole];
  for (let boxes = 1; ; boxes++) {
    const box = work.pop();
    if (box === undefined) return { verdict: 'proved', boxes: boxes - 1 };
    const left = placesOf(formulas, box).filter((place) => !holdsIn(condition, place));
    if (left.length === 0) continue;
    const witness = left.flatMap((place) => samplePoints(place.box)).find(breaks);
    if (witness !== undefined) return { verdict: 'refuted', witness: plainest(witness, program.inputs, breaks) };
    const parts = splitBox(box, relevant, whole);
    if (parts === null || boxes + work.length >= budget) return { verdict: 'undecided', box };
    work.push(...parts);
  }
}

/** Whether a condition holds all over a place, equality up to rounding errors. */
function holdsIn(condition: Condition, place: Place): boolean {
  // Limits are carried back to the inputs only where the two sides alone do not tell.
  if (condition.kind === 'compare' && nearlyHolds(condition, place)) return true;
  if (place.where(condition, false).length === 0) return true;
  switch (condition.kind) {
    case 'and':
      return holdsIn(condition.left, place) && holdsIn(condition.right, place);
    case 'or':
      return (
        holdsIn(condition.left, place) ||
        place.where(condition.left, false).every((each) => holdsIn(condition.right, each))
      );
    default:
      return false;
  }
}

function nearlyHolds({ comparison, left, right }: Condition & { kind: 'compare' }, place: Place): boolean {
  if (!allowsEquality(comparison)) return false;
  return (
    (comparison === '<=' || isNearlyAtLeast(left, right, place)) &&
    (comparison === '>=' || isNearlyAtLeast(right, left, place))
  );
}

function allowsEquality(comparison: Comparison): boolean {
  return comparison === '>=' || comparison === '<=' || comparison === '=';
}

/** Whether a condition fails at a point by more than rounding errors. */
function isBroken(condition: Condition, { number, holds }: Evaluation): boolean {
  if (holds(condition)) return false;
  if (condition.kind !== 'compare' || !allowsEquality(condition.comparison)) return true;
  const [left, right] = [number(condition.left), number(condition.right)];
  return Math.abs(left - right) > forgivenBetween * Math.max(1, Math.abs(left), Math.abs(right));
}
