/** The form of indices.yaml. */
import { evidenceKinds } from './evidence-kinds.js';
import type { Form, Named, Read } from './form.js';
import { file, group, located, mapOf, mapped, number, oneOf, optional, placed, text } from './form.js';
import { address, day, numericName, variableName } from './parts.js';

/** A price index, by year and by month as 2026-03. */
export type RawIndex = Read<typeof index>;

const level = number('The level of the index.', { exclusiveMinimum: 0 });

const levels = (description: string, times: Form<string>) =>
  mapped(mapOf(description, level, times), (entries: readonly Named<number>[]) => {
    return new Map(entries.map(({ name, value }) => [name.value, value]));
  });

const index = placed(
  group('A published price index.', {
    title: text('What it is called.', 200),
    series: optional(text('The name of the series where it is published.', 60)),
    unit: optional(text('What its levels are measured in, such as index, 1982 = 100.', 80)),
    who: text('Who publishes it.', 200),
    at: located(address),
    read: located(day('When somebody read it there.')),
    kind: oneOf(evidenceKinds, 'What kind of source it is.'),
    note: optional(text('What else a reader must know of it.', 600)),
    years: levels('The average level of each year.', numericName('^(19|20|21)\\d{2}$', 'A year.')),
    months: levels(
      'The level of each month; the last of them is what money is brought forward to.',
      numericName('^\\d{4}-(0[1-9]|1[0-2])$', 'A month, written 2026-03.'),
    ),
  }),
);

export const indicesFile = file(
  'Price indices',
  mapOf('Price indices by name; the first is taken where a figure names none.', index, variableName),
);
