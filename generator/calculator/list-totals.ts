/** Steps that only add up a list, such as `area: sum(rooms, length * width)`, as inputs that the list gives. */

import { leadsTo } from '../elaborate/declaration/inputs.js';
import { scopeOver } from '../elaborate/declaration/lists.js';
import { openScope } from '../elaborate/declaration/open-scope.js';
import { elaborateQuantity } from '../elaborate/expression/elaborate.js';
import { parseIn } from '../elaborate/expression/parse.js';
import type { Scope, ScopeList } from '../elaborate/expression/scope.js';
import type { NumberValue } from '../elaborate/expression/value.js';
import type { Located, Named, RawFormula } from '../language/forms/form.js';
import { writtenFormula } from '../language/forms/form.js';
import type { RawInput, RawList, RawNumberInput } from '../language/forms/inputs.js';
import type { RawCalculator } from '../language/read-calculator.js';
import { Allowance } from '../program/allowance.js';
import type { Input, ListFold, NumberInput, StepPart } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { valuesOf } from '../program/given-lists.js';
import { gridDown, gridUp, resolution } from '../program/grid.js';
import type { Interval } from '../program/interval.js';
import { wordsOfName } from '../program/open-figure.js';
import type { SharedFigures } from '../program/shared-figure.js';
import { prove } from '../prove/prove.js';
import { provedRange } from '../prove/published-range.js';
import { Reporter } from '../source/diagnostic.js';
import { displayUnit, isPlain, plain } from '../units/unit.js';
import { unitsOfSize } from '../units/units.js';

type LookedUp = Pick<Scope, 'units'> & { readonly shared: SharedFigures };

/**
 * The calculator as if its editor had declared an input for each step over a list without `instead_of`, which the list
 * gives. Unit, bounds and default of the input follow from the items. A step with a mistake stays a step,
 * and is reported as one.
 */
export function withTotals<T extends RawCalculator>(raw: T, lookedUp: LookedUp): T {
  const bare = raw.lists.filter(({ value }) => value.insteadOf.length === 0);
  if (bare.length === 0) return raw;
  const nothing = { inputs: [], tables: [], schedules: [], steps: [] };
  const scope = openScope({ ...raw, ...nothing }, lookedUp, new Reporter());
  const totals = raw.steps.flatMap((step) => totalOf(step, bare, scope) ?? []);
  const inputs = totals.map(({ step, list, value }) => inputOf(step.name, list, value, { raw, scope }));
  const steps = new Set(totals.map(({ step }) => step));
  const isTotal = ({ name }: Named<unknown>): boolean => inputs.some((input) => input.name.value === name.value);
  return {
    ...raw,
    inputs: [...raw.inputs, ...inputs],
    lists: raw.lists.map((list) => standingFor(list, totals)),
    steps: raw.steps.filter((step) => !steps.has(step)),
    labels: raw.labels.filter((label) => !isTotal(label)),
  };
}

/** A step over one list only. */
interface Total {
  readonly step: Named<RawFormula>;
  readonly list: ScopeList;
  readonly value: Folded;
}

type Folded = NumberValue & { readonly folds: readonly ListFold[] };

/** The list that a step adds up, and its total; null for any other step, and for one with a mistake. */
function totalOf(step: Named<RawFormula>, lists: readonly Named<RawList>[], scope: Scope): Total | null {
  for (const { name } of lists) {
    const list = scope.lists.get(name.value);
    const value = list && foldedBy(step.value, list, scope);
    if (list !== undefined && value) return { step, list, value };
  }
  return null;
}

function foldedBy(formula: RawFormula, list: ScopeList, scope: Scope): Folded | null {
  const folds = new Map<string, ListFold>();
  const own = scopeOver(list, folds, { ...scope, reporter: new Reporter() });
  const expression = parseIn(formula, own);
  const value = expression && elaborateQuantity(expression, own);
  const isNamed = value !== null && (isPlain(value.unit) || value.unit.factors.length > 0);
  return isNamed && value.kind === 'number' && folds.size > 0 ? { ...value, folds: [...folds.values()] } : null;
}

function standingFor(list: Named<RawList>, totals: readonly Total[]): Named<RawList> {
  const own = totals.filter((total) => total.list.name === list.name.value);
  return { ...list, value: { ...list.value, insteadOf: [...list.value.insteadOf, ...own.map(({ step }) => step)] } };
}

function inputOf(
  name: Located<string>,
  list: ScopeList,
  value: Folded,
  { raw, scope }: { readonly raw: RawCalculator; readonly scope: Scope },
): Named<RawNumberInput & RawInput> {
  const { low, high } = totalRange(list, value);
  const [min, max] = [gridDown(beyond(low, -1)), gridUp(beyond(high, 1))];
  const usual = usualTotal(list, value);
  const [only] = value.folds;
  const whole = only?.by === 'items' && value.core.kind === 'step';
  const located = <V>(each: V): Located<V> => ({ value: each, span: name.span });
  const unit = isPlain(value.unit)
    ? null
    : writtenFormula(unitsOfSize(value.unit, scope.units)[0]?.name ?? displayUnit(value.unit), name.span);
  return {
    name,
    value: {
      label: raw.labels.find((label) => label.name.value === name.value)?.value ?? wordsOfName(name.value),
      ...{ type: 'number', unit, unitLabel: null, whole, hint: null, deprecated: null },
      ...{ required: usual === null ? located(true) : null, default: usual === null ? null : located(usual) },
      ...{
        min: located(min),
        max: located(max),
        step: located(whole ? 1 : stepFor(min, usual === null ? [max] : [usual, max])),
      },
    },
  };
}

/** Steps that the proof of a range may take, about a tenth of a second. */
const stepsOfRange = 50_000;

/** The range of the total: first of each fold, then of the formula over them. */
function totalRange(list: ScopeList, { core, folds }: Folded): Interval {
  const inputs = folds.map((fold) => numberOf(fold.name, foldRange(fold, list)));
  return rangeOf(
    core,
    inputs,
    folds.map(({ name }) => ({ name, core: { kind: 'input', name } })),
  );
}

function foldRange({ by, item }: ListFold, list: ScopeList): Interval {
  const count = { low: list.least, high: list.most };
  if (item === null) return count;
  const { low, high } = rangeOf(item, [...list.inputs.values()], []);
  if (by !== 'sum') return { low, high };
  return { low: Math.min(low * count.low, low * count.high), high: Math.max(high * count.low, high * count.high) };
}

/** A formula without an answer has no end either; that is reported where the list is proved. */
function rangeOf(core: Core, inputs: readonly Input[], steps: readonly StepPart[]): Interval {
  const allowance = new Allowance(stepsOfRange);
  const program = { inputs, steps, outputs: [core], requirements: [], conditions: [], amounts: [], allowance };
  const { low, high } = provedRange(core, decimalsOfGrid, program, prove(program).analyses);
  return { low: Math.max(low, -farthest), high: Math.min(high, farthest) };
}

const decimalsOfGrid = 9;
const farthest = 1e12;

function numberOf(name: string, { low, high }: Interval): NumberInput {
  return {
    ...{ kind: 'number', name, label: name, unit: plain, unitLabel: null, accepts: [], hint: null, deprecated: null },
    ...{ default: null, whole: false, min: low, max: high, step: 1 },
  };
}

/** The total of the fewest items with their defaults; null without an answer, or where an input has no default. */
function usualTotal(list: ScopeList, { core, folds }: Folded): number | null {
  const items = [...list.inputs.values()];
  const usual = items.flatMap(({ name, default: value }) => (value === null ? [] : [[name, value] as const]));
  if (usual.length < items.length) return null;
  const gives = [{ input: list.name, formula: '', core, folds }];
  const { name, least, most } = list;
  const whole = { name, label: name, hint: null, items, least, most, gives };
  const value = Number(valuesOf(whole, Array(least).fill(new Map(usual))).get(list.name));
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
