/** Advises on laws that hold whatever the formula is. */

import type { RawCalculator } from '../../language/read-calculator.js';
import { syntaxTable } from '../../program/operations.js';
import { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import { namesIn } from '../../syntax/changed-parts.js';
import type { LawText } from '../../syntax/law.js';
import { printLaw } from '../../syntax/law.js';
import { printExpression } from '../../syntax/printer.js';
import { parseRaw } from '../expression/parse.js';
import type { Scope } from '../expression/scope.js';

/** Reports `law-says-nothing`; `stated` holds the laws above, by their text, and takes this one in. */
export function adviseOnLaw(
  law: LawText,
  span: Span,
  { stated, steps }: { readonly stated: Map<string, Span>; readonly steps: RawCalculator['steps'] },
  scope: Scope,
): void {
  const { inputs, reporter } = scope;
  const text = printLaw(law, syntaxTable);
  const first = stated.get(text);
  stated.set(text, first ?? span);
  const reason = first === undefined ? (emptiness(law, inputs) ?? repetition(law, steps, scope)) : 'it is stated above';
  const related = first === undefined ? [] : [{ span: first, label: 'first here' }];
  if (reason !== null) reporter.report('law-says-nothing', span, { reason }, { related });
}

/** That a condition compares a step with the formula of that step; null for others. */
function repetition(law: LawText, steps: RawCalculator['steps'], scope: Scope): string | null {
  if (law.kind !== 'condition' || law.condition.kind !== 'infix' || !/^[<>]?=$/.test(law.condition.symbol)) return null;
  const { left, right } = law.condition;
  const written = (side: Expression): string | null => {
    const own = side.kind === 'name' ? steps.find(({ name }) => name.value === side.name) : undefined;
    const formula = own && parseRaw(own.value, { ...scope, reporter: new Reporter() });
    return formula ? printExpression(formula, syntaxTable) : null;
  };
  const repeats = (step: Expression, other: Expression) => written(step) === printExpression(other, syntaxTable);
  const named = repeats(left, right) ? left : repeats(right, left) ? right : null;
  return named?.kind === 'name' ? `it repeats the formula of \`${named.name}\`` : null;
}

/** Why a condition would hold for any formula; null for others. */
function emptiness(law: LawText, inputs: Scope['inputs']): string | null {
  if (law.kind !== 'condition') return null;
  const { condition } = law;
  if (condition.kind !== 'infix') return null;
  const [left, right] = [condition.left, condition.right].map((side) => printExpression(side, syntaxTable));
  if (left === right) return 'both of its sides are the same';
  const sides = [namesIn(condition.left), namesIn(condition.right)];
  const isBound = sides.some((names, index) => {
    const [only] = names ?? [];
    const side = index === 0 ? condition.left : condition.right;
    return side.kind === 'name' && only !== undefined && inputs.has(only) && sides[1 - index]?.length === 0;
  });
  return isBound ? 'it bounds an input, which `min` and `max` do' : null;
}
