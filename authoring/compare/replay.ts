/** Answers one call with an earlier catalog. */

import { isDay } from '../../generator/model/calendar.js';
import { pointOf } from '../../generator/model/call-point.js';
import type { Calculator, Input, ListInput, NumberInput } from '../../generator/model/catalog.js';
import { evaluate } from '../../generator/model/evaluate.js';
import type { ReadItem } from '../../generator/model/given-lists.js';
import { valuesOf } from '../../generator/model/given-lists.js';
import { gridDown } from '../../generator/model/grid.js';
import { itemText } from '../../generator/model/list.js';
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

/** An item of a list. */
export type GivenItem = Readonly<Record<string, string | number>>;

/** The text of a value as `replay` takes it. */
export function textOfGiven(value: string | number | readonly GivenItem[]): string {
  if (typeof value !== 'object') return String(value);
  return value.map((item) => itemText(new Map(Object.entries(item)))).join('\n');
}

/** The answer to a call, or a sentence on why there is none. Items of a list are lines of its text. */
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
  { inputs, lists, validity: { dated } }: Calculator,
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, number | string> | string {
  const values = new Map<string, number | string>();
  for (const [name, text] of given) {
    const list = lists.find((each) => each.name === name);
    if (list !== undefined) {
      const found = readList(list, text, inputs, given);
      if (typeof found === 'string') return found;
      for (const [target, value] of found) values.set(target, value);
      continue;
    }
    const input = inputs.find((each) => each.name === name);
    const isTheDay = name === dayParameter && dated !== null;
    if (input === undefined && !isTheDay)
      return `There is no input \`${name}\`. ${suggestOrList(
        name,
        [...inputs, ...lists].map((each) => each.name),
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

/** What the items of a list give, each on a line of its own as `length:12~width:14`; a sentence where that is nothing. */
function readList(
  list: ListInput,
  text: string,
  inputs: readonly Input[],
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, number | string> | string {
  const both = list.gives.find(({ input }) => given.has(input));
  if (both !== undefined) return `Give either \`${list.name}\` or \`${both.input}\`, which it gives.`;
  const texts = text.split('\n');
  if (texts.length < list.least || texts.length > list.most)
    return `\`${list.name}\` has ${texts.length} items, and takes ${list.least} to ${list.most}.`;
  const items = texts.map((item, place) => readItem(list, item, place));
  const problem = items.find((item) => typeof item === 'string');
  if (problem !== undefined) return problem;
  const values = valuesOf(
    list,
    items.flatMap((item) => (typeof item === 'string' ? [] : [item])),
  );
  return new Map(
    [...values].map(([name, value]) => {
      const input = inputs.find((each) => each.name === name);
      return [name, input === undefined ? value : (readValue(input, String(value)) ?? value)];
    }),
  );
}

function readItem({ name, items }: ListInput, text: string, place: number): ReadItem | string {
  const values = new Map<string, number | string>();
  for (const part of text.split('~')) {
    const [key = '', ...rest] = part.split(':');
    const input = items.find((each) => each.name === key.trim());
    const own = `${name}[${place + 1}].${key.trim()}`;
    if (input === undefined)
      return `There is no \`${own}\`. ${suggestOrList(
        key,
        items.map((each) => each.name),
        'An item has',
      )}`;
    const value = readValue(input, rest.join(':').trim());
    if (value === null) return problemOf(own, rest.join(':').trim(), input);
    values.set(input.name, value);
  }
  for (const input of items) {
    if (input.default === null && !values.has(input.name))
      return `Give \`${name}[${place + 1}].${input.name}\`: it has no default.`;
    values.set(input.name, values.get(input.name) ?? input.default ?? 0);
  }
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
