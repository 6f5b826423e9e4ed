/** The key that opens a figure, a column or a table to a caller's own price or factor. */
import { formula } from './parts.js';

export const open = formula('The range in which callers may put in their own figure, such as 10..200 USD/ft.');
