/** The reference of the catalog language, made only from the compiler's tables and the catalog's units. */

import type { Catalog } from '../program/catalog.js';
import { resolution } from '../program/grid.js';
import type { Operation, UnitRule } from '../program/operation.js';
import { exampleNames, exampleValues } from '../program/operation-examples.js';
import type { OperationRow } from '../program/operations.js';
import { operations } from '../program/operations.js';
import { besideInputs, formulaWords, reserved } from '../program/reserved-names.js';
import { mostLevels } from '../program/visit-core.js';
import { depthLimit } from '../syntax/cursor.js';
import { functionHabits, signHabits, wordHabits } from '../syntax/habits.js';
import { constants } from '../units/constants.js';
import { toNumber } from '../units/rational.js';
import { asWritten, markdownRow, markdownTable } from './markdown-table.js';
import { keyTable } from './reference-keys.js';
import { unitTable } from './reference-units.js';

/** The files of a catalog with their schemas. */
export type SchemaFiles = readonly (readonly [file: string, schema: Readonly<Record<string, unknown>>])[];

export function emitReference({ units }: Pick<Catalog, 'units'>, files: SchemaFiles): string {
  const lines = [
    '# Reference of the catalog language',
    '',
    'Made from the tables that the compiler itself works by, and from the units of this catalog. The guide to the language',
    'is `catalog/LANGUAGE.md`; the codes of all messages stand in [diagnostics.md](diagnostics.md).',
    '',
    ...operationSections(),
    ...section('Constants', constantTable()),
    ...section('Limits', limits),
    ...section('Names that are taken', takenNames()),
    ...section('Units of this catalog', unitTable(units)),
    ...files.flatMap(([file, schema]) => section(`Keys of ${file}`, [...keyWords, ...keyTable(schema)])),
    ...section('Signs, words and functions of elsewhere', habitTable()),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const keyWords = [
  '`*` stands for a name that the editor chooses, `[]` for the items of a list. What is needed, is so in the kinds of entry',
  'that have the key.',
  '',
];

function section(title: string, lines: readonly string[]): readonly string[] {
  return [`## ${title}`, '', ...lines, ''];
}

function operationSections(): readonly string[] {
  const rows = [...operations.values()];
  const names = Object.entries(exampleNames).map(([name, value]) => `\`${name}\` is ${asWritten(value)}`);
  const given = `In the examples ${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}.`;
  const heads = ['written', 'what it does', 'units', 'example', 'gives'];
  const operators = rows.filter(({ syntax }) => syntax.position !== 'call');
  const functions = rows.filter(({ syntax }) => syntax.position === 'call');
  return [
    ...section('Operators', [
      `From the loosest to the tightest. ${given}`,
      '',
      ...markdownTable(heads, operators.map(operationRow)),
    ]),
    ...section('Functions', markdownTable(heads, functions.map(operationRow))),
  ];
}

function operationRow(row: OperationRow): string {
  const { doc, units, example, name } = row;
  return markdownRow([
    asWritten(signature(row)),
    doc,
    unitWords[units],
    asWritten(example),
    asWritten(exampleValues[name]),
  ]);
}

const letters = ['a', 'b', 'c'];

/** `a + b`, `-a`, `round(a)` or `round(a, b)`. */
function signature({ name, syntax }: Operation): string {
  if (syntax.position === 'infix') return `a ${syntax.symbol} b`;
  if (!('arguments' in syntax)) return syntax.symbol === 'not' ? 'not a' : `${syntax.symbol}a`;
  const [least, most] = syntax.arguments;
  const call = (count: number) => `${name}(${letters.slice(0, count).join(', ')})`;
  if (most === Number.POSITIVE_INFINITY) return `${name}(${letters.slice(0, least).join(', ')}, ...)`;
  return least === most ? call(least) : `${call(least)}, ${call(most)}`;
}

/** Unit rules in words: what operands they take and what unit results. */
const unitWords: Readonly<Record<UnitRule, string>> = {
  sum: 'of one kind; the answer in that of the first',
  difference: 'of one kind; two readings give a difference',
  product: 'multiply',
  quotient: 'divide',
  power: 'of the first, raised; the exponent is plain',
  same: 'of one kind; the answer too',
  root: 'the root of the unit',
  plain: 'plain numbers',
  rounding: 'plain numbers and what is counted; all others with a multiple of their kind',
  angle: 'an angle; a plain number comes out',
  arc: 'a plain number; an angle comes out',
  rest: 'of one kind; the answer too',
  ofDay: 'a day; days come out',
  months: 'a day and a plain number; a day comes out',
  repayment: 'payment and loan of one kind, the rate plain; a plain number comes out',
  ends: 'those of the range',
  comparison: 'of one kind; a condition comes out',
  logic: 'conditions',
  range: 'of one kind; a bare low end takes the unit of the high end',
  conversion: 'of one kind with the unit named',
};

function constantTable(): readonly string[] {
  const rows = [...constants].map(([name, value]) => markdownRow([asWritten(name), String(toNumber(value))]));
  return markdownTable(['name', 'value'], rows);
}

const limits: readonly string[] = [
  `- Formulas nest at most ${depthLimit} levels deep; with the steps that they read written out, at most ${mostLevels} operations.`,
  `- Numbers count to ${Math.round(-Math.log10(resolution))} decimals, on the wire and in the proof: \`x > 0\` means at least ${resolution.toFixed(9)}.`,
  '- Figures of a formula lie between 1e-300 and 1e300.',
  '- How long texts and lists may be stands with each key below.',
];

function takenNames(): readonly string[] {
  const functions = [...operations.values()].filter(({ syntax }) => syntax.position === 'call').map(({ name }) => name);
  const words = [...formulaWords].filter((word) => /^\w+$/.test(word));
  const rows: readonly (readonly [what: string, names: readonly string[]])[] = [
    ['words of formulas', words],
    ['functions', functions],
    ['constants', [...constants.keys()]],
    ['parameters, and names that programs use', Object.keys(reserved)],
    ['parameters and members of questions, for inputs alone', [...besideInputs]],
  ];
  return [
    'Inputs, tables, schedules, steps and groups of shared figures have one space of names; these are taken already.',
    '',
    ...markdownTable(
      ['', 'names'],
      rows.map(([what, names]) => markdownRow([what, names.map(asWritten).join(', ')])),
    ),
  ];
}

/** Habits from other languages, and the checker's advice for each. */
function habitTable(): readonly string[] {
  const written = new Map([...signHabits, ...wordHabits].map(([sign, { hint }]) => [sign, hint]));
  const called = [...functionHabits].map(([name, { hint }]) => [`${name}(...)`, hint] as const);
  const rows = [...written, ...called].map(([sign, hint]) => markdownRow([asWritten(sign), hint]));
  return [
    'None of these is a part of the language; the checker says what is meant.',
    '',
    ...markdownTable(['elsewhere', 'here'], rows),
  ];
}
