/** Runs a calculator for the values of a query, on the day that it names or today. */
import type { CalculationResult, Calculator, EstimateAmounts, Period } from '../kernel/module.js';
import { engineWords } from '../words/engine-words.js';
import type { AnswerContext } from './answer-context.js';
import { appliedInputs } from './applied-inputs.js';
import type { EstimateAnswer } from './estimate.js';
import { estimateAnswer } from './estimate.js';
import type { Inputs } from './inputs.js';
import type { ParameterError } from './parameter.js';
import { dayError, dayParameter, periodOf } from './periods.js';
import type { QueryValues } from './query-plan.js';

export interface Running {
  /** The period of a day; the last one when none has it. Only leads get there: queries without figures were refused. */
  readonly periodAt: (on: string | null) => Period;
  /** The reason that there is no answer for the day; null when there is one. */
  readonly refuseDay: (values: QueryValues) => ParameterError | null;
  /** The inputs to calculate with: the given ones, clamped, and defaults for the rest. */
  readonly inputs: (values: QueryValues, period?: Period) => Inputs;
  /** Computes only the result. Throws when the calculator breaks its promise of a finite result. */
  readonly calculate: (inputs: Inputs) => CalculationResult;
  /** The amounts of the estimate; null when there is none. Only for inputs that the calculator does not refuse. */
  readonly amounts: (inputs: Inputs) => EstimateAmounts | null;
  /** The estimate with these options; null when there is none. Only for inputs that the calculator does not refuse. */
  readonly estimateAt: (inputs: Inputs, chosen: readonly string[]) => EstimateAnswer | null;
}

export function runningOf(
  { slug, inputs: specs, answer, periods, estimate }: Calculator<Inputs>,
  { calendar, clock, translation }: Pick<AnswerContext, 'calendar' | 'clock' | 'translation'>,
): Running {
  const words = engineWords(translation);
  const dayOf = (on: string | null): string => on ?? calendar.dayAt(clock());
  const periodAt = (on: string | null): Period => {
    const known = periods ?? [];
    return periodOf(dayOf(on), known) ?? known[known.length - 1] ?? { key: '' };
  };
  return {
    periodAt,
    refuseDay: ({ on }) => {
      const day = dayOf(on);
      return periods === undefined || periodOf(day, periods) !== undefined ? null : dayError(on, periods, words, day);
    },
    inputs: (values, period = periodAt(values.on)) => {
      const inputs = appliedInputs(specs, values.inputs);
      return periods === undefined ? inputs : { ...inputs, [dayParameter]: period.key };
    },
    calculate: (inputs) => finiteResult(slug, answer(inputs)),
    amounts: (inputs) => estimate?.amounts(inputs) ?? null,
    estimateAt: (inputs, chosen) =>
      estimate === undefined ? null : estimateAnswer(estimate, estimate.amounts(inputs), chosen, words),
  };
}

/** Throws for a result that is not finite, which the compiler has ruled out, but not for modules written by hand. */
function finiteResult(slug: string, result: CalculationResult): CalculationResult {
  if (!Number.isFinite(result.value)) throw new Error(`${slug} gave ${result.value}`);
  return result;
}
