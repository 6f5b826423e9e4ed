/** `solve`: which values of an input meet a target, as in "how long a fence for $5,000?" */

import type { solutionReading } from '../../contract/questions/solve.js';
import { solve as row } from '../../contract/questions/solve.js';
import type { Static } from '../../contract/schema.js';
import { totalFigure } from '../../contract/shared-names.js';
import { gridOf } from '../calculator/input-grid.js';
import type { InputValue, NumberInput, SelectInput } from '../kernel/module.js';
import type { Quantity } from './figures.js';
import { headline } from './figures.js';
import { amountParameter, figureParameter, inputNameParameter } from './parameters.js';
import { inputNamed, inputsAt, numbersAt, queryOfGiven, slopeOf, withInput } from './point.js';
import type { Asked, QuestionAnswer } from './question.js';
import { answered, mistaken, ownText, questionOf, tooManyOptions } from './question.js';
import { findRuns, mostTried } from './search.js';
import type { Subject } from './subject.js';

/**
 * The values of one input, on its step, for which a figure is at most or at least a target, while all other inputs
 * stay as asked. A range named bare is read twice: `sure`, where its unfavourable end meets the target, and `possible`,
 * where the favourable one does. Each reading shows the calculation at the end that lies nearest to the target.
 */
export const solve = questionOf(row, {
  read: {
    for: inputNameParameter,
    figure: (name, subject) =>
      figureParameter(name, [...subject.figures, ...subject.ranges], subject, usualFigure(subject)),
    at_most: (name) => amountParameter(name),
    at_least: (name) => amountParameter(name),
  },
  answer: (asked) => {
    const target = targetOf(asked);
    const name = ownText(asked, 'for');
    if (name === undefined) return missingInput(asked.calculator);
    if (target === null) return missingTarget(asked);
    const figure = ownText(asked, 'figure') ?? usualFigure(asked.calculator);
    const spec = inputNamed(asked.calculator, name);
    if (spec.type === 'select' && spec.options.length > mostTried) return tooManyOptions(asked, spec, 'for');
    if (spec.type === 'day') return noDays(asked, spec.name);
    const along = valuesAlong(asked, name, figure);
    const readings = readingsOf(asked.calculator, figure, target).map((reading) =>
      spec.type === 'number' ? solveNumber(asked, spec, reading, along) : solveSelect(spec, reading, along),
    );
    return answered({ for: name, figure, ...target.said, unit: unitOf(figure, along), readings });
  },
});

/** The estimate's range, read at both ends; without an estimate, the headline. */
function usualFigure({ estimate }: Subject): string {
  return estimate === null ? headline : totalFigure;
}

/** Days are compared, not looked for. */
function noDays({ calculator: { specs, words } }: Asked, received: string): QuestionAnswer<never> {
  const allowed = specs.flatMap(({ type, name }) => (type === 'day' ? [] : [name]));
  const detail = words.solve.noDays({ name: received });
  return mistaken({ parameter: 'for', code: 'unknown_option', detail, received, allowed });
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

function missingInput({ slug, specs, words }: Subject): QuestionAnswer<never> {
  const names = specs.map(({ name }) => name);
  const detail = words.solve.missing({ slug, inputs: names.join(', ') });
  return mistaken({ parameter: 'for', code: 'missing_parameter', detail, allowed: names });
}

function missingTarget({ calculator, own }: Asked): QuestionAnswer<never> {
  const { bothTargets, noTarget } = calculator.words.solve;
  const detail = own.has('at_most') ? bothTargets : noTarget;
  return mistaken({ parameter: own.has('at_most') ? 'at_least' : 'at_most', code: 'missing_parameter', detail });
}

/** The numbers at values of the input that is looked for, each computed once, and all of them so far. */
interface ValuesAlong {
  readonly at: (value: InputValue) => ReadonlyMap<string, Quantity> | null;
  readonly computed: ReadonlyMap<InputValue, ReadonlyMap<string, Quantity> | null>;
}

function valuesAlong({ calculator, given }: Asked, name: string, figure: string): ValuesAlong {
  const computed = new Map<InputValue, ReadonlyMap<string, Quantity> | null>();
  const at = (value: InputValue): ReadonlyMap<string, Quantity> | null => {
    const known = computed.get(value);
    if (known !== undefined) return known;
    const numbers = numbersAt(calculator, withInput(calculator, given, name, value), figure);
    computed.set(value, numbers);
    return numbers;
  };
  return { at, computed };
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

function solveNumber(asked: Asked, spec: NumberInput, reading: Reading, along: ValuesAlong): Solved {
  const { calculator, given } = asked;
  const grid = gridOf(spec);
  const slope = slopeOf(calculator, reading.figure, spec.name);
  const found = findRuns(grid.size, (index) => metAt(along, grid.at(index), reading), slope !== null);
  const intervals = found.runs.map(([first, last]) => ({ from: grid.at(first), to: grid.at(last) }));
  const [run] = found.runs;
  const isAll = run !== undefined && run[0] === 0 && run[1] === grid.size - 1;
  // The end to show is the one where the figure comes nearest to its bound: where it is largest for a limit.
  const rises = slope === null || slope >= 0;
  const end = rises === reading.isMost ? intervals.at(-1)?.to : intervals[0]?.from;
  const ended = end === undefined ? null : along.at(end);
  const shown =
    end === undefined || ended === null
      ? null
      : {
          [spec.name]: end,
          [reading.figure]: ended.get(reading.figure)?.value ?? null,
          ...shownAt(calculator, withInput(calculator, given, spec.name, end)),
        };
  return {
    reading: reading.reading,
    figure: reading.figure,
    outcome: found.runs.length === 0 ? 'none' : isAll ? 'all' : 'some',
    intervals,
    basis: found.basis,
    ...(shown === null ? {} : { at_end: shown }),
  };
}

function solveSelect(spec: SelectInput, reading: Reading, along: ValuesAlong): Solved {
  const values = spec.options.map(({ value }) => value);
  const met = values.filter((value) => metAt(along, value, reading) === true);
  return {
    reading: reading.reading,
    figure: reading.figure,
    outcome: met.length === 0 ? 'none' : met.length === values.length ? 'all' : 'some',
    options: met,
    basis: 'every option',
  };
}

function metAt({ at }: ValuesAlong, value: InputValue, { figure, isMet }: Reading): boolean | null {
  const reached = at(value)?.get(figure)?.value;
  return reached === undefined ? null : isMet(reached);
}

/** The calculation at these values for an agent to show, and the query that gives it. */
function shownAt(calculator: Subject, given: Asked['given']) {
  const { interpretation } = calculator.calculate(inputsAt(calculator, given));
  return { interpretation, query: queryOfGiven(calculator, given) };
}

function unitOf(figure: string, { computed }: ValuesAlong): string {
  const numbers = [...computed.values()].find((each) => each !== null);
  return (numbers?.get(figure) ?? numbers?.get(`${figure}.low`))?.unit ?? '';
}
