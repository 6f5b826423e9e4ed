/** Writes the Python module of one calculator. */
import type {
  Calculator,
  Estimate,
  EstimateLine,
  Figure,
  Input,
  NamedFigure,
  RangeFigure,
  SelectInput,
} from '../../program/catalog.js';
import type { Condition, Core } from '../../program/core.js';
import { allInputs } from '../../program/day-input.js';
import { endsOf } from '../../program/ends.js';
import { listGiving } from '../../program/list.js';
import { programOf } from '../../program/published-program.js';
import { phrasesIn } from '../../program/sentence.js';
import { dayParameter, periodKey } from '../../program/shared-figure.js';
import { wrapWords } from '../../source/case.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import { stepDoc } from '../typescript/interfaces.js';
import { allNames, readNames } from '../typescript/read-names.js';
import { expressionCode, failureCode, kernelCall, numberCode, sentenceCode } from './expression.js';
import { figureConstants } from './figures.js';
import { call, longestLine, quoted, statement, tuple } from './layout.js';
import {
  givenCode,
  itemChoices,
  itemClasses,
  listConstants,
  listDoc,
  listFunctions,
  listParameterText,
  readStatements,
  valueCode,
} from './lists.js';
import type { PythonNames } from './names.js';
import { pythonNames } from './names.js';
import {
  choiceDeclaration,
  choiceType,
  dataclassOf,
  docText,
  docWords,
  field,
  functionText,
  inputDoc,
  specCode,
} from './parts.js';

/** Source of the parts of a module. */
interface Module {
  readonly calculator: Calculator;
  /** The period of the day, for a calculator whose figures change on one. */
  readonly day: SelectInput | null;
  /** The inputs of its functions: those of callers, and the period. */
  readonly inputs: readonly Input[];
  readonly names: PythonNames;
}

export function calculatorModule(calculator: Calculator): string {
  const day = calculator.validity.dated?.input ?? null;
  const inputs = allInputs(calculator);
  const module: Module = { calculator, day, inputs, names: pythonNames() };
  for (const { name } of [...inputs, ...calculator.lists]) module.names.input(name);
  const read = allNames(calculator);
  const parts = [
    ...choiceTypes(module),
    ...classes(module),
    constants(module).join('\n'),
    figureConstants(calculator, read, module.names).join('\n'),
    computeFunction(module),
    answerFunction(module),
    ...estimateFunction(module),
    refuseFunction(module),
    ...listFunctions(calculator, module.names),
    calculateFunction(module),
  ];
  const body = parts.filter((part) => part !== '').join('\n\n\n');
  // Sorted imports have one blank line behind them before a constant, two before a class.
  const gap = body.startsWith('@') ? '\n\n\n' : '\n\n';
  return `${head(module, body)}${gap}${body}\n`;
}

function head({ calculator, day }: Module, body: string): string {
  const { title, subtitle, slug, file } = calculator;
  const about = docText(
    `${title}: ${subtitle}. Generated from the entry ${slug} of ${file}: edit the catalog, not this file.`,
    0,
  );
  const models = ['_kernel', '_model'].filter((name) => body.includes(`${name}.`));
  const typing = ['Final', 'Literal', 'cast'].filter((name) => new RegExp(`\\b${name}[[(]|: ${name} =`).test(body));
  const abc = ['Collection', 'Mapping', 'Sequence'].filter((name) => body.includes(`${name}[`));
  return [
    about,
    '',
    'from __future__ import annotations',
    '',
    ...(day === null ? [] : ['import datetime']),
    ...(body.includes('math.') ? ['import math'] : []),
    ...(abc.length === 0 ? [] : [`from collections.abc import ${abc.join(', ')}`]),
    'from dataclasses import dataclass',
    ...(typing.length === 0 ? [] : [`from typing import ${typing.join(', ')}`]),
    '',
    `from . import ${models.join(', ')}`,
  ].join('\n');
}

/** The type of a choice: the options that it takes. */
function choiceTypes({ calculator }: Module): readonly string[] {
  const lines = calculator.inputs.flatMap((input) => {
    if (input.kind !== 'select') return [];
    return [choiceDeclaration(choiceType(input), input)];
  });
  const all = [...lines, ...itemChoices(calculator.lists)];
  return all.length === 0 ? [] : [all.join('\n')];
}

function classes({ calculator, inputs, names }: Module): readonly string[] {
  const { steps, figures, texts } = calculator;
  const inputFields = inputs.map((input) =>
    field(names.input(input.name), input.kind === 'number' ? 'float' : 'str', inputDoc(input)),
  );
  const stepFields = steps.flatMap((step) =>
    step.parts.map(({ name }) => field(names.step(name), step.text === null ? 'float' : 'str', stepDoc(step, name))),
  );
  const figureFields = [
    ...figures.map(({ name, high, low }) =>
      field(
        names.figure(name),
        high === null ? '_model.Amount' : '_model.Range',
        low.unitLabel === '' ? '' : `In ${low.unitLabel}.`,
      ),
    ),
    ...texts.map(({ name }) => field(names.figure(name), 'str', '')),
  ];
  return [
    ...itemClasses(calculator.lists),
    dataclassOf('Inputs', 'The inputs, inside their bounds.', inputFields),
    dataclassOf('Steps', 'The steps of the calculation.', stepFields),
    dataclassOf('Figures', 'Every figure that the sentence can name.', figureFields),
  ];
}

/** Constants: the calculator's facts, its inputs and the texts of its estimate. */
function constants({ calculator, names }: Module): readonly string[] {
  const { slug, title, subtitle, disclaimer, figures, texts, inputs, estimate, validity } = calculator;
  const shown = tuple([...figures, ...texts].map(({ name }) => quoted(name)));
  const about = call('_model.Calculator', [
    ...Object.entries({ slug, title, subtitle, disclaimer }).map(([key, text]) => `${key}=${quoted(text)}`),
    labelledCode('figures=', shown),
  ]);
  const periods = validity.dated?.periods.map((period) =>
    call(
      '_model.Period',
      [periodKey(period), period.from, period.until].map((day) => (day === null ? 'None' : quoted(day))),
    ),
  );
  return [
    statement('_ABOUT: Final = ', about, 0),
    ...inputs.map((input) => statement(`${specName(input, names)}: Final = `, specCode(input), 0)),
    ...listConstants(calculator.lists, names),
    ...(periods === undefined ? [] : [statement('_PERIODS: Final = ', tuple(periods), 0)]),
    ...(estimate === null ? [] : [statement('_ESTIMATE: Final = ', estimateTexts(estimate), 0)]),
  ];
}

function specName({ name }: Input, names: PythonNames): string {
  return `_${names.input(name).toUpperCase()}_INPUT`;
}

function estimateTexts({ covers, lines, options, total, leavesOut }: Estimate): Code {
  const line = ({ line: text, covers: part }: EstimateLine, key?: string): Code =>
    call('_model.EstimateLine', [quoted(text), quoted(part), ...(key === undefined ? [] : [quoted(key)])]);
  return call('_model.EstimateTexts', [
    `covers=${quoted(covers)}`,
    `unit=${quoted(total.low.unitLabel)}`,
    labelledCode('lines=', tuple(lines.map((each) => line(each)))),
    labelledCode('extras=', tuple(options.map((each) => line(each, each.key)))),
    labelledCode('leaves_out=', tuple(leavesOut.map(quoted))),
  ]);
}

/** Statements that take the inputs and steps apart that formulas read. */
function locals(
  cores: readonly Core[],
  conditions: readonly Condition[],
  module: Module,
  phrases: ReadonlySet<string> = new Set(),
): readonly string[] {
  const read = readNames(cores, conditions);
  const inputs = module.inputs.filter(({ name }) => read.inputs.has(name) || phrases.has(name));
  const steps = module.calculator.steps.flatMap((step) => step.parts).filter(({ name }) => read.steps.has(name));
  return [
    ...inputs.map(({ name }) => `    ${module.names.input(name)} = inputs.${module.names.input(name)}`),
    ...(steps.length === 0 ? [] : ['    steps = compute(inputs)']),
    ...steps.map(({ name }) => `    ${module.names.step(name)} = steps.${module.names.step(name)}`),
  ];
}

function computeFunction(module: Module): string {
  const { calculator, names } = module;
  const parts = calculator.steps.flatMap((step) => step.parts);
  const read = readNames(parts.map(({ core }) => core));
  const inputs = module.inputs.filter(({ name }) => read.inputs.has(name));
  return functionText('compute(inputs: Inputs) -> Steps', 'Take the steps of the calculation.', [
    ...inputs.map(({ name }) => `    ${names.input(name)} = inputs.${names.input(name)}`),
    ...parts.map(({ name, core }) => statement(`${names.step(name)} = `, expressionCode(core, names))),
    statement(
      'return ',
      call(
        'Steps',
        parts.map(({ name }) => `${names.step(name)}=${names.step(name)}`),
      ),
    ),
  ]);
}

function answerFunction(module: Module): string {
  const { calculator, names } = module;
  const { result, text, secondary, resultRange, interpretation, figures, texts } = calculator;
  const { outputs, conditions } = programOf(calculator);
  const shown = call('Figures', [
    ...figures.map((figure) => labelledCode(`${names.figure(figure.name)}=`, figureCode(figure, names))),
    ...texts.map((each) => labelledCode(`${names.figure(each.name)}=`, expressionCode(each.text.core, names))),
  ]);
  const items = secondary.map((each) =>
    call('_model.Secondary', [rounded(each, names), quoted(each.unitLabel), quoted(each.label)]),
  );
  const whole = call('_model.Answer', [
    labelledCode('value=', rounded(result, names)),
    `unit=${quoted(result.unitLabel)}`,
    labelledCode('interpretation=', sentenceCode(interpretation, names)),
    labelledCode('figures=', shown),
    ...(items.length === 0 ? [] : [labelledCode('secondary=', tuple(items))]),
    ...(resultRange === null ? [] : [labelledCode('range=', rangeCode(resultRange, names))]),
    ...(text === null ? [] : [labelledCode('text=', expressionCode(text.core, names))]),
  ]);
  return functionText('answer(inputs: Inputs) -> _model.Answer[Figures]', 'Answer for inputs that `refuse` passes.', [
    ...locals(outputs, conditions, module, phrasesIn(interpretation)),
    statement('return ', whole),
  ]);
}

function figureCode({ low, high }: NamedFigure, names: PythonNames): Code {
  if (high !== null) return rangeCode({ low, high }, names);
  return call('_model.Amount', [rounded(low, names), quoted(low.unitLabel)]);
}

function rangeCode({ low, high }: RangeFigure, names: PythonNames): Code {
  return call('_model.Range', [rounded(low, names), rounded(high, names), quoted(low.unitLabel)]);
}

function rounded({ core, decimals }: Figure, names: PythonNames): Code {
  return kernelCall('roundTo', [expressionCode(core, names), numberCode(decimals)]);
}

function estimateFunction(module: Module): readonly string[] {
  const { calculator, names } = module;
  const { estimate } = calculator;
  if (estimate === null) return [];
  const { lines, options, minimum } = estimate;
  const amounts = [...lines, ...options, ...(minimum === null ? [] : [minimum])];
  const cores = amounts.flatMap(endsOf).map(({ core }) => core);
  const ends = ({ low, high }: NamedFigure): Code =>
    call('_model.Ends', [rounded(low, names), rounded(high ?? low, names)]);
  const whole = call('_model.EstimateAmounts', [
    labelledCode('lines=', tuple(lines.map(ends))),
    ...(options.length === 0 ? [] : [labelledCode('extras=', tuple(options.map(ends)))]),
    ...(minimum === null ? [] : [labelledCode('minimum=', ends(minimum))]),
  ]);
  return [
    functionText(
      'estimate(inputs: Inputs) -> _model.EstimateAmounts',
      'Price the lines for inputs that `refuse` passes.',
      [...locals(cores, [], module), statement('return ', whole)],
    ),
  ];
}

function refuseFunction(module: Module): string {
  const { calculator, names } = module;
  const conditions = calculator.requirements.map(({ condition }) => condition);
  const tests = calculator.requirements.flatMap(({ condition, message }) => {
    const read = tuple([...readNames([], [condition]).inputs].map(quoted));
    return [
      statement('if ', failureCode(condition, names), 1, ':'),
      statement('return ', call('_model.BrokenRequirement', [quoted(message), read]), 2),
    ];
  });
  const parameter = conditions.length === 0 ? '_inputs' : 'inputs';
  return functionText(
    `refuse(${parameter}: Inputs) -> _model.BrokenRequirement | None`,
    'Return the first requirement that these inputs break together.',
    [...locals([], conditions, module), ...tests, '    return None'],
  );
}

function calculateFunction(module: Module): string {
  const { calculator, day, names } = module;
  const { estimate, inputs, lists } = calculator;
  const extras = estimate?.options.map(({ key }) => quoted(key)) ?? [];
  const parameters: readonly string[] = [
    ...inputs.map((input) => parameterText(input, names, listGiving(calculator, input.name) !== undefined)),
    ...lists.map((list) => listParameterText(list, names)),
    ...(extras.length === 0 ? [] : [`extras: Collection[Literal[${extras.join(', ')}]] = ()`]),
    ...(day === null ? [] : [`${names.input(dayParameter)}: datetime.date | None = None`]),
  ];
  const head = `calculate(\n    *,\n${parameters.map((text) => `    ${text},\n`).join('')}) -> _model.Calculation[Figures]`;
  const reads = inputs.map((input): Code => {
    const list = listGiving(calculator, input.name);
    const spec = specName(input, names);
    if (list !== undefined) return labelledCode(`${names.input(input.name)}=`, givenCode(input, list, spec, names));
    const read = input.kind === 'number' ? 'number' : 'choice';
    return `${names.input(input.name)}=call.${read}(${spec}, ${names.input(input.name)})`;
  });
  const period =
    day === null
      ? []
      : [`${names.input(dayParameter)}=call.day(${quoted(dayParameter)}, _PERIODS, ${names.input(dayParameter)})`];
  const priced =
    estimate === null
      ? []
      : [call('_model.estimate_of', ['_ESTIMATE', 'estimate(inputs)', extras.length === 0 ? '()' : 'extras'])];
  return [
    `def ${head}:`,
    calculateDoc(calculator, names),
    '    call = _model.Call()',
    ...readStatements(lists, names),
    statement('inputs = ', call('Inputs', [...reads, ...period])),
    ...(extras.length === 0 ? [] : ['    call.extras(_ESTIMATE, extras)']),
    '    call.check()',
    '    call.require(refuse(inputs))',
    statement('return ', call('call.finish', ['_ABOUT', 'answer(inputs)', ...priced])),
  ].join('\n');
}

/** `isGiven` is true for an input that a list may give in its place. */
function parameterText(input: Input, names: PythonNames, isGiven: boolean): string {
  if (isGiven) return `${names.input(input.name)}: float | None = None`;
  const type = input.kind === 'number' ? 'float' : `${choiceType(input)}${input.isYesNo ? ' | bool' : ''}`;
  const value = input.default === null ? '' : ` = ${valueCode(input.default)}`;
  return `${names.input(input.name)}: ${type}${value}`;
}

/** The docstring of `calculate`: its answer and its inputs. */
function calculateDoc(calculator: Calculator, names: PythonNames): string {
  const { subtitle, inputs, lists } = calculator;
  const told = [
    ...inputs.map((input) => {
      const isGiven = listGiving(calculator, input.name) !== undefined;
      const usual = isGiven && input.default !== null ? ` ${valueCode(input.default)} where neither is given.` : '';
      return `${names.input(input.name)}: ${inputDoc(input)}${usual}`;
    }),
    ...lists.map((list) => `${names.input(list.name)}: ${listDoc(list)}`),
  ];
  const rows = told.flatMap((text) => {
    const lines = wrapWords(text.replaceAll('\\', '\\\\'), longestLine - 12);
    return lines.map((line, index) => `        ${index === 0 ? '' : '    '}${line}`);
  });
  return [
    `    """${docWords(subtitle)}.`,
    '',
    ...(rows.length === 0 ? [] : ['    Args:', ...rows, '']),
    '    Raises:',
    '        RefusedInputs: an input is no finite number or no option, or a requirement does not hold.',
    '    """',
  ].join('\n');
}
