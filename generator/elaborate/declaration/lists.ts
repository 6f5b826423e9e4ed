/** Checks inputs that repeat, and the inputs that they stand for. */

import { formatList } from '../../../engine/spelling/list-names.js';
import type { Named, RawFormula } from '../../language/forms/form.js';
import type { RawInput, RawList } from '../../language/forms/inputs.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { ListGives, ListInput, NumberInput } from '../../program/catalog.js';
import type { Core } from '../../program/core.js';
import { foldsIn } from '../../program/list.js';
import { syntaxTable } from '../../program/operations.js';
import { readsOf } from '../../program/visit-core.js';
import type { Reporter } from '../../source/diagnostic.js';
import { suggestOrList } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import { printExpression } from '../../syntax/printer.js';
import { elaborateQuantity } from '../expression/elaborate.js';
import { elaborateOfDay, scopeOver } from '../expression/elaborate-fold.js';
import { inDeclared } from '../expression/operand.js';
import { parseIn } from '../expression/parse.js';
import type { Scope, ScopeList } from '../expression/scope.js';
import type { DeclarationContext } from './figures.js';
import { checkInput } from './inputs.js';
import type { ListTotal } from './list-totals.js';
import { reportOutputUnit } from './result.js';

/** The inputs of a list, as formulas over it see them; null after a mistake in the list itself. */
export function openList({ name, value: raw }: Named<RawList>, context: DeclarationContext): ScopeList | null {
  const broken = new Set<string>();
  const inputs = raw.of.flatMap((each) => {
    const input = checkInput(each, context);
    if (input === null) broken.add(each.name.value);
    return input === null ? [] : [[each.name.value, input] as const];
  });
  const least = raw.least?.value ?? 1;
  if (raw.least !== null && least > raw.most.value) {
    const related = [{ span: raw.most.span, label: 'at most this many' }];
    const reason = 'it asks for more items than it takes';
    const hint = 'Let `least` be at most `most`.';
    context.reporter.report('bad-list', raw.least.span, { reason }, { hint, related });
    return null;
  }
  const standsFor = raw.insteadOf.map((each) => each.name.value);
  const usual = raw.type === 'day' ? raw.of.flatMap((each) => usualDay(each.value))[0] : undefined;
  if (usual !== undefined) {
    const reason = `\`${standsFor[0]}\` is given where no day is`;
    const hint = 'Leave out `default` and `required`: a day in place of a number is only used when it is given.';
    context.reporter.report('bad-list', usual, { reason }, { hint });
    return null;
  }
  if (least === 0 && raw.least !== null && standsFor.length > 0) {
    const reason = `without items, \`${standsFor[0]}\` is its default`;
    const hint = `Leave out \`least\`, and give \`${standsFor[0]}\` the default that it has without items, such as 0.`;
    context.reporter.report('bad-list', raw.least.span, { reason }, { hint });
    return null;
  }
  return {
    ...{ name: name.value, inputs: new Map(inputs), brokenNames: broken, standsFor, isDay: raw.type === 'day' },
    ...{ least, most: raw.most.value },
  };
}

/** What makes a call without the day one with a day: its default, or that it is required. */
function usualDay({ default: usual, required }: RawInput): readonly Span[] {
  return [usual, required].flatMap((each) => each?.span ?? []);
}

/** Checks what each list gives, besides the steps that are its totals; null after a mistake. */
export function checkLists(
  raw: RawCalculator,
  totals: readonly ListTotal[],
  scope: Scope,
): readonly ListInput[] | null {
  const given = new Map(totals.map(({ input, list }) => [input.name, list]));
  const lists = raw.lists.map(({ name, value: { label, one, hint, insteadOf } }): ListInput | null => {
    const list = scope.lists.get(name.value);
    if (list === undefined) return null;
    const written = insteadOf.map((each) => checkGives(each, list, given, scope));
    if (!written.every((gives) => gives !== null)) return null;
    const ofTotals = totals.flatMap((total) => (total.list === list.name ? [total.gives] : []));
    const { least, most } = list;
    return {
      name: list.name,
      label,
      one,
      hint,
      items: [...list.inputs.values()],
      least,
      most,
      gives: [...written, ...ofTotals],
    };
  });
  return lists.every((list) => list !== null) ? lists : null;
}

function checkGives(
  { name, value: raw }: Named<RawFormula>,
  list: ScopeList,
  given: Map<string, string>,
  scope: Scope,
): ListGives | null {
  const input = targetOf(name, list, given, scope);
  const overList = scopeOver(list, scope);
  const expression = parseIn(raw, overList);
  const value =
    expression &&
    (list.isDay
      ? elaborateOfDay(expression, list, overList, elaborateQuantity)
      : elaborateQuantity(expression, overList));
  if (value === null || expression === null || input === null) return null;
  if (value.kind === 'range') {
    scope.reporter.report('range-not-allowed', expression.span, { what: `what \`${name.value}\` is` });
    return null;
  }
  const converted = inDeclared(value, expression.span, input.unit, scope);
  if (converted === null) {
    reportOutputUnit(`What \`${name.value}\` is given by`, value, expression.span, input.unit, null, scope);
    return null;
  }
  if (!readsItems(converted.core, list.isDay)) {
    reportUnread({ input: name.value, span: expression.span }, list, scope.reporter);
    scope.used.isUnclear = true;
    return null;
  }
  const formula = printExpression(expression, syntaxTable);
  return { input: name.value, formula, span: raw.content, core: converted.core };
}

/** True for a formula that a fold is a part of; of a day, one that reads the day. */
function readsItems(core: Core, isDay: boolean): boolean {
  const folds = foldsIn(core);
  return isDay ? folds.some(({ item }) => item !== null && readsOf(item).size > 0) : folds.length > 0;
}

/** Reports a formula over a list that no item of it changes. */
export function reportUnread(
  { input, span }: Pick<ListGives, 'input' | 'span'>,
  list: Pick<ScopeList, 'name' | 'isDay'>,
  reporter: Reporter,
): void {
  const reason = `this formula of \`${input}\` does not read it`;
  const hint = list.isDay
    ? `Write a formula of the day, such as \`day_of_year(${list.name})\`.`
    : `Write a formula over its items, such as \`sum(${list.name}, ...)\`.`;
  reporter.report('bad-list', span, { reason }, { hint });
}

/** The number input that a list gives; null after reporting that there is none, or that another list gives it. */
function targetOf(
  { value: name, span }: Named<RawFormula>['name'],
  list: ScopeList,
  given: Map<string, string>,
  scope: Scope,
): NumberInput | null {
  const input = scope.inputs.get(name);
  const first = given.get(name);
  given.set(name, list.name);
  if (first !== undefined) {
    const reason = `\`${first}\` gives \`${name}\` as well`;
    scope.reporter.report('bad-list', span, { reason }, { hint: 'Let one list give it.' });
    return null;
  }
  if (input?.kind === 'number' && !input.isDay) return input;
  if (scope.brokenNames.has(name)) return null;
  const numbers = [...scope.inputs.values()].flatMap((each) =>
    each.kind === 'number' && !each.isDay ? [each.name] : [],
  );
  if (input === undefined) {
    scope.reporter.report('unknown-input', span, { name }, suggestOrList(name, numbers, 'Number inputs'));
    return null;
  }
  const hint = `It can give ${formatList(numbers.map(quote), 'or')}.`;
  const reason = `\`${name}\` is a ${input.kind === 'number' ? 'day' : 'choice'}, and a ${list.isDay ? 'day' : 'list'} gives numbers`;
  scope.reporter.report('bad-list', span, { reason }, { hint });
  return null;
}
