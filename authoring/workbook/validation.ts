/** Rules for the entries of inputs. */
import { ranges } from '../../contract/workbook-cells.js';
import { wantedNumber } from '../../engine/calculator/parameter.js';
import type { NumberInput, SelectInput } from '../../generator/program/catalog.js';
import type { BookLanguage } from './book-language.js';
import type { LaidCell } from './laid-sheet.js';

type Wanted = NonNullable<LaidCell['validation']>;

export function numberWanted(book: BookLanguage, input: NumberInput): Wanted {
  const { label, unitLabel: unit, min, max, whole, hint } = input;
  const wanted = wantedNumber(
    { min, max, ...(unit === null ? {} : { unit }), ...(whole ? { whole } : {}) },
    book.engine,
  );
  return {
    kind: whole ? 'whole' : 'decimal',
    bounds: [min, max],
    hint: hint ?? wanted,
    message: book.words.wrongNumber({ label, wanted }),
  };
}

/** One of the labels in the range of an input's options. */
export function choiceWanted({ words }: BookLanguage, { label, hint }: SelectInput, options: string): Wanted {
  return {
    kind: 'list',
    listRange: ranges.labels(options),
    hint: hint ?? words.choose,
    message: words.wrongChoice({ label }),
  };
}
