/** Finds limits of a formula that follow only from constants in its `min`, `max` and `clamp`. */

import type { Rational } from '../units/rational.js';
import { compare, multiply, zero } from '../units/rational.js';
import type { Core } from './core.js';
import type { Choice } from './operation.js';
import { arithmeticOf } from './operations.js';

/** A limit from below or from above. */
export type Side = 'floor' | 'ceiling';

const opposite: Readonly<Record<Side, Side>> = { floor: 'ceiling', ceiling: 'floor' };

/** The choice that makes each kind of limit tighter. */
const tightening: Readonly<Record<Side, Choice>> = { floor: 'greatest', ceiling: 'least' };

/** The constant that a value never falls below, or never rises above; null when there is none. */
function constantEnd(core: Core, side: Side): Rational | null {
  if (core.kind === 'constant') return core.value;
  if (core.kind === 'open') return constantEnd(core.catalog, side);
  if (core.kind === 'guard') return constantEnd(core.value, side);
  if (core.kind === 'scale') return scaledEnd(core, side);
  const choice = core.kind === 'apply' ? arithmeticOf(core.operation).choice : undefined;
  if (core.kind !== 'apply' || (choice !== 'least' && choice !== 'greatest')) return null;
  const ends = core.args.map((arg) => constantEnd(arg, side));
  const known = ends.filter((end) => end !== null);
  if (choice === tightening[side]) return tightest(known, side);
  return known.length === ends.length ? tightest(known, opposite[side]) : null;
}

/** The limit of a scaled value; a negative factor turns floor and ceiling around. */
function scaledEnd({ operand, factor }: Core & { kind: 'scale' }, side: Side): Rational | null {
  const end = constantEnd(operand, compare(factor, zero) < 0 ? opposite[side] : side);
  return end && multiply(end, factor);
}

function tightest(ends: readonly Rational[], side: Side): Rational | null {
  const isTighter = (a: Rational, b: Rational) => (side === 'floor' ? compare(a, b) > 0 : compare(a, b) < 0);
  return ends.reduce<Rational | null>((best, end) => (best === null || isTighter(end, best) ? end : best), null);
}

/** Reversed limits: the least allowed value is above the most allowed. */
export interface ReversedEnds {
  readonly least: Rational;
  readonly most: Rational;
}

/**
 * The limits of a `min` of a `max`, a `max` of a `min` or a `clamp` whose constants are reversed, so that the limited
 * value never matters; null otherwise.
 */
export function reversedEnds(core: Core): ReversedEnds | null {
  if (core.kind !== 'apply') return null;
  const { args } = core;
  const { choice } = arithmeticOf(core.operation);
  if (choice === 'clamped') return reversedPair(args[1], args[2]);
  if (choice !== 'least' && choice !== 'greatest') return null;
  const computed = args.filter(({ kind }) => kind !== 'constant' && kind !== 'open');
  for (const arg of computed)
    for (const other of args) {
      const pair = choice === 'least' ? reversedPair(arg, other) : reversedPair(other, arg);
      if (other !== arg && pair !== null) return pair;
    }
  return null;
}

function reversedPair(low: Core | undefined, high: Core | undefined): ReversedEnds | null {
  const [least, most] = [low && constantEnd(low, 'floor'), high && constantEnd(high, 'ceiling')];
  return least && most && compare(least, most) > 0 ? { least, most } : null;
}
