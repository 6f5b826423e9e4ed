/**
 * Checks an estimate: what somebody pays, as lines with one total. The total is a step that the compiler adds up, of
 * lines that are rounded first, so that it is the sum of the lines that callers see.
 */

import type { RawEstimate, RawEstimateLine } from '../../language/forms/estimate.js';
import type { Located } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Estimate, EstimateLine, SentenceCase, Step } from '../../program/catalog.js';
import type { Core } from '../../program/core.js';
import { shownParts } from '../../program/sentence.js';
import { definitionsIn, partsOf } from '../../program/visit-core.js';
import { suggestOrList } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import type { Call, Expression, Name, NumberLiteral } from '../../syntax/ast.js';
import { isDoubted } from '../../units/inference.js';
import type { Unit } from '../../units/unit.js';
import { moneySymbol, unitOf, withoutOrigins } from '../../units/unit.js';
import { missingFactor } from '../expression/missing-factor.js';
import { noteMoney } from '../expression/operand.js';
import type { Scope } from '../expression/scope.js';
import type { Quantity } from '../expression/value.js';
import { describeValue, endsOf, isQuantity } from '../expression/value.js';
import { placesOf, reportSlips } from './estimate-slips.js';
import { addStep } from './steps.js';

/** An amount of money: both ends read a step. */
export interface CheckedAmount {
  readonly figure: string;
  readonly low: Core;
  readonly high: Core;
  readonly unit: Unit;
  readonly decimals: number;
  readonly span: Span;
}

export interface CheckedLine extends CheckedAmount, Pick<EstimateLine, 'line' | 'covers' | 'once'> {}

export interface CheckedEstimate
  extends Pick<Estimate, 'covers' | 'period' | 'addsUp' | 'together' | 'apart' | 'leavesOut'> {
  readonly lines: readonly CheckedLine[];
  readonly minimum: CheckedAmount | null;
  readonly total: CheckedAmount;
  readonly options: readonly (CheckedLine & { readonly name: string })[];
}

/** An estimate, and the step of its total; no step where the only line is the total. */
interface EstimateWithStep {
  readonly estimate: CheckedEstimate | null;
  readonly steps: readonly Step[];
}

const usualTotal = 'total';

/** The name of the step that the compiler adds for the total; null when the only line is the total. */
export function totalName({ lines, minimum, total, span }: RawEstimate): Located<string> | null {
  if (total !== null) return total;
  return lines.length === 1 && minimum === null ? null : { value: usualTotal, span };
}

/** Checks the estimate and adds its total to the scope; null after a mistake. */
export function checkEstimate(
  { estimate: raw }: RawCalculator,
  steps: readonly Step[],
  scope: Scope,
): EstimateWithStep | null {
  if (raw === null) return { estimate: null, steps: [] };
  const before = scope.reporter.count;
  const amount = (name: Located<string>) => checkAmount(name, raw.decimals, scope);
  const line = (each: RawEstimateLine): CheckedLine | null => {
    const checked = amount(each.figure);
    return checked && { ...checked, line: each.line, covers: each.covers, once: each.once };
  };
  const lines = raw.lines.flatMap((each) => line(each) ?? []);
  const minimum = raw.minimum && amount(raw.minimum);
  const options = raw.options.flatMap(({ name, value }) => {
    const checked = line(value);
    return checked === null ? [] : [{ ...checked, name: name.value }];
  });
  if (raw.addsUp !== null) reportNoNumber(raw.addsUp, scope);
  for (const { name } of raw.together) reportNoStep(name, scope);
  for (const name of raw.apart) reportNoInput(name, scope);
  const isWhole =
    lines.length === raw.lines.length &&
    options.length === raw.options.length &&
    (raw.minimum === null || minimum !== null);
  if (isWhole) reportUnread(raw, steps, [...lines, ...options, ...(minimum === null ? [] : [minimum])], scope);
  reportSlips(raw, steps, scope);
  const name = totalName(raw);
  if (scope.reporter.count > before || !isWhole) {
    if (name !== null) scope.steps.set(name.value, null);
    return null;
  }
  const step = name === null ? null : addStep({ name, expression: sumOf(raw, lines, scope) }, scope);
  const total = name === null ? lines[0] : amount(name);
  if (total === undefined || total === null) return null;
  const estimate = {
    covers: raw.covers,
    period: raw.period,
    addsUp: raw.addsUp?.value ?? null,
    together: new Map(raw.together.map(({ name, value }) => [name.value, value])),
    apart: raw.apart.map(({ value }) => value),
    lines,
    minimum,
    total,
    options,
    leavesOut: raw.leavesOut,
  };
  return { estimate, steps: step === null ? [] : [step] };
}

/** The amount of money that a step is; null after reporting another name or another kind of value. */
function checkAmount({ value: figure, span }: Located<string>, decimals: number, scope: Scope): CheckedAmount | null {
  const value = scope.steps.get(figure);
  if (value === undefined && scope.inputs.has(figure)) {
    const args = { expected: 'a step that is an amount of money', found: 'an input' };
    const hint = `Write a step such as \`paid: ${figure}\`, and name that.`;
    scope.used.inputs.add(figure);
    scope.reporter.report('wrong-kind', span, args, { hint });
    return null;
  }
  if (value === undefined) {
    const hint = suggestOrList(figure, moneySteps(scope), 'Amounts of money');
    scope.reporter.report('unknown-name', span, { name: figure }, hint);
    return null;
  }
  scope.used.steps.add(figure);
  if (value !== null && isQuantity(value)) noteMoney({ value, span }, scope);
  // A step with a mistake was reported; so is the estimate then.
  if (value === null || (isQuantity(value) && isDoubted(value.unit))) {
    scope.used.isUnclear = true;
    return null;
  }
  if (isQuantity(value) && isAmount(value)) {
    return { figure, ...endsOf(value), unit: withoutOrigins(value.unit), decimals, span };
  }
  const args = { expected: 'an amount of money', found: describeValue(value) };
  const [money] = [...scope.units.units.values()].filter(({ symbol }) => symbol !== null).map(unitOf);
  const factor = isQuantity(value) && money !== undefined ? missingFactor(value.unit, money, scope.units) : undefined;
  const hint =
    factor === undefined
      ? suggestOrList('', moneySteps(scope), 'Amounts of money')
      : { hint: `In the step \`${figure}\`: ${factor.charAt(0).toLowerCase()}${factor.slice(1)}` };
  scope.reporter.report('wrong-kind', span, args, hint);
  return null;
}

/** Reports a name that is no number input. */
function reportNoNumber({ value: name, span }: Located<string>, { inputs, reporter }: Scope): void {
  if (inputs.get(name)?.kind === 'number') return;
  const numbers = [...inputs.values()].flatMap((input) => (input.kind === 'number' ? [input.name] : []));
  reporter.report('unknown-input', span, { name }, suggestOrList(name, numbers, 'Number inputs'));
}

/** Reports a name that is no step with a number or a range. */
function reportNoStep({ value: name, span }: Located<string>, { steps, used, reporter }: Scope): void {
  const value = steps.get(name);
  used.steps.add(name);
  if (value === null || (value !== undefined && isQuantity(value))) return;
  const known = [...steps].flatMap(([each, of]) => (of !== null && isQuantity(of) ? [each] : []));
  reporter.report('unknown-name', span, { name }, suggestOrList(name, known, 'Steps'));
}

/** Reports a common step that no amount of the estimate reads. */
function reportUnread(
  { together }: RawEstimate,
  steps: readonly Step[],
  amounts: readonly CheckedAmount[],
  { reporter }: Scope,
): void {
  const definitions = definitionsIn({ steps: steps.flatMap(({ parts }) => parts), inputs: [] });
  const parts = partsOf(
    amounts.flatMap(({ low, high }) => [low, high]),
    definitions,
  );
  const read = new Set(
    [...parts].flatMap((part) => (part.kind === 'step' ? [part.name.replace(/\.(?:low|high)$/, '')] : [])),
  );
  for (const { name } of together) {
    if (read.has(name.value) || !steps.some((step) => step.name === name.value)) continue;
    reporter.report('unused-step', name.span, { name: name.value }, { hint: 'No line of the estimate reads it.' });
  }
}

function reportNoInput({ value: name, span }: Located<string>, { inputs, reporter }: Scope): void {
  if (inputs.has(name)) return;
  reporter.report('unknown-input', span, { name }, suggestOrList(name, [...inputs.keys()], 'Inputs'));
}

/** True for `USD`, false for `USD/ft`. */
function isAmount({ unit }: Quantity): boolean {
  return moneySymbol(unit) !== null;
}

function moneySteps({ steps }: Scope): readonly string[] {
  return [...steps].flatMap(([name, value]) => (value !== null && isQuantity(value) && isAmount(value) ? [name] : []));
}

/** `max(minimum, round(mix, 1 USD) + round(labor, 1 USD))`, as if the editor had written it. */
function sumOf(raw: RawEstimate, lines: readonly CheckedLine[], scope: Scope): Expression {
  const rounded = (name: Located<string>) => roundedTo(name, raw.decimals, scope);
  const sum = lines
    .map(({ figure, span }): Expression => rounded({ value: figure, span }))
    .reduce((left, right) => ({ kind: 'infix', symbol: '+', left, right, symbolSpan: raw.span, span: raw.span }));
  if (raw.minimum === null) return sum;
  return callOf('max', [rounded(raw.minimum), sum], raw.span);
}

function roundedTo({ value: name, span }: Located<string>, decimals: number, { steps }: Scope): Call {
  const value = steps.get(name);
  const currency = value !== null && value !== undefined && isQuantity(value) ? value.unit.factors[0]?.unit.name : '';
  const unit = { factors: [{ name: currency ?? '', power: 1, span }], span };
  const multiple: NumberLiteral = {
    kind: 'number',
    text: decimals === 0 ? '1' : (10 ** -decimals).toFixed(decimals),
    unit,
    span,
  };
  return callOf('round', [nameOf(name, span), multiple], span);
}

function callOf(name: string, args: readonly Expression[], span: Span): Call {
  return { kind: 'call', callee: nameOf(name, span), args, span };
}

function nameOf(name: string, span: Span): Name {
  return { kind: 'name', name, span };
}

/** Reports money that a sentence shows and the estimate does not place, and places of what is no money. */
export function checkShownMoney(raw: RawCalculator, sentence: readonly SentenceCase[], scope: Scope): void {
  const { estimate } = raw;
  if (estimate === null) return;
  const total = totalName(estimate);
  const placed = new Set([...placesOf(estimate), ...(total === null ? [] : [total])].map(({ value }) => value));
  const shown = new Map(shownParts(sentence).map(({ name, part }) => [name, part.span]));
  for (const [name, span] of shown) {
    const value = scope.steps.get(name);
    if (value === null || value === undefined || !isQuantity(value) || !isAmount(value) || placed.has(name)) continue;
    scope.reporter.report('money-without-place', span, { name }, {});
  }
  for (const { value: name, span } of [...estimate.subtotals, ...estimate.other]) {
    const value = scope.steps.get(name);
    if (shown.has(name) || value === null || (value !== undefined && isQuantity(value) && isAmount(value))) continue;
    const hint = scope.inputs.has(name)
      ? { hint: `Remove it: \`${name}\` is an input, which needs no place.` }
      : suggestOrList(name, [...shown.keys()], 'Shown figures');
    scope.reporter.report('unknown-figure', span, { name }, hint);
  }
}
