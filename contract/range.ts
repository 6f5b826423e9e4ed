/** Ranges, as answers and documents write them. */
import { named, number, record, text } from './schema.js';

export const range = named(
  'Range',
  record('A range.', { low: number('The low end.'), high: number('The high end.'), unit: text('What both are in.') }),
);
export const numberRange = named(
  'NumberRange',
  record('A range.', { low: number('The low end.'), high: number('The high end.') }),
);
