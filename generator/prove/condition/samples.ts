/** Cheap pre-check: evaluates a condition at a few points before proving it. */
import type { Condition } from '../../model/core.js';
import type { Evaluation } from '../../model/evaluate.js';
import { evaluate } from '../../model/evaluate.js';
import type { Box } from '../context/box.js';
import type { Formulas } from '../context/formulas.js';
import { samplePoints } from '../search/sample-points.js';

/** So many corners of a box, and choices of its options, are enough to show what goes both ways. */
const fewCorners = 16;

/** Runs at a few points of a box; each works out no more than it is asked. */
export function samplesOf({ program }: Formulas, box: Box): readonly Evaluation[] {
  return samplePoints(box, fewCorners).map((point) => evaluate(program, point));
}

/** Fewer than these show little. */
const fewSamples = 12;

/** The samples that all conditions of a context leave, with others of its box where those are few. */
export function samplesWithin(
  around: readonly Evaluation[],
  formulas: Formulas,
  box: Box,
  assumed: readonly Condition[],
): readonly Evaluation[] {
  const meets = ({ holds }: Evaluation) => assumed.every(holds);
  const left = around.filter(meets);
  return left.length >= fewSamples ? left : [...left, ...samplesOf(formulas, box).filter(meets)];
}
