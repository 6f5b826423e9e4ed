/** Checks what people call the steps of a calculator. */
import type { RawCalculator } from '../../load/read-calculator.js';
import { suggestOrList } from '../../text/suggest.js';
import type { Scope } from '../expression/scope.js';

/** The labels by the names of steps. Reports names that are none. */
export function checkLabels({ labels }: RawCalculator, { steps, reporter }: Scope): ReadonlyMap<string, string> {
  for (const { name } of labels) {
    if (steps.has(name.value)) continue;
    const hint = suggestOrList(name.value, [...steps.keys()], 'Steps');
    reporter.report('unknown-name', name.span, { name: name.value }, { hint });
  }
  return new Map(labels.map(({ name, value }) => [name.value, value]));
}
