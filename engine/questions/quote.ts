/** `quote`: where an amount of money lies against the range of this very job. */
import { quote as row } from '../../contract/questions/quote.js';
import type { Static } from '../../contract/schema.js';
import type { RangeFigure } from '../kernel/module.js';
import { isMoney, rangesOf } from './figures.js';
import { amountParameter, figureParameter } from './parameters.js';
import type { Asked, QuestionAnswer } from './question.js';
import { answered, answerFrom, mistaken, ownText, questionOf } from './question.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

/**
 * Below the range, in its lower or its upper half, or above it, and by how much. It judges the amount, never the person
 * who named it: what the estimate leaves out may well be what the amount is for.
 */
export const quote = questionOf(row, {
  read: {
    amount: (name) => amountParameter(name, true),
    figure: (name, { ranges }) => figureParameter(name, ranges),
  },
  answer: (asked) => {
    const amount = asked.own.get('amount');
    if (amount === undefined) {
      return mistaken({
        parameter: 'amount',
        code: 'missing_parameter',
        detail: 'amount is the price that was named, as a plain number.',
      });
    }
    return answerFrom(asked, ({ result }) => placed(asked, Number(amount), rangesOf(result)));
  },
});

function placed(asked: Asked, amount: number, ranges: ReadonlyMap<string, RangeFigure>) {
  const { calculator } = asked;
  const name = ownText(asked, 'figure') ?? [...ranges].find(([, { unit }]) => isMoney(unit))?.[0];
  const range = name === undefined ? undefined : ranges.get(name);
  if (name === undefined || range === undefined) return withoutRange(calculator);
  return answered({ amount, figure: name, range, ...placeIn(amount, range), leaves_out: calculator.disclaimer });
}

function withoutRange({ slug, ranges }: Subject): QuestionAnswer<never> {
  const others = ranges.length === 0 ? '' : ` It has ${ranges.join(', ')}: name one as figure.`;
  return mistaken({
    parameter: 'amount',
    code: 'no_such_figure',
    detail: `${slug} gives no range of money that an amount could be held against.${others}`,
    allowed: ranges,
  });
}

type PlaceInRange = Pick<Static<typeof row.members>, 'position' | 'distance' | 'percent'>;

/** The place of an amount in a range, and its distance from the nearest end where it lies outside. */
export function placeIn(amount: number, { low, high }: Pick<RangeFigure, 'low' | 'high'>): PlaceInRange {
  const middle = (low + high) / 2;
  if (amount < low) return { position: 'below', distance: tidy(low - amount), percent: percentOf(low - amount, low) };
  if (amount > high)
    return { position: 'above', distance: tidy(amount - high), percent: percentOf(amount - high, high) };
  return { position: amount <= middle ? 'low half' : 'high half', distance: 0, percent: 0 };
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : tidy((100 * part) / Math.abs(whole), 1);
}
