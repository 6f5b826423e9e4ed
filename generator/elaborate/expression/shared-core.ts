/** Shared figures as arithmetic: constants, or columns of the select of periods if they are dated. */

import type { DatedPeriods } from '../../program/catalog.js';
import type { Column, Core } from '../../program/core.js';
import { constant } from '../../program/core-builders.js';
import type { FigurePeriod, Period, SharedFigure } from '../../program/shared-figure.js';
import { dayParameter, isDated, periodKey, periodOf } from '../../program/shared-figure.js';
import type { Rational } from '../../units/rational.js';

export function sharedCore(figure: SharedFigure, end: 'low' | 'high', dated: DatedPeriods | null): Core {
  const [only] = figure.periods;
  if (!isDated(figure) && only !== undefined) return constant(only[end]);
  // No common periods: already reported as a mistake.
  if (dated === null) return constant(only?.[end] ?? { numerator: 0n, denominator: 1n });
  return { kind: 'lookup', table: datedColumn(figure, end, dated) };
}

/** A figure, or one end of it, in each period of a calculator. */
export function datedColumn(figure: SharedFigure, end: 'low' | 'high', dated: DatedPeriods): Column {
  const { group, name, isRange } = figure;
  const cells = new Map(dated.periods.map((period) => [periodKey(period), valueIn(figure, period, end)]));
  return { name: `${group}_${name}${isRange ? `.${end}` : ''}`, inputs: [dayParameter], cells, isColumn: true };
}

function valueIn({ group, name, periods }: SharedFigure, period: Period, end: 'low' | 'high'): Rational {
  const found: FigurePeriod | undefined = periodOf(period.from ?? '', periods);
  if (found === undefined) throw new Error(`${group}.${name} has no value in a period of its calculator.`);
  return found[end];
}
