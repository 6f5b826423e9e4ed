/** Figures that calculators share, and their periods. */

import type { Rational } from '../units/rational.js';
import { toNumber } from '../units/rational.js';
import type { Unit } from '../units/unit.js';
import type { Evidence } from './evidence.js';
import type { OpenBounds } from './open-figure.js';

/** A figure of figures.yaml. */
export interface SharedFigure {
  readonly group: string;
  readonly name: string;
  readonly unit: Unit;
  /** In order, without gaps and overlaps; a single one without ends for a figure that is not dated. */
  readonly periods: readonly FigurePeriod[];
  readonly isRange: boolean;
  /** Bounds of a caller's figure in its place; null where callers may not replace it. */
  readonly open: OpenBounds | null;
  /** Short source. */
  readonly source: string;
  /** Null for a figure that names only its source. */
  readonly evidence: Evidence | null;
  /** A day as 2026-03-01; null for a figure that does not go out of date. */
  readonly asOf: string | null;
}

/** Groups of figures by name; null in place of a figure with a mistake, of which only the name is known. */
export type SharedFigures = ReadonlyMap<string, ReadonlyMap<string, SharedFigure | null>>;

/** Days as 2026-03-01, both included; null for an open end. */
export interface Period {
  readonly from: string | null;
  readonly until: string | null;
}

export interface FigurePeriod extends Period {
  readonly low: Rational;
  readonly high: Rational;
}

/** The parameter for the date, and the name of the select of periods in formulas. */
export const dayParameter = 'on';

/** True for what changes with the date, or is known only for some time. */
export function isDated({ periods }: { readonly periods: readonly Period[] }): boolean {
  return periods.length > 1 || periods.some(({ from, until }) => from !== null || until !== null);
}

/** The key of a period: its first day. */
export function periodKey({ from }: Period): string {
  return from ?? 'before';
}

/** The period that contains a day; undefined when none does. */
export function periodOf<P extends Period>(day: string, periods: readonly P[]): P | undefined {
  return periods.find(({ from, until }) => (from === null || from <= day) && (until === null || day <= until));
}

/** The values of a shared figure by period. */
export function periodValues({ periods, isRange }: SharedFigure) {
  return periods.map(({ from, until, low, high }) => ({
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
    ...(isRange ? { low: toNumber(low), high: toNumber(high) } : { value: toNumber(low) }),
  }));
}
