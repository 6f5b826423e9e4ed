/** The scope of the figures in cells and figures.yaml: they name nothing but shared figures. */

import type { DatedPeriods } from '../../program/catalog.js';
import type { Period, SharedFigure } from '../../program/shared-figure.js';
import { isDated, periodOf } from '../../program/shared-figure.js';
import type { ColumnRead, Expression } from '../../syntax/ast.js';
import { partsOf } from '../../syntax/ast.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import type { Scope } from '../expression/scope.js';
import { emptyScope, newUsage } from '../expression/scope.js';

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

/** What an expression reads as `group.name`. */
export function columnsRead(expression: Expression): readonly ColumnRead[] {
  return [...partsOf(expression)].filter((part) => part.kind === 'column');
}

/** The scope of an expression; null after reporting a shared figure that changes where none may. */
export function constantScope(expression: Expression, context: FigureContext & Partial<CellContext>): Scope | null {
  const { units, reporter, sharedFigures } = context;
  const scope = emptyScope({ units, reporter });
  if (sharedFigures === undefined) return scope;
  const { figures, period, used } = sharedFigures;
  const reads = columnsRead(expression);
  const changing = period === null ? reads.find((read) => isChanging(read, figures)) : undefined;
  if (changing !== undefined) {
    const name = `${changing.input.name}.${changing.column.name}`;
    reporter.report('figure-changes', changing.span, { name });
    return null;
  }
  const groups = [...new Set(reads.map(({ input }) => input.name))].map(
    (name) => [name, groupIn(period, figures.get(name))] as const,
  );
  return { ...scope, shared: new Map(groups), used: { ...newUsage(), shared: used } };
}

/** True for a shared figure with values that change on a day. */
export function isChanging({ input, column }: ColumnRead, figures: Scope['shared']): boolean {
  const figure = figures.get(input.name)?.get(column.name);
  return figure !== undefined && figure !== null && isDated(figure);
}

type Group = ReadonlyMap<string, SharedFigure | null>;

/** The figures of a group as a cell reads them. */
function groupIn(period: Period | null, group: Group = new Map()): Group {
  return new Map([...group].map(([name, figure]) => [name, figure && figureIn(period, figure)]));
}

/** A figure with its value in one period: that of the catalog, as callers replace cells and not what these are made of. */
function figureIn(period: Period | null, figure: SharedFigure): SharedFigure {
  const found = period === null ? undefined : periodOf(period.from ?? '', figure.periods);
  const periods = found === undefined ? figure.periods : [{ ...found, from: null, until: null }];
  return { ...figure, periods, open: null };
}
