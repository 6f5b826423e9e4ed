/** `GET /api/calc/{slug}/quote`: where an amount of money lies against the range of this very job. */
import { range } from '../calculation.js';
import { number, oneOf, orNull, record, text } from '../schema.js';
import { figure, question } from './question.js';

export const quote = question({
  name: 'quote',
  id: 'check_quote',
  summary: 'Hold a price against the range of this job',
  description: 'Where an amount lies against the range of this very job, and by how much it is outside of it.',
  answerName: 'QuoteCheck',
  own: {
    amount: {
      schema: { ...number('The price that was named, above zero: a plain number.'), exclusiveMinimum: 0 },
      isRequired: true,
      example: 5000,
    },
    figure: figure('The range; the first of money where it is left out.'),
  },
  members: record('What it answers.', {
    amount: number('The price that was named.'),
    figure: text('The range it was held against.'),
    range,
    position: oneOf(['below', 'low half', 'high half', 'above'], 'Where it lies.'),
    distance: number('How far outside of the range it is.'),
    percent: orNull(number('The same in percent of the nearest end.')),
    leaves_out: text('What the price may be for beside it.'),
  }),
  tool: {
    name: 'check_quote',
    title: 'Check a quote',
    description:
      'Where an amount of money lies against the range of this very job: below, low half, high half or above, and by how much. The range is that of the calculator, the same in every city. It judges the amount, never who named it.',
  },
  inBrief: '/quote?amount=9800 holds a price against the range of this job',
});
