/** `GET /api/calc/{slug}/sensitivity`: how far each input by itself moves a figure. */
import {
  detailRecord,
  either,
  list,
  named,
  namedRecord,
  number,
  oneOf,
  orNull,
  plainNumber,
  plainText,
  record,
  text,
} from '../schema.js';
import { figure, question } from './question.js';

const inputValue = (description: string) => ({ description, ...either(plainNumber, plainText) }) as const;

const effectReading = namedRecord('EffectReading', 'A value of the input, and the figure there.', {
  at: inputValue('The value.'),
  value: number('The figure.'),
});

const change = named(
  'EffectStep',
  orNull(
    record('The figure one step away; null beyond a bound, or where the inputs do not go together.', {
      at: inputValue('The value.'),
      value: number('The figure.'),
      change: number('From what was asked.'),
    }),
  ),
);

export const inputEffect = detailRecord(
  'InputEffect',
  'What one input alone does.',
  {
    input: text('Its name.'),
    label: text('What a person calls it.'),
    used: inputValue('Its value as asked.'),
    swing: number('From the lowest to the highest.'),
    lowest: effectReading,
    highest: effectReading,
    one_step: record('Of a number: one step down and up.', {
      step: number('The step.'),
      down: change,
      up: change,
    }),
    basis: oneOf(['proved', 'all values', 'sampled'], 'How sure the ends are.'),
  },
  ['one_step'],
);

export const sensitivity = question({
  name: 'sensitivity',
  id: 'rank_inputs',
  summary: 'Rank the inputs by what they change',
  description: 'How far each input moves a figure, the farthest first.',
  answerName: 'Sensitivity',
  own: {
    figure: figure('What moves; left out, the total, or else the headline.'),
  },
  members: record('What it answers.', {
    figure: text('The figure that moves.'),
    value: number('What it is as asked.'),
    unit: text('What it is in.'),
    effects: list(inputEffect, 'The input that moves it farthest first.'),
  }),
  asksNext: false,
  tool: {
    name: 'rank_inputs',
    title: 'Rank inputs',
    description:
      'How far each input alone moves the total of the estimate, or the headline where nothing is to be paid, over its whole range and over one step, largest first; figure names another, such as cost.high.',
  },
  inBrief: '/sensitivity ranks the inputs by what they change',
});
