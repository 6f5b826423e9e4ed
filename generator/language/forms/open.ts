/** The form of the key that lets callers replace a figure, a column or a table with their own price or factor. */
import { formula, mapOf, optional } from './form.js';
import { variableName } from './parts.js';

const range = formula('The range in which callers may put in their own figure, such as 10..200 USD/ft.');

export const open = optional(range);

export const openColumns = optional(
  mapOf('The columns in whose place callers may put their own figure.', range, variableName),
  [],
);
