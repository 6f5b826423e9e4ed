import type { FunctionDeclarationStructure, InterfaceDeclarationStructure, SourceFileStructure } from 'ts-morph';
import { IndentationText, NewLineKind, Project, QuoteKind, StructureKind } from 'ts-morph';
import type { Calculator, Figure, Input, SentenceCase, SentencePart, Step } from '../model/catalog.js';
import type { Condition, Core } from '../model/core.js';
import { operandsOf } from '../model/program.js';
import { unitLabel } from '../model/unit.js';
import { emitCondition, emitCore, literal, quoted } from './expression.js';
import type { DataConstant } from './module-data.js';
import { costBandText, figureConstants, inputSpecText, phraseConstant } from './module-data.js';
import type { ModuleNames } from './module-names.js';
import { moduleNames } from './module-names.js';
import { constantName, modulePath, pascalCase } from './names.js';

/** Writes modules; made once for a run, as loading ts-morph's machinery is what costs time. */
export interface ModuleWriter {
  readonly write: (calculator: Calculator) => string;
}

export function createModuleWriter(): ModuleWriter {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      quoteKind: QuoteKind.Single,
      newLineKind: NewLineKind.LineFeed,
    },
  });
  return {
    write: (calculator) => {
      const file = project.createSourceFile(modulePath(calculator.slug), moduleStructure(calculator), {
        overwrite: true,
      });
      const text = file.getFullText();
      file.forget();
      return text;
    },
  };
}

/** What the functions of one module are made from. */
interface Module {
  readonly calculator: Calculator;
  readonly names: ModuleNames;
  readonly prefix: string;
  readonly inputsType: string;
  readonly stepsType: string;
}

function moduleStructure(calculator: Calculator): SourceFileStructure {
  const prefix = pascalCase(calculator.slug);
  const module: Module = {
    calculator,
    names: moduleNames(calculator),
    prefix,
    inputsType: `${prefix}Inputs`,
    stepsType: `${prefix}Steps`,
  };
  const functions = [computeFunction(module), answerFunction(module), traceFunction(module), refuseFunction(module)];
  const constants = dataConstants(module);
  return {
    kind: StructureKind.SourceFile,
    statements: [
      banner(calculator),
      ...importStatements(module),
      inputsInterface(module),
      stepsInterface(module),
      ...constants.map(constantStatement),
      ...functions,
      calculatorStatement(module),
    ],
  };
}

function banner({ title, slug }: Calculator): string {
  return [
    `// ${title}`,
    `// Generated from the entry ${slug} of catalog/calculators.yaml by \`npm run generate\`. Edit the catalog, not this file.`,
  ].join('\n');
}

function importStatements({ calculator, names }: Module): readonly string[] {
  const kernel = [...names.usedKernel].sort();
  const types = calculator.schedules.length === 0 ? [] : ['type Schedule'];
  const line = (items: readonly string[], file: string) =>
    items.length === 0 ? [] : [`import { ${items.join(', ')} } from '../../runtime/kernel/${file}.js';`];
  return [
    ...line([...kernel, ...types], 'math'),
    `import type { CalculationResult, Calculator, TraceStep } from '../../runtime/kernel/module.js';`,
    ...line([...names.usedText].sort(), 'text'),
  ];
}

function inputsInterface({ calculator, inputsType, names }: Module): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: inputsType,
    docs: [`The inputs of the ${calculator.title}, inside their bounds.`],
    properties: calculator.inputs.map((input) => ({
      name: names.input(input.name) === input.name ? input.name : quoted(input.name),
      isReadonly: true,
      type: input.kind === 'number' ? 'number' : input.options.map(({ key }) => quoted(key)).join(' | '),
      docs: [inputDoc(input)],
    })),
  };
}

function inputDoc(input: Input): string {
  if (input.kind === 'select') return `${input.label}; ${quoted(input.default)} when omitted.`;
  const unit = input.unitLabel === null ? '' : ` ${input.unitLabel}`;
  return `${input.label}, ${literal(input.min)} to ${literal(input.max)}${unit} in steps of ${literal(input.step)}; ${literal(input.default)} when omitted.`;
}

function stepsInterface({ calculator, stepsType, names }: Module): InterfaceDeclarationStructure {
  const properties = calculator.steps.flatMap((step) =>
    step.parts.map((part) => ({
      name: names.step(part.name),
      isReadonly: true,
      type: 'number',
      docs: [stepDoc(step, part.name)],
    })),
  );
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: stepsType,
    docs: ['The steps of the calculation.'],
    properties,
  };
}

function stepDoc(step: Step, part: string): string {
  const end = part.endsWith('.low') ? 'Low end of ' : part.endsWith('.high') ? 'High end of ' : '';
  const unit = unitLabel(step.unit);
  return `${end}${safeComment(step.formula)}${unit === '' ? '' : `, in ${unit}`}`;
}

function safeComment(text: string): string {
  return text.replaceAll('*/', '* /');
}

function dataConstants({ calculator, inputsType, names }: Module): readonly DataConstant[] {
  const phrased = new Set(
    calculator.interpretation.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'phrase' ? [part.input] : [])),
    ),
  );
  const phrases = calculator.inputs.flatMap((input) =>
    input.kind === 'select' && phrased.has(input.name) ? [phraseConstant(input, inputsType, names)] : [],
  );
  return [...figureConstants(calculator, inputsType, names), ...phrases];
}

/** Text rather than a structure: ts-morph would indent the rows of a value once more. */
function constantStatement({ name, type, value }: DataConstant): string {
  return `const ${name}: ${type} = ${value};`;
}

function functionStructure(
  name: string,
  doc: string,
  parameter: { name: string; type: string },
  returnType: string,
  statements: readonly string[],
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs: [doc],
    parameters: [parameter],
    returnType,
    statements: [...statements],
  };
}

/** The steps as plain arithmetic, each a constant. */
function computeFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, names, inputsType, stepsType } = module;
  const parts = calculator.steps.flatMap((step) => step.parts);
  const parameter = {
    name: inputPattern(
      parts.map(({ core }) => core),
      [],
      module,
    ),
    type: inputsType,
  };
  const statements = parts.map(({ name, core }) => `const ${names.step(name)} = ${emitCore(core, names)};`);
  const result = `return { ${parts.map(({ name }) => names.step(name)).join(', ')} };`;
  return functionStructure(
    'compute',
    'Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds.',
    parameter,
    stepsType,
    [...statements, result],
  );
}

/** Destructures those inputs that formulas read; `inputs` stays whole where others need it. */
function inputPattern(cores: readonly Core[], conditions: readonly Condition[], { calculator, names }: Module): string {
  const read = readNames(cores, conditions);
  const used = calculator.inputs
    .filter(({ name }) => read.inputs.has(name))
    .map(({ name }) => patternEntry(name, names.input(name)));
  return used.length === 0 ? '_inputs' : `{ ${used.join(', ')} }`;
}

function patternEntry(property: string, name: string): string {
  return property === name ? name : `${property}: ${name}`;
}

interface ReadNames {
  readonly inputs: Set<string>;
  readonly steps: Set<string>;
}

/** The inputs and steps that formulas read themselves, not those behind the steps. */
function readNames(cores: readonly Core[], conditions: readonly Condition[]): ReadNames {
  const read: ReadNames = { inputs: new Set(), steps: new Set() };
  for (const core of cores) collectFromCore(core, read);
  for (const condition of conditions) collectFromCondition(condition, read);
  return read;
}

function collectFromCore(core: Core, read: ReadNames): void {
  if (core.kind === 'input') read.inputs.add(core.name);
  if (core.kind === 'step') read.steps.add(core.name);
  if (core.kind === 'option') read.inputs.add(core.column.input);
  if (core.kind === 'table') for (const input of core.table.inputs) read.inputs.add(input);
  if (core.kind === 'if') collectFromCondition(core.condition, read);
  const emitted = core.kind === 'guard' ? [core.value] : operandsOf(core);
  for (const operand of emitted) collectFromCore(operand, read);
}

function collectFromCondition(condition: Condition, read: ReadNames): void {
  if (condition.kind === 'chosen') read.inputs.add(condition.input);
  else if (condition.kind === 'not') collectFromCondition(condition.operand, read);
  else if (condition.kind === 'compare')
    for (const side of [condition.left, condition.right]) collectFromCore(side, read);
  else for (const side of [condition.left, condition.right]) collectFromCondition(side, read);
}

function answerFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, inputsType } = module;
  const cores = [
    calculator.result.core,
    ...calculator.secondary.map(({ core }) => core),
    ...sentenceCores(calculator.interpretation),
  ];
  const conditions = calculator.interpretation.flatMap(({ when }) => (when === null ? [] : [when]));
  const read = readNames(cores, conditions);
  for (const part of calculator.interpretation.flatMap(({ parts }) => parts))
    if (part.kind === 'phrase') read.inputs.add(part.input);
  const statements = [...destructure(read, module), ...answerStatements(module)];
  return functionStructure(
    'answer',
    'The answer for inputs that `refuse` passes.',
    { name: 'inputs', type: inputsType },
    'CalculationResult',
    statements,
  );
}

function destructure(read: ReadNames, { calculator, names }: Module): readonly string[] {
  const inputs = calculator.inputs
    .filter(({ name }) => read.inputs.has(name))
    .map(({ name }) => patternEntry(name, names.input(name)));
  const parts = calculator.steps.flatMap((step) => step.parts).filter(({ name }) => read.steps.has(name));
  const steps = parts.map(({ name }) => names.step(name));
  return [
    ...(inputs.length === 0 ? [] : [`const { ${inputs.join(', ')} } = inputs;`]),
    ...(steps.length === 0 ? [] : [`const { ${steps.join(', ')} } = compute(inputs);`]),
  ];
}

function answerStatements({ calculator, names }: Module): readonly string[] {
  const { result, secondary, interpretation } = calculator;
  const items = secondary.map(
    (figure) =>
      `    { value: ${figureText(figure, names)}, unit: ${quoted(figure.unitLabel)}, label: ${quoted(figure.label)} },`,
  );
  return [
    'return {',
    `  value: ${figureText(result, names)},`,
    `  unit: ${quoted(result.unitLabel)},`,
    `  interpretation: ${sentenceText(interpretation, names)},`,
    ...(items.length === 0 ? [] : ['  secondary: [', ...items, '  ],']),
    '};',
  ];
}

function figureText({ core, decimals }: Figure, names: ModuleNames): string {
  return `${names.kernel('roundTo')}(${emitCore(core, names)}, ${decimals})`;
}

function sentenceCores(cases: readonly SentenceCase[]): readonly Core[] {
  return cases.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind !== 'figure' ? [] : part.high === null ? [part.low] : [part.low, part.high])),
  );
}

/** Alternatives as a chain of conditionals, the last one without a condition. */
function sentenceText(cases: readonly SentenceCase[], names: ModuleNames): string {
  return cases
    .map(
      ({ when, parts }) => (when === null ? '' : `${emitCondition(when, names)}\n    ? `) + templateText(parts, names),
    )
    .join('\n    : ');
}

function templateText(parts: readonly SentencePart[], names: ModuleNames): string {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'text') return quoted(only.text);
  return `\`${parts.map((part) => (part.kind === 'text' ? templateEscape(part.text) : `\${${slotText(part, names)}}`)).join('')}\``;
}

function templateEscape(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

function slotText(part: Exclude<SentencePart, { kind: 'text' }>, names: ModuleNames): string {
  if (part.kind === 'phrase') return `${names.phrases(part.input)}[${names.input(part.input)}]`;
  const { decimals, fixed, prefix, one, many } = part.format;
  const digits = (core: Core) => `${names.text(fixed ? 'fixed' : 'trimmed')}(${emitCore(core, names)}, ${decimals})`;
  const around = [prefix, one, many].map(quoted).join(', ');
  if (part.high !== null) return `${names.text('range')}(${digits(part.low)}, ${digits(part.high)}, ${around})`;
  return prefix === '' && one === '' && many === ''
    ? digits(part.low)
    : `${names.text('amount')}(${digits(part.low)}, ${around})`;
}

/** The steps with the formulas as they were written. */
function traceFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, names, inputsType } = module;
  const parts = calculator.steps.flatMap((step) => step.parts.map(({ name }) => names.step(name)));
  const rows = calculator.steps.map((step) => {
    const [low, high] = step.parts.map(({ name }) => names.step(name));
    const value = high === undefined ? low : `{ low: ${low}, high: ${high} }`;
    return `  { name: ${quoted(step.name)}, formula: ${quoted(step.formula)}, value: ${value}, unit: ${quoted(unitLabel(step.unit))} },`;
  });
  const statements = [`const { ${parts.join(', ')} } = compute(inputs);`, 'return [', ...rows, '];'];
  return functionStructure(
    'trace',
    'The steps behind the answer, as the catalog writes them.',
    { name: 'inputs', type: inputsType },
    'readonly TraceStep[]',
    statements,
  );
}

function refuseFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, names, inputsType } = module;
  const conditions = calculator.requirements.map(({ condition }) => condition);
  const tests = calculator.requirements.map(({ condition, message }) => {
    const broken: Condition = { kind: 'not', operand: condition, span: condition.span };
    return `if (${emitCondition(broken, names)}) return ${quoted(message)};`;
  });
  const parameter = { name: inputPattern([], conditions, module), type: inputsType };
  return functionStructure(
    'refuse',
    'Why these inputs do not belong together; null when they do.',
    parameter,
    'string | null',
    [...tests, 'return null;'],
  );
}

function calculatorStatement({ calculator, inputsType }: Module): string {
  return [
    `/** ${safeComment(calculator.subtitle)} */`,
    `export const ${constantName(calculator.slug)}: Calculator<${inputsType}> = {`,
    `  slug: ${quoted(calculator.slug)},`,
    `  title: ${quoted(calculator.title)},`,
    `  subtitle: ${quoted(calculator.subtitle)},`,
    `  tag: ${quoted(calculator.tag)},`,
    `  service: ${quoted(calculator.service)},`,
    `  disclaimer: ${quoted(calculator.disclaimer)},`,
    '  inputs: [',
    ...calculator.inputs.map((input) => `  ${inputSpecText(input)}`),
    '  ],',
    `  costBand: ${costBandText(calculator.costBand)},`,
    '  sources: [',
    ...calculator.sources.map((source) => `    ${quoted(source)},`),
    '  ],',
    '  refuse,',
    '  answer,',
    '  trace,',
    '};',
  ].join('\n');
}
