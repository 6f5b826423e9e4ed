/** Cheap pre-check: evaluates a condition at a few points before proving it. */
import type { Condition } from '../../program/core.js';
import type { Evaluation } from '../../program/evaluate.js';
import { evaluate } from '../../program/evaluate.js';
import type { Box } from '../context/box.js';
import type { Formulas } from '../context/formulas.js';
import { samplePoints } from '../search/sample-points.js';

/** Corners of a box and choices of options that are enough to show a condition going both ways. */
const fewCorners = 16;

/** Runs at a few points of a box; each computes only what it is asked for. */
export function samplesOf({ program }: Formulas, box: Box): readonly Evaluation[] {
  return samplePoints(box, fewCorners).map((point) => evaluate(program, point));
}

/** Fewer samples than this show little. */
const fewSamples = 12;

/** The samples that meet all conditions of a context, with new ones from its box if those are few. */
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
