import { dayNumber } from '../../engine/kernel/days.js';
import { roundTo } from '../../engine/kernel/math.js';
import type { AnyCalculator, Calculator as Module } from '../../engine/kernel/module.js';
import { pointOf as callPoint, isDayInput } from '../../generator/program/call-point.js';
import type { Calculator, Figure, ListInput, NamedFigure, Step } from '../../generator/program/catalog.js';
import { evaluate } from '../../generator/program/evaluate.js';
import { countName, itemName, spreadInputs } from '../../generator/program/list.js';
import type { Point, Program } from '../../generator/program/program.js';
import { withoutSteps } from '../../generator/program/program.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import { toNumber } from '../../generator/units/rational.js';
import { over, toDouble } from './fraction.js';
import type { Amount, Inputs, ReferenceAnswer } from './reference-evaluator.js';

/** What some way of running a calculator comes to: steps in their own units, figures as they are published. */
export interface Computed {
  readonly steps: ReadonlyMap<string, Ends | string>;
  readonly value: number;
  readonly secondary: readonly number[];
  /** The figures of the sentence by name; a number has equal ends. */
  readonly figures: ReadonlyMap<string, Ends>;
}

export interface Ends {
  readonly low: number;
  readonly high: number;
}

/** A way of running one calculator: the generator's evaluator, an emitted module, or another that is to agree with them. */
export type Compute = (inputs: Inputs) => Computed;

const closeness = 1e-9;

/**
 * How a way of running a calculator differs from the reference at one point, one line each; none when the two agree
 * within one part in a thousand million and every figure lies inside its proved range.
 */
export function differences(calculator: Calculator, answer: ReferenceAnswer, computed: Computed): readonly string[] {
  const figures = [calculator.result, ...calculator.secondary];
  const expected = [answer.value, ...answer.secondary];
  const found = [computed.value, ...computed.secondary];
  return [
    ...calculator.steps.flatMap((step) => stepDifferences(step, answer, computed)),
    ...figures.flatMap((figure, index) =>
      figureDifferences(figure, expected[index] ?? Number.NaN, found[index] ?? Number.NaN),
    ),
    ...calculator.figures.flatMap((figure) => namedDifferences(figure, computed)),
  ];
}

/** A figure stays inside the proved ranges of its ends; that its step agrees is held above. */
function namedDifferences({ name, low, high }: NamedFigure, { figures }: Computed): readonly string[] {
  const found = figures.get(name);
  if (found === undefined) return [`The figure ${name} is missing.`];
  return [...figureDifferences(low, found.low, found.low), ...figureDifferences(high ?? low, found.high, found.high)];
}

function stepDifferences(
  { name, unit }: Step,
  { steps, texts }: ReferenceAnswer,
  computed: Computed,
): readonly string[] {
  const [reference, found] = [steps.get(name), computed.steps.get(name)];
  if (typeof found === 'string') return found === texts.get(name) ? [] : [`The step ${name} is "${found}".`];
  if (reference === undefined || found === undefined) return [`The step ${name} is missing.`];
  const ends = (['low', 'high'] as const).map((end): [number, number] => [inUnit(reference[end], unit), found[end]]);
  return ends.flatMap(([expected, other]) =>
    isClose(expected, other) ? [] : [`The step ${name} is ${other}, not ${expected}.`],
  );
}

function inUnit(base: Amount['low'], { scale, zero }: Step['unit']): number {
  const count = toDouble(over(base, { n: scale.numerator, d: scale.denominator }));
  return zero === null ? count : count - toNumber(zero);
}

function figureDifferences({ decimals, range }: Figure, expected: number, found: number): readonly string[] {
  const half = 0.5 * 10 ** -decimals;
  const isNear = Math.abs(found - expected) <= half + closeness * Math.max(1, Math.abs(expected));
  const { low, high } = range();
  const isInside = found >= low && found <= high;
  return [
    ...(isNear ? [] : [`A figure is ${found}, not ${expected}.`]),
    ...(isInside ? [] : [`A figure is ${found}, outside its proved range of ${low} to ${high}.`]),
  ];
}

export function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= closeness * Math.max(1, Math.abs(a), Math.abs(b));
}

/** The generator's own evaluator, as a way of running a calculator. */
export function computeByModel(calculator: Calculator): Compute {
  const program = programOf(calculator);
  return (inputs) => {
    const { number } = evaluate(program, pointOf(calculator, inputs));
    const published = ({ core, decimals }: Figure) => roundTo(number(core), decimals);
    const ends = ({ parts, text }: Step): Ends | string => {
      const [low = Number.NaN, high = low] = parts.map(({ core }) => number(core));
      if (text !== null) return textOfCode(text.pool, low);
      return { low, high };
    };
    return {
      steps: new Map(calculator.steps.map((step) => [step.name, ends(step)])),
      value: published(calculator.result),
      secondary: calculator.secondary.map(published),
      figures: new Map(
        calculator.figures.map(({ name, low, high }) => [name, { low: published(low), high: published(high ?? low) }]),
      ),
    };
  };
}

export function programOf(calculator: Calculator): Program {
  const { dated } = calculator.validity;
  return {
    inputs: dated === null ? calculator.inputs : [...calculator.inputs, dated.input],
    requirements: calculator.requirements.map(({ condition }) => condition),
    steps: calculator.steps.flatMap(({ parts }) => parts),
    outputs: [],
    conditions: [],
    amounts: [],
  };
}

export function pointOf({ inputs }: Calculator, values: Inputs): Point {
  return callPoint(new Map(Object.entries(values)), inputs);
}

/** What the items of a list come to for an input, in its unit. */
export type Give = (items: readonly Inputs[]) => number;

/** The generator's way of what a list gives: its formula over as many items as there can be. */
export function giveByModel(list: ListInput, { core }: ListInput['gives'][number]): Give {
  const program = { ...withoutSteps, inputs: spreadInputs(list), outputs: [core] };
  return (items) => evaluate(program, spreadPoint(list, items)).number(core);
}

/** Items beyond the given ones have any values: those of the first. */
function spreadPoint(list: ListInput, items: readonly Inputs[]): Point {
  const numbers = new Map([[countName(list.name), items.length]]);
  const choices = new Map<string, string>();
  for (let place = 1; place <= list.most; place++) {
    const item = items[place - 1] ?? items[0] ?? {};
    for (const input of list.items) {
      const { name, kind } = input;
      const own = itemName(list.name, place, name);
      if (isDayInput(input)) numbers.set(own, dayNumber(String(item[name])));
      else if (kind === 'number') numbers.set(own, Number(item[name]));
      else choices.set(own, String(item[name]));
    }
  }
  return { numbers, choices };
}

/** An emitted module's way of what a list gives. */
export function giveByModule(module: AnyCalculator, list: string, input: string): Give {
  const gives = module.lists?.find(({ name }) => name === list)?.gives.find((each) => each.input === input);
  if (gives === undefined) throw new Error(`The module has no list ${list} that gives ${input}.`);
  return gives.of as unknown as Give;
}

/** An emitted module, as a way of running its calculator. */
export function computeByModule(module: AnyCalculator): Compute {
  const { answer, trace } = module as unknown as Module<Inputs>;
  return (inputs) => {
    const { value, secondary = [], figures = {} } = answer(inputs);
    const ends = (found: number | Ends): Ends => (typeof found === 'number' ? { low: found, high: found } : found);
    const stepOf = (found: number | string | Ends) => (typeof found === 'string' ? found : ends(found));
    return {
      steps: new Map(trace(inputs).map((step) => [step.name, stepOf(step.value)])),
      value,
      secondary: secondary.map((item) => item.value),
      figures: new Map(
        Object.entries(figures).flatMap(([name, each]): [string, Ends][] =>
          'text' in each ? [] : [[name, ends('value' in each ? each.value : each)]],
        ),
      ),
    };
  };
}

/** What an emitted module tells callers whose inputs break a requirement; null where they meet all. */
export function refusalOf(module: AnyCalculator, inputs: Inputs): string | null {
  return (module as unknown as Module<Inputs>).refuse(inputs)?.message ?? null;
}

/** The sentence of an emitted module. */
export function sentenceOf(module: AnyCalculator, inputs: Inputs): string {
  return (module as unknown as Module<Inputs>).answer(inputs).interpretation;
}
