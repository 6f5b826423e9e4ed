/** The rewriting that removes conditions which the proof has decided. */
import type { Condition, Core } from '../program/core.js';
import type { Rewriting } from '../program/replace-core.js';
import { replaceInCondition, replaceInCore } from '../program/replace-core.js';
import type { Proof } from '../prove/prove.js';

/** Conditions that the proof has decided. */
export type Decided = Pick<Proof, 'alwaysHold' | 'neverHold'>;

/** The rewriting that removes decided conditions; takes only conditions that are not decided themselves. */
export function settling(known: Decided): Rewriting {
  return {
    core: (core) => settledCore(core, known),
    condition: (condition) => settledCondition(condition, known),
  };
}

function settledCore(core: Core, known: Decided): Core {
  return replaceInCore(core, (part) => {
    if (part.kind !== 'if') return null;
    const truth = truthOf(part.condition, known);
    if (truth !== null) return settledCore(truth ? part.consequent : part.alternate, known);
    const [consequent, alternate] = [settledCore(part.consequent, known), settledCore(part.alternate, known)];
    return { ...part, condition: settledCondition(part.condition, known), consequent, alternate };
  });
}

/** An undecided condition without its decided parts. */
function settledCondition(condition: Condition, known: Decided): Condition {
  if (condition.kind === 'not') return { ...condition, operand: settledCondition(condition.operand, known) };
  if (condition.kind === 'and' || condition.kind === 'or') {
    if (truthOf(condition.left, known) !== null) return settledCondition(condition.right, known);
    if (truthOf(condition.right, known) !== null) return settledCondition(condition.left, known);
    const [left, right] = [settledCondition(condition.left, known), settledCondition(condition.right, known)];
    return { ...condition, left, right };
  }
  return replaceInCondition(condition, (core) => (core.kind === 'if' ? settledCore(core, known) : null));
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
