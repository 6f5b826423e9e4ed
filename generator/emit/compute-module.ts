import type { FunctionDeclarationStructure, InterfaceDeclarationStructure, SourceFileStructure } from 'ts-morph';
import { IndentationText, NewLineKind, Project, QuoteKind, StructureKind } from 'ts-morph';
import type { Calculator, Figure, Input, SelectInput, Step } from '../model/catalog.js';
import type { Condition } from '../model/core.js';
import { unitLabel } from '../model/unit.js';
import { emitCondition, emitCore, literal, quoted } from './expression.js';
import type { DataConstant } from './module-data.js';
import { costBandText, figureConstants, inputSpecText, phraseConstant } from './module-data.js';
import type { ModuleNames } from './module-names.js';
import { moduleNames } from './module-names.js';
import { constantName, modulePath, pascalCase } from './names.js';
import { oneLine } from './one-line.js';
import type { ReadNames } from './read-names.js';
import { readNames, sentenceCores } from './read-names.js';
import { sentenceText } from './sentence-text.js';

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
    `// ${commentText(title)}`,
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
    docs: [`The inputs of the ${commentText(calculator.title)}, inside their bounds.`],
    properties: calculator.inputs.map((input) => ({
      name: names.input(input.name) === input.name ? input.name : quoted(input.name),
      isReadonly: true,
      type: input.kind === 'number' ? 'number' : input.options.map(({ key }) => quoted(key)).join(' | '),
      docs: [commentText(inputDoc(input))],
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
  return `${end}${commentText(step.formula)}${unit === '' ? '' : `, in ${unit}`}`;
}

/** Text that ends no comment, neither of one line nor of several. */
function commentText(text: string): string {
  return oneLine(text).replaceAll('*/', '* /');
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
  const read = readNames(
    parts.map(({ core }) => core),
    [],
  );
  const statements = [
    ...chosenFigures(read, module),
    ...parts.map(({ name, core }) => `const ${names.step(name)} = ${emitCore(core, names)};`),
    `return { ${parts.map(({ name }) => names.step(name)).join(', ')} };`,
  ];
  const doc = 'Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds.';
  return functionStructure(
    'compute',
    doc,
    { name: inputPattern(read, module), type: inputsType },
    stepsType,
    statements,
  );
}

/** Looks the figures of an option up once, where a select has several. */
function chosenFigures(read: ReadNames, { calculator, names }: Module): readonly string[] {
  return selectsOf(calculator)
    .filter(({ name }) => read.figures.has(name) && names.form(name) === 'records')
    .map(({ name }) => `const ${names.chosen(name)} = ${names.options(name)}[${names.input(name)}];`);
}

/** Destructures those inputs that formulas read. */
function inputPattern(read: ReadNames, { calculator, names }: Module): string {
  const used = calculator.inputs
    .filter(({ name }) => read.inputs.has(name))
    .map(({ name }) => patternEntry(name, names.input(name)));
  return used.length === 0 ? '_inputs' : `{ ${used.join(', ')} }`;
}

function patternEntry(property: string, name: string): string {
  return property === name ? name : `${property}: ${name}`;
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
  const statements = [...destructure(read, module), ...chosenFigures(read, module), ...answerStatements(module)];
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
  const read = readNames(
    [],
    calculator.requirements.map(({ condition }) => condition),
  );
  const tests = calculator.requirements.map(({ condition, message }) => {
    const broken: Condition = { kind: 'not', operand: condition, span: condition.span };
    return `if (${emitCondition(broken, names)}) return ${quoted(message)};`;
  });
  const parameter = { name: inputPattern(read, module), type: inputsType };
  const statements = [...chosenFigures(read, module), ...tests, 'return null;'];
  return functionStructure(
    'refuse',
    'Why these inputs do not belong together; null when they do.',
    parameter,
    'string | null',
    statements,
  );
}

function calculatorStatement({ calculator, inputsType }: Module): string {
  return [
    `/** ${commentText(calculator.subtitle)} */`,
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

function selectsOf({ inputs }: Calculator): readonly SelectInput[] {
  return inputs.filter((input) => input.kind === 'select');
}
