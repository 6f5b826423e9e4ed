/**
 * Emits the module of a calculator in a further language: the functions that say words of it, and the object that it
 * exports. Everything else is imported from the module of the catalog's own language.
 */
import type { FunctionDeclarationStructure } from 'ts-morph';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator, Step } from '../../program/catalog.js';
import { endsOf } from '../../program/ends.js';
import type { ReadFigure } from '../../program/open-figure.js';
import { programOf } from '../../program/published-program.js';
import { unitLabel } from '../../units/unit.js';
import { belowFolder, dataConstants, headOf, kernelImports, languageImports, moduleOf } from './calculator-module.js';
import { calculatorStatement } from './calculator-object.js';
import {
  answerFunction,
  cellsFunction,
  computeFunction,
  computeOwnFunction,
  estimateFunction,
  refuseFunction,
  traceFunction,
} from './functions.js';
import type { Module } from './module.js';
import type { WriteModule } from './module-writer.js';
import { modulePath } from './names.js';
import type { ReadNames } from './read-names.js';
import { allNames, readNames } from './read-names.js';
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
  const functions = writtenFunctions(module, translated);
  const written = new Set(functions.map(({ name = '' }) => name));
  const read = namesIn(module, written);
  const constants = dataConstants(module, read).map(constantStatement);
  const formatters = module.names.formatters.structures();
  return write(modulePath(calculator.slug), headOf(calculator), [
    ...kernelImports(module, { read, functions }, belowFolder(kernel)),
    ...originalImports(module, written),
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

/** The functions that say something in the language, or work with what others say. */
function writtenFunctions(
  module: Module,
  { original, saysTexts }: TranslatedCalculator,
): readonly FunctionDeclarationStructure[] {
  const { requirements, steps, cells } = module.calculator;
  const saysSteps = saysTexts || isOther(steps, original.steps, ({ unit }: Step) => unitLabel(unit));
  const saysCells = isOther(cells, original.cells, ({ unit }: ReadFigure) => unitLabel(unit));
  const refusesInWords =
    (saysTexts && requirements.length > 0) || isOther(requirements, original.requirements, ({ message }) => message);
  return [
    ...(saysTexts ? [computeFunction(module), ...computeOwnFunction(module)] : []),
    answerFunction(module),
    ...(saysTexts ? estimateFunction(module) : []),
    ...(saysSteps ? [traceFunction(module)] : []),
    ...(saysCells ? cellsFunction(module) : []),
    ...(refusesInWords ? [refuseFunction(module)] : []),
  ];
}

function isOther<T>(own: readonly T[], original: readonly T[], textOf: (each: T) => string): boolean {
  const texts = new Set(original.map(textOf));
  return own.some((each) => !texts.has(textOf(each)));
}

/** The names that these functions read. */
function namesIn({ calculator }: Module, written: ReadonlySet<string>): ReadNames {
  if (written.has('compute')) return allNames(calculator);
  const { outputs, conditions } = programOf(calculator);
  const cells = written.has('cells') ? calculator.cells.flatMap(endsOf) : [];
  const requirements = written.has('refuse') ? calculator.requirements.map(({ condition }) => condition) : [];
  return readNames([...outputs, ...cells], [...conditions, ...requirements]);
}

/** What the module takes from that of the catalog's own language. */
function originalImports({ calculator, names, inputsType, stepsType }: Module, written: ReadonlySet<string>) {
  const { slug, lists, own, estimate, cells } = calculator;
  const from = `../../${modulePath(slug).replace(/\.ts$/, '.js')}`;
  const { outputs, conditions } = programOf(calculator);
  const computes = written.has('trace') || readNames(outputs, conditions).steps.size > 0;
  const shared = [
    ...(computes ? ['compute'] : []),
    ...(own === null ? [] : ['computeOwn']),
    ...(estimate === null ? [] : ['estimate']),
    ...(cells.length === 0 ? [] : ['cells']),
    ...['refuse', 'trace'],
  ].filter((name) => !written.has(name));
  const gives = lists.flatMap(({ name: list, gives }) => gives.map(({ input }) => names.gives(list, input)));
  return [
    ...importStatements([inputsType, ...(written.has('compute') ? [stepsType] : [])], from, true),
    ...importStatements([...shared, ...gives], from),
  ];
}
