/** The sheet that an estimator hands on: inputs, result, estimate and steps of a calculator. */

import { keys, ranges } from '../../contract/workbook-cells.js';
import { wantedNumber } from '../../engine/calculator/parameter.js';
import { englishWords as messages } from '../../engine/words/engine-words.js';
import { stepsOf } from '../../generator/emit/workbook/calculator-cells.js';
import type { WorkCell } from '../../generator/emit/workbook/cell-list.js';
import { call, infix, number, quoted, reference } from '../../generator/emit/workbook/formula.js';
import { listGiving } from '../../generator/emit/workbook/list-cells.js';
import type {
  Calculator,
  Catalog,
  Estimate,
  EstimateLine,
  Figure,
  ListInput,
  NamedFigure,
  NumberInput,
  SelectInput,
  Step,
} from '../../generator/model/catalog.js';
import { ownNames, wordsOfName } from '../../generator/model/open-figure.js';
import { dayParameter } from '../../generator/model/shared-figure.js';
import { isPrice, unitLabel } from '../../generator/model/unit.js';
import { entryOf, inputsOf, inputWork, shortNote } from './input-cells.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import type { Look } from './looks.js';
import { decimalsLook, totalLook } from './looks.js';
import { cellNames, listSheetName, sheetNames } from './names.js';
import { sourceOfStep } from './sources.js';
import { words } from './words.js';

/** Label, low, high, unit, what belongs to it, where it is from. */
const widths = [30, 13, 13, 16, 38, 32];
const columns = widths.length;
const working = columns + 1;

/** `cells` are those of the calculator, by key; `lists` are the sheets of its lists, where some of them stand. */
export function mainSheet(
  calculator: Calculator,
  cells: ReadonlyMap<string, WorkCell>,
  lists: readonly LaidSheet[],
  { service, hash }: Catalog,
): LaidSheet {
  const work = new Map([...inputWork(calculator).map((cell) => [cell.key, cell] as const), ...cells]);
  const shown = [
    ...headRows(calculator),
    ...inputRows(calculator),
    ...resultRows(calculator),
    ...(calculator.estimate === null ? [] : estimateRows(calculator.estimate)),
    blankRow,
    ...[calculator.disclaimer, service.legalDisclaimer].map((note) => wide(note, 'quiet')),
    ...stepRows(calculator),
    ...sourceRows(calculator, hash),
  ];
  const rows = shown.map((row) => withFormulas(row, work));
  const standing = new Set([...rows, ...lists.flatMap((sheet) => sheet.rows)].flatMap(keysOf));
  const rest = [...work.values()].filter(({ key }) => !standing.has(key) && !isOnFigures(key));
  return {
    name: sheetNames(calculator.slug).main,
    widths,
    frozen: 3,
    hidden: [working, working],
    rows: withWorking(rows, rest),
    printed: columns,
    names: namesOf(calculator),
  };
}

function keysOf({ cells }: LaidRow): readonly string[] {
  return cells.flatMap(({ key }) => key ?? []);
}

/** The catalog's figures, and those that are used in their place, stand on the sheet of figures. */
export function isOnFigures(key: string): boolean {
  return key.startsWith('catalog ') || /^input .*\./.test(key);
}

/** A cell that is only a key takes the formula of that key. */
function withFormulas(row: LaidRow, work: ReadonlyMap<string, WorkCell>): LaidRow {
  const cells = row.cells.map((cell) => {
    const formula = cell.content === null && cell.key !== undefined ? work.get(cell.key)?.formula : undefined;
    return formula === undefined ? cell : { ...cell, content: formula };
  });
  return { ...row, cells };
}

/** Puts working beside the rows, in the hidden column. */
function withWorking(rows: readonly LaidRow[], rest: readonly WorkCell[]): readonly LaidRow[] {
  const blank: LaidCell = { content: null };
  return Array.from({ length: Math.max(rows.length, rest.length) }, (_, at) => {
    const row = rows[at] ?? { cells: [] };
    const cell = rest[at];
    if (cell === undefined) return row;
    const filled = Array.from({ length: working }, (_each, column) => row.cells[column] ?? blank);
    return { ...row, cells: [...filled, { content: cell.formula, key: cell.key }] };
  });
}

function namesOf(calculator: Calculator): ReadonlyMap<string, string> {
  const own = (calculator.own?.figures ?? []).flatMap(({ name, high }) => {
    const ends = ownNames(name);
    return high === null ? [ends.low] : [ends.low, ends.high];
  });
  return cellNames([
    ...inputsOf(calculator).map(({ kind, name }) => ({
      key: kind === 'number' ? keys.input(name) : keys.chosen(name),
      name,
    })),
    ...stepsOf(calculator).flatMap(({ parts }) => parts.map(({ name }) => ({ key: keys.step(name), name }))),
    ...own.map((name) => ({ key: keys.input(name), name })),
  ]);
}

function text(content: LaidCell['content'], look: Look = 'text'): LaidCell {
  return { content, look };
}

function value(key: string, look: Look): LaidCell {
  return { content: null, key, look };
}

const blank: LaidCell = { content: null };
const blankRow: LaidRow = { cells: [] };
const isRefused = infix('<>', reference('refusal'), quoted(''));

function heading(title: string, names: readonly string[]): readonly LaidRow[] {
  const cells = [title, ...names].map((name, at): LaidCell => {
    return { content: name, look: at === 1 || at === 2 ? 'rightHeading' : at === 3 ? 'unitHeading' : 'heading' };
  });
  return [
    blankRow,
    { cells: Array.from({ length: columns }, (_, at) => cells[at] ?? { content: null, look: 'heading' }) },
  ];
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
  return [{ cells: [text(title, 'title')], height: 24 }, { cells: [text(subtitle, 'quiet')], joins: page }, sentence];
}

function inputRows(calculator: Calculator): readonly LaidRow[] {
  return [
    ...heading(words.inputs, [
      words.yours,
      calculator.lists.length === 0 ? '' : words.used,
      words.unit,
      words.allowed,
      words.note,
    ]),
    ...inputsOf(calculator).flatMap((input) => [
      input.kind === 'number' ? numberRow(input, calculator) : choiceRow(input, calculator),
      ...calculator.lists
        .filter(({ gives }) => gives[0]?.input === input.name)
        .map((list) => listRow(list, calculator)),
    ]),
  ];
}

/** How many items a list has, and where they are. */
function listRow({ name, label, hint }: ListInput, { slug }: Calculator): LaidRow {
  const where = words.onSheet(listSheetName(slug, name));
  return {
    cells: [
      text(label),
      value(keys.count(name), 'exact'),
      blank,
      text(words.given, 'unit'),
      text(hint === null ? where : `${where} ${hint}`, 'quiet'),
    ],
  };
}

function numberRow(input: NumberInput, calculator: Calculator): LaidRow {
  const list = listGiving(calculator, input.name);
  const { name, label, unitLabel: unit, min, max, step, whole, hint } = input;
  const wanted = wantedNumber({ min, max, ...(unit === null ? {} : { unit }), ...(whole ? { whole } : {}) }, messages);
  const entry: LaidCell = {
    content: list === undefined ? input.default : null,
    key: keys.entry(name),
    look: 'numberEntry',
    validation: {
      kind: whole ? 'whole' : 'decimal',
      bounds: [min, max],
      hint: hint ?? wanted,
      message: words.wrongNumber(label, wanted),
      allowsBlank: list !== undefined,
    },
  };
  const bounds = words.fromTo(min, max, step, whole);
  const allowed = list === undefined ? bounds : `${bounds}; ${words.byList(list.label, input.default)}`;
  return {
    cells: [
      text(label),
      entry,
      list === undefined ? blank : value(keys.input(name), 'exact'),
      text(unit ?? '', 'unit'),
      text(hint === null ? allowed : `${allowed}. ${hint}`, 'quiet'),
      { content: shortNote(input, entryOf(input, calculator)), key: keys.moved(name), look: 'warning' },
    ],
  };
}

function choiceRow(input: SelectInput, { validity }: Calculator): LaidRow {
  const { name, label, options, hint } = input;
  if (name === dayParameter) return dayRow(validity.dated?.periods[0]?.from ?? null);
  const usual = options.find(({ key }) => key === input.default);
  const entry: LaidCell = {
    content: usual?.label ?? null,
    key: keys.entry(name),
    look: 'choiceEntry',
    validation: {
      kind: 'list',
      listRange: ranges.labels(name),
      hint: hint ?? words.choose,
      message: words.wrongChoice(label),
    },
  };
  const isWrong = call(
    'IF',
    call('ISERROR', reference(keys.chosen(name))),
    quoted(words.wrongChoice(label)),
    quoted(''),
  );
  return {
    cells: [
      text(label),
      entry,
      text(null, 'choiceEntry'),
      text(null, 'choiceEntry'),
      text(hint ?? words.options(options.length), 'quiet'),
      { content: isWrong, look: 'warning', shown: '' },
    ],
    // Labels of options are longer than numbers.
    joins: { from: 1, to: 3 },
  };
}

function dayRow(first: string | null): LaidRow {
  const entry: LaidCell = { content: call('TODAY'), key: keys.entry(dayParameter), look: 'dayEntry' };
  return { cells: [text(messages.day), entry, blank, blank, text(words.day(first), 'quiet')] };
}

/** A figure of the result that may have a row. */
interface Shown {
  readonly label: string;
  readonly key: string;
  readonly figure: Pick<NamedFigure, 'low' | 'high'>;
}

/** What is an end of a range, or has a row under another name, gets no row of its own. */
function resultRows({ result, resultRange, text: class_, secondary, figures, texts }: Calculator): readonly LaidRow[] {
  const own: Shown = { label: words.result, key: keys.result, figure: { low: result, high: null } };
  const range = resultRange === null ? [] : [{ label: words.range, key: keys.range, figure: resultRange }];
  const isEnd = range.some(({ figure }) => endsOf(figure).has(termOf(result)));
  const [first = own, ...second] = isEnd ? range.map((each) => ({ ...each, label: words.result })) : [own, ...range];
  const others = [
    ...second,
    ...secondary.map((low, at) => ({ label: low.label, key: keys.secondary(at), figure: { low, high: null } })),
    ...figures.map((figure) => ({ label: wordsOfName(figure.name), key: keys.figure(figure.name), figure })),
  ];
  const rows = [
    figureRow(first, totalLook(first.figure.low.decimals)),
    ...(class_ === null ? [] : [{ cells: [text(words.class), value(keys.text, 'text')] }]),
    ...newTo(first, others).map((each) => figureRow(each, decimalsLook(each.figure.low.decimals))),
    ...texts.map(({ name }) => ({ cells: [text(wordsOfName(name)), value(keys.figure(name), 'text')] })),
  ];
  return [...heading(words.results, [words.low, words.high, words.unit]), ...rows.map(voidWhenRefused)];
}

/** Those with an end that no row above them shows. */
function newTo(first: Shown, others: readonly Shown[]): readonly Shown[] {
  const seen = new Set(endsOf(first.figure));
  return others.filter(({ figure }) => {
    const ends = [...endsOf(figure)];
    const isNew = ends.some((end) => !seen.has(end));
    for (const end of ends) seen.add(end);
    return isNew;
  });
}

function endsOf({ low, high }: Shown['figure']): ReadonlySet<string> {
  return new Set([low, ...(high === null ? [] : [high])].map(termOf));
}

/** The same text for figures that are worked out in the same way. */
function termOf({ core }: Figure): string {
  return JSON.stringify(core, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
}

function figureRow({ label, key, figure: { low, high } }: Shown, look: Look): LaidRow {
  const ends = high === null ? [value(key, look), blank] : [value(keys.low(key), look), value(keys.high(key), look)];
  return {
    cells: [text(label), ...ends, text(low.unitLabel, 'unit')],
    ...(low.decimals === 0 ? {} : { trimmed: amounts }),
  };
}

/** Where low and high stand. */
const amounts = { from: 1, to: 2 };

function voidWhenRefused(row: LaidRow): LaidRow {
  return { ...row, marks: [{ when: isRefused, look: 'void', ...amounts }, ...(row.marks ?? [])] };
}

function estimateRows({ covers, lines, options, minimum, total, leavesOut }: Estimate): readonly LaidRow[] {
  const unit = total.low.unitLabel;
  const look = totalLook(total.low.decimals);
  const lineRow = (
    { line, covers: part }: Pick<EstimateLine, 'line' | 'covers'>,
    key: string,
    low: Figure,
  ): LaidRow => ({
    cells: [
      text(line),
      value(keys.low(key), decimalsLook(low.decimals)),
      value(keys.high(key), decimalsLook(low.decimals)),
      text(unit, 'unit'),
      text(part, 'quiet'),
    ],
  });
  const rows = [
    ...lines.map((line, at) => lineRow(line, keys.line(at), line.low)),
    ...(minimum === null
      ? []
      : [liftRow(lineRow({ line: messages.upToMinimum, covers: 'fee' }, keys.lift, minimum.low))]),
    ...options.map((option) => optionRow(option, lineRow(option, keys.option(option.key), option.low))),
    {
      cells: [
        text(words.total, look),
        value(keys.low(keys.total), look),
        value(keys.high(keys.total), look),
        text(unit, 'unit'),
      ],
    },
  ];
  const left = leavesOut.length === 0 ? [] : [wide(words.leavesOut(leavesOut), 'quiet')];
  return [
    ...heading(words.estimate(covers), [words.low, words.high, words.unit, words.paysFor, words.addIt]),
    ...rows.map(voidWhenRefused),
    ...left,
  ];
}

/** Row of an option that a customer may add, with a cell for yes or no. */
function optionRow({ key }: Estimate['options'][number], row: LaidRow): LaidRow {
  const validation = { kind: 'list' as const, listRange: yesNoRange, hint: words.wanted, message: words.wanted };
  const entry: LaidCell = { content: 'no', key: keys.wanted(key), look: 'choiceEntry', validation };
  const isLeftOut = infix('<>', reference(keys.wanted(key)), quoted('yes'));
  return { cells: [...row.cells, entry], marks: [{ when: isLeftOut, look: 'faint', from: 0, to: 4 }] };
}

/** What lifts the lines to the price of the smallest job, mostly nothing. */
function liftRow(row: LaidRow): LaidRow {
  const ends = infix('+', reference(keys.low(keys.lift)), reference(keys.high(keys.lift)));
  return { ...row, marks: [{ when: infix('=', ends, number(0)), look: 'faint', from: 0, to: 4 }] };
}

export const yesNoRange = 'yes or no';

function stepRows(calculator: Calculator): readonly LaidRow[] {
  const rows = stepsOf(calculator).map((step) => stepRow(step, calculator));
  const [, head = blankRow] = heading(words.steps, [words.low, words.high, words.unit, words.formula, words.restsOn]);
  return [blankRow, { ...head, startsPage: true }, ...rows];
}

function stepRow(step: Step, calculator: Calculator): LaidRow {
  const look = step.text !== null ? 'text' : isPrice(step.unit) ? 'fixed2' : 'number';
  const [low = blank, high = blank] = step.parts.map(({ name }) => value(keys.step(name), look));
  const source = sourceOfStep(step, calculator);
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

function sourceRows({ sources, file }: Calculator, hash: string): readonly LaidRow[] {
  return [...heading(words.restsOn, []), ...[...sources, words.made(file, hash)].map((note) => wide(note, 'quiet'))];
}
