/** `GET /api/calc/{slug}/quote`: where a price, or each line of an offer, lies against the range of this very job. */
import { briefBasis } from '../basis.js';
import { covers, line } from '../estimate.js';
import { range } from '../range.js';
import { detailRecord, list, number, oneOf, orNull, plainText, record, text, texts } from '../schema.js';
import { mostLines } from '../shared-names.js';
import { figure, question } from './question.js';

/** The least price that can be judged. */
export const leastAmount = 0.01;

const positions = ['below', 'low half', 'high half', 'above'] as const;

const quotedLine = detailRecord(
  'QuotedLine',
  'Lines that name one part.',
  {
    named: texts('In the offer.'),
    amount: number('Their sum.'),
    is: oneOf(
      ['line', 'option', 'left_out', 'not_here', 'part', 'unmatched'],
      'line, option: held against its range. left_out: extra. not_here: costs nothing here. part: priced as a whole.',
    ),
    of: text('Its name here.'),
    low: number('The low end of its range.'),
    high: number('The high end.'),
    position: oneOf(positions, 'Where it lies.'),
    distance: number('How far outside.'),
  },
  ['of', 'low', 'high', 'position', 'distance'],
);

export const quote = question({
  name: 'quote',
  id: 'check_quote',
  summary: 'Hold a quote against this job',
  description: 'Where a price, or each line of an offer, lies against the estimate.',
  answerName: 'QuoteCheck',
  own: {
    amount: {
      schema: { ...number('The price that was named.'), minimum: leastAmount },
      example: 5000,
    },
    line: {
      schema: {
        type: 'array',
        description: 'A line of an offer: gate:450; or a pasted text.',
        maxItems: mostLines,
        items: plainText,
      },
    },
    figure: figure("A range other than the estimate's total."),
    covers: {
      schema: oneOf(covers.enum, 'What the amount pays for; job when left out.'),
    },
  },
  members: record(
    'What it answers.',
    {
      amount: number('The price that was named.'),
      figure: text('The range it was held against.'),
      covers: oneOf(covers.enum, 'What this range pays for.'),
      range,
      position: oneOf(positions, 'Where it lies.'),
      distance: number('How far outside.'),
      percent: orNull(number('The same in percent.')),
      lines: list(quotedLine, 'What lines name; amount and range sum those with a range.'),
      missing: list(line, 'Lines that the offer lacks.'),
      sum: number('The sum of all lines.'),
      difference: number('How far the total named is above.'),
      questions: texts('For the contractor.'),
      leaves_out: texts('What the range does not pay for.'),
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
