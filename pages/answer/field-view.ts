/** The view of an input. */
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { InputSpec } from '../../engine/kernel/module.js';
import type { UnitChoice } from './unit-choice.js';

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
  /** The number that was used in place of one beyond the bounds. */
  readonly moved: number | null;
  /** The number that a list gives in place of the text; null where none does. */
  readonly total: number | null;
}

/** One of several numbers that a text may stand for. */
export interface Reading {
  readonly text: string;
  readonly query: string;
}
