/** Checks the labels of the steps and open figures of a calculator. */
import type { RawCalculator } from '../../language/read-calculator.js';
import { suggestOrList } from '../../source/hint.js';
import type { Scope } from '../expression/scope.js';
import { byName } from './by-name.js';
import type { ListTotal } from './list-totals.js';

/** The labels by name, besides those of totals, which inputs have. Reports names of neither steps nor open figures. */
export function checkLabels(
  { labels }: RawCalculator,
  totals: readonly ListTotal[],
  { steps, used, reporter }: Scope,
): ReadonlyMap<string, string> {
  const known = [...steps.keys(), ...used.open.keys()];
  const left = labels.filter(({ name }) => !totals.some(({ input }) => input.name === name.value));
  for (const { name } of left) {
    if (known.includes(name.value)) continue;
    const hint = suggestOrList(name.value, known, 'Steps and open figures');
    reporter.report('unknown-name', name.span, { name: name.value }, hint);
  }
  return byName(left);
}
