/** A caller's own figures, as answers and documents say them. */
import { anything, detailRecord, mapOf, named, number, text } from './schema.js';

const ownFigure = detailRecord('OwnFigure', 'Your own figure.', {
  label: text('What people call it.'),
  raw: anything('What was given.'),
  used: number('What was used.'),
  unit: text('What it is in.'),
});

export const ownFigures = named('OwnFigures', mapOf(ownFigure, "Your own figures in place of the catalog's, by name."));
