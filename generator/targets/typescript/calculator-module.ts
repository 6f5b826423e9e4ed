/** Emits the module of one calculator: interfaces, figures, functions, and the object that it exports. */
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator } from '../../program/catalog.js';
import type { Core, Schedule } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { withDayInput } from '../../program/day-input.js';
import { slugName } from '../../source/case.js';
import { calculatorStatement } from './calculator-object.js';
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
import { allNames } from './read-names.js';
import type { Statement } from './statements.js';
import { constantStatement, importStatements } from './statements.js';
import { unitsOf } from './units-module.js';

/** `kernel` is the import path of the kernel: relative to `generated/`, or a package or an address. */
export function emitCalculatorModule(
  calculator: Calculator,
  kernel: string,
  write: WriteModule,
  form: NumberForm | null = null,
): string {
  const { slug, title, file } = calculator;
  const whole = withReadCells(withDayInput(calculator));
  const names = moduleNames(whole, form);
  const module: Module = { calculator: whole, names, ...typeNames(slug) };
  const source = `Generated from the entry ${slug} of ${file} by \`npm run generate\``;
  return write(
    modulePath(slug),
    `${title}. ${source}: edit the catalog, not this file.`,
    statementsOf(module, calculator, {
      kernel: belowFolder(kernel),
      text: form === null ? `${belowFolder(kernel)}/text.js` : '../language.js',
    }),
  );
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

/** The modules to import from: the kernel, and the number format of the language. */
interface Origins {
  readonly kernel: string;
  readonly text: string;
}

/** Leaves out the cells that no emitted formula reads, such as those of decided conditions. */
function withReadCells(calculator: Calculator): Calculator {
  const { figures, lookups } = allNames(calculator);
  const isRead = (core: Core | null): boolean =>
    core?.kind === 'lookup' &&
    (isColumn(core.table) ? figures.has(core.table.inputs[0]) : lookups.has(core.table.name));
  return { ...calculator, cells: calculator.cells.filter(({ low, high }) => isRead(low) || isRead(high)) };
}

/** Builds the imports last, as building the functions collects what they need of the kernel. */
function statementsOf(module: Module, published: Calculator, origins: Origins): readonly Statement[] {
  const { calculator, names, inputsType, stepsType } = module;
  const constants = [
    ...figureConstants(calculator, inputsType, names),
    ...phraseConstants(calculator, inputsType, names),
    ...itemConstants(module),
  ].map(constantStatement);
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
    ...importsOf(module, origins),
    ...itemInterfaces(module),
    inputsInterface(calculator, inputsType, names),
    stepsInterface(calculator, stepsType, names),
    ...constants,
    ...functions,
    ...formatters,
    calculatorStatement({ ...module, calculator: published }),
  ];
}

/** The kernel's type of a schedule. */
function scheduleType({ points, texts }: Schedule): string {
  if (texts !== undefined) return 'Classes';
  return points.length === 0 ? 'Schedule' : 'Points';
}

function importsOf({ calculator, names }: Module, { kernel, text }: Origins): readonly Statement[] {
  const read = calculator.schedules.filter(({ name }) => allNames(calculator).lookups.has(name));
  const scheduleTypes = new Set(read.map(scheduleType));
  const ofItems = calculator.lists.flatMap(({ items }) => items);
  const takesUnits = [...calculator.inputs, ...ofItems, ...(calculator.own?.figures ?? [])].some(
    (each) => unitsOf(each) !== null,
  );
  const used = [...names.usedKernel];
  const functions = (...ofFiles: readonly string[]) =>
    ofFiles.flatMap((file) =>
      importStatements(
        used.filter((name) => kernelFile(name) === file),
        `${kernel}/${file}.js`,
      ),
    );
  const ofEstimates = calculator.estimate === null ? [] : ['EstimateAmounts'];
  const ofOwn = calculator.own === null ? [] : ['OwnFigures'];
  const ofCells = calculator.cells.length === 0 ? [] : ['Cell'];
  const always = ['BrokenRequirement', 'CalculationResult', 'Calculator', 'TraceStep'];
  const types = [...always, ...ofCells, ...ofEstimates, ...ofOwn];
  return [
    ...functions('angles', 'list', 'math'),
    ...importStatements(types, `${kernel}/module.js`, true),
    ...importStatements(scheduleTypes, `${kernel}/schedule.js`, true),
    ...functions('schedule'),
    ...importStatements(names.usedText, text),
    ...importStatements(takesUnits ? ['acceptedUnits'] : [], '../units.js'),
  ];
}
