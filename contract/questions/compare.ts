/** `GET /api/calc/{slug}/compare`: one calculation at several values of an input, side by side. */
import { briefBasis } from '../basis.js';
import { figures } from '../calculation.js';
import { range } from '../range.js';
import {
  flag,
  list,
  namedDetail,
  number,
  open,
  orNull,
  plainNumber,
  plainText,
  record,
  sparseRecord,
  text,
} from '../schema.js';
import { filled } from '../text.js';
import { figure, question } from './question.js';

const someValues = '50,100,150';

/** Its own member for the value is named after the input. */
export const comparisonRow = namedDetail(
  'ComparisonRow',
  open(
    sparseRecord(
      'A value of the input, and what comes of it.',
      {
        label: text('The option in words.'),
        used: { description: 'What the value was moved to.', oneOf: [plainNumber, plainText] },
        clamped: flag('true where it was moved to a bound.'),
        value: number('The headline.'),
        compared: orNull(number('The figure that is compared, where it is not the headline.')),
        range,
        figures,
        total: range,
        difference: orNull(number('From what was asked.')),
        percent: orNull(number('The same in percent.')),
        refused: text('Why these inputs do not go together.'),
        query: text('The query that gives it.'),
      },
      ['query'],
    ),
  ),
);

export const compare = question({
  name: 'compare',
  id: 'compare_options',
  summary: 'Compare the values of an input',
  description: 'One calculation for each option of an input, or several values of a number.',
  answerName: 'Comparison',
  own: {
    by: {
      schema: text('The input whose values are compared.'),
      isRequired: true,
      namesInput: true,
    },
    points: {
      schema: {
        ...plainText,
        description: filled('For a number: how many values (2 to 25), or the values, as in {values}.', {
          values: someValues,
        }),
      },
    },
    figure: figure('What to sort by; left out, the total, or else the headline.'),
  },
  members: record(
    'What it answers.',
    {
      by: text('The input whose values are compared.'),
      figure: text('What the rows are sorted by.'),
      unit: text('What it is in.'),
      asked: {
        type: 'object',
        description: 'The figure as asked.',
        additionalProperties: { type: ['number', 'null'] },
      },
      rows: list(comparisonRow, 'One for each value, the smallest first.'),
      basis: briefBasis,
    },
    ['basis'],
  ),
  tool: {
    name: 'compare_options',
    title: 'Compare options',
    description:
      'One calculation for each option of a choice, or for several values of a number, sorted by the total of the estimate, or by the headline where nothing is to be paid, or by figure; with the difference to the one asked about. One call in place of many.',
  },
  inBrief: filled('/compare?by=INPUT puts its options (or {points}) side by side', { points: `points=${someValues}` }),
});
