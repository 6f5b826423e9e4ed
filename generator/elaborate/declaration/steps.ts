/** Checks steps. */

import type { Located, Named, RawFormula } from '../../language/forms/form.js';
import type { Step } from '../../program/catalog.js';
import { exactnessOf } from '../../program/comparing.js';
import type { Core } from '../../program/core.js';
import { syntaxTable } from '../../program/operations.js';
import { levelsOf, mostLevels } from '../../program/visit-core.js';
import { write } from '../../source/hint.js';
import { spanText } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import { printExpression } from '../../syntax/printer.js';
import { unitOfStep } from '../../units/inference.js';
import { plain, withoutOrigins } from '../../units/unit.js';
import { elaborate } from '../expression/elaborate.js';
import { exactnessIn } from '../expression/elaborate-comparison.js';
import { parseIn } from '../expression/parse.js';
import { asQuantity } from '../expression/report-kind.js';
import type { Scope } from '../expression/scope.js';
import type { StepValue } from '../expression/value.js';
import { asText, endsOf } from '../expression/value.js';

/** A step whose formula is parsed; null after a mistake in it. */
export interface ParsedStep {
  readonly name: Located<string>;
  readonly expression: Expression | null;
}

export function parseStep({ name, value: raw }: Named<RawFormula>, scope: Scope): ParsedStep {
  return { name, expression: parseIn(raw, scope) };
}

/** Checks a step and adds it to the scope of those below; null after a mistake, such as a formula that was not parsed. */
export function addStep({ name, expression }: ParsedStep, scope: Scope): Step | null {
  const isNamedTwice = expression !== null && reportAssignment(name.value, expression, scope);
  const found = isNamedTwice ? null : expression && elaborate(expression, scope);
  const value = found && expression && (asText(found, scope.texts) ?? asQuantity(found, expression.span, scope));
  scope.steps.set(name.value, value && readStep(name.value, value, scope));
  if (value === null || expression === null) return null;
  const formula = printExpression(expression, syntaxTable);
  if (value.kind === 'text') {
    const { core, pool, possible } = value;
    const text = { pool, possible: [...new Set(possible)] };
    const parts = [{ name: name.value, core }];
    return isTooDeep(name, parts, scope) ? null : { name: name.value, formula, unit: plain, parts, text };
  }
  const { low, high } = endsOf(value);
  const parts =
    value.kind === 'number'
      ? [{ name: name.value, core: low }]
      : [
          { name: `${name.value}.low`, core: low },
          { name: `${name.value}.high`, core: high },
        ];
  if (isTooDeep(name, parts, scope)) return null;
  return { name: name.value, formula, unit: withoutOrigins(value.unit), parts, text: null };
}

/**
 * Notes what later steps ask of these. True after reporting a chain of steps that is too deep; the steps below are then
 * not reported again.
 */
function isTooDeep({ value: name, span }: Located<string>, parts: Step['parts'], scope: Scope): boolean {
  for (const part of parts) {
    scope.levels.set(part.name, levelsOf(part.core, scope.levels));
    scope.exactness.set(part.name, exactnessOf(part.core, exactnessIn(scope)));
  }
  const levels = Math.max(...parts.map((part) => scope.levels.get(part.name) ?? 0));
  if (levels <= mostLevels) return false;
  scope.steps.set(name, null);
  scope.reporter.report('chain-too-deep', span, { levels, limit: mostLevels });
  return true;
}

/** True after reporting `total: total = a + b`, which repeats the name before the colon. */
function reportAssignment(step: string, expression: Expression, scope: Scope): boolean {
  if (expression.kind !== 'infix' || expression.symbol !== '=' || expression.left.kind !== 'name') return false;
  const { name } = expression.left;
  if (name !== step && (scope.inputs.has(name) || scope.steps.has(name))) return false;
  scope.used.isUnclear = true;
  const hint = write(spanText(expression.right.span), ': the name of a step comes before the colon.');
  scope.reporter.report('wrong-kind', expression.span, { expected: 'a number', found: 'a comparison' }, hint);
  return true;
}

/** The value of a step's name in later formulas: a reference to the computed value, not its formula again. */
function readStep(name: string, value: StepValue, { notes }: Scope): StepValue {
  const read = (part: string): Core => ({ kind: 'step', name: part });
  if (value.kind === 'text') return { ...value, core: read(name) };
  const unit = unitOfStep(name, value.unit, notes);
  return value.kind === 'number'
    ? { kind: 'number', unit, core: read(name) }
    : { kind: 'range', unit, low: read(`${name}.low`), high: read(`${name}.high`) };
}
