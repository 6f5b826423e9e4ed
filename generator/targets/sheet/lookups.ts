/** Reads columns, tables and schedules, which stand in ranges of cells. */

import { keys, ranges } from '../../../contract/workbook-cells.js';
import type { Table } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { withoutPlace } from '../../program/list.js';
import type { Schedule } from '../../program/schedule.js';
import { readerOf } from '../../program/schedule.js';
import { toNumber } from '../../units/rational.js';
import type { CellList } from './cell-list.js';
import type { Formula } from './formula.js';
import { call, infix, number, reference } from './formula.js';
import { choose, minus, over, plus, roundHalfAwayTo, times } from './kernel.js';

const one = number(1);

export function optionOf(range: string, input: string): Formula {
  return call('INDEX', reference(range), reference(keys.chosen(input)));
}

/** A cell of a table with a row for each combination of options, the last input counting fastest. */
export function tableFormula(table: Table, sizes: ReadonlyMap<string, number>): Formula {
  const { name, inputs } = table;
  const [first = '', ...rest] = inputs;
  if (isColumn(table)) return optionOf(ranges.column(withoutPlace(first), name), first);
  const row = rest.reduce(
    (before, input) => {
      const whole = times(minus(before, one), number(sizes.get(input) ?? 0));
      return plus(whole, reference(keys.chosen(input)));
    },
    reference(keys.chosen(first)),
  );
  return call('INDEX', reference(ranges.table(name)), row);
}

export function scheduleFormula(schedule: Schedule, argument: Formula, cells: CellList): Formula {
  const amount = cells.hold(argument);
  return readerOf(schedule) === 'interpolate'
    ? interpolated(schedule, amount, cells)
    : stepped(schedule, amount, cells);
}

/** The position of the first limit above an amount; one more than there are limits when none is. */
function firstAbove(limits: Formula, amount: Formula): Formula {
  const isFirst = infix('<', amount, call('INDEX', limits, one));
  return choose(isFirst, one, plus(call('MATCH', amount, limits, one), one));
}

function stepped({ name, lines, brackets, round }: Schedule, amount: Formula, cells: CellList): Formula {
  const part = (key: Parameters<typeof ranges.schedule>[1]): Formula => reference(ranges.schedule(name, key));
  const line = lines.length === 0 ? null : cells.hold(firstAbove(part('limits'), amount));
  const nearest = (at: Formula): Formula => call('INDEX', part('values'), call('MIN', at, number(lines.length)));
  if (brackets.length === 0) return nearest(line ?? one);
  const row = cells.hold(call('MIN', firstAbove(part('upTo'), amount), number(brackets.length)));
  const inRow = (key: 'floor' | 'base' | 'rate'): Formula => call('INDEX', part(key), row);
  const product = times(inRow('rate'), minus(amount, inRow('floor')));
  const rounded = round === null ? product : roundHalfAwayTo(cells, product, number(toNumber(round)));
  const above = plus(inRow('base'), rounded);
  return line === null ? above : choose(infix('<=', line, number(lines.length)), nearest(line), above);
}

/** On a straight line between the two points around an amount. */
function interpolated({ name, points }: Schedule, amount: Formula, cells: CellList): Formula {
  const [at, values] = [reference(ranges.schedule(name, 'limits')), reference(ranges.schedule(name, 'values'))];
  const next = cells.hold(call('MIN', firstAbove(at, amount), number(points.length)));
  const before = cells.hold(call('MAX', one, minus(next, one)));
  const [from, to] = [before, next].map((row) => cells.hold(call('INDEX', at, row))) as [Formula, Formula];
  const [start, value] = [before, next].map((row) => cells.hold(call('INDEX', values, row))) as [Formula, Formula];
  const between = plus(start, times(minus(value, start), over(minus(amount, from), minus(to, from))));
  const isEnd = call('OR', infix('=', next, one), infix('>=', amount, to));
  return choose(isEnd, value, between);
}
