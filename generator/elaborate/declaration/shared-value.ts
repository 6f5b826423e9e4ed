/** Reads shared figures in the cells of a calculator. */

import type { DatedPeriods } from '../../program/catalog.js';
import { constant } from '../../program/core-builders.js';
import type { FigurePeriod, Period, SharedFigure } from '../../program/shared-figure.js';
import { isDated, periodOf } from '../../program/shared-figure.js';
import { suggestOrList } from '../../source/hint.js';
import type { ColumnRead } from '../../syntax/ast.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import type { Scope } from '../expression/scope.js';
import type { Value } from '../expression/value.js';
import { quantity } from '../expression/value.js';

/** The context for reading a cell. */
export interface CellContext extends FigureContext {
  readonly sharedFigures: SharedReading;
}

/** Shared figures for reading cells. */
export interface SharedReading {
  readonly figures: Scope['shared'];
  /** The periods of the calculator; null when none of its figures is dated. */
  readonly dated: DatedPeriods | null;
  /** The period to read figures for; null when a figure must hold on all days. */
  readonly period: Period | null;
  /** Collects the names of the figures that are read, as `group.name`. */
  readonly used: Set<string>;
}

/** The value of `group.name` in a cell; null after a reported mistake. */
export function sharedValue(
  { input: { name: group }, column: { name, span }, span: whole }: ColumnRead,
  { figures, period, used }: SharedReading,
  { reporter }: FigureContext,
): Value | null {
  const known = figures.get(group);
  const figure = known?.get(name);
  if (figure === undefined) {
    const hint = suggestOrList(name, [...(known?.keys() ?? [])], 'Its figures');
    reporter.report('unknown-shared-figure', span, { name, group }, hint);
  }
  if (figure === undefined || figure === null) return null;
  used.add(`${group}.${name}`);
  if (isDated(figure) && period === null) {
    reporter.report('figure-changes', whole, { name: `${group}.${name}` });
    return null;
  }
  return valueIn(figure, period === null ? figure.periods[0] : periodOf(period.from ?? '', figure.periods));
}

function valueIn({ unit, isRange, group, name }: SharedFigure, period: FigurePeriod | undefined): Value {
  if (period === undefined) throw new Error(`${group}.${name} has no value in a period of its calculator.`);
  return quantity(unit, constant(period.low), isRange ? constant(period.high) : null);
}
