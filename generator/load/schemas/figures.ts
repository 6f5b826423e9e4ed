/** The JSON Schema of figures.yaml, for the checker and for editors. */
import type { JsonSchema } from './parts.js';
import { closed, day, dialect, formula, listOf, mapOf, text, variableName } from './parts.js';

const period = closed('The value from one day to another.', ['value'], {
  from: day('The first day; left out in the first period where it always was so.'),
  until: day('The last day; left out in the last period where no end is known.'),
  value: formula('The value in this period: a number with its unit, or a range.'),
});

const sharedFigure = closed('A figure that several calculators use, or that ages.', ['source'], {
  value: formula('A number with its unit, or a range; `periods` in its place where it changes on a day.'),
  periods: listOf('The values by time, without gap and overlap.', period),
  source: text('Where it comes from.', 500),
  as_of: day('When its source said so; left out for what does not age.'),
});

export const figuresFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Shared figures',
  ...mapOf('Groups of figures, such as prices.', mapOf('Figures by name.', sharedFigure, variableName), variableName),
};
