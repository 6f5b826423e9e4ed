/** What a person gave to a calculation, one entry for each thing, as leads say it. */
import type { Static } from './schema.js';
import { namedRecord, oneOf, text } from './schema.js';

export type GivenEntry = Static<typeof givenEntry>;

export const givenEntry = namedRecord('GivenEntry', 'One thing that the person entered or chose.', {
  kind: oneOf(
    ['input', 'item', 'option', 'own', 'day'],
    "input: an entry; item: one item of a list; option: something added to the job; own: the person's own figure in place of the catalog's; day: the day whose figures were asked for.",
  ),
  name: text('The name of the input, list, option or figure.'),
  label: text('What people call it.'),
  text: text('What was entered or chosen, in words; a number has the unit in which it was typed.'),
});
