/** Reads figures: a number or a range, in a unit. Only cells may name shared figures. */

import type { RawFormula } from '../../language/forms/form.js';
import type { Core } from '../../program/core.js';
import { operations, prefixOperation } from '../../program/operations.js';
import type { TextPool } from '../../program/text-pool.js';
import type { Details, Reporter } from '../../source/diagnostic.js';
import type { Hint } from '../../source/hint.js';
import { write } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import { partsOf } from '../../syntax/ast.js';
import { constants } from '../../units/constants.js';
import type { Rational } from '../../units/rational.js';
import { compare } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, isPlain } from '../../units/unit.js';
import { elaborateQuantity } from '../expression/elaborate.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import { inUnit } from '../expression/operand.js';
import { parseRaw } from '../expression/parse.js';
import type { Quantity } from '../expression/value.js';
import { constantOf, endsOf, mapQuantity, quotedUnit, unitWords } from '../expression/value.js';
import type { CellContext } from './constant-scope.js';
import { constantScope } from './constant-scope.js';

/** The context for reading the declarations of a calculator. */
export interface DeclarationContext extends CellContext {
  readonly texts: TextPool;
}

/** The context of a figure; with `sharedFigures` it may name those. */
type Naming = FigureContext & Partial<CellContext>;

/** A number or a range, in a unit. */
export interface ConstantFigure {
  readonly unit: Unit;
  readonly low: Rational;
  readonly high: Rational;
  readonly isRange: boolean;
  readonly span: Span;
}

/** Reads a figure. Plain numbers take `unit` if it is given. Null after a reported mistake. */
export function readFigure(raw: RawFormula, unit: Unit | null, context: Naming): ConstantFigure | null {
  const expression = parseFigure(raw, context);
  return expression && figureOf(expression, unit, context);
}

/** Parses an expression without names other than allowed shared figures; null after a reported mistake. */
export function parseFigure(raw: RawFormula, context: Naming): Expression | null {
  const expression = parseRaw(raw, context);
  if (expression === null || reportForeign(expression, context)) return null;
  return reportDifference(expression, context) ? null : expression;
}

/** True after reporting a part that figures do not have. */
function reportForeign(expression: Expression, context: Naming): boolean {
  const parts = [...partsOf(expression)];
  const [named, condition] = [parts.find((part) => isNamed(part, context)), parts.find(isCondition)];
  if (named !== undefined) context.reporter.report('not-constant', named.span, {});
  else if (condition !== undefined)
    context.reporter.report('wrong-kind', condition.span, { expected: 'a figure', found: 'a condition' });
  return (named ?? condition) !== undefined;
}

/** True for a call, a choice, and a name other than that of a constant or of an allowed shared figure. */
function isNamed(part: Expression, { sharedFigures }: Naming): boolean {
  if (part.kind === 'column') return sharedFigures?.figures.has(part.input.name) !== true;
  if (part.kind === 'name') return !constants.has(part.name);
  return !['number', 'prefix', 'infix', 'convert'].includes(part.kind);
}

function isCondition(part: Expression): boolean {
  if (part.kind !== 'infix' && part.kind !== 'prefix') return false;
  const row = part.kind === 'prefix' ? prefixOperation(part.symbol) : operations.get(part.symbol);
  return row?.units === 'logic' || row?.units === 'comparison';
}

export function figureOf(expression: Expression, unit: Unit | null, context: Naming): ConstantFigure | null {
  const scope = constantScope(expression, context);
  const value = scope && elaborateQuantity(expression, scope);
  const figure = value && constantFigure(withBareUnit(value, unit), expression.span, context.reporter);
  if (figure === null || compare(figure.low, figure.high) <= 0) return figure;
  context.reporter.report('range-upside-down', expression.span, { at: '' }, swapHint(expression));
  return null;
}

/** `14..6 USD` with its ends in order. */
function swapHint(expression: Expression): Hint | undefined {
  const [, low, high, unit] = /^([\d.]+?)\s*\.\.\s*(\d[\d.]*)(\s*[A-Za-z%].*)?$/.exec(spanText(expression.span)) ?? [];
  return low === undefined ? undefined : write(`${high}..${low}${unit ?? ''}`);
}

/** True after reporting `1.3-1.2`, which in a cell is meant as a range. */
function reportDifference(expression: Expression, { reporter }: FigureContext): boolean {
  if (expression.kind !== 'infix' || expression.symbol !== '-') return false;
  const { left, right, span } = expression;
  if (left.kind !== 'number' || right.kind !== 'number') return false;
  const [low, high] = [Number(left.text), Number(right.text)].sort((a, b) => a - b);
  const unit =
    right.unit === null ? '' : `${right.unit.factors[0]?.name === '%' ? '' : ' '}${spanText(right.unit.span)}`;
  const args = {
    found: spanText(span),
    value: String(Number((Number(left.text) - Number(right.text)).toPrecision(12))),
  };
  reporter.report('range-as-difference', span, args, write(`${low}..${high}${unit}`));
  return true;
}

/** Reads a figure and converts it to `unit`; null after reporting `cannot-convert` for another kind. */
export function readFigureIn(raw: RawFormula, unit: Unit, context: Naming): ConstantFigure | null {
  const figure = readFigure(raw, unit, context);
  return figure && convertFigure(figure, unit, context.reporter);
}

/** Reads a single number and converts it to `unit`; null after a reported mistake. */
export function readNumberIn(raw: RawFormula, unit: Unit, context: Naming): Rational | null {
  const figure = readFigureIn(raw, unit, context);
  if (figure === null || !figure.isRange) return figure?.low ?? null;
  context.reporter.report('range-not-allowed', figure.span, { what: 'this figure' });
  return null;
}

export function convertFigure(figure: ConstantFigure, unit: Unit, reporter: Reporter): ConstantFigure | null {
  const convert = (value: Rational) =>
    inUnit({ kind: 'number', unit: figure.unit, core: { kind: 'constant', value } }, unit);
  const [low, high] = [convert(figure.low), convert(figure.high)];
  if (low === null || high === null) {
    const args = { from: unitWords(figure.unit), to: quotedUnit(unit) };
    reporter.report('cannot-convert', figure.span, args, inWantedUnit(figure.span, unit));
    return null;
  }
  return { ...figure, unit, low: exact(low.core), high: exact(high.core) };
}

/** Proposes the same number in the unit that is needed; whether it is the number of that unit only the editor knows. */
function inWantedUnit(span: Span, unit: Unit): Details {
  const [number] = /^-?[\d.]+(?:\.\.-?[\d.]+)?/.exec(spanText(span)) ?? [];
  if (number === undefined) return {};
  const text = isPlain(unit) ? number : `${number} ${displayUnit(unit)}`;
  return { hint: `A figure in that unit is needed here, such as \`${text}\`.`, choices: [text] };
}

function exact(core: Core): Rational {
  const value = constantOf(core);
  if (value === null) throw new Error('The conversion of a constant is not constant.');
  return value;
}

function withBareUnit(value: Quantity, unit: Unit | null): Quantity {
  return unit !== null && value.unit.factors.length === 0 && value.unit.dimensions.size === 0
    ? mapQuantity(value, unit, (core) => core)
    : value;
}

/** Null after reporting a figure without an exact value, such as `2 ^ 0.5`. */
function constantFigure(value: Quantity, span: Span, reporter: Reporter): ConstantFigure | null {
  const { low, high } = endsOf(value);
  const [a, b] = [constantOf(low.kind === 'guard' ? low.value : low), constantOf(high)];
  if (a !== null && b !== null) return { unit: value.unit, low: a, high: b, isRange: value.kind === 'range', span };
  const hint = 'It has no exact value: write the number, or calculate it in a step.';
  reporter.report('not-constant', span, {}, { hint });
  return null;
}
