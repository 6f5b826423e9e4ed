/** Emits the figures of a module as constants: columns of options, tables and schedules. */
import { selectsOf } from '../../program/call-point.js';
import type { Calculator, SelectInput } from '../../program/catalog.js';
import type { Column, Table, TableCells } from '../../program/core.js';
import { isRational } from '../../program/core.js';
import type { Schedule } from '../../program/schedule.js';
import { phrasesIn } from '../../program/sentence.js';
import type { TextPool } from '../../program/text-pool.js';
import { textOfCode } from '../../program/text-pool.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';
import type { Code } from '../code/code.js';
import { callCode } from '../code/code.js';
import type { ReadNames } from '../plan/read-names.js';
import {
  arrayCode,
  dataCode,
  genericCode,
  literal,
  memberCode,
  objectCode,
  quoted,
  rowsCode,
  shapeCode,
  tallObject,
} from './code.js';
import type { ModuleNames } from './module-names.js';

/** A constant of a module. */
export interface DataConstant {
  readonly name: string;
  readonly type: Code;
  readonly value: Code;
}

/** The figures that formulas read. */
export function figureConstants(
  calculator: Calculator,
  { figures, lookups }: ReadNames,
  typeName: string,
  names: ModuleNames,
): readonly DataConstant[] {
  const isRead = ({ name }: Table | Schedule) => lookups.has(name);
  const read = selectsOf(calculator.inputs).filter(({ name }) => figures.has(name));
  return [
    ...read.flatMap((select) => optionConstants(select, calculator, typeName, names)),
    ...calculator.tables.filter(isRead).map((table) => tableConstant(table, typeName, names)),
    ...calculator.schedules.filter(isRead).map((schedule) => scheduleConstant(schedule, names)),
  ];
}

/** The phrases of the options of each select that the sentence shows. */
export function phraseConstants(calculator: Calculator, typeName: string, names: ModuleNames): readonly DataConstant[] {
  const named = phrasesIn(calculator.interpretation);
  return selectsOf(calculator.inputs)
    .filter(({ name }) => named.has(name))
    .map((select) => ({
      name: names.phrases(select.name),
      type: recordOf(select.name, 'string', typeName),
      value: objectCode(select.options.map(({ key, phrase }) => memberCode(key, dataCode(phrase)))),
    }));
}

/** `Readonly<Record<Inputs['name'], value>>` */
function recordOf(input: string, value: Code, typeName: string): Code {
  return genericCode('Readonly', [genericCode('Record', [`${typeName}[${quoted(input)}]`, value])]);
}

/** All figures of a select in one constant, so that a single lookup finds them. */
function optionConstants(
  select: SelectInput,
  calculator: Calculator,
  typeName: string,
  names: ModuleNames,
): readonly DataConstant[] {
  const columns = calculator.columns.filter(({ inputs: [input] }) => input === select.name);
  const [first] = columns;
  const form = names.form(select.name);
  if (first === undefined || form === 'inline') return [];
  const name = names.options(select.name);
  const cellsOf = (value: (key: string) => Code) => select.options.map(({ key }) => memberCode(key, value(key)));
  if (form === 'numbers') {
    const cells = cellsOf((key) => cellCode(first, key));
    return [{ name, type: recordOf(select.name, typeOf(first.texts), typeName), value: objectCode(cells) }];
  }
  const figures = (key: string) =>
    objectCode(columns.map((column) => memberCode(names.property(column), cellCode(column, key))));
  const shape = shapeCode(columns.map((column) => memberCode(names.property(column), typeOf(column.texts))));
  return [{ name, type: recordOf(select.name, shape, typeName), value: tallObject(cellsOf(figures)) }];
}

function cellCode({ name, cells, texts }: Column, key: string): Code {
  const cell = cells.get(key);
  if (cell === undefined) throw new Error(`The column ${name} has no cell for ${key}.`);
  return valueCode(cell, texts);
}

/** A number, or the text with that number. */
function valueCode(value: Rational, texts: TextPool | undefined): Code {
  return texts === undefined ? numberCode(value) : dataCode(textOfCode(texts, value));
}

function typeOf(texts: TextPool | undefined): string {
  return texts === undefined ? 'number' : 'string';
}

function numberCode(value: Rational): string {
  return literal(toNumber(value));
}

function tableConstant({ name, inputs, cells, texts }: Table, typeName: string, names: ModuleNames): DataConstant {
  const type = inputs.reduceRight<Code>((inner, input) => recordOf(input, inner, typeName), typeOf(texts));
  return { name: names.table(name), type, value: cellsCode(cells, texts) };
}

function cellsCode(cells: TableCells, texts: TextPool | undefined): Code {
  return tallObject(
    [...cells].map(([key, cell]) =>
      memberCode(key, isRational(cell) ? valueCode(cell, texts) : cellsCode(cell, texts)),
    ),
  );
}

/** Figures per row, so that a changed line of a schedule changes one row. */
const perLine = 10;

function scheduleConstant(schedule: Schedule, names: ModuleNames): DataConstant {
  const { name, lines, brackets, points, round, texts } = schedule;
  const figures = (values: readonly Rational[]) =>
    arrayCode(values.map(numberCode), { perLine, isAlwaysBroken: values.length > perLine });
  if (texts !== undefined) {
    const limits = figures(lines.map(({ upTo }) => upTo));
    const values = arrayCode(lines.map(({ value }) => dataCode(textOfCode(texts, value))));
    return { name: names.schedule(name), type: 'Classes', value: callCode(names.kernel('classes'), [limits, values]) };
  }
  if (points.length > 0) {
    const at = memberCode('at', figures(points.map((point) => point.at)));
    const values = memberCode('values', figures(points.map(({ value }) => value)));
    return { name: names.schedule(name), type: 'Points', value: tallObject([at, values]) };
  }
  const rows = brackets.map((bracket) =>
    objectCode([
      memberCode('upTo', bracket.upTo === null ? 'Number.POSITIVE_INFINITY' : numberCode(bracket.upTo)),
      memberCode('floor', numberCode(bracket.floor)),
      memberCode('base', numberCode(bracket.base)),
      memberCode('rate', numberCode(bracket.rate)),
    ]),
  );
  const data = tallObject([
    memberCode('upTo', figures(lines.map(({ upTo }) => upTo))),
    memberCode('values', figures(lines.map(({ value }) => value))),
    memberCode('brackets', rows.length === 0 ? '[]' : rowsCode(rows)),
    memberCode('round', round === null ? '0' : numberCode(round)),
  ]);
  return { name: names.schedule(name), type: 'Schedule', value: callCode(names.kernel('schedule'), [data]) };
}
