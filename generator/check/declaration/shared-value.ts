/** Shared figures in the cells of a calculator. */
import type { ColumnRead } from '../../formula/ast.js';
import type { DatedPeriods } from '../../model/catalog.js';
import { constant } from '../../model/core-builders.js';
import type { FigurePeriod, Period, SharedFigure } from '../../model/shared-figure.js';
import { isDated, periodOf } from '../../model/shared-figure.js';
import { suggestOrList } from '../../text/suggest.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import type { Scope } from '../expression/scope.js';
import type { Value } from '../expression/value.js';

/** What reading a cell needs. */
export interface CellContext extends FigureContext {
  readonly sharedFigures: SharedReading;
}

/** Shared figures as cells read them. */
export interface SharedReading {
  readonly figures: Scope['shared'];
  /** The periods of the calculator; null where nothing changes. */
  readonly dated: DatedPeriods | null;
  /** The one in which figures are read; null where a figure is to hold on all days. */
  readonly period: Period | null;
  /** Takes the names of those that are read, as `group.name`. */
  readonly used: Set<string>;
}

/** What `group.name` stands for in a cell; null where it stands for nothing, which has been reported. */
export function sharedValue(
  { input: { name: group }, column: { name, span }, span: whole }: ColumnRead,
  { figures, period, used }: SharedReading,
  { reporter }: FigureContext,
): Value | null {
  const known = figures.get(group);
  const figure = known?.get(name);
  if (figure === undefined) {
    const hint = suggestOrList(name, [...(known?.keys() ?? [])], 'Its figures');
    reporter.report('unknown-shared-figure', span, { name, group }, { hint });
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
  const [low, high] = [constant(period.low), constant(period.high)];
  return isRange ? { kind: 'range', unit, low, high } : { kind: 'number', unit, core: low };
}
