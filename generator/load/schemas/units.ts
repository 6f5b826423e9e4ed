import type { JsonSchema } from './parts.js';
import { closed, dialect, mapOf, text, unitName } from './parts.js';

export const unitSchema: JsonSchema = closed('A unit.', ['label', 'one', 'many'], {
  dimension: text('The dimension that this unit starts.', 40),
  is: {
    type: ['string', 'number'],
    minLength: 1,
    maxLength: 60,
    description: 'An exact factor and a unit, such as 1/12 ft.',
  },
  zero: {
    type: 'number',
    description: 'How far below its own zero the absolute zero lies, for readings such as temperatures.',
  },
  counts: { type: 'boolean', description: 'It counts whole things.' },
  money: { type: 'boolean', description: 'Amounts of it are never negative.' },
  symbol: text('Written in front of amounts of money.', 4),
  label: text('How the registry and results show it.', 40),
  one: text('How a sentence names one of it.', 40),
  many: text('How a sentence names several.', 40),
});

export const unitsFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Units',
  ...mapOf('Units by name.', unitSchema, unitName),
};
