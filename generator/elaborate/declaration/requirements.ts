/** Checks requirements, which hold before the steps: a step that one names stands there as its formula over inputs. */

import type { RawCalculator } from '../../language/read-calculator.js';
import type { Requirement } from '../../program/catalog.js';
import { withoutForgiving } from '../../program/comparing.js';
import type { Condition, Core } from '../../program/core.js';
import { childrenOf, rewriting } from '../../program/visit-core.js';
import { Reporter } from '../../source/diagnostic.js';
import { memoized } from '../../source/remembered.js';
import type { Span } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import { partsOf } from '../../syntax/ast.js';
import { newUnitNotes } from '../../units/inference.js';
import { elaborateCondition } from '../expression/elaborate.js';
import { parseIn } from '../expression/parse.js';
import type { Scope } from '../expression/scope.js';
import { newUsage } from '../expression/scope.js';
import type { ParsedStep } from './steps.js';
import { addStep } from './steps.js';

/** The requirements that have no mistake. */
export function checkRequirements(
  raw: RawCalculator,
  steps: readonly ParsedStep[],
  scope: Scope,
): readonly Requirement[] {
  const parsed = raw.require.map(({ that, message }) => ({ expression: parseIn(that, scope), message }));
  const isOther = (part: Expression) => part.kind === 'name' && !scope.inputs.has(part.name);
  const readsOthers = parsed.some(({ expression }) => expression !== null && [...partsOf(expression)].some(isOther));
  const before = readsOthers ? computedBefore(steps, scope) : { scope, written: (condition: Condition) => condition };
  return parsed.flatMap(({ expression, message }): readonly Requirement[] => {
    const condition = expression && elaborateCondition(expression, before.scope);
    if (expression === null || condition === null) return [];
    const written = before.written(condition);
    if (written === null) reportLong(expression.span, scope);
    return written === null ? [] : [{ condition: withoutForgiving(written), message }];
  });
}

function reportLong(span: Span, { reporter }: Scope): void {
  const hint = 'Compare inputs, or steps that need less.';
  reporter.report('chain-too-deep', span, { levels: `more than ${mostParts}`, limit: mostParts }, { hint });
}

/** Most parts of a requirement with its steps written out. */
const mostParts = 500;

interface Before {
  readonly scope: Scope;
  /** The condition with the formulas of steps in their place; null where that is too long. */
  readonly written: (condition: Condition) => Condition | null;
}

/** The steps as a requirement may read them. Their mistakes and what they use are noted where they stand. */
function computedBefore(steps: readonly ParsedStep[], scope: Scope): Before {
  const apart: Scope = {
    ...scope,
    reporter: new Reporter(),
    used: newUsage(),
    notes: newUnitNotes(),
    steps: new Map(),
    levels: new Map(),
    exactness: new Map(),
  };
  const parts = steps.flatMap((step) => addStep(step, apart)?.parts ?? []);
  const formulas = new Map(parts.map(({ name, core }) => [name, core]));
  const formulaOf = (core: Core): Core | null => (core.kind === 'step' ? (formulas.get(core.name) ?? null) : null);
  const sizeOf = memoized((core: Core): number => {
    const formula = formulaOf(core);
    return formula === null ? childrenOf(core).reduce((sum, child) => sum + sizeOf(child), 1) : sizeOf(formula);
  });
  const inPlace = rewriting((core) => {
    const formula = formulaOf(core);
    return formula && inPlace(formula);
  });
  return {
    scope: { ...scope, steps: apart.steps, levels: apart.levels, exactness: apart.exactness },
    written: (condition) => (sizeOf(condition) > mostParts ? null : inPlace(condition)),
  };
}
