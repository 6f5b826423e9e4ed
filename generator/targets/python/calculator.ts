/** Writes the Python module of one calculator. */
import { isDayInput } from '../../program/call-point.js';
import type { Calculator, Estimate, EstimateLine, Input, NumberInput, SelectInput } from '../../program/catalog.js';
import { listGiving } from '../../program/list.js';
import { allInputs } from '../../program/published-program.js';
import { dayParameter, periodKey } from '../../program/shared-figure.js';
import { wrapWords } from '../../source/case.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import { stepDoc } from '../plan/functions.js';
import { namesReadByAll } from '../plan/plan.js';
import { figureConstants } from './figures.js';
import { functionTexts, pythonPlans } from './functions.js';
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
import { isTakenApart, libraryModules, pythonNames } from './names.js';
import {
  choiceDeclaration,
  choiceType,
  dataclassOf,
  dateCode,
  docText,
  docWords,
  field,
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
  const plans = pythonPlans(calculator);
  const parts = [
    ...choiceTypes(module),
    ...classes(module),
    constants(module).join('\n'),
    figureConstants(calculator, namesReadByAll(plans), module.names).join('\n'),
    ...functionTexts(plans, calculator, module.names),
    ...listFunctions(calculator, module.names),
    calculateFunction(module),
  ];
  const body = parts.filter((part) => part !== '').join('\n\n\n');
  // Sorted imports have one blank line after them before a constant, two before a class.
  const gap = body.startsWith('@') ? '\n\n\n' : '\n\n';
  return `${head(module)}${gap}${body}\n`;
}

/** The docstring and the imports. Call it last: writing the parts collects what they import. */
function head({ calculator, names }: Module): string {
  const { title, subtitle, slug, file } = calculator;
  const about = docText(
    `${title}: ${subtitle}. Generated from the entry ${slug} of ${file}: edit the catalog, not this file.`,
    0,
  );
  return [about, '', 'from __future__ import annotations', '', ...importLines(names)].join('\n');
}

function importLines({ imported }: PythonNames): readonly string[] {
  const used = libraryModules.filter((name) => imported.has(name));
  const parts = used.filter((name) => name.startsWith('_'));
  const lines = used
    .filter((name) => !name.startsWith('_'))
    .map((name) => {
      const names = [...(imported.get(name) ?? [])].sort();
      return isTakenApart.has(name) ? `from ${name} import ${names.join(', ')}` : `import ${name}`;
    });
  return [...lines, '', `from . import ${parts.join(', ')}`];
}

/** The type of a choice: the options that it takes. */
function choiceTypes({ calculator, names }: Module): readonly string[] {
  const lines = calculator.inputs.flatMap((input) => {
    if (input.kind !== 'select') return [];
    return [choiceDeclaration(choiceType(input), input, names)];
  });
  const all = [...lines, ...itemChoices(calculator.lists, names)];
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
        names.library('_model', high === null ? 'Amount' : 'Range'),
        low.unitLabel === '' ? '' : `In ${low.unitLabel}.`,
      ),
    ),
    ...texts.map(({ name }) => field(names.figure(name), 'str', '')),
  ];
  return [
    ...itemClasses(calculator.lists, names),
    dataclassOf({ name: 'Inputs', doc: 'The inputs, inside their bounds.' }, inputFields, names),
    dataclassOf({ name: 'Steps', doc: 'The steps of the calculation.' }, stepFields, names),
    dataclassOf({ name: 'Figures', doc: 'Every figure that the sentence can name.' }, figureFields, names),
  ];
}

/** Constants: the calculator's facts, its inputs and the texts of its estimate. */
function constants({ calculator, names }: Module): readonly string[] {
  const { slug, title, subtitle, disclaimer, figures, texts, inputs, estimate, validity } = calculator;
  const shown = tuple([...figures, ...texts].map(({ name }) => quoted(name)));
  const about = call(names.library('_model', 'Calculator'), [
    ...Object.entries({ slug, title, subtitle, disclaimer }).map(([key, text]) => `${key}=${quoted(text)}`),
    labelledCode('figures=', shown),
  ]);
  const periods = validity.dated?.periods.map((period) =>
    call(
      names.library('_model', 'Period'),
      [periodKey(period), period.from, period.until].map((day) => (day === null ? 'None' : quoted(day))),
    ),
  );
  const constant = (name: string, value: Code): string =>
    statement(`${name}: ${names.library('typing', 'Final')} = `, value, 0);
  return [
    constant('_ABOUT', about),
    ...inputs.map((input) => constant(specName(input, names), specCode(input, names, calculator.counted))),
    ...listConstants(calculator, names),
    ...(periods === undefined ? [] : [constant('_PERIODS', tuple(periods))]),
    ...(estimate === null ? [] : [constant('_ESTIMATE', estimateTexts(estimate, names))]),
  ];
}

function specName({ name }: Input, names: PythonNames): string {
  return `_${names.input(name).toUpperCase()}_INPUT`;
}

function estimateTexts({ covers, lines, options, total, leavesOut }: Estimate, { library }: PythonNames): Code {
  const line = ({ line: text, covers: part }: EstimateLine, key?: string): Code =>
    call(library('_model', 'EstimateLine'), [quoted(text), quoted(part), ...(key === undefined ? [] : [quoted(key)])]);
  return call(library('_model', 'EstimateTexts'), [
    `covers=${quoted(covers)}`,
    `unit=${quoted(total.low.unitLabel)}`,
    labelledCode('lines=', tuple(lines.map((each) => line(each)))),
    labelledCode('extras=', tuple(options.map((each) => line(each, each.key)))),
    labelledCode('leaves_out=', tuple(leavesOut.map(quoted))),
  ]);
}

function calculateFunction(module: Module): string {
  const { calculator, day, names } = module;
  const { library } = names;
  const { estimate, inputs, lists } = calculator;
  const extras = estimate?.options.map(({ key }) => quoted(key)) ?? [];
  const parameters: readonly string[] = [
    ...inputs.map((input) => parameterText(input, names, listGiving(calculator, input.name) !== undefined)),
    ...lists.map((list) => listParameterText(list, names)),
    ...(extras.length === 0
      ? []
      : [
          `extras: ${library('collections.abc', 'Collection')}[${library('typing', 'Literal')}[${extras.join(', ')}]] = ()`,
        ]),
    ...(day === null ? [] : [`${names.input(dayParameter)}: ${library('datetime', 'date')} | None = None`]),
  ];
  const head = `calculate(\n    *,\n${parameters.map((text) => `    ${text},\n`).join('')}) -> ${library('_model', 'Calculation')}[Figures]`;
  const reads = inputs.map((input): Code => {
    const list = listGiving(calculator, input.name);
    const spec = specName(input, names);
    if (list !== undefined) return labelledCode(`${names.input(input.name)}=`, givenCode(input, list, spec, names));
    const read = isDayInput(input) ? 'date' : input.kind === 'number' ? 'number' : 'choice';
    return `${names.input(input.name)}=call.${read}(${spec}, ${names.input(input.name)})`;
  });
  const period =
    day === null
      ? []
      : [`${names.input(dayParameter)}=call.day(${quoted(dayParameter)}, _PERIODS, ${names.input(dayParameter)})`];
  const priced =
    estimate === null
      ? []
      : [
          call(library('_model', 'estimate_of'), [
            '_ESTIMATE',
            'estimate(inputs)',
            extras.length === 0 ? '()' : 'extras',
          ]),
        ];
  return [
    `def ${head}:`,
    calculateDoc(calculator, names),
    `    call = ${library('_model', 'Call')}()`,
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
  if (isDayInput(input)) return dayParameterText(input, names);
  const type = input.kind === 'number' ? 'float' : `${choiceType(input)}${input.isYesNo ? ' | bool' : ''}`;
  const value = input.default === null ? '' : ` = ${valueCode(input.default, names)}`;
  return `${names.input(input.name)}: ${type}${value}`;
}

/** A day, or a text such as 2026-03-01. */
function dayParameterText({ name, default: usual, isToday }: NumberInput, names: PythonNames): string {
  const value = usual === null ? '' : ` = ${dateCode(usual, names)}`;
  const open = isToday === true ? ' | None = None' : value;
  return `${names.input(name)}: ${names.library('datetime', 'date')} | str${open}`;
}

/** The docstring of `calculate`: its answer and its inputs. */
function calculateDoc(calculator: Calculator, names: PythonNames): string {
  const { subtitle, inputs, lists } = calculator;
  const told = [
    ...inputs.map((input) => {
      const isGiven = listGiving(calculator, input.name) !== undefined;
      const usual =
        isGiven && input.default !== null ? ` ${valueCode(input.default, names)} where neither is given.` : '';
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
