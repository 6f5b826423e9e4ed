/** Runs a calculator for the values of a query, on the day that it names or today. */

import type { EngineWords } from '../../words/engine-words.js';
import { engineWords } from '../../words/engine-words.js';
import type { CalculationResult, Calculator, EstimateAmounts, Period, TraceStep } from '../kernel/module.js';
import type { AnswerContext } from './answer-context.js';
import { appliedInputs } from './applied-inputs.js';
import type { EstimateAnswer } from './estimate.js';
import { estimateAnswer, totalWith } from './estimate.js';
import type { Inputs } from './inputs.js';
import type { ParameterError } from './parameter.js';
import { dayError, dayParameter, periodOf } from './periods.js';
import type { QueryValues } from './query-plan.js';

/** Numbers by the names of steps. */
export type Brought = Readonly<Record<string, number>>;

export interface Running {
  /** The words of its language. */
  readonly words: EngineWords;
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
  /** What this job brings to the steps that jobs on one visit have in common. */
  readonly brings: (inputs: Inputs) => Brought;
  /** The amounts with what several jobs bring in place of what one does; only where jobs have steps in common. */
  readonly amountsTogether: (inputs: Inputs, brought: Brought) => EstimateAmounts;
  /** The estimate with these options; null when there is none. Only for inputs that the calculator does not refuse. */
  readonly estimateAt: (inputs: Inputs, chosen: readonly string[]) => EstimateAnswer | null;
  /** Its total, without the texts of its lines. */
  readonly totalAt: (inputs: Inputs, chosen: readonly string[]) => EstimateAnswer['total'] | null;
}

export function runningOf(
  { slug, inputs: specs, answer, trace, periods, estimate, own }: Calculator<Inputs>,
  { calendar, clock, translation }: Pick<AnswerContext, 'calendar' | 'clock' | 'translation'>,
): Running {
  const words = engineWords(translation);
  const dayOf = (on: string | null): string => on ?? calendar.dayAt(clock());
  const periodAt = (on: string | null): Period => {
    const known = periods ?? [];
    return periodOf(dayOf(on), known) ?? known[known.length - 1] ?? { key: '' };
  };
  return {
    words,
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
    brings: (inputs) => broughtIn(trace(inputs), estimate?.together ?? {}),
    amountsTogether: (inputs, brought) => {
      const amounts = own?.amounts?.(inputs, brought);
      if (amounts === undefined) throw new Error(`${slug} charges nothing together`);
      return amounts;
    },
    estimateAt: (inputs, chosen) =>
      estimate === undefined ? null : estimateAnswer(estimate, estimate.amounts(inputs), chosen, words),
    totalAt: (inputs, chosen) =>
      estimate === undefined ? null : totalWith(estimate, estimate.amounts(inputs), chosen),
  };
}

/** The values of common steps: `volume`, or both ends of a range as `printing.low` and `printing.high`. */
function broughtIn(steps: readonly TraceStep[], together: object): Brought {
  return Object.fromEntries(
    steps.flatMap(({ name, value }): [string, number][] => {
      if (!(name in together) || typeof value === 'string') return [];
      if (typeof value === 'number') return [[name, value]];
      return Object.entries(value).map(([end, each]) => [`${name}.${end}`, each]);
    }),
  );
}

/** Throws for a result that is not finite, which the compiler has ruled out, but not for modules written by hand. */
function finiteResult(slug: string, result: CalculationResult): CalculationResult {
  if (!Number.isFinite(result.value)) throw new Error(`${slug} gave ${result.value}`);
  return result;
}
