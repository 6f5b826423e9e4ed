/** `sensitivity`: how far each input alone moves a figure. */

import type { inputEffect } from '../../contract/questions/sensitivity.js';
import { sensitivity as row } from '../../contract/questions/sensitivity.js';
import type { Static } from '../../contract/schema.js';
import { gridOf } from '../calculator/input-grid.js';
import type { InputSpec, InputValue, NumberInput } from '../kernel/module.js';
import { numbersOf, usualNumber } from './figures.js';
import { numberParameter } from './parameters.js';
import type { AnsweredPoint } from './point.js';
import { figureAt, slopeOf, withInput } from './point.js';
import type { Asked } from './question.js';
import { answered, answerFrom, ownText, questionOf } from './question.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

/** More values of a number than these are not tried, but spread over its bounds. */
const mostTried = 1000;

/**
 * For each input the lowest and the highest value of a figure over all that the input may be, and its change by one
 * step up and down, while all other inputs stay as asked; the input that moves it farthest first.
 */
export const sensitivity = questionOf(row, {
  read: { figure: numberParameter },
  answer: (asked) => answerFrom(asked, (point) => ranking(asked, point)),
});

function ranking(asked: Asked, point: AnsweredPoint) {
  const { inputs } = point;
  const figure = ownText(asked, 'figure') ?? usualNumber(point);
  const { value = 0, unit = '' } = numbersOf(point).get(figure) ?? {};
  const effects = asked.calculator.specs.map((spec) =>
    movedBy(asked, spec, inputs[spec.name] ?? '', { figure, value }),
  );
  return answered({ figure, value, unit, effects: effects.toSorted((a, b) => b.swing - a.swing) });
}

/** A value of the input, and the figure there. */
interface Reading {
  readonly at: InputValue;
  readonly value: number;
}

/** What one input does to a figure, which is `value` at the value used. */
function movedBy(
  { calculator, given }: Asked,
  spec: InputSpec,
  used: InputValue,
  { figure, value: base }: { readonly figure: string; readonly value: number },
): Static<typeof inputEffect> {
  const read = (at: InputValue): Reading | null => {
    const value = figureAt(calculator, withInput(calculator, given, spec.name, at), figure);
    return value === null ? null : { at, value };
  };
  const { values, basis } = tried(calculator, spec, figure);
  const readings = [...values, used].map(read).filter((reading) => reading !== null);
  const lowest = readings.reduce((least, each) => (each.value < least.value ? each : least));
  const highest = readings.reduce((most, each) => (each.value > most.value ? each : most));
  return {
    input: spec.name,
    label: spec.label,
    used,
    swing: tidy(highest.value - lowest.value),
    lowest,
    highest,
    ...(spec.type === 'number' ? { one_step: oneStep(spec, Number(used), read, base) } : {}),
    basis,
  };
}

/** How sure the ends are: sampled where a number has more values than are tried. */
type Basis = Static<typeof inputEffect>['basis'];

function tried(calculator: Subject, spec: InputSpec, figure: string): { values: readonly InputValue[]; basis: Basis } {
  if (spec.type === 'select') return { values: spec.options.map(({ value }) => value), basis: 'all values' };
  if (slopeOf(calculator, figure, spec.name) !== null) return { values: [spec.min, spec.max], basis: 'proved' };
  const grid = gridOf(spec);
  const count = Math.min(grid.size, mostTried);
  const place = (part: number): number => (count === 1 ? 0 : Math.round((part * (grid.size - 1)) / (count - 1)));
  const values = Array.from({ length: count }, (_, part) => grid.at(place(part)));
  return { values, basis: count === grid.size ? 'all values' : 'sampled' };
}

function oneStep(spec: NumberInput, used: number, read: (at: number) => Reading | null, base: number) {
  const change = (at: number) => {
    const reading = at < spec.min || at > spec.max ? null : read(tidy(at, 9));
    return reading === null ? null : { ...reading, change: tidy(reading.value - base) };
  };
  return { step: spec.step, down: change(used - spec.step), up: change(used + spec.step) };
}
