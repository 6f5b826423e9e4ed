/** `sensitivity`: how far each input by itself moves a figure. */

import type { inputEffect } from '../../contract/questions/sensitivity.js';
import { sensitivity as row } from '../../contract/questions/sensitivity.js';
import type { Static } from '../../contract/schema.js';
import { placesOf } from '../calculator/input-grid.js';
import { shareTries, spread } from '../calculator/spread.js';
import type { InputSpec, InputValue, NumberInput } from '../kernel/module.js';
import { numbersOf, usualNumber } from './figures.js';
import { numberParameter } from './parameters.js';
import type { AnsweredPoint } from './point.js';
import { figureAt, slopeOf, withInput } from './point.js';
import type { Asked } from './question.js';
import { answered, answerFrom, ownText, questionOf } from './question.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

/**
 * The most values to try, for all inputs together. Where a number has more than its share, at least half of the share
 * is spread over it, and the rest is tried around the lowest and the highest found.
 */
const mostValues = 190;

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
  const effects = triedOf(asked.calculator, figure).map((tried) =>
    movedBy(asked, tried, inputs[tried.spec.name] ?? '', { figure, value }),
  );
  return answered({ figure, value, unit, effects: effects.toSorted((a, b) => b.swing - a.swing) });
}

/** A value of the input, and the figure there. */
interface Reading {
  readonly at: InputValue;
  readonly value: number;
}

type IsFarther = (one: Reading, other: Reading) => boolean;

/** Effect of one input on a figure, which is `value` at the value used. */
function movedBy(
  { calculator, given }: Asked,
  { spec, values, basis, closer }: Tried,
  used: InputValue,
  { figure, value: base }: { readonly figure: string; readonly value: number },
): Static<typeof inputEffect> {
  const read = (at: InputValue): Reading | null => {
    const value = at === used ? base : figureAt(calculator, withInput(calculator, given, spec.name, at), figure);
    return value === null ? null : { at, value };
  };
  const readings = [...new Set([...values, used])].map(read).filter((reading) => reading !== null);
  const farthest = (isFarther: IsFarther): Reading => {
    const found = readings.reduce((best, each) => (isFarther(each, best) ? each : best));
    return closer === null ? found : lookCloser(closer, read, found, isFarther);
  };
  const lowest = farthest((one, other) => one.value < other.value);
  const highest = farthest((one, other) => one.value > other.value);
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

/** Certainty of the ends: sampled when a number has more values than are tried. */
type Basis = Static<typeof inputEffect>['basis'];

/** An input with the values at which the figure is read. */
interface Tried {
  readonly spec: InputSpec;
  readonly values: readonly InputValue[];
  readonly basis: Basis;
  /** Of a sample, where to look next; null where nothing else is tried. */
  readonly closer: Closer | null;
}

/** The distance of the places of a sample, and how many more may be tried around its lowest and around its highest. */
interface Closer {
  readonly spec: NumberInput;
  readonly gap: number;
  readonly tries: number;
}

/** The farthest of what lies around a place, by halving the distance to its neighbors again and again. */
function lookCloser(
  { spec, gap, tries }: Closer,
  read: (at: number) => Reading | null,
  start: Reading,
  isFarther: IsFarther,
): Reading {
  let best = start;
  let step = gap;
  for (let left = tries; left >= 2 && step > 1; left -= 2) {
    step = Math.ceil(step / 2);
    const around = [-step, step].map((by) => tidy(Number(best.at) + by * spec.step, 9));
    const inside = around.filter((at) => at >= spec.min && at <= spec.max);
    best = inside.map(read).reduce((far: Reading, each) => (each !== null && isFarther(each, far) ? each : far), best);
  }
  return best;
}

/** Values to try for each input, in order: the bounds if the slope is proved, otherwise all or an even share. */
function triedOf(calculator: Subject, figure: string): readonly Tried[] {
  const { specs } = calculator;
  const tried = new Map<InputSpec, Tried>();
  const needs = specs.map((thing) => ({ thing, need: needOf(calculator, thing, figure) }));
  const ofSteps = 2 * specs.filter(({ type }) => type === 'number').length;
  shareTries(needs, mostValues - ofSteps, (spec, share) => {
    const isProved = slopeOf(calculator, figure, spec.name) !== null;
    const { size, at } = placesOf(spec);
    const isSample = !isProved && share < size;
    const count = isProved ? Math.min(2, size) : isSample ? sampleSize(size, share) : size;
    const basis = isProved ? 'proved' : isSample ? 'sampled' : 'all values';
    const closer =
      isSample && spec.type === 'number'
        ? { spec, gap: Math.ceil(size / count), tries: Math.floor((share - count) / 2) }
        : null;
    tried.set(spec, { spec, values: spread(size, count).map(at), basis, closer });
    return isSample ? share : count;
  });
  return specs.flatMap((spec) => tried.get(spec) ?? []);
}

/** Number of a sample's tries to spread: all but two for each halving of their distance, at both ends. */
function sampleSize(size: number, share: number): number {
  const halvings = 1 + Math.ceil(Math.log2(size / share));
  return Math.max(Math.ceil(share / 2), share - 4 * halvings);
}

function needOf(calculator: Subject, spec: InputSpec, figure: string): number {
  const { size } = placesOf(spec);
  return slopeOf(calculator, figure, spec.name) === null ? size : Math.min(2, size);
}

function oneStep(spec: NumberInput, used: number, read: (at: number) => Reading | null, base: number) {
  const change = (at: number) => {
    const reading = at < spec.min || at > spec.max ? null : read(tidy(at, 9));
    return reading === null ? null : { ...reading, change: tidy(reading.value - base) };
  };
  return { step: spec.step, down: change(used - spec.step), up: change(used + spec.step) };
}
