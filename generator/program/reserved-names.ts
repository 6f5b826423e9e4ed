/** Names that an entry cannot define, and why. */
import { constants } from '../units/constants.js';
import type { Operation } from './operation.js';
import { functions, syntaxTable } from './operations.js';

/** Parameters that every calculator takes. */
export const parameters: Readonly<Record<string, string>> = {
  city: 'every calculator has a parameter with that name',
  neighborhood: 'every calculator has a parameter with that name',
  trace: 'every calculator has a parameter with that name',
  fields: 'every calculator has a parameter with that name',
  lang: 'it is the parameter for the language',
  on: 'it is the parameter for the date',
  with: 'it is the parameter for options of an estimate',
};

/** Parameters of questions about a calculator, which come with the inputs, and columns of their answers. */
export const besideInputs: ReadonlySet<string> = new Set([
  ...['amount', 'at_least', 'at_most', 'by', 'covers', 'figure', 'for', 'points'],
  ...['difference', 'figures', 'range', 'refused', 'value'],
  // All inputs, or own figures, in one text.
  ...['inputs', 'own'],
]);

/** The parameters of every calculator, and names that programs would misread. */
export const reserved: Readonly<Record<string, string>> = {
  ...parameters,
  constructor: 'it has a meaning in programs',
  prototype: 'it has a meaning in programs',
  toString: 'it has a meaning in programs',
  valueOf: 'it has a meaning in programs',
  hasOwnProperty: 'it has a meaning in programs',
};

/** The words of the formula language. */
export const formulaWords: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'to'],
  ...syntaxTable.infix.keys(),
  ...syntaxTable.prefix.keys(),
]);

/** Why an input cannot have a name that other things can have; undefined when it can. */
export function whyNoInput(name: string): string | undefined {
  return besideInputs.has(name) ? 'questions about a calculator use it alongside the inputs' : undefined;
}

function isOnlyFunction(name: string): boolean {
  const row: Operation | undefined = functions.get(name);
  return row !== undefined && row.sharesName !== true;
}

/** Why inputs, tables, schedules and steps cannot have a name; undefined when they can. */
export function whyReserved(name: string): string | undefined {
  if (formulaWords.has(name)) return 'it is a word of the formula language';
  if (isOnlyFunction(name)) return 'it is the name of a function';
  if (constants.has(name)) return 'it is the name of a constant';
  return Object.hasOwn(reserved, name) ? reserved[name] : undefined;
}
