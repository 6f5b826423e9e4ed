/** Searches for inputs that show a fault. */

import { roundTo } from '../../../engine/kernel/math.js';
import type { Core } from '../../program/core.js';
import { evaluate } from '../../program/evaluate.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Amount, Point, Program } from '../../program/program.js';
import type { Box } from '../context/box.js';
import { plainest } from './plain-witness.js';
import { findRoot } from './root-search.js';
import { meetsRequirements, runAt } from './run-at.js';
import { samplePoints } from './sample-points.js';

/** A point of one of the boxes at which the node has no answer; null if all points tried have one. */
export function findWitness(node: Core, boxes: readonly Box[], program: Program): Point | null {
  const points = [...new Set(boxes)].flatMap((box) => samplePoints(box));
  const fails = (point: Point) => runAt(point, program).failed.has(node);
  const direct = points.find(fails);
  if (direct !== undefined) return plainest(direct, program.inputs, fails);
  const domain = node.kind === 'apply' ? arithmeticOf(node.operation).domain : undefined;
  const operand = node.kind === 'apply' && typeof domain?.zero === 'number' ? node.args[domain.zero] : undefined;
  const root = operand === undefined ? null : findRoot(node, operand, points, program, domain?.fault);
  return root !== null && fails(root) ? plainest(root, program.inputs, fails) : null;
}

/** A point at which the published amount is negative. */
export function findAmountWitness({ core, decimals }: Amount, box: Box, program: Program): Point | null {
  const shows = (point: Point) =>
    meetsRequirements(point, program) && roundTo(evaluate(program, point).number(core), decimals) < 0;
  const found = samplePoints(box).find(shows);
  return found === undefined ? null : plainest(found, program.inputs, shows);
}
