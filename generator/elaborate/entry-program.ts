/** The program of an entry: its arithmetic in the form that the proof and the evaluator take. */

import type { Core } from '../program/core.js';
import { apply } from '../program/core-builders.js';
import type { Amount, Program } from '../program/program.js';
import { stepOf } from '../program/visit-core.js';
import { moneySymbol } from '../units/unit.js';
import { periodsIn } from './declaration/validity.js';
import type { ElaboratedEntry } from './elaborated-entry.js';
import type { Formula } from './formulas.js';
import { formulasIn, formulasOf } from './formulas.js';

/** All the arithmetic of an entry. */
export function programOf(entry: ElaboratedEntry): Program {
  const { scope, steps, estimate } = entry;
  const formulas = formulasOf(entry);
  const outputs = formulasIn(formulas, 'result', 'secondary', 'range', 'shown', 'words', 'text', 'held');
  const dated = periodsIn(scope);
  return {
    inputs: [...scope.inputs.values(), ...(dated === null ? [] : [dated.input])],
    requirements: formulasIn(formulas, 'requirement').map(({ core }) => core),
    steps: formulasIn(formulas, 'step').map(({ name, core }) => ({ name, core })),
    outputs: [...outputs.map(({ core }) => core), ...formulasIn(formulas, 'day').map(yearOf)],
    conditions: formulasIn(formulas, 'when').map(({ core }) => core),
    amounts: [
      ...formulasIn(formulas, 'result', 'secondary').flatMap(amountOf),
      ...shownAmounts(formulas, steps),
      ...estimateAmounts(estimate),
    ],
  };
}

/** A day that a sentence shows has to lie in the calendar, as one of which the year is asked. */
function yearOf({ core, span }: Formula<'day'>): Core {
  return apply('days_in_year', [core], span);
}

/** Published money must never be negative unless it is declared as signed. */
function amountOf({ core, span, figure, role }: Formula<'result' | 'secondary'>): readonly Amount[] {
  const { what, decimals, signed, unit } = figure;
  const place = role === 'secondary' ? ({ shownIn: 'item' } as const) : {};
  return signed || moneySymbol(unit) === null ? [] : [{ core, span, what, decimals, ...place }];
}

/** The money that sentences show; answers carry it whichever sentence applies. */
function shownAmounts(formulas: readonly Formula[], steps: ElaboratedEntry['steps']): readonly Amount[] {
  const signed = formulasIn(formulas, 'result', 'secondary').flatMap(({ core, figure }) =>
    figure.signed ? [stepOf(core)] : [],
  );
  const unsigned = steps.filter(({ name, unit }) => moneySymbol(unit) !== null && !signed.includes(name));
  const money = new Set(unsigned.map(({ name }) => name));
  return formulasIn(formulas, 'shown').flatMap(({ core, span, part: { step, format }, end }) =>
    end === 'high' || step === null || !money.has(step)
      ? []
      : [{ core, span, what: `\`${step}\``, decimals: format.decimals, shownIn: 'sentence' }],
  );
}

/** The lowest of each amount of an estimate. */
function estimateAmounts(estimate: ElaboratedEntry['estimate']): readonly Amount[] {
  if (estimate === null) return [];
  const { lines, minimum, options } = estimate;
  return [...lines, ...(minimum === null ? [] : [minimum]), ...options].map(({ low, figure, span, decimals }) => ({
    core: low,
    span,
    what: `\`${figure}\``,
    decimals,
  }));
}
