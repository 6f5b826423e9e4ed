/** Writes the constants of a Python module: columns of options, tables, schedules and phrases. */
import { selectsOf } from '../../program/call-point.js';
import type { Calculator } from '../../program/catalog.js';
import type { TableCells } from '../../program/core.js';
import { isRational } from '../../program/core.js';
import type { Schedule } from '../../program/schedule.js';
import { phrasesIn } from '../../program/sentence.js';
import type { TextPool } from '../../program/text-pool.js';
import { textOfCode } from '../../program/text-pool.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import type { ReadNames } from '../plan/read-names.js';
import { numberCode } from './expression.js';
import { call, dictionary, quoted, statement, tuple } from './layout.js';
import type { PythonNames } from './names.js';

/** The constants that formulas and the sentence read. */
export function figureConstants(calculator: Calculator, read: ReadNames, names: PythonNames): readonly string[] {
  const columns = calculator.columns.filter(({ inputs: [input] }) => read.figures.has(input));
  const tables = calculator.tables.filter(({ name }) => read.lookups.has(name));
  const schedules = calculator.schedules.filter(({ name }) => read.lookups.has(name));
  return [
    ...columns.map(({ inputs: [input], name, cells, texts }) =>
      cellsConstant(names.column(input, name), { depth: 1, cells, texts }, names),
    ),
    ...tables.map(({ name, inputs, cells, texts }) =>
      cellsConstant(names.table(name), { depth: inputs.length, cells, texts }, names),
    ),
    ...schedules.map((schedule) => scheduleConstant(schedule, names)),
    ...phraseConstants(calculator, names),
  ];
}

interface Cells {
  /** How deep the dictionaries are nested. */
  readonly depth: number;
  readonly cells: TableCells;
  readonly texts?: TextPool | undefined;
}

/** A dictionary of figures by option, of further dictionaries for several selects. */
export function cellsConstant(name: string, { depth, cells, texts }: Cells, names: PythonNames): string {
  const type = Array.from({ length: depth }).reduce<string>(
    (inner) => `${names.library('collections.abc', 'Mapping')}[str, ${inner}]`,
    texts === undefined ? 'float' : 'str',
  );
  return constant(name, type, cellsCode(cells, texts, names), names);
}

function constant(name: string, type: string, value: Code, { library }: PythonNames): string {
  return statement(`${name}: ${library('typing', 'Final')}[${type}] = `, value, 0);
}

/** A number, or the text with that number. */
function valueCode(value: Rational, texts: TextPool | undefined, names: PythonNames): string {
  return texts === undefined ? numberCode(toNumber(value), names) : quoted(textOfCode(texts, value));
}

function cellsCode(cells: TableCells, texts: TextPool | undefined, names: PythonNames): Code {
  const codeOf = (cell: Rational | TableCells): Code =>
    isRational(cell) ? valueCode(cell, texts, names) : cellsCode(cell, texts, names);
  return dictionary([...cells].map(([key, cell]) => [key, codeOf(cell)]));
}

function scheduleConstant(schedule: Schedule, names: PythonNames): string {
  const { name, lines, brackets, points, texts, round } = schedule;
  const figure = (value: Rational | null): string =>
    numberCode(value === null ? Number.POSITIVE_INFINITY : toNumber(value), names);
  const column = <Row>(label: string, rows: readonly Row[], value: (row: Row) => string): Code =>
    labelledCode(`${label}=`, tuple(rows.map(value)));
  const made = (type: string, args: readonly Code[]): string => {
    const kernelType = names.library('_kernel', type);
    return constant(names.schedule(name), kernelType, call(kernelType, args), names);
  };
  const upTo = column('up_to', lines, (line) => figure(line.upTo));
  const values = column('values', lines, ({ value }) => valueCode(value, texts, names));
  if (texts !== undefined) return made('Classes', [upTo, values]);
  if (points.length > 0)
    return made('Points', [
      column('at', points, ({ at }) => figure(at)),
      column('values', points, ({ value }) => figure(value)),
    ]);
  const rows = brackets.map((bracket) =>
    call(names.library('_kernel', 'Bracket'), [bracket.upTo, bracket.floor, bracket.base, bracket.rate].map(figure)),
  );
  return made('Schedule', [
    upTo,
    values,
    ...(rows.length === 0 ? [] : [labelledCode('brackets=', tuple(rows))]),
    ...(round === null ? [] : [`round=${figure(round)}`]),
  ]);
}

/** The phrases of the options that the sentence shows. */
function phraseConstants({ inputs, interpretation }: Calculator, names: PythonNames): readonly string[] {
  const named = phrasesIn(interpretation);
  const selects = selectsOf(inputs).filter(({ name }) => named.has(name));
  return selects.map(({ name, options }) => {
    const phrases = dictionary(options.map(({ key, phrase }) => [key, quoted(phrase)]));
    return constant(names.phrases(name), `${names.library('collections.abc', 'Mapping')}[str, str]`, phrases, names);
  });
}
