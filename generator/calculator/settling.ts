/** The rewriting that removes conditions which the proof has decided. */
import type { Condition } from '../program/core.js';
import type { Rewrite } from '../program/visit-core.js';
import { rewriting } from '../program/visit-core.js';
import type { Proof } from '../prove/prove.js';

/** Conditions that the proof has decided. */
export type Decided = Pick<Proof, 'alwaysHold' | 'neverHold'>;

/** The rewriting that removes decided conditions; takes only conditions that are not decided themselves. */
export function settling(known: Decided): Rewrite {
  const settle = rewriting((core) => {
    if (core.kind === 'if') {
      const truth = truthOf(core.condition, known);
      return truth === null ? null : settle(truth ? core.consequent : core.alternate);
    }
    if (core.kind !== 'and' && core.kind !== 'or') return null;
    if (truthOf(core.left, known) !== null) return settle(core.right);
    return truthOf(core.right, known) === null ? null : settle(core.left);
  });
  return settle;
}

/** The value that a condition always has; null when it can have both. */
export function truthOf(condition: Condition, known: Decided): boolean | null {
  if (known.alwaysHold.has(condition)) return true;
  if (known.neverHold.has(condition)) return false;
  if (condition.kind === 'not') {
    const truth = truthOf(condition.operand, known);
    return truth === null ? null : !truth;
  }
  if (condition.kind !== 'and' && condition.kind !== 'or') return null;
  const sides = [truthOf(condition.left, known), truthOf(condition.right, known)];
  const decisive = condition.kind === 'or';
  if (sides.includes(decisive)) return decisive;
  return sides.every((side) => side === !decisive) ? !decisive : null;
}
