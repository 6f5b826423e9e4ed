/** The form of units.yaml. */
import type { Read } from './form.js';
import { file, flag, formula, group, listOf, located, mapOf, number, optional, prose, text } from './form.js';
import { unitName } from './parts.js';

export type RawUnit = Read<typeof unit>;

export const unit = group('A unit.', {
  dimension: optional(located(text('The dimension that this unit starts.', 40))),
  is: optional(formula('An exact factor and a unit, such as 1/12 ft.', 60)),
  zero: optional(number('How far below its own zero the absolute zero lies, for readings such as temperatures.')),
  counts: flag('It counts whole things.'),
  turn: optional(
    number('It starts the dimension of angles, and so many of it are a full turn, such as 360.', {
      exclusiveMinimum: 0,
    }),
  ),
  calendar: flag('Inputs of the type `day` count in it, so it is as long as a day.'),
  money: flag('Amounts of it are never negative.'),
  symbol: optional(text('Written in front of amounts of money.', 4)),
  fractions_in: optional(
    located(text('A smaller unit in which sentences speak its fractions, such as min for h.', 20)),
  ),
  label: prose('How the registry and results show it.', 40),
  one: prose('How a sentence names one of it.', 40),
  many: prose('How a sentence names several.', 40),
  also: optional(
    listOf('Further spellings that callers may use beside a number, such as C for degC.', prose('A spelling.', 40)),
    [],
  ),
  beside: optional(
    listOf(
      'The units that fields in this one offer; left out, those that suit the usual number.',
      located(text('A unit of the same kind.', 20)),
    ),
  ),
});

export const unitsFile = file('Units', mapOf('Units by name.', unit, unitName));
