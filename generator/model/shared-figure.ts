/** Figures that calculators share, and the periods for which they are known. */
import type { Rational } from './rational.js';
import type { Unit } from './unit.js';

/** A figure of figures.yaml. */
export interface SharedFigure {
  readonly group: string;
  readonly name: string;
  readonly unit: Unit;
  /** In order, without gap and overlap; one without ends where the figure does not change on a day. */
  readonly periods: readonly FigurePeriod[];
  readonly isRange: boolean;
  readonly source: string;
  /** A day as 2026-03-01; null for what does not age. */
  readonly asOf: string | null;
}

/** Days count as 2026-03-01; null where there is no end. */
export interface Period {
  readonly from: string | null;
  readonly until: string | null;
}

export interface FigurePeriod extends Period {
  readonly low: Rational;
  readonly high: Rational;
}

/** The parameter that names the day, and the input by which formulas read what depends on it. */
export const dayParameter = 'on';

/** Something changes on a day, or is known for some time only. */
export function isDated({ periods }: SharedFigure): boolean {
  return periods.length > 1 || periods.some(({ from, until }) => from !== null || until !== null);
}

/** The key of a period: its first day. */
export function periodKey({ from }: Period): string {
  return from ?? 'before';
}

/** The period that a day lies in; undefined where it lies in none. */
export function periodOf<P extends Period>(day: string, periods: readonly P[]): P | undefined {
  return periods.find(({ from, until }) => (from === null || from <= day) && (until === null || day <= until));
}
