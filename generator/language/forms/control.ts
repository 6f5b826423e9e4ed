/** The form of control totals: the sums of a table from a second reading of its source. */
import type { Read } from './form.js';
import { formula, group, integer, located, mapOf, optional, placed, text, written } from './form.js';
import { address, day, optionKey } from './parts.js';

export type RawControl = Read<typeof totals>;

const totals = placed(
  group('What the numbers add up to, from a second reading of the source; the checker adds them up and compares.', {
    count: located(integer('How many numbers there are; texts do not count.', { minimum: 0 })),
    sums: mapOf(
      'The sum of each column of numbers; of ranges, the sums of both ends.',
      formula('A sum, or 900..1445.', 60),
      optionKey,
      0,
    ),
    source: optional(located(text('Which page the second reading was made from.', 600))),
    at: optional(located(address)),
    read: optional(located(day('When it was made.'))),
    transcription: optional(
      located(written('The second reading, made without a look at the cells: names of columns, then lines.', 20000)),
    ),
    formula: optional(
      mapOf('What each line of a column follows from, by the names of columns.', formula('A formula.', 300), optionKey),
      [],
    ),
    within: optional(formula('How far a formula may be off, such as 1 %; nothing when left out.', 20)),
    own: optional(located(text('Why there is no source to read: the totals are then those of the editor.', 600))),
  }),
);

export const control = optional(totals);
