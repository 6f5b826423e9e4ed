/** `compare`: one calculation at several values of an input, side by side. */

import type { comparisonRow } from '../../contract/questions/compare.js';
import { compare as row } from '../../contract/questions/compare.js';
import type { Static } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import { placesOf } from '../calculator/input-grid.js';
import { plainOf } from '../calculator/measure.js';
import { inputParameter } from '../calculator/parameter.js';
import { spread } from '../calculator/spread.js';
import type { InputSpec, InputValue } from '../kernel/module.js';
import { basisMember } from './basis-member.js';
import { headline, numbersOf, usualNumber } from './figures.js';
import { countOf, inputNameParameter, mostPoints, numberParameter, pointsParameter } from './parameters.js';
import type { AnsweredPoint } from './point.js';
import { inputNamed, pointAt, queryOfGiven, withInput } from './point.js';
import type { Asked, QuestionAnswer } from './question.js';
import { answered, answerFrom, mistaken, ownText, questionOf, tooManyOptions } from './question.js';
import { mostTried } from './search.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

/**
 * A row for each option of an input, for the points of a number that were given, or for some spread over its bounds;
 * sorted by a figure, each with its difference to the calculation that was asked about.
 */
export const compare = questionOf(row, {
  read: {
    by: inputNameParameter,
    points: pointsParameter,
    figure: numberParameter,
  },
  answer: (asked) => {
    const by = ownText(asked, 'by');
    if (by === undefined) return missingBy(asked.calculator);
    const spec = inputNamed(asked.calculator, by);
    const points = ownText(asked, 'points');
    if (spec.type === 'select' && points !== undefined) {
      return mistaken({
        parameter: 'points',
        code: 'unknown_parameter',
        detail: asked.calculator.words.compare.allOptions({ input: by }),
        received: points,
      });
    }
    if (spec.type === 'select' && spec.options.length > mostTried) return tooManyOptions(asked, spec, 'by');
    const values = valuesOf(spec, points, asked.calculator.words);
    return 'wrong' in values
      ? wrongPoint(asked, spec, values.wrong)
      : answerFrom(asked, (point) => comparison(asked, spec, values, point));
  },
});

function wrongPoint({ calculator }: Asked, spec: InputSpec, received: string): QuestionAnswer<never> {
  const { code, detail, allowed } = inputParameter(spec, calculator.words).explain(received, calculator.words);
  return mistaken({ parameter: 'points', code, detail, received, allowed });
}

function missingBy({ slug, specs, words }: Subject): QuestionAnswer<never> {
  const names = specs.map(({ name }) => name);
  return mistaken({
    parameter: 'by',
    code: 'missing_parameter',
    detail: words.compare.missing({ slug, inputs: names.join(', ') }),
    allowed: names,
  });
}

function comparison(asked: Asked, spec: InputSpec, values: readonly InputValue[], point: AnsweredPoint) {
  const figure = ownText(asked, 'figure') ?? usualNumber(point);
  const { value: base = null, unit = '' } = numbersOf(point).get(figure) ?? {};
  const rows = values.map((value) => rowAt(asked, spec, value, figure, base));
  const sorted = rows.toSorted((a, b) => (a.sortedBy ?? Infinity) - (b.sortedBy ?? Infinity));
  return answered({
    by: spec.name,
    figure,
    unit,
    asked: { [figure]: base },
    rows: sorted.map(({ row }) => row),
    ...basisMember(asked.calculator),
  });
}

/** The values to compare, or the first text that is none of the input. */
function valuesOf(
  spec: InputSpec,
  points: string | undefined,
  words: EngineWords,
): readonly InputValue[] | { readonly wrong: string } {
  if (spec.type === 'select') return spec.options.map(({ value }) => value);
  if (points === undefined) return spreadValues(spec, usualCount);
  const count = countOf(points);
  if (count !== null) return spreadValues(spec, count);
  const { read } = inputParameter(spec, words);
  const texts = points.split(',').map((text) => text.trim());
  const wrong = texts.find((text) => read(text) === undefined);
  if (wrong !== undefined) return { wrong };
  return [...new Set(texts.map((text) => plainOf(read(text) ?? text)))];
}

const usualCount = 5;

/** `count` values of the input's grid, evenly spread, both bounds included. */
function spreadValues(spec: InputSpec, count: number): readonly InputValue[] {
  const grid = placesOf(spec);
  return spread(grid.size, Math.min(count, mostPoints)).map(grid.at);
}

interface Row {
  readonly sortedBy: number | null;
  readonly row: Static<typeof comparisonRow>;
}

function rowAt(
  { calculator, given }: Asked,
  spec: InputSpec,
  value: InputValue,
  figure: string,
  base: number | null,
): Row {
  const varied = withInput(calculator, given, spec.name, value);
  const point = pointAt(calculator, varied);
  const { inputs } = point;
  const label = spec.type === 'select' ? spec.options.find((option) => option.value === value)?.label : undefined;
  const used = inputs[spec.name] ?? value;
  const head = {
    [spec.name]: value,
    ...(label === undefined ? {} : { label }),
    ...(used === value ? {} : { used, clamped: true }),
  };
  const query = queryOfGiven(calculator, varied);
  if (point.result === null) return { sortedBy: null, row: { ...head, refused: point.refused.message, query } };
  const at = numbersOf(point).get(figure)?.value ?? null;
  const { estimate } = point;
  const { value: shown, range, figures } = point.result;
  const row = {
    ...head,
    value: shown,
    ...(figure === headline ? {} : { compared: at }),
    ...(range === undefined ? {} : { range }),
    ...(figures === undefined ? {} : { figures }),
    ...(estimate === null ? {} : { total: estimate.total }),
    difference: at === null || base === null ? null : tidy(at - base),
    percent: at === null || base === null || base === 0 ? null : tidy((100 * (at - base)) / Math.abs(base), 1),
    query,
  };
  return { sortedBy: at, row };
}
