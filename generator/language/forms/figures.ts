/** The form of figures.yaml and of figures/*.yaml. */
import { withEvidence } from './evidence.js';
import type { Read } from './form.js';
import { file, formula, group, listOf, located, mapOf, optional, placed, text } from './form.js';
import { open } from './open.js';
import { day, periodDays, variableName } from './parts.js';

export type RawPeriod = Read<typeof period>;

const period = placed(
  group('The value from one day to another.', {
    ...periodDays,
    value: formula('The value in this period: a number with its unit, or a range.'),
  }),
);

/** A figure that calculators share; it has a value, or periods with a value each. */
export type RawSharedFigure = Read<typeof sharedFigure>;

const sharedFigure = withEvidence(
  placed(
    group('A figure that several calculators use, or that ages.', {
      value: optional(formula('A number with its unit, or a range; `periods` in its place where it changes on a day.')),
      periods: optional(listOf('The values by time, without gap and overlap.', period)),
      open,
      source: optional(text('Where it comes from, in a sentence, where it is no price and has no `evidence`.', 500)),
      as_of: optional(located(day('When its `source` said so; with `evidence` the date follows from that.'))),
    }),
  ),
);

export const figuresFile = file(
  'Shared figures',
  mapOf('Groups of figures, such as prices.', mapOf('Figures by name.', sharedFigure, variableName), variableName),
);
