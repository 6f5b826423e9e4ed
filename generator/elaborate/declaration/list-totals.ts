/** Steps that only add up a list, such as `area: sum(rooms, length * width)`: inputs that the list gives. */

import type { Located } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import { Allowance } from '../../program/allowance.js';
import { unwritten } from '../../program/call-point.js';
import type { Input, ListGives, NumberInput } from '../../program/catalog.js';
import type { Exactness } from '../../program/comparing.js';
import { exactnessOf } from '../../program/comparing.js';
import type { Core, Fold } from '../../program/core.js';
import { gridDown, gridUp, resolution } from '../../program/grid.js';
import type { Interval } from '../../program/interval.js';
import { foldNames, foldsIn, totalOfItems } from '../../program/list.js';
import { wordsOfName } from '../../program/open-figure.js';
import { syntaxTable } from '../../program/operations.js';
import { withoutSteps } from '../../program/program.js';
import { whyNoInput } from '../../program/reserved-names.js';
import { rewriting } from '../../program/visit-core.js';
import { prove } from '../../prove/prove.js';
import { provedRange } from '../../prove/published-range.js';
import { Reporter } from '../../source/diagnostic.js';
import type { Expression } from '../../syntax/ast.js';
import { childrenOf } from '../../syntax/ast.js';
import { printExpression } from '../../syntax/printer.js';
import { acceptedUnits } from '../../units/accepted-unit.js';
import { displayUnit, isPlain, plain, unitLabel, unitOf, withoutOrigins } from '../../units/unit.js';
import { unitsOfSize } from '../../units/units.js';
import { elaborateQuantity } from '../expression/elaborate.js';
import { scopeOver } from '../expression/elaborate-fold.js';
import type { Scope, ScopeList } from '../expression/scope.js';
import type { NumberValue } from '../expression/value.js';
import { convertTo } from '../expression/value.js';
import { leadsTo, otherUnitIn } from './inputs.js';
import type { ParsedStep } from './steps.js';

/** The input that replaces a step, and how its list gives it. */
export interface ListTotal {
  readonly list: string;
  readonly name: Located<string>;
  readonly input: NumberInput;
  readonly gives: ListGives;
}

/** The totals of lists, the steps that are left, and the scope in which the totals are inputs. */
export interface WithTotals {
  readonly totals: readonly ListTotal[];
  readonly steps: readonly ParsedStep[];
  readonly scope: Scope;
}

/**
 * Makes an input of each step over a list without `instead_of`, which the list gives. Unit, bounds and default of the
 * input follow from the items. A step with a mistake stays a step, and is reported as one.
 */
export function withTotals(steps: readonly ParsedStep[], labels: RawCalculator['labels'], scope: Scope): WithTotals {
  const bare = [...scope.lists.values()].filter(({ standsFor }) => standsFor?.length === 0);
  const totals = steps.flatMap((step) => totalOf(step, bare, labels, scope) ?? []);
  if (totals.length === 0) return { totals, steps, scope };
  const inputs = new Map(totals.map(({ input }) => [input.name, input]));
  const left = steps.filter(({ name }) => !inputs.has(name.value));
  const lists = [...scope.lists].map(([name, list]) => {
    const own = totals.filter((total) => total.list === name);
    const standsFor = own.map(({ input }) => input.name);
    const ofFormula = new Map(own.map(({ gives, input }) => [gives.formula, input.name]));
    return [name, own.length === 0 ? list : { ...list, standsFor, totals: ofFormula }] as const;
  });
  return {
    totals,
    steps: left,
    scope: {
      ...scope,
      inputs: new Map([...scope.inputs, ...inputs]),
      lists: new Map(lists),
      allSteps: left.map(({ name }) => name.value),
    },
  };
}

/** The total that a step is; null for a step that reads no list or more than one, and for one with a mistake. */
function totalOf(
  { name, expression }: ParsedStep,
  lists: readonly ScopeList[],
  labels: RawCalculator['labels'],
  scope: Scope,
): ListTotal | null {
  const list = lists.find((each) => expression !== null && goesOver(expression, each.name));
  if (expression === null || list === undefined) return null;
  const found = new Reporter();
  const value = elaborateQuantity(expression, scopeOver(list, { ...scope, reporter: found }));
  const isNamed = value !== null && (isPlain(value.unit) || value.unit.factors.length > 0);
  if (!isNamed || value.kind !== 'number' || found.count > 0 || foldsIn(value.core).length === 0) return null;
  scope.reporter.take(found.found);
  scope.notes.formulas.set(`input ${name.value}`, value.unit.origins ?? new Map());
  const [named] = unitsOfSize(value.unit, scope.units);
  const unit = isPlain(value.unit) ? plain : named === undefined ? withoutOrigins(value.unit) : unitOf(named);
  const total = convertTo(value, unit);
  const label = labels.find((each) => each.name.value === name.value)?.value ?? wordsOfName(name.value);
  const input = inputOf(name, label, list, total, scope);
  const formula = printExpression(expression, syntaxTable);
  return {
    list: list.name,
    name,
    input,
    gives: { input: name.value, formula, span: expression.span, core: total.core },
  };
}

/** True for an expression with a call such as `sum(rooms, ...)`. */
function goesOver(expression: Expression, list: string): boolean {
  if (expression.kind !== 'call') return childrenOf(expression).some((each) => goesOver(each, list));
  const [first, ...others] = expression.args;
  const isFold = foldNames.some((each) => each === expression.callee.name);
  return (isFold && first?.kind === 'name' && first.name === list) || others.some((each) => goesOver(each, list));
}

function inputOf(
  { value: name, span }: Located<string>,
  label: string,
  list: ScopeList,
  { unit, core }: NumberValue,
  { units, reporter }: Scope,
): NumberInput {
  const { low, high } = totalRange(list, core);
  const [min, max] = [gridDown(beyond(low, -1)), gridUp(beyond(high, 1))];
  const usual = usualTotal(list, core);
  const whole = isWhole(list, core);
  const why = whyNoInput(name);
  if (why !== undefined) reporter.report('reserved-name', span, { name, why });
  if (min >= max) {
    const related = [{ span, label: 'the smallest value' }];
    reporter.report('bounds-reversed', span, { min: String(min), max: String(max) }, { related });
  }
  const found = otherUnitIn(label, unit, units);
  if (found !== null) {
    const args = { written: found.written, shown: `an input in \`${displayUnit(unit)}\`` };
    reporter.report('other-unit-shown', span, args, { hint: 'Leave the unit out of its label.' });
  }
  return {
    ...{ ...unwritten, kind: 'number', name, label, unit, unitLabel: isPlain(unit) ? null : unitLabel(unit) },
    ...{ accepts: acceptedUnits(unit, units.units.values()), isDay: false, default: usual, whole, min, max },
    ...{ step: whole ? 1 : stepFor(min, usual === null ? [max] : [usual, max]) },
  };
}

/** True for a number of items, and for what whole numbers of items come to. */
function isWhole({ inputs }: ScopeList, core: Core): boolean {
  if (core.kind !== 'fold') return false;
  const ofInput = (name: string): Exactness => {
    const input = inputs.get(name);
    return input?.kind === 'number' && input.whole ? 'whole' : 'computed';
  };
  return core.item === null || exactnessOf(core.item, { input: ofInput, step: () => 'computed' }) === 'whole';
}

/** Steps that the proof of a range may take, about a tenth of a second. */
const stepsOfRange = 50_000;

/** The range of the total: first of each fold, then of the formula over them. */
function totalRange(list: ScopeList, core: Core): Interval {
  const ranges = foldsIn(core).map((fold) => numberOf(fold.text, foldRange(fold, list)));
  const overRanges = rewriting((part) => (part.kind === 'fold' ? { kind: 'input', name: part.text } : null))(core);
  return rangeOf(overRanges, ranges);
}

function foldRange({ by, item }: Fold, list: ScopeList): Interval {
  const count = { low: list.least, high: list.most };
  if (item === null) return count;
  const { low, high } = rangeOf(item, [...list.inputs.values()]);
  if (by !== 'sum') return { low, high };
  return { low: Math.min(low * count.low, low * count.high), high: Math.max(high * count.low, high * count.high) };
}

/** A formula without an answer has no end either; that is reported where the list is proved. */
function rangeOf(core: Core, inputs: readonly Input[]): Interval {
  const program = { ...withoutSteps, inputs, outputs: [core], allowance: new Allowance(stepsOfRange) };
  const { low, high } = provedRange(core, decimalsOfGrid, program, prove(program).analyses);
  return { low: Math.max(low, -farthest), high: Math.min(high, farthest) };
}

const decimalsOfGrid = 9;
const farthest = 1e12;

function numberOf(name: string, { low, high }: Interval): NumberInput {
  return {
    ...{ ...unwritten, kind: 'number', name, label: name, unit: plain, unitLabel: null, accepts: [] },
    ...{ isDay: false, default: null, whole: false, min: low, max: high, step: 1 },
  };
}

/** The total of the fewest items with their defaults; null without an answer, or where an input has no default. */
function usualTotal({ name, inputs, least, most }: ScopeList, core: Core): number | null {
  const items = [...inputs.values()];
  const usual = items.flatMap((input) => (input.default === null ? [] : [[input.name, input.default] as const]));
  if (least > 0 && usual.length < items.length) return null;
  const value = totalOfItems(core, { name, label: name, items, least, most }, Array(least).fill(new Map(usual)));
  return Number.isFinite(value) ? value : null;
}

/** The nearest number of six digits that is at or beyond a bound. */
function beyond(bound: number, sign: 1 | -1): number {
  const near = Number(bound.toPrecision(6));
  if ((near - bound) * sign >= 0) return near;
  const [, power] = near.toExponential(5).split('e');
  return Number((near + sign * Number(`1e${Number(power) - 5}`)).toPrecision(6));
}

/** The step of a form field: a thousandth of the range or less, 1 at most, and fine enough to reach these numbers. */
function stepFor(min: number, reached: readonly number[]): number {
  const coarsest = Math.min(0, Math.floor(Math.log10(Math.max(...reached) - min)) - 3);
  const steps = Array.from({ length: decimalsOfGrid + coarsest + 1 }, (_, finer) => Number(`1e${coarsest - finer}`));
  return steps.find((step) => reached.every((each) => leadsTo(step, min, each))) ?? resolution;
}
