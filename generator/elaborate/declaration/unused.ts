/** Reports unused declarations. */
import type { RawCalculator } from '../../language/read-calculator.js';
import { spanText } from '../../source/source.js';
import type { Scope } from '../expression/scope.js';

export function reportUnused(raw: RawCalculator, { inputs, lists, tables, schedules, used, reporter }: Scope): void {
  for (const { name, value } of raw.inputs) {
    if (!inputs.has(name.value)) continue;
    if (!used.inputs.has(name.value)) reporter.report('unused-input', name.span, { name: name.value });
    else if (value.type === 'select') reportUnusedColumns(name.value, value.options[0]?.value.columns ?? []);
  }
  for (const { name: list, value } of raw.lists.filter(({ name }) => lists.has(name.value))) {
    for (const { name } of value.of) {
      if (used.inputs.has(`${list.value}.${name.value}`)) continue;
      reporter.report('unused-input', name.span, { name: name.value });
    }
  }
  for (const { name } of raw.steps) {
    // The total of a list is read as an input.
    if (used.steps.has(name.value) || used.inputs.has(name.value)) continue;
    const code = inputs.has(name.value) ? 'unused-input' : 'unused-step';
    reporter.report(code, name.span, { name: name.value }, isNamedByLaw(raw, name.value) ? { hint: byLawOnly } : {});
  }
  for (const { name } of [...raw.tables, ...raw.schedules]) {
    const known = tables.has(name.value) || schedules.has(name.value);
    if (known && !used.lookups.has(name.value)) reporter.report('unused-lookup', name.span, { name: name.value });
  }

  function reportUnusedColumns(input: string, columns: RawOptionColumns): void {
    for (const { name } of columns) {
      if (used.columns.has(`${input}.${name.value}`)) continue;
      reporter.report('unused-column', name.span, { name: name.value, input });
    }
  }
}

const byLawOnly = 'Only a law reads it. Show it as a secondary figure, or write its formula in the law.';

function isNamedByLaw({ laws }: RawCalculator, name: string): boolean {
  return laws.some(({ content }) => spanText(content.content).match(/\w+/g)?.includes(name) === true);
}

type RawOptionColumns = (RawCalculator['inputs'][number]['value'] & {
  type: 'select';
})['options'][number]['value']['columns'];
