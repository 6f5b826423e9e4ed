/** Finds prices written inside formulas, where they can have no evidence. */

import { parseRaw } from '../../elaborate/expression/parse.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import type { Expression, NumberLiteral } from '../../syntax/ast.js';
import { childrenOf } from '../../syntax/ast.js';
import { isPrice } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { resolveUnit } from '../../units/units.js';

/** The places of all prices in steps and published formulas. */
export function pricesInFormulas(raw: RawCalculator, units: UnitTable): readonly Span[] {
  return formulasOf(raw, units).flatMap((formula) => pricesIn(formula, units));
}

/** The steps and published formulas that can be read. */
function formulasOf({ steps, result }: RawCalculator, units: UnitTable): readonly Expression[] {
  const published = [result.value, result.range, ...result.secondary.map(({ value }) => value)];
  const written = [...steps.map(({ value }) => value), ...published.flatMap((each) => each ?? [])];
  return written.flatMap((raw) => parseRaw(raw, { units, reporter: new Reporter() }) ?? []);
}

/** The prices of an expression; a range of two numbers is one. */
function pricesIn(expression: Expression, units: UnitTable): readonly Span[] {
  const literals = literalsOf(expression);
  if (literals !== null) return literals.some((each) => isWrittenPrice(each, units)) ? [expression.span] : [];
  return amountsIn(expression).flatMap((each) => pricesIn(each, units));
}

/** A number, or both of a range; null for anything else. */
function literalsOf(expression: Expression): readonly NumberLiteral[] | null {
  if (expression.kind === 'number') return [expression];
  if (expression.kind !== 'infix' || expression.symbol !== '..') return null;
  const { left, right } = expression;
  return left.kind === 'number' && right.kind === 'number' ? [left, right] : null;
}

const comparisons = new Set(['=', '!=', '<', '<=', '>', '>=', 'and', 'or']);

const rounding = new Set(['round', 'ceil', 'floor']);
const bounding = new Set([...rounding, 'clamp']);

/**
 * The parts of an expression that may be amounts of money. Comparisons are bounds, as those of a clamp; what something is
 * rounded to is no price, and a number that is divided by turns money into something else.
 */
export function amountsIn(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'lookup':
      return [];
    case 'if':
      return [expression.consequent, expression.alternate];
    case 'call':
      return bounding.has(expression.callee.name) ? expression.args.slice(0, 1) : expression.args;
    case 'infix':
      if (comparisons.has(expression.symbol)) return [];
      return expression.symbol === '/' && expression.right.kind === 'number'
        ? [expression.left]
        : childrenOf(expression);
    default:
      return childrenOf(expression);
  }
}

/** The inputs and columns, as `input.column`, that formulas read only as the multiple that something is rounded to. */
export function readAsMultiples(raw: RawCalculator, units: UnitTable): ReadonlySet<string> {
  const reads = formulasOf(raw, units).flatMap((formula) => readsIn(formula, false));
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
