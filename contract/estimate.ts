/** The estimate, as answers and documents say it. */
import { range } from './range.js';
import { list, namedRecord, number, oneOf, text, texts } from './schema.js';

/** The name of the total where questions ask for a figure. */
export const totalFigure = 'total';

/** The parameter that adds options of an estimate. */
export const withParameter = 'with';

export const covers = oneOf(['job', 'material', 'labor'], 'What the total pays for.');

export const lineCovers = oneOf(
  [...covers.enum, 'delivery', 'equipment', 'permit', 'fee', 'minimum'],
  'What it pays for; minimum lifts the sum, or its low end, to the smallest job.',
);

const ends = { low: number('The low end.'), high: number('The high end.') } as const;

export const line = namedRecord('EstimateLine', 'A line of an offer.', {
  line: text('What it is for.'),
  covers: lineCovers,
  ...ends,
});

const option = namedRecord('EstimateOption', 'What may be added, and is not in the total.', {
  name: text('What to send as with.'),
  line: text('What it is for.'),
  ...ends,
});

/** The member `estimate` of an answer. */
export const estimate = namedRecord(
  'Estimate',
  'What somebody pays: lines, and the total, which is their sum.',
  {
    covers,
    period: oneOf(['month', 'season', 'year'], 'How often it is paid, unless once.'),
    total: range,
    lines: list(line, 'The lines.'),
    options: list(option, 'What may be added.'),
    leaves_out: texts('What the total does not pay for.'),
  },
  ['period', 'options'],
);
