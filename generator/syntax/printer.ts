/** Prints trees as text in canonical form. */
import type { Expression, NumberLiteral, UnitExpression } from './ast.js';
import type { SyntaxTable } from './syntax.js';

/** Looser than any operator: for whole formulas and the insides of brackets. */
const loosest = 0;
/** Tighter than any operator: for names, calls and numbers. */
const tightest = 100;

/** The formula in canonical spacing, with parentheses only where precedence needs them. The inverse of parsing. */
export function printExpression(expression: Expression, table: SyntaxTable): string {
  return print(expression, loosest, table);
}

function print(expression: Expression, minimum: number, table: SyntaxTable): string {
  const text = printBare(expression, table);
  return precedenceOf(expression, table) < minimum ? `(${text})` : text;
}

function printBare(expression: Expression, table: SyntaxTable): string {
  switch (expression.kind) {
    case 'number':
      return printNumber(expression);
    case 'option':
      return `"${expression.key}"`;
    case 'name':
      return expression.name;
    case 'column':
      return `${expression.input.name}.${expression.column.name}`;
    case 'lookup':
      return `${expression.table.name}[${printList(expression.args, table)}]`;
    case 'call':
      return `${expression.callee.name}(${printList(expression.args, table)})`;
    case 'prefix':
      return printPrefix(expression, table);
    case 'infix':
      return printInfix(expression, table);
    case 'convert':
      return `${print(expression.operand, precedenceOf(expression, table), table)} to ${printUnit(expression.unit)}`;
    case 'with': {
      const changes = expression.changes.map(({ input, value }) => `${input.name} = ${print(value, loosest, table)}`);
      return `${print(expression.operand, tightest, table)} with ${changes.join(', ')}`;
    }
    case 'if': {
      const parts = [expression.condition, expression.consequent, expression.alternate].map((part) =>
        print(part, loosest, table),
      );
      return `if ${parts[0]} then ${parts[1]} else ${parts[2]}`;
    }
  }
}

function printList(args: readonly Expression[], table: SyntaxTable): string {
  return args.map((arg) => print(arg, loosest, table)).join(', ');
}

function printPrefix(expression: Expression & { kind: 'prefix' }, table: SyntaxTable): string {
  const space = /[a-z]/.test(expression.symbol) ? ' ' : '';
  return `${expression.symbol}${space}${print(expression.operand, precedenceOf(expression, table), table)}`;
}

function printInfix(expression: Expression & { kind: 'infix' }, table: SyntaxTable): string {
  const syntax = table.infix.get(expression.symbol);
  const precedence = syntax?.precedence ?? loosest;
  const left = print(expression.left, syntax?.associates === 'left' ? precedence : precedence + 1, table);
  const right = print(expression.right, syntax?.associates === 'right' ? precedence : precedence + 1, table);
  if (expression.symbol !== '..') return `${left} ${expression.symbol} ${right}`;
  return sharesUnit(expression) ? `${printValue(expression.left as NumberLiteral)}..${right}` : `${left}..${right}`;
}

/** `150 USD..200 USD` is written `150..200 USD`. */
function sharesUnit({ left, right }: Expression & { kind: 'infix' }): boolean {
  if (left.kind !== 'number' || right.kind !== 'number' || left.unit === null || right.unit === null) return false;
  return printUnit(left.unit) === printUnit(right.unit);
}

function printNumber(literal: NumberLiteral): string {
  if (literal.unit === null) return printValue(literal);
  const unit = printUnit(literal.unit);
  return unit === '%' ? `${printValue(literal)}%` : `${printValue(literal)} ${unit}`;
}

/** Adds a 0 before a leading point, as `0...5` would have three dots. */
function printValue(literal: NumberLiteral): string {
  return literal.text.startsWith('.') ? `0${literal.text}` : literal.text;
}

/** A unit that starts with a divisor gets a negative power, as `1/ft` is only read after `to`. */
export function printUnit(unit: UnitExpression): string {
  return unit.factors.map(printFactor).join('');
}

function printFactor({ name, power }: UnitExpression['factors'][number], index: number): string {
  if (index === 0) return power === 1 ? name : `${name}^${power}`;
  const exponent = Math.abs(power) === 1 ? '' : `^${Math.abs(power)}`;
  return `${power < 0 ? '/' : '*'}${name}${exponent}`;
}

function precedenceOf(expression: Expression, table: SyntaxTable): number {
  if (expression.kind === 'if') return loosest;
  if (expression.kind === 'convert') return table.infix.get('to')?.precedence ?? loosest;
  if (expression.kind === 'infix') return table.infix.get(expression.symbol)?.precedence ?? loosest;
  return expression.kind === 'prefix' ? (table.prefix.get(expression.symbol)?.precedence ?? loosest) : tightest;
}
