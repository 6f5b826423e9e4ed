/** The figures that decide what somebody pays, by whose day an answer is dated. */

import { parseRaw } from '../../elaborate/expression/parse.js';
import type { RawFormula } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import { Reporter } from '../../source/diagnostic.js';
import type { Expression } from '../../syntax/ast.js';
import { formulasInCells } from './cells.js';
import type { EvidenceContext } from './evidence-context.js';
import { amountsIn } from './prices-in-formulas.js';

/**
 * The shared figures, as `group.name`, the selects, tables and schedules that the lines of the estimate are computed from,
 * or without an estimate the published figures. Options and the price of the smallest job do not count, nor does what
 * formulas only compare.
 */
export function decidingNames(raw: RawCalculator, context: EvidenceContext): ReadonlySet<string> {
  const { steps, estimate, result } = raw;
  const quiet = { ...context, reporter: new Reporter() };
  const cells = formulasInCells(raw, quiet);
  const ofSteps = new Map(steps.map(({ name, value }) => [name.value, [value]]));
  const namesIn = (formulas: readonly RawFormula[]) =>
    formulas.map((formula) => parseRaw(formula, quiet)).flatMap((each) => (each === null ? [] : amountNames(each)));
  const published = [result.value, ...result.secondary.map(({ value }) => value)];
  const names = new Set(estimate?.lines.map(({ figure }) => figure.value) ?? namesIn(published));
  // A set that grows is walked to its end, so that this follows steps into steps.
  for (const name of names) for (const inner of namesIn(ofSteps.get(name) ?? cells.get(name) ?? [])) names.add(inner);
  return names;
}

function amountNames(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'name':
      return [expression.name];
    case 'column':
      return [expression.input.name, `${expression.input.name}.${expression.column.name}`];
    case 'lookup':
      return [expression.table.name];
    default:
      return amountsIn(expression).flatMap(amountNames);
  }
}
