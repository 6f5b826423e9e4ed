/** Names the figures that a sentence shows, so that answers can carry them. */

import type { FigurePart, SentenceCase } from '../../program/catalog.js';
import { syntaxTable } from '../../program/operations.js';
import { shownParts } from '../../program/sentence.js';
import type { Reporter } from '../../source/diagnostic.js';
import { spanText } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import { printExpression } from '../../syntax/printer.js';
import type { Scope } from '../expression/scope.js';

/**
 * The step that a placeholder shows, as it is or in another unit; null for an input, which answers carry anyway.
 * Undefined after reporting `unnamed-figure`.
 */
export function shownName(expression: Expression, scope: Scope): string | null | undefined {
  const shown = expression.kind === 'convert' ? expression.operand : expression;
  if (shown.kind === 'name') return scope.steps.has(shown.name) ? shown.name : null;
  const name = freeName(shown, scope);
  const formula = printExpression(expression, syntaxTable);
  const hint = `Make it a step, \`${name}: ${formula}\`, and write \`{${name}}\` here.`;
  scope.reporter.report('unnamed-figure', expression.span, {}, { hint });
  return undefined;
}

/** Proposes a free name for a step, taken from the column if one is shown. */
function freeName(shown: Expression, scope: Scope): string {
  const isTaken = (name: string) => scope.inputs.has(name) || scope.allSteps.includes(name);
  const wanted = shown.kind === 'column' ? shown.column.name : 'shown';
  return isTaken(wanted) ? `${wanted}Shown` : wanted;
}

/** Reports a step that a sentence shows in two units. */
export function reportTwoUnits(cases: readonly SentenceCase[], reporter: Reporter): void {
  const first = new Map<string, FigurePart>();
  for (const { name, part } of shownParts(cases)) {
    const known = first.get(name) ?? part;
    first.set(name, known);
    if (known.unitLabel === part.unitLabel) continue;
    const related = [{ span: known.span, label: `in ${known.unitLabel} here` }];
    const converted = [part, known].map(({ span }) => spanText(span)).find((text) => text !== name) ?? name;
    const hint = `Make one of them a step of its own, such as \`${name}Also: ${converted}\`, and write \`{${name}Also}\`.`;
    reporter.report('figure-in-two-units', part.span, { name }, { related, hint });
  }
}
