/** The view of an input. */

import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { InputSpec, InputValue } from '../../engine/kernel/module.js';
import { today } from '../../engine/spelling/day.js';
import type { Answer, AppliedInput } from './answer.js';
import type { PageQuery } from './page-query.js';
import { addressQuery, changedQuery } from './page-query.js';
import type { FieldText, UnitChoice } from './unit-choice.js';
import { unitChoices } from './unit-choice.js';

/** An input with its value in the query. */
export interface FieldView {
  readonly spec: InputSpec;
  /** The text in the field: as given, else the default, else empty. */
  readonly text: string;
  /** True when the query has it. */
  readonly isGiven: boolean;
  readonly error: ParameterError | null;
  /** The units to choose from; none where there is only one. */
  readonly units: readonly UnitChoice[];
  /** The name of the chosen unit; undefined for the input's own. */
  readonly unit: string | undefined;
  /** Readings of an ambiguous text, each with the query that says it. */
  readonly readings: readonly Reading[];
  /** The number or day that was used in place of one beyond the bounds. */
  readonly moved: InputValue | null;
  /** The number that a list gives in place of the text; null where none does. */
  readonly total: number | null;
}

/** One of several numbers that a text may stand for. */
export interface Reading {
  readonly text: string;
  readonly query: string;
}

/** The outcome of a query: an answer, or mistakes. */
export interface ToldFields {
  readonly answer: Pick<Answer, 'inputs'> | null;
  readonly errors: readonly ParameterError[];
}

/** The field of an input whose text in the query is `given`. */
export function fieldView(
  spec: InputSpec,
  given: string | undefined,
  page: PageQuery,
  { answer, errors }: ToldFields,
): FieldView {
  const { name } = spec;
  const typed: FieldText = page.fields.get(name) ?? { text: shownText(spec, given, answer), unit: undefined };
  const applied = answer?.inputs[name];
  const readings = (page.readings.get(name) ?? []).map((text) => ({
    text,
    query: changedQuery(addressQuery(page), { [name]: text }),
  }));
  return {
    ...{ spec, ...typed, readings, isGiven: given !== undefined },
    error: errors.find(({ parameter }) => parameter === name) ?? null,
    units: spec.type === 'number' ? unitChoices(spec, typed.unit) : [],
    moved: movedIn(applied),
    total: applied?.given_by === undefined ? null : Number(applied.used),
  };
}

/** The text of a field. For an option given by its size in another unit, that is the option; for today, its day. */
function shownText(spec: InputSpec, given: string | undefined, answer: ToldFields['answer']): string {
  if (given === undefined) return String(spec.default ?? '');
  return (spec.type === 'select' || given === today) && answer !== null
    ? String(answer.inputs[spec.name]?.used)
    : given;
}

/** The number or day that was used in place of one beyond the bounds; null when none was. */
export function movedIn(applied: AppliedInput | undefined): InputValue | null {
  return applied?.clamped === true ? applied.used : null;
}
