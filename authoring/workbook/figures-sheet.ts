/** The sheet of figures: prices that somebody may replace, the tables that formulas read, and the evidence for all. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import { dayNumber } from '../../engine/kernel/days.js';
import { tolerance } from '../../engine/kernel/math.js';
import { selectsOf } from '../../generator/program/call-point.js';
import type { Calculator, ListInput, SelectInput } from '../../generator/program/catalog.js';
import type { Column, Table, TableCells } from '../../generator/program/core.js';
import { isRational } from '../../generator/program/core.js';
import type { OpenFigure } from '../../generator/program/open-figure.js';
import { ownEnds } from '../../generator/program/open-figure.js';
import { allInputs } from '../../generator/program/published-program.js';
import type { Schedule } from '../../generator/program/schedule.js';
import type { SharedFigure } from '../../generator/program/shared-figure.js';
import { dayParameter } from '../../generator/program/shared-figure.js';
import type { TextPool } from '../../generator/program/text-pool.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import type { Rational } from '../../generator/units/rational.js';
import { toNumber } from '../../generator/units/rational.js';
import { unitLabel } from '../../generator/units/unit.js';
import type { BookLanguage } from './book-language.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import type { Look } from './looks.js';
import { sheetNames } from './names.js';
import { blankRow, columnRow, daysRange, titleRow, value, yesNoRange } from './row-parts.js';
import { figuresOf, standingOf } from './sources.js';

const widths = [26, 30, 24, 16, 13, 13, 36, 38];

export function figuresSheet(book: BookLanguage, calculator: Calculator): LaidSheet {
  const { tables, schedules } = calculator;
  const selects = selectsOf(allInputs(calculator));
  const rows = [
    ...openRows(book, calculator),
    ...otherRows(book, calculator),
    ...selects.flatMap((select) => selectRows(book, select, calculator)),
    ...calculator.lists.flatMap((list) => itemSelectRows(book, list)),
    ...tables.flatMap((table) => tableRows(book, table, selects)),
    ...schedules.flatMap((schedule) => scheduleRows(book, schedule)),
    ...yesNoRows(book),
    ...recordRows(book, calculator),
  ];
  return {
    name: sheetNames(book, calculator.slug).figures,
    widths,
    frozen: 1,
    rows: [titleRow(book.words.figuresOf({ title: calculator.title })), ...rows],
    printed: widths.length,
  };
}

function cell(
  content: LaidCell['content'],
  look: Look = 'exact',
  place: Pick<LaidCell, 'key' | 'range'> = {},
): LaidCell {
  return { content, look, ...place };
}

function heading(title: string): readonly LaidRow[] {
  return [blankRow, { cells: widths.map((_, at) => cell(at === 0 ? title : null, 'heading')) }];
}

/** Nothing without rows. */
function table(names: readonly string[], rows: readonly LaidRow[]): readonly LaidRow[] {
  return rows.length === 0 ? [] : [columnRow(names), ...rows];
}

/** Nothing without rows. */
function section(title: string, names: readonly string[], rows: readonly LaidRow[]): readonly LaidRow[] {
  return rows.length === 0 ? [] : [...heading(title), ...table(names, rows)];
}

function figureHeads({ words }: BookLanguage, own: readonly string[]): readonly string[] {
  return [words.figure, words.catalogLow, words.catalogHigh, words.unit, ...own, words.restsOn];
}

function openRows(book: BookLanguage, calculator: Calculator): readonly LaidRow[] {
  const { own, usedLow, usedHigh } = book.words;
  const rows = (calculator.own?.figures ?? []).map((figure) => openRow(book, figure, calculator));
  return section(book.words.figures, figureHeads(book, [own, usedLow, usedHigh]), rows);
}

function openRow(book: BookLanguage, figure: OpenFigure, calculator: Calculator): LaidRow {
  const { name, label, unit, min, max } = figure;
  const [low, high] = ownEnds(figure);
  const shown = (keyOf: (name: string) => string): readonly LaidCell[] =>
    [low, high].map((end) => (end === undefined ? cell(null) : value(keyOf(end.name), 'exact')));
  const allowed = book.words.between({ min, max });
  const validation = {
    kind: 'decimal' as const,
    bounds: [min, max] as const,
    hint: allowed,
    message: book.words.wrongNumber({ label, wanted: allowed }),
    allowsBlank: true,
  };
  const entry: LaidCell = { content: null, key: keys.entry(name), look: 'numberEntry', validation };
  const known = figuresOf(calculator).find((each) => each.name === name || name.startsWith(`${each.name}.`));
  const stands = known === undefined ? '' : standingOf(book, known);
  return {
    cells: [
      cell(label),
      ...shown(keys.catalog),
      cell(unitLabel(unit), 'unit'),
      entry,
      ...shown(keys.input),
      cell(stands, 'quiet'),
    ],
  };
}

function otherRows(book: BookLanguage, { validity, own }: Calculator): readonly LaidRow[] {
  const open = new Set((own?.figures ?? []).map(({ name }) => name));
  const others = validity.figures.filter(({ group, name }) => !open.has(`${group}.${name}`));
  const rows = others.flatMap((figure) => otherRow(book, figure));
  return section(book.words.otherFigures, figureHeads(book, [book.words.from, '', '']), rows);
}

function otherRow(book: BookLanguage, figure: SharedFigure): readonly LaidRow[] {
  const { group, name, unit, periods, isRange } = figure;
  const full = `${group}.${name}`;
  const stands = standingOf(book, { ...figure, name: full });
  return periods.map(({ from, low, high }) => ({
    cells: [
      cell(full),
      cell(toNumber(low)),
      cell(isRange ? toNumber(high) : null),
      cell(unitLabel(unit), 'unit'),
      cell(from),
      cell(null),
      cell(null),
      cell(stands, 'quiet'),
    ],
  }));
}

/** The options of a select with their phrases and figures; the periods of the day with their first days. */
function selectRows(book: BookLanguage, select: SelectInput, { columns, validity }: Calculator): readonly LaidRow[] {
  const { name, label, options } = select;
  const isDay = name === dayParameter;
  const own = columns.filter(({ inputs: [input] }) => input === name);
  const heads = [book.words.option, isDay ? book.words.from : book.words.phrase, ...own.map((column) => column.name)];
  const rows = options.map((option, at): LaidRow => {
    const from = validity.dated?.periods[at]?.from ?? null;
    const day = cell(from === null ? 1 : dayNumber(from), 'day', { range: daysRange });
    const second = isDay ? day : cell(option.phrase, 'text', { range: ranges.phrases(name) });
    return {
      cells: [
        cell(option.label, 'label', { range: ranges.labels(name) }),
        second,
        ...own.map((column) => columnCell(column, option.key)),
      ],
    };
  });
  return [...heading(`${isDay ? book.words.day : label} (${name})`), columnRow(heads), ...rows];
}

/** The options of the selects that items have, with the figures that formulas over items read. */
function itemSelectRows(book: BookLanguage, list: ListInput): readonly LaidRow[] {
  return list.items.flatMap((input) => {
    if (input.kind === 'number') return [];
    const name = `${list.name}.${input.name}`;
    const own = [...(input.value === null ? [] : [input.value]), ...input.columns.values()].map(({ low }) => low);
    const rows = input.options.map(
      ({ key, label }): LaidRow => ({
        cells: [
          cell(label, 'label', { range: ranges.labels(name) }),
          cell(null),
          ...own.map((column) => columnCell({ ...column, inputs: [name] }, key)),
        ],
      }),
    );
    const heads = [book.words.option, '', ...own.map((column) => column.name)];
    return [...heading(`${input.label} (${name})`), columnRow(heads), ...rows];
  });
}

function columnCell({ inputs: [input], name, cells, texts }: Column, option: string): LaidCell {
  return cell(shownValue(cells.get(option), texts), 'exact', { range: ranges.column(input, name) });
}

function shownValue(value: Rational | undefined, texts: TextPool | undefined): number | string | null {
  if (value === undefined) return null;
  return texts === undefined ? toNumber(value) : textOfCode(texts, value);
}

function tableRows(
  book: BookLanguage,
  { name, inputs, cells, texts }: Table,
  selects: readonly SelectInput[],
): readonly LaidRow[] {
  const labels = new Map(
    selects.map((select) => [select.name, new Map(select.options.map(({ key, label }) => [key, label]))]),
  );
  const walk = (
    part: TableCells | Rational,
    [input = '', ...rest]: readonly string[],
    before: readonly string[],
  ): readonly LaidRow[] => {
    if (isRational(part)) {
      const value = cell(shownValue(part, texts), 'exact', { range: ranges.table(name) });
      return [{ cells: [...before.map((label) => cell(label)), value] }];
    }
    const options = labels.get(input) ?? new Map<string, string>();
    return [...options].flatMap(([key, label]) => {
      const next = part.get(key);
      return next === undefined ? [] : walk(next, rest, [...before, label]);
    });
  };
  return [...heading(name), columnRow([...inputs, book.words.value]), ...walk(cells, inputs, [])];
}

function scheduleRows({ words }: BookLanguage, schedule: Schedule): readonly LaidRow[] {
  const { name, lines, brackets, points, texts } = schedule;
  const at = (part: Parameters<typeof ranges.schedule>[1]) => ({ range: ranges.schedule(name, part) });
  const limited = lines.map(({ upTo, value }) => ({
    cells: [
      cell(toNumber(upTo)),
      cell(forgivenLimit(toNumber(upTo)), 'exact', at('limits')),
      cell(shownValue(value, texts), 'exact', at('values')),
    ],
  }));
  const measured = points.map((point) => ({
    cells: [cell(toNumber(point.at), 'exact', at('limits')), cell(toNumber(point.value), 'exact', at('values'))],
  }));
  const above = brackets.map(({ upTo, floor, base, rate }) => ({
    cells: [
      cell(upTo === null ? words.end : toNumber(upTo)),
      cell(upTo === null ? Number.MAX_VALUE / 2 : forgivenLimit(toNumber(upTo)), 'exact', at('upTo')),
      cell(toNumber(floor), 'exact', at('floor')),
      cell(toNumber(base), 'exact', at('base')),
      cell(toNumber(rate), 'exact', at('rate')),
    ],
  }));
  return [
    ...heading(name),
    ...table([words.upTo, words.counts, words.value], limited),
    ...table([words.at, words.value], measured),
    ...table([words.upTo, words.counts, words.above, words.base, words.rate], above),
  ];
}

function yesNoRows({ words }: BookLanguage): readonly LaidRow[] {
  const rows = [words.no, words.yes].map((option) => ({ cells: [cell(option, 'text', { range: yesNoRange })] }));
  return [...heading(words.addIt), ...rows];
}

function recordRows(book: BookLanguage, calculator: Calculator): readonly LaidRow[] {
  const rows = figuresOf(calculator).flatMap((figure) => {
    const { name, evidence } = figure;
    const records = evidence?.records ?? [];
    const because = evidence?.judgement ?? evidence?.because ?? null;
    const first = {
      cells: [
        cell(name, 'text'),
        cell(standingOf(book, figure), 'text'),
        ...Array.from({ length: 5 }, () => cell(null)),
        cell(because, 'text'),
      ],
    };
    const others = records.map(({ who, says, kind, published, read, at, note }) => ({
      cells: [null, who, says.join('; '), book.kindOf(kind), published, read, at, note].map((each) =>
        cell(each, 'text'),
      ),
    }));
    return [first, ...others];
  });
  return section(book.words.evidence, Object.values(book.words.records), rows);
}

/** The first amount above a line of a schedule. */
export function forgivenLimit(limit: number): number {
  const last = limit + tolerance(limit);
  return last + Math.abs(last) * Number.EPSILON;
}
