/** Checks laws: statements that must hold for all inputs. */

import type { RawCalculator } from '../../language/read-calculator.js';
import type { Input, Requirement, SelectInput, Step } from '../../program/catalog.js';
import type { Condition, Core } from '../../program/core.js';
import { syntaxTable } from '../../program/operations.js';
import { coresByName } from '../../program/visit-core.js';
import { didYouMean } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Expression } from '../../syntax/ast.js';
import { changedParts, readsAsGiven } from '../../syntax/changed-parts.js';
import type { ConditionText, Trend, TrendText } from '../../syntax/law.js';
import { printLaw } from '../../syntax/law.js';
import { printExpression } from '../../syntax/printer.js';
import { plain, unitLabel } from '../../units/unit.js';
import { elaborate, elaborateCondition, elaborateQuantity } from '../expression/elaborate.js';
import { readChanges } from '../expression/elaborate-change.js';
import { parseLawIn } from '../expression/parse.js';
import { reportKind } from '../expression/report-kind.js';
import type { Scope } from '../expression/scope.js';
import { newUsage } from '../expression/scope.js';
import type { NumberValue } from '../expression/value.js';
import { endsOf, isQuantity } from '../expression/value.js';
import type { ClassOrders } from './class-order.js';
import { checkClassOrders, placeInOrder } from './class-order.js';
import { adviseOnLaw } from './idle-laws.js';

/** The change in a law: a growing number, or a select that goes from one option to another. */
export interface LawAxis {
  readonly input: string;
  readonly options?: { readonly from: string; readonly to: string };
}

/** A law whose meaning is known, but not yet proved. */
export type CheckedLaw = ConditionLaw | TrendLaw;

interface StatedLaw {
  /** Its published text. */
  readonly text: string;
  readonly span: Span;
  /** The `tried: LAW` around it; null where a proof is asked for. */
  readonly tried: Span | null;
}

export interface ConditionLaw extends StatedLaw {
  readonly kind: 'condition';
  readonly condition: Condition;
  /** The label of the unit of both sides of a comparison; empty for plain numbers and other conditions. */
  readonly unit: string;
  /** Conditions that hold for every call the law is about. */
  readonly requirements: readonly Condition[];
  /** The law holds if these formulas never fall along the axis; null when it is not of that form. */
  readonly rising: { readonly figures: readonly Core[]; readonly axis: LawAxis } | null;
}

export interface LawFigure {
  readonly core: Core;
  readonly name: string;
  /** The texts whose places, from 1, are its values. */
  readonly classes?: readonly string[];
}

export interface TrendLaw extends StatedLaw {
  readonly kind: 'trend';
  readonly trend: Trend;
  /** The formula, or the two ends of a range, each with its name for messages. */
  readonly figures: readonly LawFigure[];
  readonly input: string;
  /** The number itself, or each option of a select with the next one. */
  readonly axes: readonly LawAxis[];
  readonly words: Span;
}

/** Checks the laws of a calculator whose steps are known; leaves out those with mistakes. */
export function checkLaws(
  raw: Pick<RawCalculator, 'laws' | 'classes' | 'steps'>,
  requirements: readonly Requirement[],
  steps: readonly Step[],
  scope: Scope,
): readonly CheckedLaw[] {
  const definitions = coresByName(steps.flatMap(({ parts }) => parts));
  // A law does not count as a use: what only laws read is reported as unused.
  const own: Scope = { ...scope, used: newUsage(), definitions };
  const conditions = requirements.map(({ condition }) => condition);
  const stated = new Map<string, Span>();
  const orders = checkClassOrders(raw, own);
  return raw.laws.flatMap(({ content: written, tried }) => {
    const law = parseLawIn(written, own);
    if (law === null) return [];
    const span = written.content;
    adviseOnLaw(law, span, { stated, steps: raw.steps }, own);
    const checked = law.kind === 'trend' ? checkTrend(law, orders, own) : checkCondition(law, conditions, own);
    return checked === null ? [] : [{ ...checked, span, tried }];
  });
}

type Unplaced<Law> = Omit<Law, 'span' | 'tried'>;

function checkCondition(
  law: ConditionText,
  requirements: readonly Condition[],
  scope: Scope,
): Unplaced<ConditionLaw> | null {
  const condition = elaborateCondition(law.condition, scope);
  if (condition === null) return null;
  const changes = changedParts(law.condition).flatMap((part) => readChanges(part, scope, elaborate) ?? []);
  const given = readsAsGiven(law.condition) ? requirements : [];
  const changed = changes.flatMap(({ changing }) => requirements.map((each) => changing(each)));
  return {
    kind: 'condition',
    text: printLaw(law, syntaxTable),
    condition,
    unit: unitOfSides(law, condition, scope),
    requirements: [...given, ...changed],
    rising: findRising(law, scope),
  };
}

/** The label of the left side's unit; both sides are shown in it. */
function unitOfSides({ condition }: ConditionText, { kind }: Condition, scope: Scope): string {
  if (condition.kind !== 'infix' || (kind !== 'compare' && kind !== 'and')) return '';
  const left = elaborate(condition.left, scope);
  return isQuantity(left) ? unitLabel(left.unit) : '';
}

/** Reads `cost with material = "steel" >= cost with material = "vinyl"` as: from vinyl to steel, cost does not fall. */
function findRising({ condition }: ConditionText, scope: Scope): ConditionLaw['rising'] {
  if (condition.kind !== 'infix' || !['>=', '<='].includes(condition.symbol)) return null;
  const { left, right, symbol } = condition;
  const [high, low] = symbol === '>=' ? [left, right] : [right, left];
  const [to, from] = [optionOf(high), optionOf(low)];
  if (to === null || from === null || to.input !== from.input || to.figure !== from.figure) return null;
  const value = elaborateQuantity(to.operand, scope);
  if (value === null) return null;
  return { figures: coresOf(endsOf(value)), axis: { input: to.input, options: { from: from.option, to: to.option } } };
}

/** The figure, input and option of a `with` that changes one select; null for anything else. */
function optionOf(expression: Expression) {
  if (expression.kind !== 'with') return null;
  const [change, ...others] = expression.changes;
  if (change?.value.kind !== 'option' || others.length > 0) return null;
  const { operand } = expression;
  const figure = printExpression(operand, syntaxTable);
  return { operand, figure, input: change.input.name, option: change.value.key };
}

function coresOf({ low, high }: { readonly low: Core; readonly high: Core }): readonly Core[] {
  return low === high ? [low] : [low, high];
}

function checkTrend(law: TrendText, orders: ClassOrders, scope: Scope): Unplaced<TrendLaw> | null {
  const order = law.figure.kind === 'name' ? orders.get(law.figure.name) : undefined;
  if (order === null) return null;
  const value = order === undefined ? elaborateQuantity(law.figure, scope) : placeOf(law.figure, order, scope);
  const input = findInput(law, scope);
  const axes = input && axesOf(law, input, scope);
  if (value === null || input === null || axes === null) return null;
  const name = quote(printExpression(law.figure, syntaxTable));
  const { low, high } = endsOf(value);
  const figures =
    value.kind === 'number'
      ? [{ core: low, name, ...(order === undefined ? {} : { classes: order }) }]
      : [
          { core: low, name: `the low end of ${name}` },
          { core: high, name: `the high end of ${name}` },
        ];
  const text = printLaw(law, syntaxTable);
  return { kind: 'trend', text, trend: law.trend, figures, input: input.name, axes, words: law.words };
}

/** A text by its place among the classes of its step; null after a mistake. */
function placeOf(figure: Expression, order: readonly string[], scope: Scope): NumberValue | null {
  const value = elaborate(figure, scope);
  if (value.kind !== 'text') return null;
  const core = placeInOrder(value.core, order, value.pool, scope.definitions ?? new Map());
  return { kind: 'number', unit: plain, core };
}

function findInput({ input: { name, span } }: TrendText, scope: Scope): Input | null {
  const input = scope.inputs.get(name);
  if (input !== undefined || scope.brokenNames.has(name)) return input ?? null;
  const hint = scope.steps.has(name)
    ? { hint: `\`${name}\` is a step; a law is about inputs, which callers can change.` }
    : didYouMean(name, [...scope.inputs.keys()]);
  scope.reporter.report('unknown-input', span, { name }, hint);
  return null;
}

/** The axes of a law. Reports `wrong-kind` for a select that should grow. */
function axesOf({ trend, figure, input: { span } }: TrendText, input: Input, scope: Scope): readonly LawAxis[] | null {
  if (input.kind === 'number') return [{ input: input.name }];
  if (trend === 'does not depend') return neighbours(input);
  const [first, second] = input.options.map(({ key }) => `${input.name} = "${key}"`);
  const text = printExpression(figure, syntaxTable);
  const hint = `Options have no order; to compare two of them, use a law such as \`${text} with ${second} >= ${text} with ${first}\`.`;
  reportKind(span, 'a number that can grow', { kind: 'choice', input: input.name }, scope, hint);
  return null;
}

function neighbours({ name, options }: SelectInput): readonly LawAxis[] {
  return options.slice(1).map(({ key }, index) => ({
    input: name,
    options: { from: options[index]?.key ?? key, to: key },
  }));
}
