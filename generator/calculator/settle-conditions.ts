/** Removes conditions that the proof has decided from what is emitted. */
import type { SentenceCase } from '../program/catalog.js';
import type { Decided } from './settling.js';
import { settling, truthOf } from './settling.js';
import type { Understood } from './understood.js';
import { mapFormulas } from './understood.js';

/**
 * The calculator without decided conditions: TypeScript would reject some of them, such as a comparison with an option
 * that is already ruled out. The editor gets advice on each.
 */
export function withSettledConditions(understood: Understood, known: Decided): Understood {
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

/** Reducer that drops the alternatives after one that always holds. */
function upToCertain(known: Decided) {
  return (said: readonly SentenceCase[], next: SentenceCase): readonly SentenceCase[] => {
    if (said.at(-1)?.when === null) return said;
    return [...said, { ...next, when: next.when !== null && truthOf(next.when, known) === true ? null : next.when }];
  };
}
