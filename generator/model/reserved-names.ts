/** Names that an entry cannot give, and why. */
import { constants } from './constants.js';
import { functions, syntaxTable } from './operations.js';

/** Parameters that every calculator takes. */
export const parameters: Readonly<Record<string, string>> = {
  city: 'every calculator has a parameter of that name',
  neighborhood: 'every calculator has a parameter of that name',
  trace: 'every calculator has a parameter of that name',
  fields: 'every calculator has a parameter of that name',
  on: 'it is the parameter that names a day',
};

/** What stands beside inputs where questions are asked about a calculator, and in the rows that answer them. */
export const besideInputs: ReadonlySet<string> = new Set([
  ...['amount', 'at_least', 'at_most', 'by', 'figure', 'for', 'points'],
  ...['difference', 'figures', 'range', 'refused', 'value'],
]);

/** Those, and names that would be misread in programs. */
export const reserved: Readonly<Record<string, string>> = {
  ...parameters,
  constructor: 'programs use it for something else',
  prototype: 'programs use it for something else',
  toString: 'programs use it for something else',
  valueOf: 'programs use it for something else',
  hasOwnProperty: 'programs use it for something else',
};

/** The words of the formula language. */
export const formulaWords: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'to'],
  ...syntaxTable.infix.keys(),
  ...syntaxTable.prefix.keys(),
]);

/** Why an input cannot have a name that other things may have; undefined for one that is free. */
export function whyNoInput(name: string): string | undefined {
  return besideInputs.has(name) ? 'questions about a calculator use it beside the inputs' : undefined;
}

/** Why inputs, tables, schedules and steps cannot have a name; undefined for one that is free. */
export function whyReserved(name: string): string | undefined {
  if (formulaWords.has(name)) return 'it is a word of the formula language';
  if (functions.has(name)) return 'it is the name of a function';
  if (constants.has(name)) return 'it is the name of a constant';
  return Object.hasOwn(reserved, name) ? reserved[name] : undefined;
}
