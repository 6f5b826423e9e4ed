/** The view of an input that repeats. */
import { dayOf } from '../../engine/calculator/list-parameter.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { DayInput, InputSpec } from '../../engine/kernel/module.js';
import type { Answer } from './answer.js';
import type { FieldView } from './field-view.js';
import { movedIn } from './field-view.js';
import type { ListRows, ShownList } from './list-rows.js';
import { itemOf, rowName } from './list-rows.js';
import { partUnit, unitChoices } from './unit-choice.js';

/**
 * An input that repeats: a row of fields for each item, and an empty one after them; or a day in place of numbers, which is
 * one field.
 */
export interface ListView {
  readonly list: ShownList;
  readonly rows: readonly (readonly FieldView[])[];
  readonly isGiven: boolean;
  /** A mistake of all items together. */
  readonly error: ParameterError | null;
}

/** The rows as fields. `told` is the answer; null where there is none. */
export function listView(
  { list, rows }: ListRows,
  errors: readonly ParameterError[],
  told: Pick<Answer, 'lists' | 'inputs'> | null,
): ListView {
  const day = dayOf(list);
  if (day !== null) return { list, rows: [[dayField(day, rows, errors, told)]], isGiven: rows.length > 0, error: null };
  const shown = rows.length < list.most ? [...rows, new Map<string, string>()] : rows;
  const fields = shown.map((row, place) =>
    list.inputs.map((spec): FieldView => {
      const name = rowName(list.name, place, spec.name);
      const given = row.get(spec.name);
      const isEmpty = place >= rows.length;
      const usual = spec.type === 'select' || !isEmpty ? String(spec.default ?? '') : '';
      const error = errors.find(({ parameter }) => parameter === name) ?? null;
      const { required: _, ...optional } = spec;
      const typed = spec.type === 'number' ? partUnit(given ?? usual, spec) : { text: given ?? usual, unit: undefined };
      return {
        ...{ spec: { ...(isEmpty ? optional : spec), name } as InputSpec, ...typed, error },
        ...{ isGiven: given !== undefined, readings: [], total: null },
        units: spec.type === 'number' ? unitChoices(spec, typed.unit) : [],
        moved: movedIn(told?.lists?.[list.name]?.[place]?.[spec.name]),
      };
    }),
  );
  const error = errors.find(({ parameter }) => parameter === list.name) ?? null;
  return { list, rows: fields, isGiven: rows.length > 0, error };
}

/** The field of a day in place of numbers, empty where none is given. */
function dayField(
  { required: _, ...spec }: DayInput,
  rows: ListRows['rows'],
  errors: readonly ParameterError[],
  told: Pick<Answer, 'inputs'> | null,
): FieldView {
  return {
    ...{ spec, text: rows.map(itemOf).join(' '), unit: undefined, units: [], readings: [], total: null },
    isGiven: rows.length > 0,
    error: errors.find(({ parameter }) => parameter === spec.name) ?? null,
    moved: movedIn(told?.inputs[spec.name]),
  };
}
