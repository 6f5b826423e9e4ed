/** The JSON Schema of indices.yaml, for the checker and for editors. */
import { evidenceKinds } from '../../model/evidence.js';
import type { JsonSchema } from './parts.js';
import { address, closed, day, dialect, mapOf, text, variableName } from './parts.js';

const level: JsonSchema = { type: 'number', exclusiveMinimum: 0, description: 'The level of the index.' };

/** Without a type: in YAML such a name is a number, and editors would want it in quotes. */
const key = (pattern: string, description: string): JsonSchema => ({ pattern, description });

const index = closed('A published price index.', ['title', 'who', 'at', 'read', 'kind', 'years', 'months'], {
  title: text('What it is called.', 200),
  series: text('The name of the series where it is published.', 60),
  unit: text('What its levels are measured in, such as index, 1982 = 100.', 80),
  who: text('Who publishes it.', 200),
  at: address,
  read: day('When somebody read it there.'),
  kind: { enum: evidenceKinds, description: 'What kind of source it is.' },
  note: text('What else a reader must know of it.', 600),
  years: mapOf('The average level of each year.', level, key('^(19|20|21)\\d{2}$', 'A year.')),
  months: mapOf(
    'The level of each month; the last of them is what money is brought forward to.',
    level,
    key('^\\d{4}-(0[1-9]|1[0-2])$', 'A month, written 2026-03.'),
  ),
});

export const indicesFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Price indices',
  ...mapOf('Price indices by name; the first is taken where a figure names none.', index, variableName),
};
