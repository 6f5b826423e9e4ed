/** Guidance: when to use a calculator, and common mistakes with such a job. */

import { checkWordsOf } from '../../../words/check-words.js';
import type { RawGuidance } from '../../language/forms/calculators.js';
import type { Guidance } from '../../program/catalog.js';
import type { Reporter } from '../../source/diagnostic.js';
import { write } from '../../source/hint.js';
import { spanText } from '../../source/source.js';
import { quote } from '../../source/suggest.js';

export function guidanceOf({ useWhen, notWhen, pitfalls, nextStep }: RawGuidance): Guidance {
  return {
    useWhen: useWhen.value,
    notWhen: notWhen.value,
    pitfalls: pitfalls.map(({ value }) => value),
    nextStep: nextStep.value,
  };
}

/** Reports a "when" or a period around a clause; documents add both themselves. */
export function checkGuidance(guidance: RawGuidance | null, language: string, reporter: Reporter): void {
  if (guidance === null) return;
  const { when } = checkWordsOf(language) ?? {};
  const opening = when === undefined ? /(?!)/ : new RegExp(`^${when}\\s+`, 'i');
  const { useWhen, notWhen } = guidance;
  for (const { value, span } of [useWhen, notWhen]) {
    const clause = value.replace(opening, '').replace(/\.$/, '');
    if (clause === value) continue;
    const isPlain = spanText(span) === value;
    reporter.report('not-a-clause', span, {}, isPlain ? write(clause) : { hint: `Write ${quote(clause)}.` });
  }
}
