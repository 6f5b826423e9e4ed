/** Inputs that are today when they are left out: by the calendar of the service's home, whenever they are read. */
import type { AnyCalculator, DayInput, InputSpec } from '../kernel/module.js';
import { today } from '../spelling/day.js';
import type { AnswerContext } from './answer-context.js';
import { clampDay } from './clamp.js';
import type { Inputs } from './inputs.js';
import type { ReadValue } from './measure.js';
import { writtenOf } from './measure.js';
import { secondsLeft } from './periods.js';

type Clocked = Pick<AnswerContext, 'calendar' | 'clock'>;

/** The calculator with a default for each such input. It is looked up anew each time, so that none keeps yesterday's. */
export function knowingToday(calculator: AnyCalculator, context: Clocked): AnyCalculator {
  if (!calculator.inputs.some(isToday)) return calculator;
  return { ...calculator, inputs: calculator.inputs.map((spec) => (isToday(spec) ? dated(spec, context) : spec)) };
}

function isToday(spec: InputSpec): spec is DayInput {
  return spec.type === 'day' && spec.today === true;
}

function dated(spec: DayInput, { calendar, clock }: Clocked): DayInput {
  return {
    ...spec,
    get default() {
      return clampDay(spec, calendar.dayAt(clock()));
    },
  };
}

/** Seconds until an answer that took today for an input is one of yesterday; null where the caller gave all days. */
export function secondsOfToday(
  specs: readonly InputSpec[],
  values: readonly (ReadValue | undefined)[],
  inputs: Inputs,
  { calendar, clock }: Clocked,
): number | null {
  const assumed = specs.find((spec, index) => isToday(spec) && isLeftToday(values[index]));
  return assumed === undefined
    ? null
    : secondsLeft({ until: String(inputs[assumed.name] ?? assumed.default) }, clock(), calendar);
}

function isLeftToday(value: ReadValue | undefined): boolean {
  return value === undefined || writtenOf(value) === today;
}
