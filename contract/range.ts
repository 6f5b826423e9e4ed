/** Ranges, as answers and documents write them. */
import { namedRecord, number, text } from './schema.js';

export const range = namedRecord('Range', 'A range.', {
  low: number('The low end.'),
  high: number('The high end.'),
  unit: text('What both are in.'),
});
export const numberRange = namedRecord('NumberRange', 'A range.', {
  low: number('The low end.'),
  high: number('The high end.'),
});
