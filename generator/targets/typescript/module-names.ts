/** Assigns the names of one module. */
import type { NumberForm } from '../../../engine/kernel/language.js';
import { selectsOf } from '../../program/call-point.js';
import type { Calculator, Format, SelectInput } from '../../program/catalog.js';
import type { Column } from '../../program/core.js';
import { ownNames } from '../../program/open-figure.js';
import { textOfCode } from '../../program/text-pool.js';
import { toNumber } from '../../units/rational.js';
import type { Code } from '../code/code.js';
import { NameTable } from '../plan/name-table.js';
import { allNames } from '../plan/read-names.js';
import { literal, quoted } from './code.js';
import type { Naming, OptionFigure } from './expression.js';
import { Formatters } from './formatters.js';
import { constantName, takenNames } from './names.js';

/** The names of one module, and the kernel functions that it uses. */
export interface ModuleNames extends Naming {
  readonly usedKernel: ReadonlySet<string>;
  readonly usedText: ReadonlySet<string>;
  /** The functions that format the module's amounts. */
  readonly formatters: Formatters;
  /** Code for the text of an amount, or of a range with two ends, in a sentence. */
  readonly shown: (format: Format, ends: readonly Code[]) => Code;
  /** The constant with the phrases of a select's options. */
  readonly phrases: (input: string) => string;
  /** The constant with the figures of a select's options. */
  readonly options: (input: string) => string;
  /** The variable with the figures of the chosen option, for a select with several columns. */
  readonly chosen: (input: string) => string;
  /** The name of a column among the figures of its select. */
  readonly property: (column: Column) => string;
  readonly form: (select: string) => FigureForm;
  /** The constant with a column of a select of the items of a list. */
  readonly itemFigures: (list: string, input: string, column: string) => string;
  /** The function that computes an input from a list. */
  readonly gives: (list: string, input: string) => string;
}

/** The form of a select's figures: in the formula itself, as a number per option, or as a record per option. */
export type FigureForm = 'inline' | 'numbers' | 'records';

/**
 * The form of each select's figures. Never inline for a select that a condition compares: after the condition TypeScript
 * knows the chosen option and rejects another comparison.
 */
function figureForms(calculator: Calculator): ReadonlyMap<string, FigureForm> {
  const { compared } = allNames(calculator);
  const formOf = ({ name, options }: SelectInput): FigureForm => {
    if (options.length === 2 && !compared.has(name)) return 'inline';
    return calculator.columns.filter(({ inputs: [input] }) => input === name).length === 1 ? 'numbers' : 'records';
  };
  return new Map(selectsOf(calculator.inputs).map((select) => [select.name, formOf(select)]));
}

/** Assigns the names of a module in the order of the catalog, so that they do not depend on what is emitted first. */
export function moduleNames(calculator: Calculator, form: NumberForm | null = null): ModuleNames {
  const { slug, inputs, lists, columns, tables, schedules, steps, own } = calculator;
  const forms = figureForms(calculator);
  const days = new Set(inputs.flatMap((input) => (input.kind === 'number' && input.isDay ? [input.name] : [])));
  const table = new NameTable(takenNames);
  const properties = new Map(inputs.map(({ name }) => [name, new NameTable()]));
  const [usedKernel, usedText] = [new Set<string>(), new Set<string>()];
  const formatters = new Formatters(table, (name) => note(usedText, name), form);
  const names: ModuleNames = {
    formatters,
    shown: (format, ends) => formatters.shown(format, ends),
    usedKernel,
    usedText,
    input: (name) => table.nameOf(`input ${name}`, name),
    isDay: (name) => days.has(name),
    step: (name) => table.nameOf(`step ${name}`, partName(name)),
    table: (name) => table.nameOf(`table ${name}`, partName(name)),
    schedule: (name) => table.nameOf(`schedule ${name}`, partName(name)),
    phrases: (name) => table.nameOf(`phrases ${name}`, `${name}Phrases`),
    options: (name) => table.nameOf(`options ${name}`, `${name}Figures`),
    chosen: (name) => table.nameOf(`chosen ${name}`, `${name}Chosen`),
    property: ({ inputs: [input], name }) => properties.get(input)?.nameOf(name, partName(name)) ?? name,
    form: (select) => forms.get(select) ?? 'records',
    itemFigures: (list, input, column) =>
      table.nameOf(`item ${list} ${input} ${column}`, partName(`${list}.${input}.${column}`)),
    gives: (list, input) => table.nameOf(`gives ${list} ${input}`, partName(`${input}.of.${list}`)),
    own: (name) => table.nameOf(`own ${name}`, camelName(name)),
    option: (column) => optionFigure(column, names),
    kernel: (name) => note(usedKernel, name),
  };
  for (const { name } of inputs) names.input(name);
  for (const { name } of lists) names.input(name);
  for (const { name } of steps.flatMap((step) => step.parts)) names.step(name);
  // Inputs and steps are local to functions; everything below is declared next to the calculator's own constant.
  table.reserve(constantName(slug));
  for (const { name } of tables) names.table(name);
  for (const { name } of schedules) names.schedule(name);
  for (const input of selectsOf(inputs)) {
    for (const declare of [names.phrases, names.options, names.chosen]) declare(input.name);
    for (const column of columns.filter((each) => each.inputs[0] === input.name)) names.property(column);
  }
  for (const { name } of own?.figures ?? [])
    for (const end of [ownNames(name).low, ownNames(name).high]) names.own(end);
  return names;
}

function optionFigure(column: Column, names: ModuleNames): OptionFigure {
  const [select] = column.inputs;
  const form = names.form(select);
  if (form === 'numbers') return { kind: 'lookup', text: `${names.options(select)}[${names.input(select)}]` };
  if (form === 'records') return { kind: 'lookup', text: `${names.chosen(select)}.${names.property(column)}` };
  const [first, second] = [...column.cells].map(([key, value]) => ({
    key,
    text: column.texts === undefined ? literal(toNumber(value)) : quoted(textOfCode(column.texts, value)),
  }));
  if (first === undefined || second === undefined) throw new Error(`The column ${column.name} has too few cells.`);
  const test = `${names.input(select)} === ${quoted(first.key)}`;
  return { kind: 'choice', test, figures: [first.text, second.text] };
}

/** Turns `material.low` into `materialLow`, and the column `tariff.price` into `tariffPrice`. */
function partName(part: string): string {
  return part.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Turns `prices.ready_mix` into `pricesReadyMix`. */
function camelName(name: string): string {
  return name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function note(used: Set<string>, name: string): string {
  used.add(name);
  return name;
}
