/** Holds tables, schedules and columns to their control totals, and advises on long ones without any. */

import type { RawControl } from '../../language/forms/control.js';
import type { Located, RawFormula } from '../../language/forms/form.js';
import { eachSchedule } from '../../language/forms/tables.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Reporter } from '../../source/diagnostic.js';
import { suggestOrList } from '../../source/hint.js';
import { quote } from '../../source/suggest.js';
import type { Rational } from '../../units/rational.js';
import { equal, negate, subtract, toNumber, zero } from '../../units/rational.js';
import { checkAddress, checkDay } from '../evidence/check-record.js';
import { checkFormulas } from './check-formulas.js';
import type { GridCell, Sums } from './grid.js';
import { gridOfSchedule, gridOfSelect, gridOfTable, groupedBy, keyColumns, numbersIn, sumsOf } from './grid.js';
import type { Reading } from './transcription.js';
import { readTranscription } from './transcription.js';

/** A table with more numbers than this asks for control totals. */
const most = 20;

/** Stands in a transcription for a number that its page did not show; the sums hold it all the same. */
const unread = '?';

/** A thing with numbers of its own to add up. */
export interface Controlled {
  readonly name: Located<string>;
  readonly cells: readonly GridCell[];
  readonly control: RawControl | null;
  /** The cells of the period before, of a schedule that changes on a day. */
  readonly before: readonly GridCell[];
}

type WithFigures = Pick<RawCalculator, 'inputs' | 'lists' | 'tables' | 'schedules'>;

export function controlledIn({ inputs, lists, tables, schedules }: WithFigures) {
  const ofItems = lists.flatMap(({ value }) => value.of);
  return [
    ...[...inputs, ...ofItems].flatMap(({ name, value }): readonly Controlled[] =>
      value.type === 'select' ? [{ name, cells: gridOfSelect(value), control: value.control, before: [] }] : [],
    ),
    ...tables.map(
      ({ name, value }): Controlled => ({ name, cells: gridOfTable(value), control: value.control, before: [] }),
    ),
    ...schedules.flatMap(eachSchedule).flatMap(({ name, value }): readonly Controlled[] => {
      const grids = (value.periods ?? [value]).map((period) => ({ cells: gridOfSchedule(period, value.unit), period }));
      return grids.map(({ cells, period: { control } }, index) => {
        return { name, cells, control, before: grids[index - 1]?.cells ?? [] };
      });
    }),
  ];
}

/** Reports what does not add up, and advises on tables of many numbers without control totals. */
export function checkControls(raw: WithFigures, reporter: Reporter): void {
  for (const controlled of controlledIn(raw)) {
    const count = countOf(controlled.cells);
    if (controlled.control !== null) checkControl(controlled, controlled.control, reporter);
    else if (count > most) reporter.report('no-control', controlled.name.span, { name: controlled.name.value, count });
  }
  for (const { name, value } of raw.schedules) {
    const rows = eachSchedule({ name, value }).map((each) => gridOfSchedule(each.value, value.unit));
    const count = countOf(rows.flat());
    const isBare = value.rows?.every((row) => row.value.control === null && row.value.periods === null) ?? false;
    if (isBare && count > most && rows.every((cells) => countOf(cells) <= most))
      reporter.report('no-control', name.span, { name: name.value, count });
  }
}

function countOf(cells: readonly GridCell[]): number {
  return cells.reduce((count, { numbers }) => count + numbers.length, 0);
}

function checkControl(controlled: Controlled, control: RawControl, reporter: Reporter): void {
  if (control.at !== null) checkAddress(control.at, reporter);
  checkDay(control.read, reporter);
  const reason = shapeProblem(control);
  if (reason !== null) {
    reporter.report('bad-control', control.span, { reason });
    return;
  }
  const before = reporter.found.length;
  compareCells(controlled, control, reporter);
  checkFormulas(withoutConsequences(controlled, reporter), control, reporter);
  // A cell that is named as wrong explains the sums.
  if (reporter.found.length === before) checkTotals(controlled, control, reporter);
}

/** Without cells whose value in the period before was reported: a formula over `before` would blame them instead. */
function withoutConsequences(controlled: Controlled, { found }: Reporter): Controlled {
  const blamed = new Set(found.map(({ span }) => span));
  const wrong = new Set(controlled.before.filter(({ span }) => blamed.has(span)).map(placeOf));
  return { ...controlled, cells: controlled.cells.filter((cell) => !wrong.has(placeOf(cell))) };
}

function placeOf({ column, key }: GridCell): string {
  return `${column} ${key}`;
}

function shapeProblem({ source, own, transcription, at, read }: RawControl): string | null {
  if (source === null && own === null) return '`source` says which page was read again, or `own` why there is none';
  if (source !== null && own !== null) return '`own` says that there is no source, and `source` names one';
  if (own !== null && (transcription ?? at ?? read) !== null) return 'without a source there is nothing to read again';
  return null;
}

function checkTotals({ cells }: Controlled, { count, sums }: RawControl, reporter: Reporter): void {
  const found = countOf(cells);
  if (found !== count.value) {
    const args = {
      what: 'The count of numbers comes',
      found: String(found),
      wanted: String(count.value),
      by: String(Math.abs(found - count.value)),
    };
    reporter.report('does-not-add-up', count.span, args);
  }
  const columns = columnsOf(cells.filter(({ words }) => words === null));
  for (const { name, value } of sums) {
    const own = columns.get(name.value);
    const hint = suggestOrList(name.value, [...columns.keys()], 'Its columns');
    if (own === undefined)
      reporter.report('unknown-column', name.span, { name: name.value, input: 'this table' }, hint);
    else compareSums(name.value, sumsOf(own), value, reporter);
  }
  const given = new Set(sums.map(({ name }) => name.value));
  const lacking = [...columns.keys()].filter((name) => !given.has(name));
  if (lacking.length > 0)
    reporter.report('bad-control', sums[0]?.name.span ?? count.span, {
      reason: `there is no sum of ${lacking.map(quote).join(', ')}`,
    });
}

function columnsOf(cells: readonly GridCell[]): ReadonlyMap<string, readonly GridCell[]> {
  return groupedBy(cells, ({ column }) => column);
}

function compareSums(column: string, found: Sums, written: RawFormula, reporter: Reporter): void {
  const wanted = numbersIn(written.text);
  const off = found.map((sum, index) => subtract(sum, wanted[index] ?? zero)).find((each) => !equal(each, zero));
  if (off === undefined && found.length === wanted.length) return;
  const args = {
    what: `Column ${quote(column)} adds up`,
    found: sumsText(found),
    wanted: written.text,
    by: amount(off ?? zero),
  };
  reporter.report('does-not-add-up', written.content, args);
}

function sumsText(sums: Sums): string {
  return sums.map((sum) => String(toNumber(sum))).join('..');
}

function amount(value: Rational): string {
  return String(toNumber(value.numerator < 0n ? negate(value) : value));
}

/** Compares each cell with the transcription, and names its line. */
function compareCells({ cells }: Controlled, { transcription, formula }: RawControl, reporter: Reporter): void {
  if (transcription === null) return;
  const { columns, broken } = readTranscription(transcription.value);
  const report = (reason: string) => reporter.report('bad-control', transcription.span, { reason });
  const remedy = cells.some(({ words }) => words !== null) ? '; put a text with spaces in double quotes' : '';
  const [first] = broken;
  if (first !== undefined) {
    const others = new Set(broken.map(({ line }) => line)).size - 1;
    const more = others === 0 ? '' : ` and ${others} more`;
    report(`line ${first.line} of the transcription${more} cannot be read: ${first.reason}${remedy}`);
    return;
  }
  const followed = new Set(formula.map(({ name }) => name.value));
  const held = cells.filter(({ words, column }) => words === null || columns.has(column));
  const off = held.filter((cell) => {
    const isFollowed = followed.has(cell.column) || (followed.size > 0 && keyColumns.has(cell.column));
    return !agrees(cell, columns.get(cell.column)?.get(cell.key), isFollowed);
  });
  const isLineRead = (key: string) => [...columns.values()].some((lines) => lines.has(key));
  const [absent, wrong] = [off.filter(({ key }) => !isLineRead(key)), off.filter(({ key }) => isLineRead(key))];
  for (const cell of [...firstOfLines(absent), ...wrong])
    reportCell(cell, columns.get(cell.column)?.get(cell.key), reporter);
  const own = new Set(cells.map(({ key }) => key));
  const strangers = [...columns.values()].flatMap((lines) => [...lines].filter(([key]) => !own.has(key)));
  for (const [key, { line }] of new Map(strangers))
    report(`line ${line} of the transcription has ${key}, and the table does not`);
}

function firstOfLines(cells: readonly GridCell[]): readonly GridCell[] {
  return [...groupedBy(cells, ({ key }) => key).values()].flatMap((line) => line.slice(0, 1));
}

/** A line that was not read is held by the formula of its column, where there is one. */
function agrees({ numbers, words }: GridCell, reading: Reading | undefined, isFollowed: boolean): boolean {
  if (reading === undefined) return isFollowed;
  if (words !== null) return reading.said === unread || reading.said === words;
  const read = reading.numbers;
  return (
    reading.said === unread ||
    (read.length === numbers.length && numbers.every((each, index) => equal(each, read[index] ?? zero)))
  );
}

function reportCell(
  { key, column, numbers, words, span }: GridCell,
  reading: Reading | undefined,
  reporter: Reporter,
): void {
  const found = words ?? sumsText(numbers);
  const said = reading === undefined ? 'has nothing there' : `says ${reading.said} in line ${reading.line}`;
  reporter.report('not-as-transcribed', span, { found, said, key, column });
}
