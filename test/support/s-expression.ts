import type { Expression, UnitExpression } from '../../generator/syntax/ast.js';

/** An expression with its structure in the open: `a + b * 2 ft` is `(+ a (* b 2[ft]))`. */
export function sExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return expression.unit === null ? expression.text : `${expression.text}[${unitText(expression.unit)}]`;
    case 'option':
      return `"${expression.key}"`;
    case 'name':
      return expression.name;
    case 'column':
      return `(. ${expression.input.name} ${expression.column.name})`;
    case 'lookup':
      return list('look-up', expression.table.name, ...expression.args.map(sExpression));
    case 'call':
      return list('call', expression.callee.name, ...expression.args.map(sExpression));
    case 'prefix':
      return list(expression.symbol, sExpression(expression.operand));
    case 'infix':
      return list(expression.symbol, sExpression(expression.left), sExpression(expression.right));
    case 'convert':
      return list('to', sExpression(expression.operand), unitText(expression.unit));
    case 'with':
      return list(
        'with',
        sExpression(expression.operand),
        ...expression.changes.map(({ input, value }) => list('=', input.name, sExpression(value))),
      );
    case 'if':
      return list('if', ...[expression.condition, expression.consequent, expression.alternate].map(sExpression));
  }
}

function list(...parts: readonly string[]): string {
  return `(${parts.join(' ')})`;
}

/** Factors and their powers, such as `USD^1 ft^-2`. */
function unitText({ factors }: UnitExpression): string {
  return factors.map(({ name, power }) => (power === 1 ? name : `${name}^${power}`)).join(' ');
}
