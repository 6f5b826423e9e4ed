/** Finds numbers of money that stand inside formulas, where they can have no evidence. */

import { parseRaw } from '../../elaborate/expression/parse.js';
import type { RawFormula } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import type { Call, Expression, Infix, NumberLiteral } from '../../syntax/ast.js';
import { childrenOf } from '../../syntax/ast.js';
import { isPrice } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { resolveUnit } from '../../units/units.js';

/** The places of all prices in steps and published formulas. */
export function pricesInFormulas({ steps, result }: RawCalculator, units: UnitTable): readonly Span[] {
  const published = [result.value, result.range, ...result.secondary.map(({ value }) => value)];
  const formulas = [...steps.map(({ value }) => value), ...published.flatMap((each) => each ?? [])];
  return formulas.flatMap((raw) => pricesIn(raw, units));
}

function pricesIn(raw: RawFormula, units: UnitTable): readonly Span[] {
  const expression = parseRaw(raw, { units, reporter: new Reporter() });
  return expression === null ? [] : writtenIn(expression, units);
}

/** The prices of an expression; a range of two numbers is one. */
function writtenIn(expression: Expression, units: UnitTable): readonly Span[] {
  switch (expression.kind) {
    case 'number':
      return isWrittenPrice(expression, units) ? [expression.span] : [];
    case 'prefix':
    case 'convert':
    case 'with':
      return writtenIn(expression.operand, units);
    case 'infix':
      return inInfix(expression, units);
    case 'call':
      return amountsOf(expression).flatMap((each) => writtenIn(each, units));
    case 'if':
      return [expression.consequent, expression.alternate].flatMap((each) => writtenIn(each, units));
    default:
      return [];
  }
}

const comparisons = new Set(['=', '!=', '<', '<=', '>', '>=', 'and', 'or']);

/** Comparisons are bounds; a number that is divided by turns money into something else. */
function inInfix({ symbol, left, right, span }: Infix, units: UnitTable): readonly Span[] {
  if (comparisons.has(symbol)) return [];
  if (symbol === '..' && left.kind === 'number' && right.kind === 'number')
    return isWrittenPrice(right, units) || isWrittenPrice(left, units) ? [span] : [];
  const inLeft = writtenIn(left, units);
  return symbol === '/' && right.kind === 'number' ? inLeft : [...inLeft, ...writtenIn(right, units)];
}

const rounding = new Set(['round', 'ceil', 'floor']);
const bounding = new Set([...rounding, 'clamp']);

/** The multiple that something is rounded to is no price, nor are the bounds of a clamp. */
function amountsOf({ callee, args }: Call): readonly Expression[] {
  return bounding.has(callee.name) ? args.slice(0, 1) : args;
}

/** The inputs and columns, as `input.column`, that formulas read only as the multiple that something is rounded to. */
export function readAsMultiples({ steps, result }: RawCalculator, units: UnitTable): ReadonlySet<string> {
  const published = [result.value, result.range, ...result.secondary.map(({ value }) => value)];
  const formulas = [...steps.map(({ value }) => value), ...published.flatMap((each) => each ?? [])];
  const reads = formulas.flatMap((raw) => {
    const expression = parseRaw(raw, { units, reporter: new Reporter() });
    return expression === null ? [] : readsIn(expression, false);
  });
  const others = new Set(reads.flatMap(({ name, isMultiple }) => (isMultiple ? [] : [name])));
  return new Set(reads.map(({ name }) => name).filter((name) => !others.has(name)));
}

interface Read {
  readonly name: string;
  readonly isMultiple: boolean;
}

function readsIn(expression: Expression, isMultiple: boolean): readonly Read[] {
  if (expression.kind === 'name') return [{ name: expression.name, isMultiple }];
  if (expression.kind === 'column') return [{ name: `${expression.input.name}.${expression.column.name}`, isMultiple }];
  const isRounding = expression.kind === 'call' && rounding.has(expression.callee.name);
  return childrenOf(expression).flatMap((each, index) => readsIn(each, isMultiple || (isRounding && index > 0)));
}

/** Nothing, and one of a currency, by which plain numbers become money, have no source. */
function isWrittenPrice({ text, unit }: NumberLiteral, units: UnitTable): boolean {
  const resolved = unit && resolveUnit(unit, units, new Reporter());
  if (resolved === null || !isPrice(resolved)) return false;
  const value = Number(text);
  return value !== 0 && !(value === 1 && resolved.factors.length === 1);
}
