/** `compare`: one calculation at several values of an input, side by side. */

import { gridOf } from '../calculator/input-grid.js';
import { choiceParameter } from '../calculator/parameter.js';
import type { CalculationResult, InputSpec, InputValue, NumberInput } from '../kernel/module.js';
import { headline, numbersOf } from './figures.js';
import type { Points } from './parameters.js';
import { mostPoints, pointsOf, pointsParameter } from './parameters.js';
import { inputNamed, pointAt, withInput } from './point.js';
import type { Asked, Question, QuestionAnswer } from './question.js';
import { answered, answerFrom, mistaken, ownText } from './question.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

/**
 * A row for each option of an input, for the points of a number that were given, or for some spread over its bounds;
 * sorted by a figure, each with its difference to the calculation that was asked about.
 */
export const compare: Question = {
  name: 'compare',
  members: ['by', 'figure', 'unit', 'asked', 'rows'],
  parameters: (calculator) => [
    choiceParameter(
      'by',
      calculator.specs.map(({ name }) => name),
      'unknown_option',
    ),
    pointsParameter(),
    choiceParameter('figure', calculator.figures, 'unknown_option'),
  ],
  answer: (asked) => {
    const by = ownText(asked, 'by');
    if (by === undefined) return missingBy(asked.calculator);
    const spec = inputNamed(asked.calculator, by);
    const points = ownText(asked, 'points');
    if (spec.type === 'select' && points !== undefined) {
      return mistaken({
        parameter: 'points',
        code: 'unknown_parameter',
        detail: `${by} has options, and all of them are compared. Leave points out.`,
        received: points,
      });
    }
    const chosen = points === undefined ? null : pointsOf(points);
    return answerFrom(asked, ({ result }) => comparison(asked, spec, chosen, result));
  },
};

function missingBy({ slug, specs }: Subject): QuestionAnswer {
  const names = specs.map(({ name }) => name);
  return mistaken({
    parameter: 'by',
    code: 'missing_parameter',
    detail: `by names the input whose values are compared. ${slug} has ${names.join(', ')}.`,
    allowed: names,
  });
}

function comparison(asked: Asked, spec: InputSpec, points: Points | null, result: CalculationResult): QuestionAnswer {
  const figure = ownText(asked, 'figure') ?? headline;
  const { value: base = null, unit = '' } = numbersOf(result).get(figure) ?? {};
  const rows = valuesOf(spec, points).map((value) => rowAt(asked, spec, value, figure, base));
  const sorted = rows.toSorted((a, b) => (a.sortedBy ?? Infinity) - (b.sortedBy ?? Infinity));
  return answered({
    by: spec.name,
    figure,
    unit,
    asked: { [figure]: base },
    rows: sorted.map(({ row }) => row),
  });
}

function valuesOf(spec: InputSpec, points: Points | null): readonly InputValue[] {
  if (spec.type === 'select') return spec.options.map(({ value }) => value);
  if (points !== null && 'values' in points) return [...new Set(points.values)];
  return spread(spec, points?.count ?? 5);
}

/** So many places of the input's grid, both bounds among them, as far apart as they can be. */
function spread(spec: NumberInput, count: number): readonly number[] {
  const grid = gridOf(spec);
  const last = grid.size - 1;
  const parts = Math.min(count, mostPoints, grid.size) - 1;
  return Array.from({ length: parts + 1 }, (_, part) => grid.at(parts === 0 ? 0 : Math.round((part * last) / parts)));
}

interface Row {
  readonly sortedBy: number | null;
  readonly row: object;
}

function rowAt(
  { calculator, given }: Asked,
  spec: InputSpec,
  value: InputValue,
  figure: string,
  base: number | null,
): Row {
  const varied = withInput(calculator, given, spec.name, value);
  const { inputs, result, refused } = pointAt(calculator, varied);
  const label = spec.type === 'select' ? spec.options.find((option) => option.value === value)?.label : undefined;
  const used = inputs[spec.name] ?? null;
  const head = {
    [spec.name]: value,
    ...(label === undefined ? {} : { label }),
    ...(used === value ? {} : { used, clamped: true }),
  };
  if (result === null) return { sortedBy: null, row: { ...head, refused: refused.message } };
  const at = numbersOf(result).get(figure)?.value ?? null;
  const { value: shown, range, figures } = result;
  const row = {
    ...head,
    value: shown,
    ...(figure === headline ? {} : { compared: at }),
    ...(range === undefined ? {} : { range }),
    ...(figures === undefined ? {} : { figures }),
    difference: at === null || base === null ? null : tidy(at - base),
    percent: at === null || base === null || base === 0 ? null : tidy((100 * (at - base)) / Math.abs(base), 1),
  };
  return { sortedBy: at, row };
}
