/** Writes inputs that repeat: the class of an item, what a list gives, and what reads its items. */
import type { Calculator, Input, ListGives, ListInput, NumberInput } from '../../program/catalog.js';
import type { Column, Fold } from '../../program/core.js';
import { dayOf, itemColumns, partLists } from '../../program/list.js';
import type { Code } from '../code/code.js';
import { chainCode, groupCode, isCode } from '../code/code.js';
import { expressionCode, numberCode } from './expression.js';
import { cellsConstant } from './figures.js';
import { call, quoted, statement, tuple } from './layout.js';
import type { PythonNames } from './names.js';
import { pythonNames, snakeCase } from './names.js';
import { choiceDeclaration, className, dataclassOf, field, functionText, inputDoc, specCode } from './parts.js';

/** The class of an item. */
export function itemClass({ name }: ListInput): string {
  return `${className(name)}Item`;
}

/** The types of the choices that items have. */
export function itemChoices(lists: readonly ListInput[], names: PythonNames): readonly string[] {
  return lists.flatMap((list) =>
    list.items.flatMap((input) =>
      input.kind === 'select' ? [choiceDeclaration(itemChoice(list, input), input, names)] : [],
    ),
  );
}

function itemChoice(list: ListInput, input: Input): string {
  return `${className(`${list.name}_${input.name}`)}Choice`;
}

export function itemClasses(lists: readonly ListInput[], names: PythonNames): readonly string[] {
  return partLists(lists).lists.map((list) => {
    const own = itemNames(list, names);
    const fields = list.items.map((input) => {
      const type = input.kind === 'number' ? 'float' : `${itemChoice(list, input)}${input.isYesNo ? ' | bool' : ''}`;
      const usual = input.default === null ? '' : ` = ${valueCode(input.default, names)}`;
      return field(own.input(input.name), `${type}${usual}`, inputDoc(input));
    });
    return dataclassOf({ name: itemClass(list), doc: `An item of ${list.name}.`, isKeywordOnly: true }, fields, names);
  });
}

/** A default as Python writes it. */
export function valueCode(value: number | string, names: PythonNames): string {
  return typeof value === 'number' ? numberCode(value, names) : quoted(value);
}

/** The fields of an item, each by the same name every time. */
function itemNames({ items }: ListInput, names: PythonNames): PythonNames {
  const own = pythonNames();
  for (const { name } of items) own.input(name);
  return { ...names, input: own.input };
}

export function listConstant(list: ListInput): string {
  return `_${snakeCase(list.name).toUpperCase()}_LIST`;
}

function itemConstant(list: ListInput, input: Input): string {
  return `_${snakeCase(list.name).toUpperCase()}_ITEM_${snakeCase(input.name).toUpperCase()}`;
}

/** The facts of the lists and of the inputs of their items, and the figures of options that items read. */
export function listConstants({ lists, counted }: Calculator, names: PythonNames): readonly string[] {
  const final = names.library('typing', 'Final');
  return lists.flatMap((list) => {
    const { name, least, most, gives, items } = list;
    const facts = [quoted(name), String(least), String(most), tuple(gives.map(({ input }) => quoted(input)))];
    return [
      statement(`${listConstant(list)}: ${final} = `, call(names.library('_model', 'ListInput'), facts), 0),
      ...items.map((input) =>
        statement(`${itemConstant(list, input)}: ${final} = `, specCode(input, names, counted), 0),
      ),
      ...itemColumns(list).map((column) =>
        cellsConstant(columnName(list, column, names), { depth: 1, cells: column.cells }, names),
      ),
    ];
  });
}

function columnName(list: ListInput, { inputs: [input], name }: Column, names: PythonNames): string {
  return names.column(`${list.name}.${input}`, name);
}

function givesName({ name }: ListInput, { input }: Pick<ListGives, 'input'>): string {
  return `${snakeCase(input)}_of_${snakeCase(name)}`;
}

/** A function for each input that a list gives, and one for each list that reads its items. */
export function listFunctions({ lists, inputs }: Calculator, names: PythonNames): readonly string[] {
  return lists.flatMap((list) => [
    ...list.gives.map((gives) => {
      const label = inputs.find(({ name }) => name === gives.input)?.label ?? gives.input;
      return givesFunction(list, gives, label, names);
    }),
    readFunction(list, names),
  ]);
}

function givesFunction(list: ListInput, gives: ListGives, label: string, names: PythonNames): string {
  const total = expressionCode(gives.core, names, (fold) => foldCode(fold, list, names));
  const item = dayOf(list) === null ? itemClass(list) : 'float';
  const signature = `${givesName(list, gives)}(items: ${names.library('collections.abc', 'Sequence')}[${item}]) -> float`;
  return functionText(signature, `${label} from ${list.name}: ${gives.formula}.`, [statement('return ', total)]);
}

/** `_kernel.sum_of(item.length * item.width for item in items)` */
function foldCode({ by, item }: Fold, list: ListInput, names: PythonNames): Code {
  if (by === 'items' || item === null) return 'float(len(items))';
  if (dayOf(list) !== null) {
    const ofDay = expressionCode(item, { ...names, input: () => 'day' });
    return call(by, [chainCode(grouped(ofDay), 'for', 'day in items')]);
  }
  const fields = itemNames(list, names);
  const own: PythonNames = {
    ...names,
    input: (name) => `item.${fields.input(name)}`,
    column: (input, name) => names.column(`${list.name}.${input}`, name),
  };
  const each = chainCode(grouped(expressionCode(item, own)), 'for', 'item in items');
  return call(by === 'sum' ? names.library('_kernel', 'sum_of') : by, [each]);
}

function grouped(code: Code): Code {
  return isCode(code, 'choice') ? groupCode(code) : code;
}

/** Reads items, which are moved into their bounds. */
function readFunction(list: ListInput, names: PythonNames): string {
  const day = dayOf(list);
  if (day !== null) return readDayFunction(list, day, names);
  const fieldNames = itemNames(list, names);
  const type = itemClass(list);
  const fields = list.items.map((input) => {
    const name = fieldNames.input(input.name);
    const given = `(${itemConstant(list, input)}, item.${name})`;
    if (input.kind === 'number') return `${name}=each.number${given}`;
    return `${name}=${names.library('typing', 'cast')}(${itemChoice(list, input)}, each.choice${given})`;
  });
  const made = chainCode(call(type, fields), 'for', `each, item in call.items(${listConstant(list)}, given)`);
  const signature = `${readName(list)}(call: ${names.library('_model', 'Call')}, given: ${names.library('collections.abc', 'Sequence')}[${type}] | None) -> list[${type}]`;
  return functionText(signature, `Read the items of ${list.name}, inside their bounds.`, [
    statement('return ', call('list', [made])),
  ]);
}

/** Reads a day in place of numbers. */
function readDayFunction(list: ListInput, day: NumberInput, names: PythonNames): string {
  const signature = `${readName(list)}(call: ${names.library('_model', 'Call')}, given: ${dayType(names)}) -> list[float]`;
  return functionText(signature, `Read the day of ${list.name}, inside its bounds.`, [
    statement('return ', call('call.given_day', [listConstant(list), itemConstant(list, day), 'given'])),
  ]);
}

/** A day or a text such as 2026-03-01; nothing where it is left out. */
function dayType(names: PythonNames): string {
  return `${names.library('datetime', 'date')} | str | None`;
}

function readName({ name }: ListInput): string {
  return `_read_${snakeCase(name)}`;
}

/** The name of the items that were read, in `calculate`. */
function itemsName({ name }: ListInput): string {
  return `items_of_${snakeCase(name)}`;
}

/** The statements of `calculate` that read its lists. */
export function readStatements(lists: readonly ListInput[], names: PythonNames): readonly string[] {
  return lists.map((list) => `    ${itemsName(list)} = ${readName(list)}(call, ${names.input(list.name)})`);
}

/** Reads an input that is given by itself or by a list. */
export function givenCode(input: Input, list: ListInput, spec: string, names: PythonNames): Code {
  const own = names.input(input.name);
  const items = itemsName(list);
  const usual = input.default === null ? 'None' : valueCode(input.default, names);
  const total = `${givesName(list, { input: input.name })}(${items}) if ${items} else None`;
  return call('call.given', [spec, own, usual, listConstant(list), total]);
}

export function listParameterText(list: ListInput, names: PythonNames): string {
  const type =
    dayOf(list) === null
      ? `${names.library('collections.abc', 'Sequence')}[${itemClass(list)}] | None`
      : dayType(names);
  return `${names.input(list.name)}: ${type} = None`;
}

export function listDoc(list: ListInput): string {
  const { label, least, most, gives } = list;
  const [day, given] = [dayOf(list), gives.map(({ input }) => snakeCase(input)).join(' and ')];
  if (day !== null) return `${inputDoc(day)} In place of ${given}.`;
  return `${label}, ${least} to ${most}, in place of ${given}.`;
}
