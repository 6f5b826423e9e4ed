/** Finds the parts of an expression, and of a law that are for other inputs, those for the inputs as given, and the names it reads. */
import type { Changed, Expression } from './ast.js';

/** Every `... with ...` of an expression, including nested ones. */
export function changedParts(expression: Expression): readonly Changed[] {
  const inner = childrenOf(expression).flatMap(changedParts);
  return expression.kind === 'with' ? [expression, ...inner] : inner;
}

/** True when an expression reads a name outside every `with`, so for the inputs as the caller gave them. */
export function readsAsGiven(expression: Expression): boolean {
  if (expression.kind === 'with') return false;
  if (expression.kind === 'name' || expression.kind === 'column') return true;
  return childrenOf(expression).some(readsAsGiven);
}

/** The names that an expression reads; null where it reads columns or tables, too. */
export function namesIn(expression: Expression): readonly string[] | null {
  if (expression.kind === 'name') return [expression.name];
  if (expression.kind === 'column' || expression.kind === 'lookup') return null;
  const inner = childrenOf(expression).map(namesIn);
  return inner.some((names) => names === null) ? null : inner.flatMap((names) => names ?? []);
}

export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'lookup':
    case 'call':
      return expression.args;
    case 'prefix':
    case 'convert':
    case 'with':
      return [expression.operand];
    case 'infix':
      return [expression.left, expression.right];
    case 'if':
      return [expression.condition, expression.consequent, expression.alternate];
    default:
      return [];
  }
}
