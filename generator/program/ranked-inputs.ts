/** The inputs by how far they move what somebody pays, or the headline where nothing moves that: what to ask about. */
import { roundTo } from '../../engine/kernel/math.js';
import { isMoney } from '../units/unit.js';
import { isDayInput, pointOf, writtenValue } from './call-point.js';
import type { Calculator, Ends, Input, NumberInput } from './catalog.js';
import type { Evaluation } from './evaluate.js';
import { evaluate } from './evaluate.js';
import { programOf, published, publishedEnds } from './published-program.js';

/** An input that moves it, with the values where it is lowest and highest. */
export interface RankedInput {
  readonly input: string;
  readonly from: number | string;
  readonly to: number | string;
}

/** The farthest first. Required inputs are never left out, so nobody needs to be asked about them. */
export function rankedInputs(calculator: Calculator): readonly RankedInput[] {
  const { estimate } = calculator;
  const ofTotal = estimate === null ? [] : rankedBy(calculator, (at) => middleOf(publishedEnds(estimate.total, at)));
  return ofTotal.length > 0 ? ofTotal : rankedBy(calculator, (at) => published(calculator.result, at));
}

function rankedBy(calculator: Calculator, figure: (at: Evaluation) => number): readonly RankedInput[] {
  const read = readerOf(calculator, figure);
  return calculator.inputs
    .flatMap((input) => rankOf(input, read))
    .toSorted((one, other) => other.swing - one.swing)
    .map(({ input, from, to }) => ({ input, from, to }));
}

function middleOf({ low, high }: Ends): number {
  return (low + high) / 2;
}

type Read = (given: ReadonlyMap<string, number | string>) => number | null;

/** Reads a figure for some values on the latest day that is known; null where they do not go together. */
function readerOf(calculator: Calculator, figure: (at: Evaluation) => number): Read {
  const program = programOf(calculator);
  const dated = calculator.validity.dated?.input;
  const latest = dated === undefined ? [] : [[dated.name, dated.options.at(-1)?.key ?? ''] as const];
  return (given) => {
    const at = evaluate(program, pointOf(new Map([...latest, ...given]), program.inputs));
    return program.requirements.every((each) => at.holds(each)) ? figure(at) : null;
  };
}

function rankOf(input: Input, read: Read): readonly (RankedInput & { readonly swing: number })[] {
  if (input.default === null || input.deprecated !== null) return [];
  const readings = triedOf(input).flatMap((at) => {
    const value = read(new Map([[input.name, at]]));
    return value === null ? [] : [{ at, value }];
  });
  const [lowest, ...others] = readings.toSorted((one, other) => one.value - other.value);
  const highest = others.at(-1);
  if (lowest === undefined || highest === undefined || lowest.value === highest.value) return [];
  const [from, to] = [writtenValue(lowest.at, input), writtenValue(highest.at, input)];
  return [{ input: input.name, from, to, swing: highest.value - lowest.value }];
}

/** A day is usually known to a quarter of a year. */
const usualDays = 90;

/** All options of a choice; of a number its default, and a round one on both sides of it. */
function triedOf(input: Input): readonly (number | string)[] {
  if (input.kind === 'select') return input.options.map(({ key }) => key);
  const { default: usual, unit } = input;
  if (isDayInput(input) && usual !== null)
    return [usual, Math.max(input.min, usual - usualDays), Math.min(input.max, usual + usualDays)];
  // No amount of money means that there is none, or that nobody knows it: none is usual.
  const isNone = usual === null || (usual === 0 && isMoney(unit));
  return isNone ? [] : [...new Set([usual, ...usualEnds(input, usual)])];
}

/**
 * Round numbers from two thirds of the default to half as much again, at least a step away from it; where none is usual,
 * up to a tenth of what it may be.
 */
function usualEnds({ min, max, step }: NumberInput, usual: number): readonly number[] {
  const [least, most] = usual > 0 ? [(usual * 2) / 3, (usual * 3) / 2] : [min, (max - min) / 10];
  const onStep = (value: number, round: (places: number) => number): number =>
    roundTo(min + round(roundTo((inRoundFigures(value, round) - min) / step, 6)) * step, 9);
  const low = Math.min(onStep(least, Math.ceil), usual - step);
  const high = Math.max(onStep(most, Math.floor), usual + step);
  return [Math.max(min, low), Math.min(max, high)].map((value) => roundTo(value, 9));
}

/** Up or down to a tenth of its power of ten below two of it, to a half from there on: 1.3, 2.5, 85, 1,300. */
function inRoundFigures(value: number, round: (places: number) => number): number {
  if (value <= 0) return value;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = value < 2 * power ? power / 10 : power / 2;
  return round(roundTo(value / step, 6)) * step;
}
