/** Emits the module of one calculator: interfaces, figures, functions, and the object that it exports. */
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator } from '../../program/catalog.js';
import type { Core } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { withDayInput } from '../../program/published-program.js';
import type { Schedule } from '../../program/schedule.js';
import { slugName } from '../../source/case.js';
import { functionPlans } from '../plan/functions.js';
import type { FunctionPlan } from '../plan/plan.js';
import { namesReadByAll } from '../plan/plan.js';
import type { ReadNames } from '../plan/read-names.js';
import { allNames } from '../plan/read-names.js';
import { calculatorStatement } from './calculator-object.js';
import type { DataConstant } from './figure-constants.js';
import { figureConstants, phraseConstants } from './figure-constants.js';
import { functionStructure } from './functions.js';
import { inputsInterface, stepsInterface } from './interfaces.js';
import { kernelFunctions } from './kernel-files.js';
import { givesFunctions, itemConstants, itemInterfaces } from './lists.js';
import type { Module } from './module.js';
import { moduleNames } from './module-names.js';
import type { WriteModule } from './module-writer.js';
import { modulePath } from './names.js';
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

function statementsOf(module: Module, published: Calculator, kernel: string): readonly Statement[] {
  const { calculator, names, inputsType, stepsType } = module;
  const plans = functionPlans(calculator);
  const constants = [...dataConstants(module, namesReadByAll(plans)), ...itemConstants(module)].map(constantStatement);
  const functions = [...givesFunctions(module), ...plans.map((plan) => functionStructure(plan, module))];
  const formatters = names.formatters.structures();
  return [
    ...kernelImports(module, plans, kernel),
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

/** What the functions of a module need of the kernel. Call it last: printing them collects what they call. */
export function kernelImports(
  { calculator, names }: Module,
  plans: readonly FunctionPlan[],
  kernel: string,
): readonly Statement[] {
  const used = [...names.usedKernel];
  const ofFiles = (...files: readonly string[]) =>
    files.flatMap((file) =>
      importStatements(
        used.filter((name) => kernelFunctions.get(name) === file),
        `${kernel}/${file}.js`,
      ),
    );
  const { lookups } = namesReadByAll(plans);
  const schedules = calculator.schedules.filter(({ name }) => lookups.has(name));
  return [
    ...ofFiles('angles', 'days', 'list', 'math'),
    ...importStatements(new Set(['Calculator', ...plans.flatMap(kernelTypes)]), `${kernel}/module.js`, true),
    ...importStatements(new Set(schedules.map(scheduleType)), `${kernel}/schedule.js`, true),
    ...ofFiles('schedule'),
  ];
}

/** The kernel's types of what a function takes and returns. */
function kernelTypes({ returns: { type }, takesOwn }: FunctionPlan): readonly string[] {
  return [...(type === 'Steps' ? [] : [type]), ...(takesOwn ? ['OwnFigures'] : [])];
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
