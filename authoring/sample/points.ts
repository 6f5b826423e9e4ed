/** Picks inputs for trying a calculator: first those that a person would think of, then corners, random and borders. */
import { defaultNumber, pointOf, selectsOf } from '../../generator/program/call-point.js';
import type { Calculator, Example, Input, NumberInput, SelectInput } from '../../generator/program/catalog.js';
import { bordersOf, crossingsAlong, valueNear } from '../../generator/program/crossings.js';
import type { Point } from '../../generator/program/program.js';
import { randomFrom } from '../../generator/source/random.js';
import type { Answer, Trial } from './answer.js';
import { answerAt } from './answer.js';

/** A call that is answered, and its answer. */
export interface Asked {
  readonly point: Point;
  readonly answer: NonNullable<Answer>;
}

const randomCount = 200;
/** Most combinations of options to try, and to look for borders from. */
const mostCombinations = 64;
const mostBases = 8;
/** Total of borders to look for; with many borders the search starts from fewer points. */
const mostBorders = 120;

/** Every point at which the calculator answers, simplest first, with the answer. */
export function askAround(trial: Trial, examples: Calculator['examples']): readonly Asked[] {
  return samplePoints(trial, examples).flatMap((point) => {
    const answer = answerAt(trial, point);
    return answer === null || answer.some((said) => Number.isNaN(said)) ? [] : [{ point, answer }];
  });
}

export function exampleNumbers({ inputs }: Example): Point {
  const numbers = [...inputs].filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const choices = [...inputs].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { numbers: new Map(numbers), choices: new Map(choices) };
}

/** The inputs of a call by name. */
export function inputsOf({ numbers, choices }: Point): Readonly<Record<string, number | string>> {
  return Object.fromEntries([...numbers, ...choices]);
}

/** `length = 20, depth = 3` */
export function describeCall(point: Point): string {
  return Object.entries(inputsOf(point))
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
}

function samplePoints(trial: Trial, examples: readonly Example[]): readonly Point[] {
  const { inputs } = trial.program;
  const defaults = pointOf(new Map(), inputs);
  const bases = combinations(inputs, defaults);
  const asked = examples.map(exampleNumbers);
  const points = [
    defaults,
    ...asked,
    ...bases,
    ...inputs.filter(isNumber).flatMap((input) => nearby(input, [defaults, ...asked.slice(0, 2)])),
    ...corners(inputs, defaults),
    ...randomPoints(inputs, bases),
    ...borderPoints(trial, [defaults, ...asked].slice(0, 3), bases.slice(0, mostBases)),
  ];
  return [...new Map(points.map((point) => [keyOf(point), point])).values()];
}

function isNumber(input: Input): input is NumberInput {
  return input.kind === 'number';
}

function keyOf({ numbers, choices }: Point): string {
  return JSON.stringify([[...numbers.values()], [...choices.values()]]);
}

/** All combinations of options when they are few, otherwise each option by itself. */
function combinations(inputs: readonly Input[], defaults: Point): readonly Point[] {
  const selects = selectsOf(inputs);
  const count = selects.reduce((product, { options }) => product * options.length, 1);
  const choose = (point: Point, { name }: SelectInput, key: string): Point => ({
    ...point,
    choices: new Map(point.choices).set(name, key),
  });
  if (count > mostCombinations)
    return selects.flatMap((select) => select.options.map(({ key }) => choose(defaults, select, key)));
  return selects.reduce<readonly Point[]>(
    (points, select) => points.flatMap((point) => select.options.map(({ key }) => choose(point, select, key))),
    [defaults],
  );
}

/** One number changed as a person would: a step or two, half, double, ten times, the bounds. */
function nearby(input: NumberInput, bases: readonly Point[]): readonly Point[] {
  const { min, max, step, name } = input;
  return bases.flatMap((base) => {
    const own = base.numbers.get(name) ?? defaultNumber(input);
    const values = [own + step, own - step, own * 2, own / 2, own + 5 * step, own * 10, min, max, (min + max) / 2];
    return values.map((value) => withNumber(base, name, onStep(value, input)));
  });
}

function withNumber(base: Point, name: string, value: number): Point {
  return { ...base, numbers: new Map(base.numbers).set(name, value) };
}

/** The nearest value of the form, whose steps start at `min`. */
function onStep(value: number, input: NumberInput): number {
  const { min, step } = input;
  return valueNear(Number((min + Math.round((value - min) / step) * step).toFixed(9)), input);
}

function borderPoints(trial: Trial, plain: readonly Point[], bases: readonly Point[]): readonly Point[] {
  const borders = bordersOf(trial.program);
  if (borders.length === 0) return [];
  const numbers = trial.program.inputs.filter(isNumber);
  const starts = [...plain, ...bases].slice(0, Math.max(1, Math.floor(mostBorders / borders.length)));
  return starts.flatMap((base) =>
    numbers.flatMap((input) => {
      const crossings = crossingsAlong(trial.program, borders, base, input);
      // The nearest values of the form are simpler, and mostly on the same side.
      const plainer = crossings.map((point) =>
        withNumber(point, input.name, onStep(point.numbers.get(input.name) ?? input.min, input)),
      );
      return [...plainer, ...crossings];
    }),
  );
}

const mostCornered = 4;

function corners(inputs: readonly Input[], defaults: Point): readonly Point[] {
  return inputs
    .filter(isNumber)
    .slice(0, mostCornered)
    .reduce<readonly Point[]>(
      (points, { name, min, max }) =>
        points.flatMap((point) => [withNumber(point, name, min), withNumber(point, name, max)]),
      [defaults],
    );
}

/** Random points: half of them anywhere, half within a factor of three of the defaults. */
function randomPoints(inputs: readonly Input[], bases: readonly Point[]): readonly Point[] {
  const random = randomFrom(14);
  return Array.from({ length: randomCount }, (_, index) => {
    const base = bases[Math.floor(random() * bases.length)] ?? { numbers: new Map(), choices: new Map() };
    const numbers = inputs.filter(isNumber).map((input): [string, number] => {
      const own = defaultNumber(input);
      const anywhere = input.min + random() * (input.max - input.min);
      return [input.name, onStep(index % 2 === 0 ? anywhere : own * 3 ** (random() * 2 - 1), input)];
    });
    const chosen = selectsOf(inputs).map(({ name, options }): [string, string] => {
      return [name, options[Math.floor(random() * options.length)]?.key ?? ''];
    });
    return { numbers: new Map(numbers), choices: new Map([...base.choices, ...chosen]) };
  });
}
