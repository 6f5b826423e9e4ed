/**
 * Whole turns and the rest of one, such as `floor(time / 24 h)` and `mod(time, 24 h)` of a daily maximum. Each alone jumps;
 * together they are the digits of one number: the count goes up as the rest goes back to zero. A formula of both rises if it
 * rises with the rest, and does not fall as a full rest becomes one turn more.
 */
import type { Core } from '../../program/core.js';
import { apply, constant, rebuilt, scaled } from '../../program/core-builders.js';
import type { Interval } from '../../program/interval.js';
import { interval, negateInterval } from '../../program/interval.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Rewrite } from '../../program/visit-core.js';
import { partsOf } from '../../program/visit-core.js';
import { memoized } from '../../source/remembered.js';
import { one, zero } from '../../units/rational.js';
import { contextOf } from '../condition/make-context.js';
import { withNumber } from '../context/box.js';
import type { Context } from '../context/context.js';
import { isAtLeastWithinTolerance } from '../inequality/tolerance.js';
import { atomPolynomial, differenceOf, multipleOf, productOf } from '../polynomial/polynomial.js';
import type { Axis, Slopes } from './branch-slope.js';

/** Names that no input has. */
const [turns, rest] = ['turns of', 'rest of'];
const turnsCore: Core = { kind: 'input', name: turns };
const restCore: Core = { kind: 'input', name: rest };

/** A number rounded down, and the number. */
interface Turn {
  readonly floor: Core;
  readonly count: Core;
}

const rising = interval(0, Number.POSITIVE_INFINITY);

/** The slope of a formula of turns and rests, if its sign is known. */
export function slopeOfTurns(
  core: Core,
  axis: Axis,
  context: Context,
  slopes: Slopes,
  slopeIn: (core: Core, axis: Axis, context: Context) => Interval,
): Interval | null {
  const turn = turnOf(core, axis, context);
  const apart = turn && withoutTurns(core, turn, axis, context);
  if (turn === null || apart === null) return null;
  const box = withNumber(withNumber(context.box, turns, context.bounds(turn.floor)), rest, interval(0, 1));
  const around = contextOf(context.formulas, box, false);
  const [moved, others] = [slopes(turn.count, context), slopeIn(apart, axis, around)];
  const byRest = slopeIn(apart, { input: rest }, around);
  const [full, next] = [
    replacing(apart, turnsCore, one),
    replacing(apart, apply('+', [turnsCore, constant(one)]), zero),
  ];
  const rises = byRest.low >= 0 && isAtLeastWithinTolerance(next, full, around);
  const falls = byRest.high <= 0 && isAtLeastWithinTolerance(full, next, around);
  const [up, down] = [moved.low >= 0, moved.high <= 0];
  if (((rises && up) || (falls && down)) && others.low >= 0) return rising;
  return ((rises && down) || (falls && up)) && others.high <= 0 ? negateInterval(rising) : null;
}

/** The first number rounded down to ones that the axis moves. */
function turnOf(core: Core, { input }: Axis, { formulas }: Context): Turn | null {
  // What is already apart has these inputs.
  if ([turns, rest].some((name) => formulas.inputsOf(core).has(name))) return null;
  for (const part of partsOf([core], formulas.definitionOf)) {
    const [count, multiple] = part.kind === 'apply' ? part.args : [];
    const isFloor = part.kind === 'apply' && arithmeticOf(part.operation).rounding === 'down' && multiple === undefined;
    if (isFloor && count !== undefined && formulas.inputsOf(part).has(input)) return { floor: part, count };
  }
  return null;
}

/** The formula with its turns and rests as inputs of their own; null if it has no rest. */
function withoutTurns(core: Core, turn: Turn, { input }: Axis, context: Context): Core | null {
  const { formulas } = context;
  const [floor, isMoved] = [formulas.keyOf(turn.floor), (part: Core) => formulas.inputsOf(part).has(input)];
  let rests = 0;
  const rewrite = memoized((part: Core): Core => {
    if (!isMoved(part)) return part;
    const definition = formulas.definitionOf(part);
    if (definition !== null) return rewrite(definition);
    if (formulas.keyOf(part) === floor) return turnsCore;
    const found = restOf(part, turn, context);
    if (found === null) return rebuilt(part, rewrite);
    rests++;
    return found;
  }) as Rewrite;
  const found = rewrite(core);
  return rests === 0 ? null : found;
}

/** A part as a multiple of the rest of a turn; null if it is none. */
function restOf(part: Core, { floor, count }: Turn, context: Context): Core | null {
  if (part.kind !== 'apply' && part.kind !== 'scale') return null;
  const counted = context.form(count).polynomial;
  const [operand, divisor] = part.kind === 'apply' && arithmeticOf(part.operation).remains ? part.args : [];
  if (operand !== undefined && divisor !== undefined) {
    const product = productOf(counted, context.form(divisor).polynomial);
    const isSame = product !== null && differenceOf(product, context.form(operand).polynomial).size === 0;
    return isSame && context.bounds(divisor).low > 0 ? apply('*', [divisor, restCore]) : null;
  }
  const left = differenceOf(counted, atomPolynomial(context.formulas.keyOf(floor)));
  const factor = multipleOf(context.form(part).polynomial, left);
  return factor === null ? null : scaled(restCore, factor);
}

/** A formula of turns and rests at one place of them. */
function replacing(core: Core, count: Core, share: typeof one): Core {
  const rewrite = memoized((part: Core): Core => {
    if (part.kind !== 'input') return rebuilt(part, rewrite);
    return part.name === turns ? count : part.name === rest ? constant(share) : part;
  }) as Rewrite;
  return rewrite(core);
}
