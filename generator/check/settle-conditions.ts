/** Removes conditions that the proof has decided from what is emitted. */
import type { SentenceCase } from '../model/catalog.js';
import type { Condition, Core } from '../model/core.js';
import { replaceInCondition, replaceInCore } from '../model/replace-core.js';
import type { Proof } from '../prove/prove.js';
import type { Rewriting } from './map-formulas.js';
import { mapFormulas } from './map-formulas.js';
import type { Understood } from './understand-calculator.js';

type Known = Pick<Proof, 'alwaysHold' | 'neverHold'>;

/**
 * The calculator without decided conditions: TypeScript would reject some of them, such as a comparison with an option
 * that is already ruled out. The editor gets advice on each.
 */
export function withSettledConditions(understood: Understood, known: Known): Understood {
  if (known.alwaysHold.size + known.neverHold.size === 0) return understood;
  const { requirements, sentence } = understood;
  const open = {
    ...understood,
    requirements: requirements.filter(({ condition }) => truthOf(condition, known) !== true),
    sentence: sentence
      .filter(({ when }) => when === null || truthOf(when, known) !== false)
      .reduce(upToCertain(known), []),
  };
  return mapFormulas(open, settling(known));
}

/** The rewriting that removes decided conditions; takes only conditions that are not decided themselves. */
export function settling(known: Known): Rewriting {
  return {
    core: (core) => settledCore(core, known),
    condition: (condition) => settledCondition(condition, known),
  };
}

/** Reducer that drops the alternatives after one that always holds. */
function upToCertain(known: Known) {
  return (said: readonly SentenceCase[], next: SentenceCase): readonly SentenceCase[] => {
    if (said.at(-1)?.when === null) return said;
    return [...said, { ...next, when: next.when !== null && truthOf(next.when, known) === true ? null : next.when }];
  };
}

function settledCore(core: Core, known: Known): Core {
  return replaceInCore(core, (part) => {
    if (part.kind !== 'if') return null;
    const truth = truthOf(part.condition, known);
    if (truth !== null) return settledCore(truth ? part.consequent : part.alternate, known);
    const [consequent, alternate] = [settledCore(part.consequent, known), settledCore(part.alternate, known)];
    return { ...part, condition: settledCondition(part.condition, known), consequent, alternate };
  });
}

/** An undecided condition without its decided parts. */
function settledCondition(condition: Condition, known: Known): Condition {
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
function truthOf(condition: Condition, known: Known): boolean | null {
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
