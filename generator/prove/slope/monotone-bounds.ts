/** Ends of a range by the inputs that a formula only rises or falls with. */
import type { Core } from '../../model/core.js';
import { size } from '../../model/interval.js';
import { contextOf } from '../condition/make-context.js';
import type { Box } from '../context/box.js';
import { withNumber } from '../context/box.js';
import type { Context } from '../context/context.js';
import type { Formulas } from '../context/formulas.js';
import { slopeIn } from './slope.js';

/**
 * The greatest value of `sign * core` over a box, or a bound above it: inputs with which it only rises or only falls go
 * to the end where it is greatest, again and again, as every input that is fixed tells more about the others; what is
 * left is bounded by intervals (the monotone form; Moore 1966). Requirements are not used here, as the corner that this
 * leads to may be one that they refuse. Infinite where that tells nothing.
 */
export function monotoneEnd(core: Core, sign: 1 | -1, box: Box, formulas: Formulas): number {
  const context = cornerOf(core, sign, box, formulas);
  const { low, high } = context.refined(core);
  return (sign === 1 ? high : -low) + blur * size(contextOf(formulas, box, false).bounds(core));
}

/** Doubles rise and fall with what they stand for up to rounding errors. */
const blur = 1e-12;

function cornerOf(core: Core, sign: 1 | -1, box: Box, formulas: Formulas): Context {
  let context = contextOf(formulas, box, false);
  for (let moved = true; moved; ) {
    moved = false;
    for (const name of formulas.inputsOf(core)) {
      const corner = movedToEnd(name, core, sign, context);
      if (corner === null) continue;
      context = contextOf(formulas, corner, false);
      moved = true;
    }
  }
  return context;
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
