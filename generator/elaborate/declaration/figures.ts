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
import type { Convert, Expression, Infix, Prefix } from '../../syntax/ast.js';
import type { Rational } from '../../units/rational.js';
import { compare } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, isPlain } from '../../units/unit.js';
import { resolveUnit } from '../../units/units.js';
import { applyConversion, applyFunction, applyOperator } from '../expression/apply-operation.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import { elaborateNumber } from '../expression/elaborate-number.js';
import { inUnit, spanAtFault } from '../expression/operand.js';
import { parseRaw } from '../expression/parse.js';
import { reportFraction } from '../expression/report-fraction.js';
import { asQuantity } from '../expression/report-kind.js';
import type { Quantity, Value } from '../expression/value.js';
import { constantOf, endsOf, mapQuantity, quotedUnit, unitWords } from '../expression/value.js';
import type { CellContext } from './shared-value.js';
import { sharedValue } from './shared-value.js';

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
  const stranger = expression && findNamed(expression, context);
  if (stranger !== null) context.reporter.report('not-constant', stranger, {});
  return expression === null || stranger !== null || reportDifference(expression, context) ? null : expression;
}

export function figureOf(expression: Expression, unit: Unit | null, context: Naming): ConstantFigure | null {
  const value = calculate(expression, context);
  const figure = value && constantFigure(withBareUnit(value, unit), expression.span);
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

/** The first name or call of an expression that should be a figure. */
function findNamed(expression: Expression, context: Naming): Span | null {
  switch (expression.kind) {
    case 'number':
      return null;
    case 'column':
      return context.sharedFigures?.figures.has(expression.input.name) ? null : expression.span;
    case 'prefix':
    case 'convert':
      return findNamed(expression.operand, context);
    case 'infix':
      return findNamed(expression.left, context) ?? findNamed(expression.right, context);
    default:
      return expression.span;
  }
}

/** The value of an expression; null after a reported mistake. */
function calculate(expression: Expression, context: Naming): Quantity | null {
  const value = figureValue(expression, context);
  return value && asQuantity(value, expression.span, { ...context, inputs: new Map(), declared: new Map() });
}

function figureValue(expression: Expression, context: Naming): Value | null {
  switch (expression.kind) {
    case 'number':
      return elaborateNumber(expression, context, () => false);
    case 'prefix':
      return prefixOperation(expression.symbol).units === 'logic'
        ? reportCondition(expression.span, context)
        : negated(expression, context);
    case 'infix':
      return combined(expression, context);
    case 'convert':
      return converted(expression, context);
    case 'column':
      return context.sharedFigures === undefined ? null : sharedValue(expression, context.sharedFigures, context);
    default:
      throw new Error('Names and calls have been refused before.');
  }
}

function negated({ operand, span, symbol }: Prefix, context: Naming): Value | null {
  const value = calculate(operand, context);
  return value && applyFunction(prefixOperation(symbol), [{ value, span: operand.span }], { ...context, span });
}

function combined(expression: Infix, context: Naming): Value | null {
  const row = operations.get(expression.symbol);
  if (row === undefined) throw new Error(`${expression.symbol} is parsed but not in the table.`);
  if (row.units === 'logic' || row.units === 'comparison') return reportCondition(expression.span, context);
  if (reportFraction(expression, context.reporter)) return null;
  const [left, right] = [calculate(expression.left, context), calculate(expression.right, context)];
  if (left === null || right === null) return null;
  const [first, second] = [
    { value: left, span: expression.left.span },
    { value: right, span: expression.right.span },
  ];
  return applyOperator(row, first, second, { ...context, span: spanAtFault(expression) });
}

function converted({ operand, unit, span }: Convert, context: Naming): Value | null {
  const [value, target] = [calculate(operand, context), resolveUnit(unit, context.units, context.reporter)];
  return value && target && applyConversion(value, target, span, context);
}

/** Reports a comparison in a figure. */
function reportCondition(span: Span, { reporter }: FigureContext): null {
  reporter.report('wrong-kind', span, { expected: 'a figure', found: 'a condition' });
  return null;
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

function constantFigure(value: Quantity, span: Span): ConstantFigure | null {
  const { low, high } = endsOf(value);
  const [a, b] = [constantOf(low.kind === 'guard' ? low.value : low), constantOf(high)];
  return a === null || b === null ? null : { unit: value.unit, low: a, high: b, isRange: value.kind === 'range', span };
}
