/** Emits the module of one calculator: interfaces, figures, functions, and the object that it exports. */
import type { FunctionDeclarationStructure } from 'ts-morph';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator } from '../../program/catalog.js';
import type { Core, Schedule } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { withDayInput } from '../../program/day-input.js';
import { endsOf } from '../../program/ends.js';
import { slugName } from '../../source/case.js';
import { calculatorStatement } from './calculator-object.js';
import type { DataConstant } from './figure-constants.js';
import { figureConstants, phraseConstants } from './figure-constants.js';
import {
  answerFunction,
  cellsFunction,
  computeFunction,
  computeOwnFunction,
  estimateFunction,
  refuseFunction,
  traceFunction,
} from './functions.js';
import { inputsInterface, stepsInterface } from './interfaces.js';
import { kernelFile } from './kernel-files.js';
import { givesFunctions, itemConstants, itemInterfaces } from './lists.js';
import type { Module } from './module.js';
import { moduleNames } from './module-names.js';
import type { WriteModule } from './module-writer.js';
import { modulePath } from './names.js';
import type { ReadNames } from './read-names.js';
import { allNames, readNames } from './read-names.js';
import type { Statement } from './statements.js';
import { constantStatement, importStatements } from './statements.js';
import { unitsOf } from './units-module.js';

/** `kernel` is the import path of the kernel: relative to `generated/`, or a package or an address. */
export function emitCalculatorModule(calculator: Calculator, kernel: string, write: WriteModule): string {
  const module = moduleOf(calculator);
  return write(modulePath(calculator.slug), headOf(calculator), statementsOf(module, calculator, belowFolder(kernel)));
}

/** The head comment of a calculator's module. */
export function headOf({ slug, title, file }: Calculator): string {
  return `${title}. Generated from the entry ${slug} of ${file} by \`npm run generate\`: edit the catalog, not this file.`;
}

/** The calculator with the names of its module, in which a language writes numbers in its own form. */
export function moduleOf(calculator: Calculator, form: NumberForm | null = null): Module {
  const whole = withReadCells(withDayInput(calculator));
  return { calculator: whole, names: moduleNames(whole, form), ...typeNames(calculator.slug) };
}

/** The types of a calculator's inputs and steps. */
export function typeNames(slug: string): Pick<Module, 'inputsType' | 'stepsType'> {
  const prefix = slugName(slug);
  return { inputsType: `${prefix}Inputs`, stepsType: `${prefix}Steps` };
}

/** The path of the kernel from a folder below; a package or an address is the same from anywhere. */
export function belowFolder(kernel: string): string {
  return kernel.startsWith('.') ? `../${kernel}` : kernel;
}

/** Leaves out the cells that no emitted formula reads, such as those of decided conditions. */
function withReadCells(calculator: Calculator): Calculator {
  const { figures, lookups } = allNames(calculator);
  const isRead = (core: Core | null): boolean =>
    core?.kind === 'lookup' &&
    (isColumn(core.table) ? figures.has(core.table.inputs[0]) : lookups.has(core.table.name));
  return { ...calculator, cells: calculator.cells.filter(({ low, high }) => isRead(low) || isRead(high)) };
}

/** The names that the whole module reads. A formula may read one end of a range; `cells` reads both. */
function namesOfAll(calculator: Calculator): ReadNames {
  const read = allNames(calculator);
  const { lookups } = readNames(calculator.cells.flatMap(endsOf));
  return { ...read, lookups: new Set([...read.lookups, ...lookups]) };
}

function statementsOf(module: Module, published: Calculator, kernel: string): readonly Statement[] {
  const { calculator, names, inputsType, stepsType } = module;
  const read = namesOfAll(calculator);
  const constants = [...dataConstants(module, read), ...itemConstants(module)].map(constantStatement);
  const functions = [
    ...givesFunctions(module),
    computeFunction(module),
    ...computeOwnFunction(module),
    answerFunction(module),
    ...estimateFunction(module),
    traceFunction(module),
    ...cellsFunction(module),
    refuseFunction(module),
  ];
  const formatters = names.formatters.structures();
  return [
    ...kernelImports(module, { read, functions }, kernel),
    ...languageImports(module, `${kernel}/text.js`),
    ...itemInterfaces(module),
    inputsInterface(calculator, inputsType, names),
    stepsInterface(calculator, stepsType, names),
    ...constants,
    ...functions,
    ...formatters,
    calculatorStatement({ ...module, calculator: published }),
  ];
}

/** The figures and phrases that functions read. */
export function dataConstants({ calculator, inputsType, names }: Module, read: ReadNames): readonly DataConstant[] {
  return [...figureConstants(calculator, read, inputsType, names), ...phraseConstants(calculator, inputsType, names)];
}

/** The kernel's type of a schedule. */
function scheduleType({ points, texts }: Schedule): string {
  if (texts !== undefined) return 'Classes';
  return points.length === 0 ? 'Schedule' : 'Points';
}

/** The kernel's types of what functions take and return. */
const typesOfFunctions: ReadonlyMap<string, string> = new Map([
  ['answer', 'CalculationResult'],
  ['cells', 'Cell'],
  ['computeOwn', 'OwnFigures'],
  ['estimate', 'EstimateAmounts'],
  ['refuse', 'BrokenRequirement'],
  ['trace', 'TraceStep'],
]);

interface Parts {
  readonly read: ReadNames;
  readonly functions: readonly FunctionDeclarationStructure[];
}

/** What the parts of a module need of the kernel. Call it last: building the parts collects the functions. */
export function kernelImports(
  { calculator, names }: Module,
  { read, functions }: Parts,
  kernel: string,
): readonly Statement[] {
  const used = [...names.usedKernel];
  const ofFiles = (...files: readonly string[]) =>
    files.flatMap((file) =>
      importStatements(
        used.filter((name) => kernelFile(name) === file),
        `${kernel}/${file}.js`,
      ),
    );
  const schedules = calculator.schedules.filter(({ name }) => read.lookups.has(name));
  const types = functions.flatMap(({ name = '' }) => typesOfFunctions.get(name) ?? []);
  return [
    ...ofFiles('angles', 'list', 'math'),
    ...importStatements(['Calculator', ...types], `${kernel}/module.js`, true),
    ...importStatements(new Set(schedules.map(scheduleType)), `${kernel}/schedule.js`, true),
    ...ofFiles('schedule'),
  ];
}

/** What writes numbers in the language, and its units. Call it last, as `kernelImports`. */
export function languageImports({ calculator, names }: Module, text: string): readonly Statement[] {
  const ofItems = calculator.lists.flatMap(({ items }) => items);
  const takesUnits = [...calculator.inputs, ...ofItems, ...(calculator.own?.figures ?? [])].some(
    (each) => unitsOf(each) !== null,
  );
  return [
    ...importStatements(names.usedText, text),
    ...importStatements(takesUnits ? ['acceptedUnits'] : [], '../units.js'),
  ];
}
