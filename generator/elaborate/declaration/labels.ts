/** Checks the labels of the steps and open figures of a calculator. */
import type { RawCalculator } from '../../language/read-calculator.js';
import { suggestOrList } from '../../source/hint.js';
import type { Scope } from '../expression/scope.js';
import { byName } from './by-name.js';

/** The labels by name. Reports names that are neither steps nor open figures. */
export function checkLabels({ labels }: RawCalculator, { steps, used, reporter }: Scope): ReadonlyMap<string, string> {
  const known = [...steps.keys(), ...used.open.keys()];
  for (const { name } of labels) {
    if (known.includes(name.value)) continue;
    const hint = suggestOrList(name.value, known, 'Steps and open figures');
    reporter.report('unknown-name', name.span, { name: name.value }, hint);
  }
  return byName(labels);
}
