import type { Expression } from '../formula/ast.js';
import { parseFormula } from '../formula/parser.js';
import type { RawFormula } from '../load/raw-catalog.js';
import type { Core } from '../model/core.js';
import { syntaxTable } from '../model/operations.js';
import type { Rational } from '../model/rational.js';
import type { Unit } from '../model/unit.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { inUnit } from './arithmetic.js';
import { elaborateQuantity } from './elaborate.js';
import type { Scope } from './scope.js';
import { newUsage } from './scope.js';
import type { UnitTable } from './units.js';
import type { Quantity } from './value.js';
import { constantOf, endsOf, mapQuantity, missingFactor, quotedUnit, unitWords } from './value.js';

/** What reading a figure needs. */
export interface FigureContext {
  readonly units: UnitTable;
  readonly reporter: Reporter;
}

/** A figure of the catalog: a number, or a range of two, in a unit. */
export interface ConstantFigure {
  readonly unit: Unit;
  readonly low: Rational;
  readonly high: Rational;
  readonly isRange: boolean;
  readonly span: Span;
}

/** Parses a formula where it stands. Reports `formula-escape` where its place in the file is lost to escapes. */
export function parseRaw(raw: RawFormula, reporter: Reporter): Expression | null {
  if (raw.verbatim) return parseFormula(raw.content, syntaxTable, reporter);
  reporter.report('formula-escape', raw.content, { what: 'formula' });
  return null;
}

/** A formula of a calculator. One that cannot be read leaves it unclear what it was meant to use. */
export function parseIn(raw: RawFormula, scope: Scope): Expression | null {
  const expression = parseRaw(raw, scope.reporter);
  if (expression === null) scope.used.isUnclear = true;
  return expression;
}

/** A figure without names. Bare numbers take `unit` where there is one; null after a reported mistake. */
export function readFigure(raw: RawFormula, unit: Unit | null, context: FigureContext): ConstantFigure | null {
  const expression = parseRaw(raw, context.reporter);
  const stranger = expression && findNamed(expression);
  if (stranger !== null) context.reporter.report('not-constant', stranger, {});
  if (expression === null || stranger !== null) return null;
  const value = elaborateQuantity(expression, emptyScope(context));
  const figure = value && constantFigure(withBareUnit(value, unit), expression.span);
  if (
    figure === null ||
    figure.low.numerator * figure.high.denominator <= figure.high.numerator * figure.low.denominator
  )
    return figure;
  context.reporter.report('range-upside-down', expression.span, { at: '' });
  return null;
}

/** A figure in a unit of a given kind; null after reporting `cannot-convert` for another kind. */
export function readFigureIn(raw: RawFormula, unit: Unit, context: FigureContext): ConstantFigure | null {
  const figure = readFigure(raw, unit, context);
  return figure && convertFigure(figure, unit, context.reporter);
}

/** A single number in a unit of a given kind. */
export function readNumberIn(raw: RawFormula, unit: Unit, context: FigureContext): Rational | null {
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
    const hint = missingFactor(figure.unit, unit);
    reporter.report('cannot-convert', figure.span, { from: unitWords(figure.unit), to: quotedUnit(unit) }, { hint });
    return null;
  }
  return { ...figure, unit, low: exact(low.core), high: exact(high.core) };
}

/** The first name or call of an expression that should be a figure. */
function findNamed(expression: Expression): Span | null {
  switch (expression.kind) {
    case 'number':
      return null;
    case 'prefix':
    case 'convert':
      return findNamed(expression.operand);
    case 'infix':
      return findNamed(expression.left) ?? findNamed(expression.right);
    default:
      return expression.span;
  }
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

function emptyScope({ units, reporter }: FigureContext): Scope {
  const nothing = new Map<string, never>();
  return {
    units,
    reporter,
    inputs: nothing,
    brokenNames: new Set(),
    tables: nothing,
    schedules: nothing,
    steps: new Map(),
    allSteps: [],
    used: newUsage(),
  };
}
