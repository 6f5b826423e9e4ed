/** Proves laws: conditions that must hold for every call. */
import type { Condition } from '../program/core.js';
import type { Evaluation } from '../program/evaluate.js';
import { evaluate } from '../program/evaluate.js';
import type { Comparison } from '../program/operation.js';
import type { Point, Program } from '../program/program.js';
import { contextsOf } from './analyze.js';
import type { Box } from './context/box.js';
import { splitBox, wholeBox } from './context/box.js';
import type { Context } from './context/context.js';
import { indexFormulas } from './context/formulas.js';
import { forgivenBetween, isAtLeastWithinTolerance } from './inequality/tolerance.js';
import { newest, search } from './search/branch-and-bound.js';
import { samplePoints } from './search/sample-points.js';
import { meetsRequirements, plainest } from './search/witness.js';

/** Verdict on a law: it holds for every answered call, a call breaks it, or neither was shown. */
export type Law =
  | { readonly verdict: 'proved'; readonly boxes: number }
  | { readonly verdict: 'refuted'; readonly witness: Point }
  | { readonly verdict: 'undecided'; readonly box: Box };

const boxBudget = 1000;

/**
 * Proves that a condition holds for all inputs that are answered by showing that no box leaves room for its negation.
 * Comparisons that allow equality hold up to the tolerance for rounding, a few parts in a thousand million of the
 * compared values.
 */
export function proveCondition(program: Program, condition: Condition, budget = boxBudget): Law {
  const formulas = indexFormulas(program);
  const whole = wholeBox(program.inputs);
  const isBroken = (point: Point) => meetsRequirements(point, program) && breaks(condition, point, program);
  const relevant = new Set([
    ...formulas.inputsOf(condition),
    ...program.requirements.flatMap((requirement) => [...formulas.inputsOf(requirement)]),
  ]);
  let boxes = 0;
  let witness: Point | undefined;
  const branch = (part: Box, waiting: number): readonly Box[] | null => {
    boxes++;
    const open = contextsOf(formulas, part).filter((context) => !holdsIn(condition, context));
    if (open.length === 0) return [];
    witness = open.flatMap((context) => samplePoints(context.box)).find(isBroken);
    if (witness !== undefined || boxes + waiting >= budget || formulas.allowance.isSpent) return null;
    return splitBox(part, relevant, whole);
  };
  const box = search([whole], { branch, next: newest });
  if (witness !== undefined) return { verdict: 'refuted', witness: plainest(witness, program.inputs, isBroken) };
  return box === null ? { verdict: 'proved', boxes } : { verdict: 'undecided', box };
}

/** True when a condition holds throughout a context, equality up to rounding errors. */
function holdsIn(condition: Condition, context: Context): boolean {
  switch (condition.kind) {
    case 'and':
      return holdsIn(condition.left, context) && holdsIn(condition.right, context);
    case 'or':
      return (
        holdsIn(condition.left, context) ||
        context.where(condition.left, false).every((each) => holdsIn(condition.right, each))
      );
    case 'compare':
      // Propagates limits to the inputs only if comparing the two sides does not settle it.
      return holdsWithinTolerance(condition, context) || context.where(condition, false).length === 0;
    default:
      return context.where(condition, false).length === 0;
  }
}

function holdsWithinTolerance({ comparison, left, right }: Condition & { kind: 'compare' }, context: Context): boolean {
  if (!allowsEquality(comparison)) return false;
  return (
    (comparison === '<=' || isAtLeastWithinTolerance(left, right, context)) &&
    (comparison === '>=' || isAtLeastWithinTolerance(right, left, context))
  );
}

function allowsEquality(comparison: Comparison): boolean {
  return comparison === '>=' || comparison === '<=' || comparison === '=';
}

/** True when a condition fails at a point by more than rounding errors. */
export function breaks(condition: Condition, point: Point, program: Program): boolean {
  return isBroken(condition, evaluate(program, point));
}

function isBroken(condition: Condition, { number, holds }: Evaluation): boolean {
  if (holds(condition)) return false;
  if (condition.kind !== 'compare' || !allowsEquality(condition.comparison)) return true;
  const [left, right] = [number(condition.left), number(condition.right)];
  return Math.abs(left - right) > forgivenBetween * Math.max(1, Math.abs(left), Math.abs(right));
}
