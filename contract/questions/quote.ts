/** `GET /api/calc/{slug}/quote`: where an amount of money lies against the range of this very job. */
import { briefBasis } from '../basis.js';
import { covers } from '../estimate.js';
import { range } from '../range.js';
import { number, oneOf, orNull, record, text, texts } from '../schema.js';
import { figure, question } from './question.js';

/** The least price that can be judged. */
export const leastAmount = 0.01;

export const quote = question({
  name: 'quote',
  id: 'check_quote',
  summary: 'Hold a price against the range of this job',
  description: "Where an amount lies against the estimate's total, and how far outside.",
  answerName: 'QuoteCheck',
  own: {
    amount: {
      schema: { ...number('The price that was named: a plain number.'), minimum: leastAmount },
      isRequired: true,
      example: 5000,
    },
    figure: figure("A range other than the estimate's total."),
    covers: {
      schema: oneOf(
        covers.enum,
        'What the amount pays for; job where it is left out. For a part of a job its lines are taken.',
      ),
    },
  },
  members: record(
    'What it answers.',
    {
      amount: number('The price that was named.'),
      figure: text('The range it was held against; total is that of the estimate.'),
      covers: oneOf(covers.enum, 'What this range pays for; absent for a figure that was asked for.'),
      range,
      position: oneOf(['below', 'low half', 'high half', 'above'], 'Where it lies.'),
      distance: number('How far outside of the range it is.'),
      percent: orNull(number('The same in percent of the nearest end.')),
      leaves_out: texts('What the range does not pay for, and the price may.'),
      basis: briefBasis,
      query: text('The query that gives this range.'),
    },
    ['covers', 'basis'],
  ),
  kept: ['figure', 'covers', 'range', 'leaves_out'],
  tool: {
    name: 'check_quote',
    title: 'Check a quote',
    description:
      'Where an amount of money lies against the total of the estimate for this very job: below, low half, high half or above, and by how much. Where only material or labor is priced, a finished job cannot be judged: send covers for the part. The range is the same in every city. It judges the amount, never who named it; tell the person what the range leaves out.',
  },
  inBrief: '/quote?amount=9800 holds a price against the range of this job',
});
