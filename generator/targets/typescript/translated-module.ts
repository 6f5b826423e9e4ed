/**
 * Emits the module of a calculator in a further language: the functions that say words of it, and the object that it
 * exports. Everything else is imported from the module of the catalog's own language.
 */
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator, Step } from '../../program/catalog.js';
import type { ReadFigure } from '../../program/open-figure.js';
import { unitLabel } from '../../units/unit.js';
import { functionPlans } from '../plan/functions.js';
import type { FunctionPlan } from '../plan/plan.js';
import { namesReadByAll } from '../plan/plan.js';
import { belowFolder, dataConstants, headOf, kernelImports, languageImports, moduleOf } from './calculator-module.js';
import { calculatorStatement } from './calculator-object.js';
import { functionStructure } from './functions.js';
import type { Module } from './module.js';
import type { WriteModule } from './module-writer.js';
import { modulePath } from './names.js';
import type { Statement } from './statements.js';
import { constantStatement, importStatements } from './statements.js';

/** A calculator in a further language. */
export interface TranslatedCalculator {
  readonly calculator: Calculator;
  readonly original: Calculator;
  /** True if its formulas give other texts in the language. */
  readonly saysTexts: boolean;
}

export function emitTranslatedModule(
  translated: TranslatedCalculator,
  kernel: string,
  write: WriteModule,
  form: NumberForm,
): string {
  const { calculator } = translated;
  const module = moduleOf(calculator, form);
  const all = functionPlans(module.calculator);
  const written = all.filter(isWritten(translated, module.calculator));
  const functions = written.map((plan) => functionStructure(plan, module));
  const constants = dataConstants(module, namesReadByAll(written)).map(constantStatement);
  const formatters = module.names.formatters.structures();
  return write(modulePath(calculator.slug), headOf(calculator), [
    ...kernelImports(module, written, belowFolder(kernel)),
    ...originalImports(module, all, written),
    ...languageImports(module, '../language.js'),
    ...(constants.length === 0 ? [] : [blankLine]),
    ...constants,
    ...functions,
    ...formatters,
    calculatorStatement({ ...module, calculator }),
  ]);
}

/** Between imports and constants. */
const blankLine: Statement = (writer) => writer.blankLineIfLastNot();

/** Whether a function says something in the language, or works with what others say. */
function isWritten({ original, saysTexts }: TranslatedCalculator, { requirements, steps, cells }: Calculator) {
  const says: Readonly<Record<FunctionPlan['name'], boolean>> = {
    compute: saysTexts,
    computeOwn: saysTexts,
    answer: true,
    estimate: saysTexts,
    trace: saysTexts || isOther(steps, original.steps, ({ unit, formula }: Step) => `${unitLabel(unit)} ${formula}`),
    cells: isOther(cells, original.cells, ({ unit }: ReadFigure) => unitLabel(unit)),
    refuse:
      (saysTexts && requirements.length > 0) || isOther(requirements, original.requirements, ({ message }) => message),
  };
  return ({ name }: FunctionPlan): boolean => says[name];
}

function isOther<T>(own: readonly T[], original: readonly T[], textOf: (each: T) => string): boolean {
  const texts = new Set(original.map(textOf));
  return own.some((each) => !texts.has(textOf(each)));
}

/** What the module takes from that of the catalog's own language: functions, and the types of those that it writes. */
function originalImports(
  { calculator, names, inputsType, stepsType }: Module,
  all: readonly FunctionPlan[],
  written: readonly FunctionPlan[],
) {
  const from = `../../${modulePath(calculator.slug).replace(/\.ts$/, '.js')}`;
  const isNeeded = (plan: FunctionPlan): boolean =>
    !written.includes(plan) && (plan.name !== 'compute' || namesReadByAll(written).steps.size > 0);
  const gives = calculator.lists.flatMap(({ name: list, gives }) => gives.map(({ input }) => names.gives(list, input)));
  const types = [inputsType, ...(written.some(({ returns }) => returns.type === 'Steps') ? [stepsType] : [])];
  return [
    ...importStatements(types, from, true),
    ...importStatements([...all.filter(isNeeded).map(({ name }) => name), ...gives], from),
  ];
}
