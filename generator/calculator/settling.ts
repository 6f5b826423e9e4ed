/** Removes conditions that the proof has decided. */

import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import { mapFormulas } from '../elaborate/formulas.js';
import type { SentenceCase } from '../program/catalog.js';
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
function truthOf(condition: Condition, known: Decided): boolean | null {
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

/**
 * The calculator without decided conditions: TypeScript would reject some of them, such as a comparison with an option
 * that is already ruled out. The editor gets advice on each.
 */
export function withSettledConditions(entry: ElaboratedEntry, known: Decided): ElaboratedEntry {
  if (known.alwaysHold.size + known.neverHold.size === 0) return entry;
  const { requirements, sentence } = entry;
  const undecided = {
    ...entry,
    requirements: requirements.filter(({ condition }) => truthOf(condition, known) !== true),
    sentence: sentence
      .filter(({ when }) => when === null || truthOf(when, known) !== false)
      .reduce(upToCertain(known), []),
  };
  return mapFormulas(undecided, settling(known));
}

/** Reducer that drops the alternatives after one that always holds. */
function upToCertain(known: Decided) {
  return (said: readonly SentenceCase[], next: SentenceCase): readonly SentenceCase[] => {
    if (said.at(-1)?.when === null) return said;
    return [...said, { ...next, when: next.when !== null && truthOf(next.when, known) === true ? null : next.when }];
  };
}
