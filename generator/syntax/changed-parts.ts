/** Finds the parts of a law that are for other inputs, those for the inputs as given, and the names it reads. */
import type { Changed, Expression } from './ast.js';
import { childrenOf, partsOf } from './ast.js';

/** Every `... with ...` of an expression, the inner ones after those around them. */
export function changedParts(expression: Expression): readonly Changed[] {
  return [...partsOf(expression)].filter((part) => part.kind === 'with');
}

/** True when an expression reads a name outside every `with`, so for the inputs as the caller gave them. */
export function readsAsGiven(expression: Expression): boolean {
  if (expression.kind === 'with') return false;
  if (expression.kind === 'name' || expression.kind === 'column') return true;
  return childrenOf(expression).some(readsAsGiven);
}

/** The names that an expression reads; null where it reads columns or tables, too. */
export function namesIn(expression: Expression): readonly string[] | null {
  const parts = [...partsOf(expression)];
  if (parts.some(({ kind }) => kind === 'column' || kind === 'lookup')) return null;
  return parts.flatMap((part) => (part.kind === 'name' ? [part.name] : []));
}
