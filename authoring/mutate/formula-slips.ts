/** Makes the slips of one formula in its tree, so that each is a valid formula. */

import { syntaxTable } from '../../generator/program/operations.js';
import type { Call, Expression, Infix, NumberLiteral } from '../../generator/syntax/ast.js';
import { printExpression } from '../../generator/syntax/printer.js';
import type { Rational } from '../../generator/units/rational.js';
import { add, fraction, multiply, one, parseDecimal, toExactDecimal } from '../../generator/units/rational.js';
import type { Slip, SlipKind } from './slip.js';

interface FormulaSlip extends Pick<Slip, 'kind' | 'span' | 'was' | 'becomes'> {
  readonly whole: Expression;
}

export interface Slipping {
  /** The factors for each number. */
  readonly nudges: readonly Rational[];
  /** True to move each number by one in its last digit as well, as a typo does. */
  readonly byDigit?: boolean;
  /** The keys of the options of each select. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** Every slip of a formula, including those in its parts. */
export function formulaSlips(expression: Expression, slipping: Slipping): readonly FormulaSlip[] {
  const inner = childrenOf(expression).flatMap(({ child, rebuild }) =>
    formulaSlips(child, slipping).map((slip) => ({ ...slip, whole: rebuild(slip.whole) })),
  );
  return [...ownSlips(expression, slipping), ...inner];
}

interface Child {
  readonly child: Expression;
  readonly rebuild: (child: Expression) => Expression;
}

function childrenOf(expression: Expression): readonly Child[] {
  switch (expression.kind) {
    case 'infix':
      return [
        { child: expression.left, rebuild: (left) => ({ ...expression, left }) },
        { child: expression.right, rebuild: (right) => ({ ...expression, right }) },
      ];
    case 'prefix':
    case 'convert':
      return [{ child: expression.operand, rebuild: (operand) => ({ ...expression, operand }) }];
    case 'call':
    case 'lookup':
      return expression.args.map((child, at) => ({
        child,
        rebuild: (changed) => ({
          ...expression,
          args: expression.args.map((arg, index) => (index === at ? changed : arg)),
        }),
      }));
    case 'if':
      return [
        { child: expression.condition, rebuild: (condition) => ({ ...expression, condition }) },
        { child: expression.consequent, rebuild: (consequent) => ({ ...expression, consequent }) },
        { child: expression.alternate, rebuild: (alternate) => ({ ...expression, alternate }) },
      ];
    default:
      return [];
  }
}

function ownSlips(expression: Expression, slipping: Slipping): readonly FormulaSlip[] {
  switch (expression.kind) {
    case 'number':
      return numberSlips(expression, slipping);
    case 'infix':
      return infixSlips(expression, slipping);
    case 'call':
      return callSlips(expression);
    case 'if':
      return [expression.consequent, expression.alternate].map((branch) => slip('branch', expression, branch));
    case 'prefix':
      return expression.symbol === 'not' ? [slip('operator', expression, expression.operand)] : [];
    default:
      return [];
  }
}

/** Multiplies a number by each factor; turns a zero into a one. */
function numberSlips(literal: NumberLiteral, { nudges, byDigit }: Slipping): readonly FormulaSlip[] {
  const value = parseDecimal(literal.text);
  if (value === null) return [];
  const values = value.numerator === 0n ? [one] : nudges.map((nudge) => multiply(value, nudge));
  const digits = byDigit === true ? [add(value, lastDigitOf(literal.text))] : [];
  return [...values, ...digits].flatMap((each) => {
    const text = toExactDecimal(each);
    return text === null ? [] : [slip('number', literal, { ...literal, text })];
  });
}

/** One in the last digit of a decimal: 0.01 for `2.50`. */
function lastDigitOf(text: string): Rational {
  const decimals = text.split('.')[1]?.length ?? 0;
  return fraction(1n, 10n ** BigInt(decimals));
}

const exchanged: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '!=',
  '!=': '=',
  and: 'or',
  or: 'and',
};

const oneSided = new Set(['+', 'and', 'or']);

function infixSlips(expression: Infix, { options }: Slipping): readonly FormulaSlip[] {
  const symbol = exchanged[expression.symbol];
  const { symbol: was, symbolSpan: span } = expression;
  const flipped: readonly FormulaSlip[] =
    symbol === undefined ? [] : [{ kind: 'operator', span, was, becomes: symbol, whole: { ...expression, symbol } }];
  const sides = oneSided.has(was) ? [expression.left, expression.right] : [];
  return [...flipped, ...sides.map((side) => slip('operator', expression, side)), ...optionSlips(expression, options)];
}

/** Replaces the option in `style = "vinyl"` by the next one. */
function optionSlips(expression: Infix, options: Slipping['options']): readonly FormulaSlip[] {
  const { left, right } = expression;
  if (left.kind !== 'name' || right.kind !== 'option') return [];
  const keys = options.get(left.name) ?? [];
  const key = keys[(keys.indexOf(right.key) + 1) % keys.length];
  if (key === undefined || key === right.key) return [];
  const other = { ...right, key };
  return [{ ...slip('option', right, other), whole: { ...expression, right: other } }];
}

const roundings = ['ceil', 'round', 'floor'];

function callSlips(call: Call): readonly FormulaSlip[] {
  const { name } = call.callee;
  const renamed = (other: string): FormulaSlip =>
    slip('operator', call, { ...call, callee: { ...call.callee, name: other } });
  const sides = call.args.map((arg) => slip('operator', call, arg));
  if (name === 'min' || name === 'max') return [renamed(name === 'min' ? 'max' : 'min'), ...sides];
  if (!roundings.includes(name)) return [];
  return [...roundings.filter((other) => other !== name).map(renamed), ...sides.slice(0, 1)];
}

function slip(kind: SlipKind, expression: Expression, whole: Expression): FormulaSlip {
  const [was, becomes] = [expression, whole].map((each) => printExpression(each, syntaxTable));
  return { kind, span: expression.span, was: was ?? '', becomes: becomes ?? '', whole };
}
