/** `GET /api/calc/{slug}/solve`: which values of an input meet a target. */
import { detailRecord, list, namedRecord, number, oneOf, open, record, text, texts } from '../schema.js';
import { amount, figure, question } from './question.js';

/** Its own members are named after the input and the figure. */
const atEnd = open(
  record('The calculation at the end nearest to the target.', {
    interpretation: text('A sentence that explains it.'),
    query: text('The query that gives it.'),
  }),
);

export const solutionReading = detailRecord(
  'SolutionReading',
  'The values that meet the target.',
  {
    reading: oneOf(['exact', 'sure', 'possible'], 'How a range was read.'),
    figure: text('The number that was held against the target.'),
    outcome: oneOf(['all', 'some', 'none'], 'How many values meet it.'),
    intervals: list(
      namedRecord('SolutionInterval', 'Both ends belong to it.', {
        from: number('The least.'),
        to: number('The most.'),
      }),
      'Of a number: runs of values on its step.',
    ),
    options: texts('Of a choice: those that meet it.'),
    basis: oneOf(
      ['proved', 'every step', 'sampled', 'every option'],
      'How the values were found: sampled where not all were tried.',
    ),
    at_end: atEnd,
  },
  ['intervals', 'options', 'at_end'],
);

export const solve = question({
  name: 'solve',
  id: 'solve_for_input',
  summary: 'Find the values of an input that meet a target',
  description:
    'The values of an input for which a figure is at most, or at least, a target. A range gives two: sure and possible.',
  answerName: 'Solution',
  own: {
    for: { schema: text('The input to be found.'), isRequired: true, namesInput: true },
    figure: figure('What has the target; left out, the total, or else the headline.'),
    at_most: amount('The most that the figure may be. Or send at_least.'),
    at_least: { schema: number('The least that the figure may be.') },
  },
  members: record(
    'What it answers.',
    {
      for: text('The input that was to be found.'),
      figure: text('The figure that has the target.'),
      at_most: number('The target, where it is the most.'),
      at_least: number('The target, where it is the least.'),
      unit: text('What it is in.'),
      readings: list(solutionReading, 'One; for a range two, sure and possible.'),
    },
    ['at_most', 'at_least'],
  ),
  tool: {
    name: 'solve_for_input',
    title: 'Solve for an input',
    description:
      'Which values of one input keep a figure at most, or at least, at an amount, such as how long a fence for 5000: all, none or intervals on the step of the input, and the calculation at the end. A range of money is read twice: sure, by its dearer end, and possible, by its cheaper one; without figure that is the total of the estimate. Give exactly one of at_most and at_least.',
  },
  inBrief:
    '/solve?for=INPUT&figure=cost&at_most=5000 finds the values that meet a target (of a range: sure and possible)',
});
