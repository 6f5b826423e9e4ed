/** The context for emitting the parts of one module. */
import { selectsOf } from '../../program/call-point.js';
import type { Calculator } from '../../program/catalog.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import type { ReadNames } from '../plan/read-names.js';
import { objectCode } from './code.js';
import type { ModuleNames } from './module-names.js';

export interface Module {
  readonly calculator: Calculator;
  readonly names: ModuleNames;
  readonly inputsType: string;
  readonly stepsType: string;
}

/** The destructuring pattern of the inputs that are read; null when none is. */
export function inputPattern(read: ReadNames, { calculator, names }: Module): Code | null {
  const used = calculator.inputs.filter(({ name }) => read.inputs.has(name));
  return used.length === 0 ? null : objectCode(used.map(({ name }) => patternEntry(name, names.input(name))));
}

function patternEntry(property: string, name: string): string {
  return property === name ? name : `${property}: ${name}`;
}

/** Statements that look up the figures of an option once, for selects with several columns. */
export function chosenFigures(read: ReadNames, { calculator, names }: Module): readonly Code[] {
  return selectsOf(calculator.inputs)
    .filter(({ name }) => read.figures.has(name) && names.form(name) === 'records')
    .map(({ name }) => labelledCode(`const ${names.chosen(name)} =`, `${names.options(name)}[${names.input(name)}]`));
}
