/** Writes the constants of a Python module: columns of options, tables, schedules and phrases. */
import { selectsOf } from '../../program/call-point.js';
import type { Calculator } from '../../program/catalog.js';
import type { Column, Schedule, TableCells } from '../../program/core.js';
import { isRational } from '../../program/core.js';
import { phrasesIn } from '../../program/sentence.js';
import type { TextPool } from '../../program/text-pool.js';
import { textOfCode } from '../../program/text-pool.js';
import type { Rational } from '../../units/rational.js';
import { toNumber } from '../../units/rational.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import type { ReadNames } from '../typescript/read-names.js';
import { numberCode } from './expression.js';
import { call, dictionary, quoted, statement, tuple } from './layout.js';
import type { PythonNames } from './names.js';

/** The constants that formulas and the sentence read. */
export function figureConstants(calculator: Calculator, read: ReadNames, names: PythonNames): readonly string[] {
  const columns = calculator.columns.filter(({ inputs: [input] }) => read.figures.has(input));
  const tables = calculator.tables.filter(({ name }) => read.lookups.has(name));
  const schedules = calculator.schedules.filter(({ name }) => read.lookups.has(name));
  return [
    ...columns.map((column) =>
      constant(names.column(column.inputs[0], column.name), columnType(column), columnCode(column)),
    ),
    ...tables.map(({ name, inputs, cells, texts }) => {
      const type = inputs.reduce((inner) => `Mapping[str, ${inner}]`, texts === undefined ? 'float' : 'str');
      return constant(names.table(name), type, cellsCode(cells, texts));
    }),
    ...schedules.map((schedule) => {
      const code = scheduleCode(schedule);
      return constant(names.schedule(schedule.name), `_kernel.${code.type}`, code.value);
    }),
    ...phraseConstants(calculator, names),
  ];
}

function constant(name: string, type: string, value: Code): string {
  return statement(`${name}: Final[${type}] = `, value, 0);
}

function columnType({ texts }: Column): string {
  return `Mapping[str, ${texts === undefined ? 'float' : 'str'}]`;
}

function columnCode({ cells, texts }: Column): Code {
  return dictionary([...cells].map(([key, cell]) => [key, valueCode(cell, texts)]));
}

/** A number, or the text with that number. */
function valueCode(value: Rational, texts: TextPool | undefined): string {
  return texts === undefined ? numberCode(toNumber(value)) : quoted(textOfCode(texts, value));
}

function cellsCode(cells: TableCells, texts: TextPool | undefined): Code {
  return dictionary(
    [...cells].map(([key, cell]) => [key, isRational(cell) ? valueCode(cell, texts) : cellsCode(cell, texts)]),
  );
}

function scheduleCode(schedule: Schedule): { readonly type: string; readonly value: Code } {
  const { lines, brackets, points, texts, round } = schedule;
  const numbers = (values: readonly Rational[]): Code => tuple(values.map((value) => numberCode(toNumber(value))));
  const upTo = labelledCode('up_to=', numbers(lines.map((line) => line.upTo)));
  if (texts !== undefined) {
    const values = tuple(lines.map(({ value }) => valueCode(value, texts)));
    return { type: 'Classes', value: call('_kernel.Classes', [upTo, labelledCode('values=', values)]) };
  }
  if (points.length > 0) {
    const at = labelledCode('at=', numbers(points.map((point) => point.at)));
    const values = labelledCode('values=', numbers(points.map((point) => point.value)));
    return { type: 'Points', value: call('_kernel.Points', [at, values]) };
  }
  const rows = brackets.map((bracket) => {
    const ends = [bracket.upTo, bracket.floor, bracket.base, bracket.rate];
    return call(
      '_kernel.Bracket',
      ends.map((end) => numberCode(end === null ? Number.POSITIVE_INFINITY : toNumber(end))),
    );
  });
  return {
    type: 'Schedule',
    value: call('_kernel.Schedule', [
      upTo,
      labelledCode('values=', numbers(lines.map(({ value }) => value))),
      ...(rows.length === 0 ? [] : [labelledCode('brackets=', tuple(rows))]),
      ...(round === null ? [] : [`round=${numberCode(toNumber(round))}`]),
    ]),
  };
}

/** The phrases of the options that the sentence shows. */
function phraseConstants({ inputs, interpretation }: Calculator, names: PythonNames): readonly string[] {
  const named = phrasesIn(interpretation);
  const selects = selectsOf(inputs).filter(({ name }) => named.has(name));
  return selects.map(({ name, options }) => {
    const phrases = dictionary(options.map(({ key, phrase }) => [key, quoted(phrase)]));
    return constant(names.phrases(name), 'Mapping[str, str]', phrases);
  });
}
