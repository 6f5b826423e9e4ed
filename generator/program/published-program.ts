/** What a checked calculator computes and publishes. */
import { roundTo } from '../../engine/kernel/math.js';
import type { Calculator, Ends, Example, Figure, Input, NamedFigure } from './catalog.js';
import type { Core } from './core.js';
import { endsOf } from './ends.js';
import type { Evaluation } from './evaluate.js';
import type { Point, Program } from './program.js';
import { sentenceCores } from './sentence.js';
import type { ShownText } from './text-figure.js';
import { textOf } from './text-figure.js';

/** Everything that a calculator computes for its answers. */
export function programOf(calculator: Calculator): Program {
  const { requirements, steps, interpretation } = calculator;
  return {
    inputs: allInputs(calculator),
    requirements: requirements.map(({ condition }) => condition),
    steps: steps.flatMap(({ parts }) => parts),
    outputs: [...publishedCores(calculator), ...sentenceCores(interpretation)],
    conditions: interpretation.flatMap(({ when }) => when ?? []),
    amounts: [],
  };
}

/** The point of an example, which gives every input. */
export function pointOfExample({ inputs }: Pick<Example, 'inputs'>): Point {
  const entries = [...inputs];
  return {
    numbers: new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
    choices: new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  };
}

type Figures = Pick<Calculator, 'result' | 'text' | 'secondary' | 'resultRange' | 'figures' | 'texts'>;

export function publishedCores({
  result,
  text,
  secondary,
  resultRange,
  figures,
  texts: shown,
}: Figures): readonly Core[] {
  const range = resultRange === null ? [] : [resultRange.low, resultRange.high];
  const named = figures.flatMap(endsOf);
  const texts = [...(text === null ? [] : [text]), ...shown.map((each) => each.text)];
  return [result, ...secondary, ...range, ...named, ...texts].map(({ core }) => core);
}

/** The inputs of callers, and the period where answers depend on the day. */
export function allInputs({ inputs, validity: { dated } }: Pick<Calculator, 'inputs' | 'validity'>): readonly Input[] {
  return dated === null ? inputs : [...inputs, dated.input];
}

/** The calculator as its formulas see it: with the select of periods where it depends on the day. */
export function withDayInput(calculator: Calculator): Calculator {
  return { ...calculator, inputs: allInputs(calculator) };
}

export function published({ core, decimals }: Figure, { number }: Evaluation): number {
  return roundTo(number(core), decimals);
}

/** Both ends, equal where the figure is certain. */
export function publishedEnds({ low, high }: Pick<NamedFigure, 'low' | 'high'>, at: Evaluation): Ends {
  return { low: published(low, at), high: published(high ?? low, at) };
}

export function publishedFigure(figure: Pick<NamedFigure, 'low' | 'high'>, at: Evaluation): number | Ends {
  return figure.high === null ? published(figure.low, at) : publishedEnds(figure, at);
}

export function textAt(text: ShownText, { number }: Evaluation): string {
  return textOf(text, number(text.core));
}
