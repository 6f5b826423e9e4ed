/** The estimate, as answers and documents say it. */
import { range } from './range.js';
import { list, namedRecord, number, oneOf, text, texts } from './schema.js';

export const covers = oneOf(['job', 'material', 'labor'], 'What it pays for.');

export const lineCovers = oneOf(
  [...covers.enum, 'delivery', 'equipment', 'permit', 'fee', 'minimum'],
  'What it pays for; minimum lifts the sum or its low end to the smallest job.',
);

const ends = { low: number('Low end.'), high: number('High end.') } as const;

export const line = namedRecord('EstimateLine', 'A line.', {
  line: text('What it is for.'),
  covers: lineCovers,
  ...ends,
});

const option = namedRecord('EstimateOption', 'What may be added.', {
  name: text('What to send as with.'),
  line: text('What it is for.'),
  ...ends,
});

/** The member `estimate` of an answer. */
export const estimate = namedRecord(
  'Estimate',
  'What somebody pays.',
  {
    covers,
    period: oneOf(['month', 'season', 'year'], 'How often it is paid.'),
    total: range,
    lines: list(line, 'Their sum is the total.'),
    options: list(option, 'Not in the total.'),
    leaves_out: texts('What it does not pay for.'),
  },
  ['period', 'options'],
);
