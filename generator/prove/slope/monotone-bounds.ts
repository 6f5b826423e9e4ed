/** Ends of the range of a formula, from inputs with which it only rises or only falls. */
import type { Core } from '../../program/core.js';
import { size } from '../../program/interval.js';
import { contextOf } from '../condition/make-context.js';
import type { Box } from '../context/box.js';
import { withNumber } from '../context/box.js';
import type { Context } from '../context/context.js';
import type { Formulas } from '../context/formulas.js';
import { slopeIn } from './slope.js';

/** Computed doubles follow the trend of the exact values only up to rounding errors. */
const blur = 1e-12;

interface Corner {
  readonly context: Context;
  /** The most by which a value elsewhere in the box passes those at the corner. */
  readonly blur: number;
}

/**
 * The part of a box where `sign * core` is greatest. Moves each input with which the formula only rises or only falls
 * to the end where it is greatest, and repeats, since each fixed input tells more about the others. Intervals bound the
 * rest (the monotone form; Moore 1966). Requirements are not used because they may refuse the resulting corner.
 */
export function cornerOf(core: Core, sign: 1 | -1, box: Box, formulas: Formulas): Corner {
  const whole = contextOf(formulas, box, false);
  let context = whole;
  for (let moved = true; moved; ) {
    moved = false;
    for (const name of formulas.inputsOf(core)) {
      const corner = movedToEnd(name, core, sign, context);
      if (corner === null) continue;
      context = contextOf(formulas, corner, false);
      moved = true;
    }
  }
  return { context, blur: blur * size(whole.bounds(core)) };
}

function movedToEnd(name: string, core: Core, sign: 1 | -1, context: Context): Box | null {
  const side = context.box.numbers.get(name);
  if (side === undefined || side.low === side.high) return null;
  const slope = slopeIn(core, { input: name }, context);
  const rises = sign === 1 ? slope.low >= 0 : slope.high <= 0;
  const falls = sign === 1 ? slope.high <= 0 : slope.low >= 0;
  if (!rises && !falls) return null;
  const end = rises ? side.high : side.low;
  return withNumber(context.box, name, { low: end, high: end });
}
