/** The JSON Schema of units.yaml, for the checker and for editors. */
import type { JsonSchema } from './parts.js';
import { closed, dialect, listOf, mapOf, text, unitName } from './parts.js';

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
  turn: {
    type: 'number',
    exclusiveMinimum: 0,
    description: 'It starts the dimension of angles, and so many of it are a full turn, such as 360.',
  },
  money: { type: 'boolean', description: 'Amounts of it are never negative.' },
  symbol: text('Written in front of amounts of money.', 4),
  fractions_in: text('A smaller unit in which sentences speak its fractions, such as min for h.', 20),
  label: text('How the registry and results show it.', 40),
  one: text('How a sentence names one of it.', 40),
  many: text('How a sentence names several.', 40),
  also: listOf('Further spellings that callers may use beside a number, such as C for degC.', text('A spelling.', 20)),
});

export const unitsFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Units',
  ...mapOf('Units by name.', unitSchema, unitName),
};
