/** What the checker's own evaluation gives for a calculator, in the shapes in which modules answer. */

import { defaultNumber, defaultOption, pointOf, selectsOf } from '../../generator/program/call-point.js';
import type { Calculator, Input, NamedFigure } from '../../generator/program/catalog.js';
import { type Evaluation, evaluate } from '../../generator/program/evaluate.js';
import { published, publishedEnds, publishedFigure } from '../../generator/program/published-program.js';
import { renderSentence } from '../../generator/program/sentence.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import { unitLabel } from '../../generator/units/unit.js';
import type { AppliedInputs } from './applied-inputs.js';
import type { Random } from './random.js';

/** The requirement that fails, or the result and the steps. */
export function checkedAnswer(calculator: Calculator, inputs: AppliedInputs) {
  const point = pointOf(new Map(Object.entries(inputs)), calculator.inputs);
  const steps = calculator.steps.flatMap(({ parts }) => parts);
  const program = { inputs: calculator.inputs, requirements: [], steps, outputs: [], conditions: [], amounts: [] };
  const evaluation = evaluate(program, point);
  const refused = calculator.requirements.find(({ condition }) => !evaluation.holds(condition));
  if (refused !== undefined) return { refusal: refused.message };
  const sentence = renderSentence(calculator.interpretation, evaluation, point, selectsOf(calculator.inputs));
  return { refusal: null, result: resultOf(calculator, evaluation, sentence), steps: stepsOf(calculator, evaluation) };
}

function resultOf(
  { result, secondary, resultRange, figures }: Calculator,
  evaluation: Evaluation,
  interpretation: string,
) {
  const items = secondary.map((figure) => ({
    value: published(figure, evaluation),
    unit: figure.unitLabel,
    label: figure.label,
  }));
  const head = { value: published(result, evaluation), unit: result.unitLabel, interpretation };
  const named = figures.map((figure) => [figure.name, figureOf(figure, evaluation)]);
  return {
    ...head,
    ...(items.length === 0 ? {} : { secondary: items }),
    ...(resultRange === null
      ? {}
      : { range: { ...publishedEnds(resultRange, evaluation), unit: resultRange.low.unitLabel } }),
    ...(named.length === 0 ? {} : { figures: Object.fromEntries(named) }),
  };
}

function figureOf(figure: NamedFigure, evaluation: Evaluation) {
  const value = publishedFigure(figure, evaluation);
  const { unitLabel: unit } = figure.low;
  return typeof value === 'number' ? { value, unit } : { ...value, unit };
}

function stepsOf({ steps }: Calculator, { number }: Evaluation) {
  return steps.map(({ name, formula, unit, parts, text }) => {
    const [low = Number.NaN, high] = parts.map(({ core }) => number(core));
    if (text !== null) return { name, formula, value: textOfCode(text.pool, low), unit: '' };
    return { name, formula, value: high === undefined ? low : { low, high }, unit: unitLabel(unit) };
  });
}

/** The defaults, each bound and option beside defaults, and so many random points. */
export function samplePoints(inputs: readonly Input[], random: Random, count: number): readonly AppliedInputs[] {
  const presets: AppliedInputs = Object.fromEntries(
    inputs.map((input) => [input.name, input.kind === 'number' ? defaultNumber(input) : defaultOption(input)]),
  );
  const edges = inputs.flatMap((input) => edgeValues(input).map((value) => ({ ...presets, [input.name]: value })));
  const anywhere = Array.from({ length: count }, () =>
    Object.fromEntries(inputs.map((input) => [input.name, randomValue(input, random)])),
  );
  return [presets, ...edges, ...anywhere];
}

function edgeValues(input: Input): readonly (number | string)[] {
  return input.kind === 'number' ? [input.min, input.max] : input.options.map(({ key }) => key);
}

function randomValue(input: Input, random: Random): number | string {
  if (input.kind === 'select') return random.pick(input.options).key;
  if (input.whole) return input.min + random.below(input.max - input.min + 1);
  const anywhere = input.min + random.fraction() * (input.max - input.min);
  const onStep = input.min + input.step * random.below(Math.round((input.max - input.min) / input.step) + 1);
  return random.pick([anywhere, onStep, input.min, input.max]);
}
