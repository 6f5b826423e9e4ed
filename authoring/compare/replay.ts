/** Answers one call with an earlier catalog. */
import { appliedInputs } from '../../engine/calculator/applied-inputs.js';
import { explainQuery } from '../../engine/calculator/explain-query.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { englishWords } from '../../engine/words/engine-words.js';
import { pointOf, selectsOf } from '../../generator/program/call-point.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { evaluate } from '../../generator/program/evaluate.js';
import { valuesOf } from '../../generator/program/list.js';
import type { Point } from '../../generator/program/program.js';
import { renderSentence } from '../../generator/program/sentence.js';
import { dayParameter, periodKey, periodOf } from '../../generator/program/shared-figure.js';
import type { Said } from '../sample/answer.js';
import { answerAt, trialOf } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import { inputsOf } from '../sample/points.js';
import { callPlan, inputSpec } from './call-plan.js';

/** The parts of an answer that are compared: its figures in order, and its sentence. */
export interface Replayed {
  readonly point: Point;
  /** The day that the call asks for, as 2026-03-01; null where it names none. */
  readonly on: string | null;
  readonly figures: readonly { readonly name: string; readonly unit: string; readonly said: Said }[];
  readonly sentence: string;
}

/** A parameter of a call and its text. */
export type CallPair = readonly [name: string, text: string];

/** The answer to a call, or its mistakes. */
export function replay(piece: Piece, pairs: readonly CallPair[]): Replayed | string {
  const read = readCall(piece.calculator, pairs);
  const [, day = null] = pairs.find(([name]) => name === dayParameter) ?? [];
  return typeof read === 'string' ? read : answerOf(piece, read, day);
}

/** The answer to a worked example, with what its lists give. */
export function replayExample(piece: Piece, { inputs, given }: Calculator['examples'][number]): Replayed | string {
  const day = given.get(dayParameter);
  return answerOf(piece, inputs, day === undefined ? null : String(day));
}

function answerOf(piece: Piece, given: ReadonlyMap<string, number | string>, on: string | null): Replayed | string {
  const trial = trialOf(piece.elaborated);
  const point = pointOf(given, trial.program.inputs);
  const answer = answerAt(trial, point);
  if (answer === null) return 'The call is refused: it breaks a requirement.';
  const figures = trial.published.map(({ name, unit }, index) => ({ name, unit, said: answer[index] ?? '' }));
  const { sentence: cases } = piece.elaborated;
  const sentence = renderSentence(cases, evaluate(trial.program, point), point, selectsOf(piece.calculator.inputs));
  return { point, on, figures, sentence };
}

/** As JSON, with the day that was asked for, not the first one of its period. */
export function replayedAsJson({ point, on, figures, sentence }: Replayed) {
  return { inputs: { ...inputsOf(point), ...(on === null ? {} : { [dayParameter]: on }) }, figures, sentence };
}

/** Reads a call as the service does, but asks for the day where the service takes today. */
function readCall(calculator: Calculator, pairs: readonly CallPair[]): ReadonlyMap<string, number | string> | string {
  const plan = callPlan(calculator);
  const query = pairs.map(([name, value]) => ({ name, value, text: `${name}=${value}` }));
  const values = readQuery(plan, query);
  if (values === null) return explainQuery(plan, query, englishWords).errors.map(mistakeText).join('\n');
  const { inputs, validity } = calculator;
  const given = Object.entries(appliedInputs(inputs.map(inputSpec), values.inputs));
  const read = new Map([...given, ...itemsWithin(calculator, values)]);
  if (validity.dated === null) return read;
  const period = values.on === null ? undefined : periodOf(values.on, validity.dated.periods);
  if (period === undefined) return `Give \`${dayParameter}\`, the date of the answer: its figures change over time.`;
  return read.set(dayParameter, periodKey(period));
}

/** The items of lists that give no input: formulas read them as they are. */
function itemsWithin(
  { inputs, lists }: Calculator,
  values: QueryValues,
): readonly (readonly [string, number | string])[] {
  return lists.flatMap((list, place) => {
    const value = values.inputs[inputs.length + place];
    if (list.gives.length > 0 || typeof value !== 'object' || value.from === undefined) return [];
    const { items, inputs: specs } = value.from;
    return [
      ...valuesOf(
        list,
        items.map((item) => new Map(Object.entries(appliedInputs(specs, item)))),
      ),
    ];
  });
}

/** A mistake in a call, with the values that are legal where none of them is suggested. */
function mistakeText({ parameter, detail, allowed, suggestion }: ParameterError): string {
  const choice =
    suggestion === null && allowed !== null && !('min' in allowed) ? ` Allowed: ${allowed.join(', ')}.` : '';
  return `\`${parameter}\`: ${detail}${choice}`;
}
