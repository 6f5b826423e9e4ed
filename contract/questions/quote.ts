/** `GET /api/calc/{slug}/quote`: where a price, or each line of an offer, lies against the range of this very job. */
import { briefBasis } from '../basis.js';
import { covers } from '../estimate.js';
import { range } from '../range.js';
import { detailRecord, list, number, oneOf, orNull, plainText, record, text, texts } from '../schema.js';
import { figure, question } from './question.js';

/** The least price that can be judged. */
export const leastAmount = 0.01;

/** Most lines of an offer. */
export const mostLines = 40;

const positions = ['below', 'low half', 'high half', 'above'] as const;

const quotedLine = detailRecord(
  'QuotedLine',
  'A part of the estimate with the lines of the offer that name it, or a line that names none.',
  {
    named: texts('What the offer calls it.'),
    amount: number('The sum of these lines.'),
    is: oneOf(
      ['line', 'option', 'left_out', 'not_here', 'part', 'unmatched'],
      'line and option are held against their range; left_out is extra and usual; not_here costs nothing with these inputs; part is labor or material that is not priced by itself; unmatched names nothing here.',
    ),
    of: text('What the estimate calls it.'),
    low: number('The low end of its range.'),
    high: number('The high end.'),
    position: oneOf(positions, 'Where it lies.'),
    distance: number('How far outside.'),
  },
  ['of', 'low', 'high', 'position', 'distance'],
);

const missingLine = detailRecord('MissingLine', 'A line of the estimate that the offer does not have.', {
  line: text('What it is for.'),
  low: number('The low end.'),
  high: number('The high end.'),
});

export const quote = question({
  name: 'quote',
  id: 'check_quote',
  summary: 'Hold a price, or the lines of a quote, against this job',
  description:
    'Where an amount, or each line of an offer, lies against the estimate, and how far outside. Send amount, line or both.',
  answerName: 'QuoteCheck',
  own: {
    amount: {
      schema: { ...number('The price that was named: a plain number.'), minimum: leastAmount },
      example: 5000,
    },
    line: {
      schema: {
        type: 'array',
        description: 'A line of the offer, as in gate:450; once for each, or a pasted text.',
        maxItems: mostLines,
        items: plainText,
      },
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
      position: oneOf(positions, 'Where it lies.'),
      distance: number('How far outside of the range it is.'),
      percent: orNull(number('The same in percent of the nearest end.')),
      lines: list(quotedLine, 'The lines of the offer. amount and range are then sums of those that have a range.'),
      missing: list(missingLine, 'What the estimate has and the offer has not.'),
      sum: number('The sum of all lines.'),
      difference: number('What the total of the offer is above it.'),
      questions: texts('For the contractor.'),
      leaves_out: texts('What the range does not pay for, and the price may.'),
      basis: briefBasis,
      query: text('The query that gives this range.'),
    },
    [
      ...(['amount', 'figure', 'covers', 'range', 'position', 'distance', 'percent'] as const),
      ...(['lines', 'missing', 'sum', 'difference', 'questions', 'basis'] as const),
    ],
  ),
  kept: ['figure', 'covers', 'range', 'leaves_out'],
  tool: {
    name: 'check_quote',
    title: 'Check a quote',
    description:
      'Where a price lies against the total of the estimate for this very job: below, low half, high half or above, and by how much; with lines, which part each names, which are below, above, extra or missing, and three questions for the contractor. Where only material or labor is priced, send covers for the part. The range is the same in every city. It judges the amount, never who named it; tell the person what the range leaves out.',
  },
  inBrief: '/quote?amount=9800 or line=gate:450 holds a price against this job',
});
