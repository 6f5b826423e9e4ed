/** Guidance: when to use a calculator, and common mistakes with such a job. */
import type { RawGuidance } from '../../language/forms/calculators.js';
import type { Guidance } from '../../program/catalog.js';
import type { Reporter } from '../../source/diagnostic.js';
import { spanText } from '../../source/source.js';

export function guidanceOf({ useWhen, notWhen, pitfalls, nextStep }: RawGuidance): Guidance {
  return {
    useWhen: useWhen.value,
    notWhen: notWhen.value,
    pitfalls: pitfalls.map(({ value }) => value),
    nextStep: nextStep.value,
  };
}

/** Reports a "when" or a period around a clause; documents add both themselves. */
export function checkGuidance(guidance: RawGuidance | null, reporter: Reporter): void {
  if (guidance === null) return;
  const { useWhen, notWhen } = guidance;
  for (const { value, span } of [useWhen, notWhen]) {
    const clause = value.replace(/^when\s+/i, '').replace(/\.$/, '');
    if (clause === value) continue;
    const edit = spanText(span) === value ? { span, text: clause } : undefined;
    reporter.report('not-a-clause', span, {}, { hint: `Write \`${clause}\`.`, edit });
  }
}
