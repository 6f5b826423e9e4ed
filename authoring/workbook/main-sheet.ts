/** The sheet that an estimator hands on: inputs, result, estimate and steps of a calculator. */
import { quantity } from '../../engine/calculator/clamp.js';
import { words as messages } from '../../engine/calculator/words.js';
import { stepsOf } from '../../generator/emit/workbook/calculator-cells.js';
import type { WorkCell } from '../../generator/emit/workbook/cell-list.js';
import type { Formula } from '../../generator/emit/workbook/formula.js';
import { call, infix, number, quoted, reference } from '../../generator/emit/workbook/formula.js';
import { keys, ranges } from '../../generator/emit/workbook/keys.js';
import type {
  Calculator,
  Catalog,
  Estimate,
  EstimateLine,
  Figure,
  Input,
  NamedFigure,
  NumberInput,
  SelectInput,
  Step,
} from '../../generator/model/catalog.js';
import { ownNames, wordsOfName } from '../../generator/model/open-figure.js';
import { dayParameter } from '../../generator/model/shared-figure.js';
import { isPrice, unitLabel } from '../../generator/model/unit.js';
import type { LaidCell, LaidRow, LaidSheet } from './laid-sheet.js';
import type { Look } from './looks.js';
import { decimalsLook } from './looks.js';
import { cellNames, sheetNames } from './names.js';
import { sourceOfStep } from './sources.js';
import { words } from './words.js';

/** Label, low, high, unit, what belongs to it, where it is from. */
const widths = [34, 16, 16, 18, 52, 44];
const columns = widths.length;
const working = columns + 1;

/** Inputs and the period of the day, where figures change with it. */
export function inputsOf({ inputs, validity }: Calculator): readonly Input[] {
  return validity.dated === null ? inputs : [...inputs, validity.dated.input];
}

/** `cells` are those of the calculator, by key. */
export function mainSheet(
  calculator: Calculator,
  cells: ReadonlyMap<string, WorkCell>,
  { service, hash }: Catalog,
): LaidSheet {
  const work = new Map([...inputWork(calculator).map((cell) => [cell.key, cell] as const), ...cells]);
  const shown = [
    ...headRows(calculator),
    ...inputRows(calculator),
    ...resultRows(calculator),
    ...(calculator.estimate === null ? [] : estimateRows(calculator.estimate)),
    ...stepRows(calculator),
    ...noteRows(calculator, service.legalDisclaimer, hash),
  ];
  const rows = shown.map((row) => withFormulas(row, work));
  const standing = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ key }) => key ?? [])));
  const rest = [...work.values()].filter(({ key }) => !standing.has(key) && !isOnFigures(key));
  return {
    name: sheetNames(calculator.slug).main,
    widths,
    frozen: 3,
    hidden: [working, working],
    rows: withWorking(rows, rest),
    printed: { columns, landscape: true },
    names: namesOf(calculator),
  };
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

/** The numbers and positions that formulas read for what somebody typed, and what cannot be read of it. */
function inputWork(calculator: Calculator): readonly WorkCell[] {
  const inputs = inputsOf(calculator);
  const unread = inputs
    .map((input) => unreadFormula(input))
    .reduce((some, one) => call('OR', some, one), call('FALSE'));
  return [
    ...inputs.map(usedCell),
    { key: 'unread', formula: unread },
    { key: 'refusal', formula: call('IF', reference('unread'), quoted(words.unread), reference(keys.problem)) },
    {
      key: 'headline',
      formula: call('IF', infix('=', reference('refusal'), quoted('')), told(calculator), reference('refusal')),
    },
  ];
}

function usedCell(input: Input): WorkCell {
  const entry = reference(keys.entry(input.name));
  if (input.kind === 'number') {
    const inside = call('MIN', number(input.max), call('MAX', number(input.min), call('ROUND', entry, number(9))));
    return { key: keys.input(input.name), formula: inside };
  }
  const isDay = input.name === dayParameter;
  const list = reference(isDay ? daysRange : ranges.labels(input.name));
  return { key: keys.chosen(input.name), formula: call('MATCH', entry, list, number(isDay ? 1 : 0)) };
}

export const daysRange = 'days';

function unreadFormula(input: Input): Formula {
  const entry = reference(keys.entry(input.name));
  if (input.kind === 'select') return call('ISERROR', reference(keys.chosen(input.name)));
  const noNumber = call('NOT', call('ISNUMBER', entry));
  if (!input.whole) return noNumber;
  return call(
    'IF',
    noNumber,
    call('TRUE'),
    infix('<>', call('ROUND', entry, number(9)), call('INT', call('ROUND', entry, number(9)))),
  );
}

/** The sentence, behind what it says of numbers that were moved. */
function told({ inputs }: Calculator): Formula {
  const notes = inputs.filter((input) => input.kind === 'number').map(({ name }) => reference(`note ${name}`));
  return [...notes, reference(keys.sentence)].reduce((left, right) => infix('&', left, right), quoted(''));
}

function text(content: LaidCell['content'], look: Look = 'text'): LaidCell {
  return { content, look };
}

function value(key: string, look: Look): LaidCell {
  return { content: null, key, look };
}

const blank: LaidCell = { content: null };
const blankRow: LaidRow = { cells: [] };

function heading(title: string, names: readonly string[]): readonly LaidRow[] {
  const cells = [title, ...names].map((name): LaidCell => ({ content: name, look: 'heading' }));
  return [
    blankRow,
    { cells: Array.from({ length: columns }, (_, at) => cells[at] ?? { content: null, look: 'heading' }) },
  ];
}

/** The height of a text across the page, in points. */
function heightOf(content: string, characters: number): number {
  return 16 * Math.max(1, Math.ceil(content.length / characters));
}

const pageCharacters = widths.reduce((sum, width) => sum + width, 0);

function wide(content: string, look: Look): LaidRow {
  return { cells: [text(content, look)], joins: columns, height: heightOf(content, pageCharacters) };
}

function headRows({ title, subtitle, interpretation }: Calculator): readonly LaidRow[] {
  const longest = Math.max(
    ...interpretation.map(({ parts }) =>
      parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 12), 0),
    ),
  );
  const sentence: LaidRow = {
    cells: [{ content: null, key: 'headline', look: 'sentence' }],
    joins: columns,
    height: 17 * Math.max(2, Math.ceil(longest / (pageCharacters * 0.85))),
    mark: { when: infix('<>', reference('refusal'), quoted('')), look: 'differs', from: 0, to: columns - 1 },
  };
  return [
    { cells: [text(title, 'title')], height: 24 },
    { cells: [text(subtitle, 'quiet')], joins: columns },
    sentence,
  ];
}

function inputRows(calculator: Calculator): readonly LaidRow[] {
  return [
    ...heading(words.inputs, [words.yours, '', words.unit, words.allowed, words.note]),
    ...inputsOf(calculator).map((input) => (input.kind === 'number' ? numberRow(input) : choiceRow(input, calculator))),
  ];
}

function numberRow(input: NumberInput): LaidRow {
  const { name, label, unitLabel: unit, min, max, step, whole, hint } = input;
  const wanted = messages.wantedNumber({ min, max, unit: unit ?? undefined, whole: whole || undefined });
  const entry: LaidCell = {
    content: input.default,
    key: keys.entry(name),
    look: 'numberEntry',
    validation: {
      kind: whole ? 'whole' : 'decimal',
      bounds: [min, max],
      hint: hint ?? wanted,
      message: words.wrongNumber(label, wanted),
    },
  };
  const allowed = words.fromTo(min, max, step, whole);
  return {
    cells: [
      text(label),
      entry,
      blank,
      text(unit ?? ''),
      text(hint === null ? allowed : `${allowed}. ${hint}`, 'quiet'),
      { content: moved(input), key: `note ${name}`, look: 'warning' },
    ],
    height: heightOf(`${allowed}. ${hint ?? ''}`, 50),
  };
}

/** What the service says of a number beyond its bounds, with a space behind it. */
function moved(input: NumberInput): Formula {
  const entry = reference(keys.entry(input.name));
  const rounded = call('ROUND', entry, number(9));
  const note = (bound: number, end: 'most' | 'least'): Formula =>
    quoted(`${words.moved(input.label, quantity(bound, input.unitLabel ?? undefined), end)} `);
  const within = call('IF', infix('<', rounded, number(input.min)), note(input.min, 'least'), quoted(''));
  const told_ = call('IF', infix('>', rounded, number(input.max)), note(input.max, 'most'), within);
  return call('IF', call('ISNUMBER', entry), told_, quoted(''));
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
      blank,
      blank,
      text(hint ?? words.options(options.length), 'quiet'),
      text(isWrong, 'warning'),
    ],
    height: heightOf(hint ?? '', 50),
  };
}

function dayRow(first: string | null): LaidRow {
  const entry: LaidCell = { content: call('TODAY'), key: keys.entry(dayParameter), look: 'dayEntry' };
  return { cells: [text(messages.day), entry, blank, blank, text(words.day(first), 'quiet')] };
}

function resultRows({ result, resultRange, text: class_, secondary, figures, texts }: Calculator): readonly LaidRow[] {
  const rows = [
    figureRow(words.result, keys.result, { low: result, high: null }, 'total'),
    ...(resultRange === null ? [] : [figureRow(words.range, keys.range, resultRange)]),
    ...(class_ === null ? [] : [{ cells: [text(words.class), value(keys.text, 'text')] }]),
    ...secondary.map((figure, at) => figureRow(figure.label, keys.secondary(at), { low: figure, high: null })),
    ...figures.map((figure) => figureRow(wordsOfName(figure.name), keys.figure(figure.name), figure)),
    ...texts.map(({ name }) => ({ cells: [text(wordsOfName(name)), value(keys.figure(name), 'text')] })),
  ];
  return [...heading(words.results, [words.low, words.high, words.unit]), ...rows.map(voidWhenRefused)];
}

function figureRow(label: string, key: string, { low, high }: Pick<NamedFigure, 'low' | 'high'>, look?: Look): LaidRow {
  const own = look ?? decimalsLook(low.decimals);
  const ends = high === null ? [value(key, own), blank] : [value(keys.low(key), own), value(keys.high(key), own)];
  return { cells: [text(label), ...ends, text(low.unitLabel)] };
}

function voidWhenRefused(row: LaidRow): LaidRow {
  return { ...row, mark: { when: infix('<>', reference('refusal'), quoted('')), look: 'void', from: 1, to: 2 } };
}

function estimateRows({ covers, lines, options, minimum, total, leavesOut }: Estimate): readonly LaidRow[] {
  const unit = total.low.unitLabel;
  const lineRow = (
    { line, covers: part }: Pick<EstimateLine, 'line' | 'covers'>,
    key: string,
    low: Figure,
  ): LaidRow => ({
    cells: [
      text(line),
      value(keys.low(key), decimalsLook(low.decimals)),
      value(keys.high(key), decimalsLook(low.decimals)),
      text(unit),
      text(part, 'quiet'),
    ],
    height: heightOf(line, 34),
  });
  const rows = [
    ...lines.map((line, at) => lineRow(line, keys.line(at), line.low)),
    ...(minimum === null ? [] : [lineRow({ line: messages.upToMinimum, covers: 'fee' }, keys.lift, minimum.low)]),
    ...options.map((option) => optionRow(option, lineRow(option, keys.option(option.key), option.low))),
    {
      cells: [
        text(words.total, 'total'),
        value(keys.low(keys.total), 'total'),
        value(keys.high(keys.total), 'total'),
        text(unit),
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

/** What a customer may add, with a cell for yes or no. */
function optionRow({ key }: Estimate['options'][number], row: LaidRow): LaidRow {
  const validation = { kind: 'list' as const, listRange: yesNoRange, hint: words.wanted, message: words.wanted };
  return { ...row, cells: [...row.cells, { content: 'no', key: keys.wanted(key), look: 'choiceEntry', validation }] };
}

export const yesNoRange = 'yes or no';

function stepRows(calculator: Calculator): readonly LaidRow[] {
  const rows = stepsOf(calculator).map((step) => stepRow(step, calculator));
  return [...heading(words.steps, [words.low, words.high, words.unit, words.formula, words.restsOn]), ...rows];
}

function stepRow(step: Step, calculator: Calculator): LaidRow {
  const look = step.text !== null ? 'text' : isPrice(step.unit) ? 'fixed2' : 'number';
  const [low = blank, high = blank] = step.parts.map(({ name }) => value(keys.step(name), look));
  const source = sourceOfStep(step, calculator);
  return {
    cells: [text(step.name), low, high, text(unitLabel(step.unit)), text(step.formula, 'quiet'), text(source, 'quiet')],
    height: Math.max(heightOf(step.formula, 52), heightOf(source, 44)),
  };
}

function noteRows({ disclaimer, sources, file }: Calculator, legal: string, hash: string): readonly LaidRow[] {
  const from = words.made(file, hash);
  return [...heading(words.restsOn, []), ...[...sources, disclaimer, legal, from].map((note) => wide(note, 'quiet'))];
}
