/** `solve`: which values of an input meet a target, as in "how long a fence for $5,000?" */

import { totalFigure } from '../../contract/estimate.js';
import type { solutionReading } from '../../contract/questions/solve.js';
import { solve as row } from '../../contract/questions/solve.js';
import type { Static } from '../../contract/schema.js';
import { gridOf } from '../calculator/input-grid.js';
import { choiceParameter } from '../calculator/parameter.js';
import type { InputValue, NumberInput, SelectInput } from '../kernel/module.js';
import { headline, numbersOf } from './figures.js';
import { amountParameter, figureParameter } from './parameters.js';
import { figureAt, inputNamed, pointAt, queryOfGiven, slopeOf, withInput } from './point.js';
import type { Asked, QuestionAnswer } from './question.js';
import { answered, mistaken, ownText, questionOf } from './question.js';
import { findRuns } from './search.js';
import type { Subject } from './subject.js';

/**
 * The values of one input, on its step, for which a figure is at most or at least a target, while all other inputs
 * stay as asked. A range named bare is read twice: `sure`, where its unfavourable end meets the target, and `possible`,
 * where the favourable one does. Each reading shows the calculation at the end that lies nearest to the target.
 */
export const solve = questionOf(row, {
  read: {
    for: (name, { specs }) =>
      choiceParameter(
        name,
        specs.map((spec) => spec.name),
        'unknown_option',
      ),
    figure: (name, { figures, ranges }) => figureParameter(name, [...figures, ...ranges]),
    at_most: (name) => amountParameter(name),
    at_least: (name) => amountParameter(name),
  },
  answer: (asked) => {
    const target = targetOf(asked);
    const name = ownText(asked, 'for');
    if (name === undefined) return missingInput(asked.calculator);
    if (target === null) return missingTarget(asked);
    const figure = ownText(asked, 'figure') ?? usualFigure(asked);
    const spec = inputNamed(asked.calculator, name);
    const readings = readingsOf(asked.calculator, figure, target).map((reading) =>
      spec.type === 'number' ? solveNumber(asked, spec, reading) : solveSelect(asked, spec, reading),
    );
    const found = readings.filter((reading) => reading !== null);
    if (found.length < readings.length) return tooManySteps(name);
    return answered({ for: name, figure, ...target.said, unit: unitOf(asked, figure), readings: found });
  },
});

/** What somebody pays, as a range of which both ends are read; else the headline. */
function usualFigure({ calculator: { estimate } }: Asked): string {
  return estimate === null ? headline : totalFigure;
}

interface Target {
  readonly isMost: boolean;
  readonly bound: number;
  readonly said: { readonly at_most: number } | { readonly at_least: number };
}

function targetOf({ own }: Asked): Target | null {
  const [atMost, atLeast] = [own.get('at_most'), own.get('at_least')];
  if ((atMost === undefined) === (atLeast === undefined)) return null;
  const bound = Number(atMost ?? atLeast);
  return { isMost: atMost !== undefined, bound, said: atMost !== undefined ? { at_most: bound } : { at_least: bound } };
}

function missingInput({ slug, specs }: Subject): QuestionAnswer<never> {
  const names = specs.map(({ name }) => name);
  const detail = `for names the input to be found. ${slug} has ${names.join(', ')}.`;
  return mistaken({ parameter: 'for', code: 'missing_parameter', detail, allowed: names });
}

function missingTarget({ own }: Asked): QuestionAnswer<never> {
  const detail = own.has('at_most')
    ? 'Send at_most or at_least, not both.'
    : 'Send the target: at_most=5000 or at_least=5000.';
  return mistaken({ parameter: own.has('at_most') ? 'at_least' : 'at_most', code: 'missing_parameter', detail });
}

function tooManySteps(name: string): QuestionAnswer<never> {
  const detail = `${name} has more steps than can be tried, and nothing is proved of how the figure moves with it. Ask for several values with compare instead.`;
  return mistaken({ parameter: 'for', code: 'not_searchable', detail, received: name });
}

interface Reading {
  readonly reading: Solved['reading'];
  readonly figure: string;
  readonly isMet: (value: number) => boolean;
  readonly isMost: boolean;
}

function readingsOf({ ranges }: Subject, figure: string, { isMost, bound }: Target): readonly Reading[] {
  const isMet = (value: number): boolean => (isMost ? value <= bound : value >= bound);
  if (!ranges.includes(figure)) return [{ reading: 'exact', figure, isMet, isMost }];
  const [unfavourable, favourable] = isMost ? ['high', 'low'] : ['low', 'high'];
  return [
    { reading: 'sure', figure: `${figure}.${unfavourable}`, isMet, isMost },
    { reading: 'possible', figure: `${figure}.${favourable}`, isMet, isMost },
  ];
}

type Solved = Static<typeof solutionReading>;

function solveNumber(asked: Asked, spec: NumberInput, reading: Reading): Solved | null {
  const { calculator, given } = asked;
  const grid = gridOf(spec);
  const slope = slopeOf(calculator, reading.figure, spec.name);
  const found = findRuns(grid, (index) => metAt(asked, spec.name, grid.at(index), reading), slope !== null);
  if (found === null) return null;
  const intervals = found.runs.map(([first, last]) => ({ from: grid.at(first), to: grid.at(last) }));
  const [run] = found.runs;
  const isAll = run !== undefined && run[0] === 0 && run[1] === grid.size - 1;
  // The end to show is the one where the figure comes nearest to its bound: where it is largest for a limit.
  const rises = slope === null || slope >= 0;
  const end = intervals.length === 0 ? null : rises === reading.isMost ? intervals.at(-1)?.to : intervals[0]?.from;
  const shown = end === null || end === undefined ? null : shownAt(calculator, given, spec.name, end, reading.figure);
  return {
    reading: reading.reading,
    figure: reading.figure,
    outcome: found.runs.length === 0 ? 'none' : isAll ? 'all' : 'some',
    intervals,
    basis: found.basis,
    ...(shown === null ? {} : { at_end: shown }),
  };
}

function solveSelect(asked: Asked, spec: SelectInput, reading: Reading): Solved {
  const values = spec.options.map(({ value }) => value);
  const met = values.filter((value) => metAt(asked, spec.name, value, reading) === true);
  return {
    reading: reading.reading,
    figure: reading.figure,
    outcome: met.length === 0 ? 'none' : met.length === values.length ? 'all' : 'some',
    options: met,
    basis: 'every option',
  };
}

function metAt(
  { calculator, given }: Asked,
  name: string,
  value: InputValue,
  { figure, isMet }: Reading,
): boolean | null {
  const at = figureAt(calculator, withInput(calculator, given, name, value), figure);
  return at === null ? null : isMet(at);
}

/** The calculation at a value: what an agent shows, and the query that gives it. */
function shownAt(calculator: Subject, given: Asked['given'], name: string, at: InputValue, figure: string) {
  const varied = withInput(calculator, given, name, at);
  const point = pointAt(calculator, varied);
  if (point.result === null) return null;
  return {
    [name]: at,
    [figure]: numbersOf(point).get(figure)?.value ?? null,
    interpretation: point.result.interpretation,
    query: queryOfGiven(calculator, varied, calculator.day),
  };
}

function unitOf({ calculator, given }: Asked, figure: string): string {
  const point = pointAt(calculator, given);
  if (point.result === null) return '';
  const numbers = numbersOf(point);
  return (numbers.get(figure) ?? numbers.get(`${figure}.low`))?.unit ?? '';
}
