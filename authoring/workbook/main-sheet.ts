/** The main sheet of a calculator: inputs, result, estimate and steps. */

import { keys } from '../../contract/workbook-cells.js';
import type {
  Calculator,
  Catalog,
  Estimate,
  EstimateLine,
  Figure,
  NamedFigure,
  Step,
} from '../../generator/program/catalog.js';
import { endsOf } from '../../generator/program/ends.js';
import { ownEnds, wordsOfName } from '../../generator/program/open-figure.js';
import { allInputs } from '../../generator/program/published-program.js';
import { stepsOf } from '../../generator/targets/sheet/calculator-cells.js';
import { infix, number, quoted, reference } from '../../generator/targets/sheet/formula.js';
import { isDay, isPrice, unitLabel } from '../../generator/units/unit.js';
import type { BookLanguage } from './book-language.js';
import { inputRows } from './input-rows.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import type { Look } from './looks.js';
import { decimalsLook, totalLook } from './looks.js';
import { cellNames, sheetNames } from './names.js';
import {
  blank,
  blankRow,
  columns,
  ends,
  heading,
  isRefused,
  text,
  titleRow,
  value,
  widths,
  yesNoRange,
} from './row-parts.js';
import { sourceOfStep } from './sources.js';

export function mainSheet(book: BookLanguage, calculator: Calculator, { service, hash }: Catalog): LaidSheet {
  return {
    name: sheetNames(book, calculator.slug).main,
    widths,
    frozen: 3,
    rows: [
      ...headRows(calculator),
      ...inputRows(book, calculator),
      ...resultRows(book, calculator),
      ...(calculator.estimate === null ? [] : estimateRows(book, calculator.estimate)),
      blankRow,
      ...[calculator.disclaimer, service.legalDisclaimer].map((note) => wide(note, 'quiet')),
      ...stepRows(book, calculator),
      ...sourceRows(book, calculator, hash()),
    ],
    printed: columns,
    names: namesOf(calculator),
  };
}

function namesOf(calculator: Calculator): ReadonlyMap<string, string> {
  const own = (calculator.own?.figures ?? []).flatMap(ownEnds);
  return cellNames([
    ...allInputs(calculator).map(({ kind, name }) => ({
      key: kind === 'number' ? keys.input(name) : keys.chosen(name),
      name,
    })),
    ...stepsOf(calculator).flatMap(({ parts }) => parts.map(({ name }) => ({ key: keys.step(name), name }))),
    ...own.map(({ name }) => ({ key: keys.input(name), name })),
  ]);
}

const page = { from: 0, to: columns - 1 };
const pageCharacters = widths.reduce((sum, width) => sum + width, 0);

function wide(content: string, look: Look): LaidRow {
  return { cells: [text(content, look)], joins: page };
}

function headRows({ title, subtitle, interpretation }: Calculator): readonly LaidRow[] {
  const longest = Math.max(
    ...interpretation.map(({ parts }) =>
      parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 12), 0),
    ),
  );
  const sentence: LaidRow = {
    cells: [{ content: null, key: 'headline', look: 'sentence' }],
    joins: page,
    height: 15 * Math.max(2, Math.ceil(longest / (pageCharacters * 0.85))),
    marks: [{ when: isRefused, look: 'differs', ...page }],
  };
  return [titleRow(title), { cells: [text(subtitle, 'quiet')], joins: page }, sentence];
}

/** A figure of the result that may have a row. */
interface Shown {
  readonly label: string;
  readonly key: string;
  readonly figure: Pick<NamedFigure, 'low' | 'high'>;
}

/** An end of a range, or a figure with a row under another name, gets no row. */
function resultRows(
  book: BookLanguage,
  { result, resultRange, text: class_, secondary, figures, texts, labels }: Calculator,
): readonly LaidRow[] {
  const own: Shown = { label: book.words.result, key: keys.result, figure: { low: result, high: null } };
  const range = resultRange === null ? [] : [{ label: book.words.range, key: keys.range, figure: resultRange }];
  const isEnd = range.some(({ figure }) => termsOf(figure).has(termOf(result)));
  const [first = own, ...second] = isEnd
    ? range.map((each) => ({ ...each, label: book.words.result }))
    : [own, ...range];
  const others = [
    ...second,
    ...secondary.map((low, at) => ({ label: low.label, key: keys.secondary(at), figure: { low, high: null } })),
    ...figures.map((figure) => ({
      label: labels.get(figure.name) ?? wordsOfName(figure.name),
      key: keys.figure(figure.name),
      figure,
    })),
  ];
  const rows = [
    figureRow(first, totalLook(first.figure.low.decimals)),
    ...(class_ === null ? [] : [{ cells: [text(book.words.class), value(keys.text, 'text')] }]),
    ...newTo(first, others).map((each) => figureRow(each, decimalsLook(each.figure.low.decimals))),
    ...texts.map(({ name }) => ({
      cells: [text(labels.get(name) ?? wordsOfName(name)), value(keys.figure(name), 'text')],
    })),
  ];
  return [
    ...heading(book.words.result, [book.words.low, book.words.high, book.words.unit]),
    ...rows.map(voidWhenRefused),
  ];
}

/** Figures with an end that no row above them shows. */
function newTo(first: Shown, others: readonly Shown[]): readonly Shown[] {
  const seen = new Set(termsOf(first.figure));
  return others.filter(({ figure }) => {
    const ends = [...termsOf(figure)];
    const isNew = ends.some((end) => !seen.has(end));
    for (const end of ends) seen.add(end);
    return isNew;
  });
}

function termsOf(figure: Shown['figure']): ReadonlySet<string> {
  return new Set(endsOf(figure).map(termOf));
}

/** Equal for figures with the same formula. */
function termOf({ core }: Figure): string {
  return JSON.stringify(core, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
}

function figureRow({ label, key, figure: { low, high } }: Shown, look: Look): LaidRow {
  const amount = high === null ? [value(key, look), blank] : ends(key, look);
  return {
    cells: [text(label), ...amount, text(low.unitLabel, 'unit')],
    ...(low.decimals === 0 ? {} : { trimmed: amounts }),
  };
}

/** The columns of low and high. */
const amounts = { from: 1, to: 2 };

function voidWhenRefused(row: LaidRow): LaidRow {
  return { ...row, marks: [{ when: isRefused, look: 'void', ...amounts }, ...(row.marks ?? [])] };
}

function estimateRows(
  book: BookLanguage,
  { covers, lines, options, minimum, total, leavesOut }: Estimate,
): readonly LaidRow[] {
  const unit = total.low.unitLabel;
  const look = totalLook(total.low.decimals);
  const lineRow = (
    { line, covers: part }: Pick<EstimateLine, 'line' | 'covers'>,
    key: string,
    low: Figure,
  ): LaidRow => ({
    cells: [
      text(line),
      ...ends(key, decimalsLook(low.decimals)),
      text(unit, 'unit'),
      text(book.words.covers[part], 'quiet'),
    ],
  });
  const rows = [
    ...lines.map((line, at) => lineRow(line, keys.line(at), line.low)),
    ...(minimum === null
      ? []
      : [liftRow(lineRow({ line: book.engine.upToMinimum, covers: 'fee' }, keys.lift, minimum.low))]),
    ...options.map((option) => optionRow(book, option, lineRow(option, keys.option(option.key), option.low))),
    { cells: [text(book.words.total, look), ...ends(keys.total, look), text(unit, 'unit')] },
  ];
  const left = leavesOut.length === 0 ? [] : [wide(book.words.leavesOut({ all: leavesOut.join('; ') }), 'quiet')];
  return [
    ...heading(estimateTitle(book, covers, options), [
      book.words.low,
      book.words.high,
      book.words.unit,
      book.words.paysFor,
      book.words.addIt,
    ]),
    ...rows.map(voidWhenRefused),
    ...left,
  ];
}

/** What the lines pay for, and whether an option adds the other part. */
function estimateTitle({ words }: BookLanguage, covers: Estimate['covers'], options: Estimate['options']): string {
  if (covers === 'job') return words.estimate.job;
  const other = covers === 'material' ? 'labor' : 'material';
  const isWidened = options.some((option) => option.covers === other || option.covers === 'job');
  return (isWidened ? words.estimateUnless : words.estimate)[covers];
}

/** Row of an option that a customer may add, with a cell for yes or no. */
function optionRow(book: BookLanguage, { key }: Estimate['options'][number], row: LaidRow): LaidRow {
  const { yes, no } = book.words;
  const wanted = book.words.wanted({ yes, no });
  const validation = { kind: 'list' as const, listRange: yesNoRange, hint: wanted, message: wanted };
  const entry: LaidCell = { content: no, key: keys.wanted(key), look: 'choiceEntry', validation };
  const isLeftOut = infix('<>', reference(keys.wanted(key)), quoted(yes));
  return { cells: [...row.cells, entry], marks: [{ when: isLeftOut, look: 'faint', from: 0, to: 4 }] };
}

/** The amount that lifts the lines to the minimum price, usually zero. */
function liftRow(row: LaidRow): LaidRow {
  const sum = infix('+', reference(keys.low(keys.lift)), reference(keys.high(keys.lift)));
  return { ...row, marks: [{ when: infix('=', sum, number(0)), look: 'faint', from: 0, to: 4 }] };
}

function stepRows(book: BookLanguage, calculator: Calculator): readonly LaidRow[] {
  const rows = stepsOf(calculator).map((step) => stepRow(book, step, calculator));
  const [, head = blankRow] = heading(book.words.steps, [
    book.words.low,
    book.words.high,
    book.words.unit,
    book.words.formula,
    book.words.restsOn,
  ]);
  return [blankRow, { ...head, startsPage: true }, ...rows];
}

function stepRow(book: BookLanguage, step: Step, calculator: Calculator): LaidRow {
  const look = step.text !== null ? 'text' : isDay(step.unit) ? 'day' : isPrice(step.unit) ? 'fixed2' : 'number';
  const [low = blank, high = blank] = step.parts.map(({ name }) => value(keys.step(name), look));
  const source = sourceOfStep(book, step, calculator);
  return {
    cells: [
      text(calculator.labels.get(step.name) ?? wordsOfName(step.name)),
      low,
      high,
      text(unitLabel(step.unit), 'unit'),
      text(step.formula, 'quiet'),
      text(source, 'quiet'),
    ],
    ...(look === 'number' ? { trimmed: amounts } : {}),
  };
}

function sourceRows(book: BookLanguage, { sources, file }: Calculator, hash: string): readonly LaidRow[] {
  return [
    ...heading(book.words.restsOn, []),
    ...[...sources, book.words.made({ file, hash })].map((note) => wide(note, 'quiet')),
  ];
}
