/** Answers one call with an earlier catalog. */
import { pointOf } from '../../generator/check/example-point.js';
import { isDay } from '../../generator/model/calendar.js';
import type { Calculator, Input, NumberInput } from '../../generator/model/catalog.js';
import { evaluate } from '../../generator/model/evaluate.js';
import { gridDown } from '../../generator/model/grid.js';
import type { Point } from '../../generator/model/program.js';
import { parseDecimal, toNumber } from '../../generator/model/rational.js';
import { renderSentence } from '../../generator/model/sentence.js';
import { dayParameter, periodKey, periodOf } from '../../generator/model/shared-figure.js';
import { suggestOrList } from '../../generator/text/suggest.js';
import type { Said } from '../sample/answer.js';
import { answerAt, trialOf } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';

/** The parts of an answer that are compared: its figures in order, and its sentence. */
export interface Replayed {
  readonly point: Point;
  readonly figures: readonly { readonly name: string; readonly unit: string; readonly said: Said }[];
  readonly sentence: string;
}

/** The answer to a call, or a sentence on why there is none. */
export function replay(piece: Piece, given: ReadonlyMap<string, string>): Replayed | string {
  const read = readCall(piece.calculator, given);
  return typeof read === 'string' ? read : answerOf(piece, read);
}

/** The answer to inputs that were read before, such as those of an example. */
export function answerOf(piece: Piece, given: ReadonlyMap<string, number | string>): Replayed | string {
  const trial = trialOf(piece.understood);
  const point = pointOf(given, trial.program.inputs);
  const answer = answerAt(trial, point);
  if (answer === null) return 'The call is refused: it breaks a requirement.';
  const figures = trial.published.map(({ name, unit }, index) => ({ name, unit, said: answer[index] ?? '' }));
  const selects = piece.calculator.inputs.filter((input) => input.kind === 'select');
  const sentence = renderSentence(piece.understood.sentence, evaluate(trial.program, point), point, selects);
  return { point, figures, sentence };
}

/** Reads inputs as the service does: moves numbers into their bounds, turns the date into its period. */
function readCall(
  { inputs, validity: { dated } }: Calculator,
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, number | string> | string {
  const values = new Map<string, number | string>();
  for (const [name, text] of given) {
    const input = inputs.find((each) => each.name === name);
    const isTheDay = name === dayParameter && dated !== null;
    if (input === undefined && !isTheDay)
      return `There is no input \`${name}\`. ${suggestOrList(
        name,
        inputs.map((each) => each.name),
        'Its inputs',
      )}`;
    const value = input === undefined ? periodAt(text, dated) : readValue(input, text);
    if (value === null) return problemOf(name, text, input);
    values.set(name, value);
  }
  const missing = inputs.find((input) => input.default === null && !values.has(input.name));
  if (missing !== undefined) return `Give \`${missing.name}\`: it has no default.`;
  if (dated !== null && !values.has(dayParameter))
    return `Give \`${dayParameter}\`, the date of the answer: its figures change over time.`;
  return values;
}

function problemOf(name: string, text: string, input: Input | undefined): string {
  if (input === undefined) return `No value is known for the date \`${text}\`.`;
  if (input.kind === 'number')
    return `\`${name}\` is \`${text}\`, but a ${input.whole ? 'whole ' : ''}number without a unit is needed.`;
  return `\`${name}\` has no option \`${text}\`. ${suggestOrList(
    text,
    input.options.map(({ key }) => key),
    'Its options',
  )}`;
}

function periodAt(text: string, dated: Calculator['validity']['dated']): string | null {
  const period = dated !== null && isDay(text) ? periodOf(text, dated.periods) : undefined;
  return period === undefined ? null : periodKey(period);
}

function readValue(input: Input, text: string): number | string | null {
  if (input.kind === 'number') return readNumber(input, text);
  return input.options.some(({ key }) => key === text) ? text : null;
}

function readNumber({ min, max, whole }: NumberInput, text: string): number | null {
  const exact = parseDecimal(text);
  const number = exact === null ? Number.NaN : toNumber(exact);
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number))) return null;
  return Math.min(max, Math.max(min, nearestOnGrid(number)));
}

/** The nearest number with at most nine decimals. */
function nearestOnGrid(value: number): number {
  const below = gridDown(value);
  const above = 0 - gridDown(-value);
  return value - below <= above - value ? below : above;
}
