/** The program of a checked calculator, and the points of its examples. */
import type { Calculator, Example } from './catalog.js';
import { allInputs } from './day-input.js';
import type { Point, Program } from './program.js';
import { publishedCores } from './published-cores.js';
import { sentenceCores } from './sentence.js';

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
