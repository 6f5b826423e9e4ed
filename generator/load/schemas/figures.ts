/** The JSON Schema of figures.yaml and of figures/*.yaml, for the checker and for editors. */
import { evidenceKeys } from './evidence.js';
import { open } from './open.js';
import type { JsonSchema } from './parts.js';
import { closed, day, dialect, formula, listOf, mapOf, text, variableName } from './parts.js';

const period = closed('The value from one day to another.', ['value'], {
  from: day('The first day; left out in the first period where it always was so.'),
  until: day('The last day; left out in the last period where no end is known.'),
  value: formula('The value in this period: a number with its unit, or a range.'),
});

const sharedFigure = closed('A figure that several calculators use, or that ages.', [], {
  value: formula('A number with its unit, or a range; `periods` in its place where it changes on a day.'),
  periods: listOf('The values by time, without gap and overlap.', period),
  open,
  ...evidenceKeys,
  source: text('Where it comes from, in a sentence, where it is no price and has no `evidence`.', 500),
  as_of: day('When its `source` said so; with `evidence` the date follows from that.'),
});

export const figuresFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Shared figures',
  ...mapOf('Groups of figures, such as prices.', mapOf('Figures by name.', sharedFigure, variableName), variableName),
};
