/** Emits the functions of a module: `compute`, `answer`, `estimate` if there is one, `trace` and `refuse`. */
import type { FunctionDeclarationStructure, WriterFunction } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import type { Figure, NamedFigure, RangeFigure, Step } from '../../program/catalog.js';
import { endsOf } from '../../program/ends.js';
import type { OpenFigure } from '../../program/open-figure.js';
import { ownEnds } from '../../program/open-figure.js';
import { programOf } from '../../program/published-program.js';
import { phrasesIn } from '../../program/sentence.js';
import { unitLabel } from '../../units/unit.js';
import type { Code } from '../code/code.js';
import { callCode, chainCode, groupCode, isCode, labelledCode } from '../code/code.js';
import { dataCode, literal, memberCode, objectCode, quoted, rowsCode, tallObject } from './code.js';
import { docComment } from './doc-comment.js';
import { expressionCode, failureCode } from './expression.js';
import { longestLine, onOneLine } from './layout.js';
import type { Module } from './module.js';
import { chosenFigures, inputPattern } from './module.js';
import type { ModuleNames } from './module-names.js';
import { readNames } from './read-names.js';
import { sentenceCode } from './sentence-code.js';
import { bodyStatement, returnStatement, returnWhere } from './statements.js';

/** The parts of a function; the body uses the inputs by their names. */
interface FunctionParts {
  readonly name: string;
  readonly doc: string;
  readonly returnType: string;
  readonly body: readonly WriterFunction[];
}

interface Parameter {
  readonly name: string;
  readonly type?: string;
  readonly initializer?: string;
}

/** A function whose first parameter is the inputs. */
function ofInputs(
  { name, doc, returnType, body }: FunctionParts,
  parameter: string,
  { inputsType }: Module,
  others: readonly Parameter[] = [],
) {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs: [docComment(doc)],
    parameters: [{ name: parameter, type: inputsType }, ...others],
    returnType,
    statements: [...body],
  } as const satisfies FunctionDeclarationStructure;
}

/** A function that destructures its inputs, in its parameter or, if the line would be too long, in a statement. */
function ofPattern(part: FunctionParts, pattern: Code | null, module: Module): FunctionDeclarationStructure {
  if (pattern === null) return ofInputs(part, '_inputs', module);
  const text = onOneLine(pattern);
  const head = `export function ${part.name}(${text}: ${module.inputsType}): ${part.returnType} {`;
  if (head.length <= longestLine) return ofInputs(part, text, module);
  return ofInputs({ ...part, body: [takeApart(pattern, 'inputs'), ...part.body] }, 'inputs', module);
}

/** `const { a, b } = whole;` */
function takeApart(pattern: Code, whole: string): WriterFunction {
  const closing = `} = ${whole}`;
  const opened = isCode(pattern, 'list') ? { ...pattern, close: closing } : pattern;
  return bodyStatement(labelledCode('const', opened));
}

/** The steps that an answer reads: with open figures a parameter, so that a caller's own can be passed in. */
function stepsRead({ calculator }: Module): { readonly whole: string; readonly parameters: readonly Parameter[] } {
  return calculator.own === null
    ? { whole: 'compute(inputs)', parameters: [] }
    : { whole: 'steps', parameters: [{ name: 'steps', initializer: 'compute(inputs)' }] };
}

/** `compute`: the steps as plain arithmetic, each a constant. */
export function computeFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, stepsType } = module;
  const { body, read } = stepStatements(calculator.steps, module);
  const doc = 'Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds.';
  const looked = chosenFigures(read, module).map(bodyStatement);
  const parts = { name: 'compute', doc, returnType: stepsType, body: [...looked, ...body] };
  return ofPattern(parts, inputPattern(read, module), module);
}

/** `computeOwn`: the same with a caller's own figures in place of the catalog's, where there are any. */
export function computeOwnFunction(module: Module): readonly FunctionDeclarationStructure[] {
  const { calculator, names, stepsType } = module;
  const { own } = calculator;
  if (own === null) return [];
  const catalogs = own.figures.flatMap(endsOf);
  const { body, read } = stepStatements(own.steps, module, (step) => calculator.estimate?.together.has(step) === true);
  const all = readNames([...own.steps.flatMap(({ parts }) => parts.map(({ core }) => core)), ...catalogs]);
  const pattern = inputPattern(all, module);
  const statements = [
    ...(pattern === null ? [] : [takeApart(pattern, 'inputs')]),
    ...chosenFigures(all, module).map(bodyStatement),
    ...own.figures.flatMap((figure) => ownStatements(figure, read.open, names)),
    ...body,
  ];
  const doc =
    own.figures.length === 0
      ? 'The same steps with what several jobs have in common in place of that of one.'
      : "The same steps with a caller's own figures in place of open ones.";
  const parts = { name: 'computeOwn', doc, returnType: stepsType, body: statements };
  const others = [{ name: 'own', type: 'OwnFigures' }];
  return [ofInputs(parts, pattern === null ? '_inputs' : 'inputs', module, others)];
}

/** Declares both ends of an own figure, or those that are read: what the caller gave, else the catalog's. */
function ownStatements(figure: OpenFigure, read: ReadonlySet<string>, names: ModuleNames) {
  const own = `own[${quoted(figure.name)}]`;
  return ownEnds(figure)
    .filter(({ name }) => read.has(name))
    .map(({ name, core }) => {
      const value = chainCode(own, '??', orElse(expressionCode(core, names)));
      return bodyStatement(labelledCode(`const ${names.own(name)} =`, value));
    });
}

/** A figure of two options is a choice, which `??` would take apart. */
function orElse(code: Code): Code {
  return isCode(code, 'choice') ? groupCode(code) : code;
}

/** Each part of a step as a constant, and all of them together. A given step is what the caller says, if anything. */
function stepStatements(steps: readonly Step[], { names }: Module, isGiven = (_step: string): boolean => false) {
  const parts = steps.flatMap(({ name: step, parts: own, text }) =>
    own.map((part) => ({ ...part, type: text === null ? '' : ': string', isGiven: isGiven(step) })),
  );
  const cores = parts.map(({ core }) => core);
  const body = [
    ...parts.map(({ name, core, type, isGiven: mayBeGiven }) => {
      const value = expressionCode(core, names);
      const code = mayBeGiven ? chainCode(`own[${quoted(name)}]`, '??', orElse(value)) : value;
      return bodyStatement(labelledCode(`const ${names.step(name)}${type} =`, code));
    }),
    returnStatement(objectCode(parts.map(({ name }) => names.step(name)))),
  ];
  return { body, read: readNames(cores) };
}

export function answerFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, names } = module;
  const { interpretation } = calculator;
  const { outputs, conditions } = programOf(calculator);
  const read = readNames(outputs, conditions);
  for (const input of phrasesIn(interpretation)) read.inputs.add(input);
  const pattern = inputPattern(read, module);
  const steps = calculator.steps.flatMap((step) => step.parts).filter(({ name }) => read.steps.has(name));
  const { whole, parameters } = stepsRead(module);
  const body = [
    ...(pattern === null ? [] : [takeApart(pattern, 'inputs')]),
    ...(steps.length === 0 ? [] : [takeApart(objectCode(steps.map(({ name }) => names.step(name))), whole)]),
    ...chosenFigures(read, module).map(bodyStatement),
    returnStatement(answerCode(module)),
  ];
  const doc = 'The answer for inputs that `refuse` passes.';
  const parameter = pattern === null && steps.length === 0 ? '_inputs' : 'inputs';
  const others = steps.length === 0 ? [] : parameters;
  return ofInputs({ name: 'answer', doc, returnType: 'CalculationResult', body }, parameter, module, others);
}

function answerCode(module: Module): Code {
  const { calculator, names } = module;
  const { result, text, secondary, resultRange, interpretation } = calculator;
  const items = secondary.map((figure) =>
    objectCode([...figureMembers(figure, names), memberCode('label', dataCode(figure.label))]),
  );
  return tallObject([
    ...figureMembers(result, names),
    ...(text === null ? [] : [memberCode('text', expressionCode(text.core, names))]),
    memberCode('interpretation', sentenceCode(interpretation, names)),
    ...(items.length === 0 ? [] : [memberCode('secondary', rowsCode(items))]),
    ...(resultRange === null ? [] : [memberCode('range', rangeCode(resultRange, names))]),
    ...shownMember(module),
  ]);
}

/** The figures that the sentence shows, by name, then the texts. */
function shownMember({ calculator: { figures, texts }, names }: Module): readonly Code[] {
  const members = [
    ...figures.map((figure) => namedFigure(figure, names)),
    ...texts.map(({ name, text }) =>
      memberCode(name, objectCode([memberCode('text', expressionCode(text.core, names))])),
    ),
  ];
  return members.length === 0 ? [] : [memberCode('figures', tallObject(members))];
}

function namedFigure({ name, low, high }: NamedFigure, names: ModuleNames): Code {
  return memberCode(name, high === null ? objectCode(figureMembers(low, names)) : rangeCode({ low, high }, names));
}

function rangeCode({ low, high }: RangeFigure, names: ModuleNames): Code {
  return objectCode([
    memberCode('low', roundedCode(low, names)),
    memberCode('high', roundedCode(high, names)),
    memberCode('unit', dataCode(low.unitLabel)),
  ]);
}

function figureMembers(figure: Figure, names: ModuleNames): readonly Code[] {
  return [memberCode('value', roundedCode(figure, names)), memberCode('unit', dataCode(figure.unitLabel))];
}

function roundedCode({ core, decimals }: Figure, names: ModuleNames): Code {
  return callCode(names.kernel('roundTo'), [expressionCode(core, names), literal(decimals)]);
}

/** `estimate`: the amounts of its lines, of what may be added, of the minimum and of the total. */
export function estimateFunction(module: Module): readonly FunctionDeclarationStructure[] {
  const { calculator, names } = module;
  const { estimate } = calculator;
  if (estimate === null) return [];
  const { lines, options, minimum, total } = estimate;
  const amounts = [...lines, ...options, ...(minimum === null ? [] : [minimum]), total];
  const { steps } = readNames(amounts.flatMap(endsOf).map(({ core }) => core));
  const read = calculator.steps.flatMap((step) => step.parts).filter(({ name }) => steps.has(name));
  const { whole, parameters } = stepsRead(module);
  const rows = (figures: readonly NamedFigure[]) => rowsCode(figures.map((figure) => amountCode(figure, names)));
  const body = [
    takeApart(objectCode(read.map(({ name }) => names.step(name))), whole),
    returnStatement(
      tallObject([
        memberCode('total', amountCode(total, names)),
        memberCode('lines', rows(lines)),
        ...(options.length === 0 ? [] : [memberCode('options', rows(options))]),
        ...(minimum === null ? [] : [memberCode('minimum', amountCode(minimum, names))]),
      ]),
    ),
  ];
  const doc = 'The amounts of the estimate for inputs that `refuse` passes.';
  return [ofInputs({ name: 'estimate', doc, returnType: 'EstimateAmounts', body }, 'inputs', module, parameters)];
}

/** Both ends, which are one number where the figure is no range. */
function amountCode({ low, high }: NamedFigure, names: ModuleNames): Code {
  return objectCode([memberCode('low', roundedCode(low, names)), memberCode('high', roundedCode(high ?? low, names))]);
}

/** `trace`: the steps with their formulas as written. */
export function traceFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, names } = module;
  const parts = calculator.steps.flatMap((step) => step.parts.map(({ name }) => names.step(name)));
  const rows = calculator.steps.map((step) => {
    const [low = '', high] = step.parts.map(({ name }) => names.step(name));
    const value = high === undefined ? low : objectCode([memberCode('low', low), memberCode('high', high)]);
    return objectCode([
      memberCode('name', dataCode(step.name)),
      memberCode('formula', dataCode(step.formula)),
      memberCode('value', value),
      memberCode('unit', dataCode(unitLabel(step.unit))),
    ]);
  });
  const { whole, parameters: others } = stepsRead(module);
  const body = [takeApart(objectCode(parts), whole), returnStatement(rowsCode(rows))];
  const doc = 'The steps behind the answer, as the catalog writes them.';
  return ofInputs({ name: 'trace', doc, returnType: 'readonly TraceStep[]', body }, 'inputs', module, others);
}

/** `cells`: the numbers of options and tables behind an answer; none where its formulas read none. */
export function cellsFunction(module: Module): readonly FunctionDeclarationStructure[] {
  const { calculator, names } = module;
  if (calculator.cells.length === 0) return [];
  const read = readNames(calculator.cells.flatMap(endsOf));
  const rows = calculator.cells.map(({ name, by, unit, low, high }) =>
    objectCode([
      memberCode('name', dataCode(name)),
      memberCode('cell', cellName(by.map(names.input))),
      memberCode('unit', dataCode(unitLabel(unit))),
      ...(high === null
        ? [memberCode('value', expressionCode(low, names))]
        : [memberCode('low', expressionCode(low, names)), memberCode('high', expressionCode(high, names))]),
    ]),
  );
  const body = [...chosenFigures(read, module).map(bodyStatement), returnStatement(rowsCode(rows))];
  const doc = 'The numbers of options and tables behind the answer.';
  const parts = { name: 'cells', doc, returnType: 'readonly Cell[]', body };
  return [ofPattern(parts, inputPattern(read, module), module)];
}

/** One option as it is, several with a slash between them. */
function cellName(options: readonly string[]): string {
  const [only = '', ...others] = options;
  return others.length === 0 ? only : `\`${options.map((option) => `\${${option}}`).join('/')}\``;
}

export function refuseFunction(module: Module): FunctionDeclarationStructure {
  const { calculator, names } = module;
  const conditions = calculator.requirements.map(({ condition }) => condition);
  const read = readNames([], conditions);
  const tests = calculator.requirements.map(({ condition, message }) => {
    const inputs = [...readNames([], [condition]).inputs];
    const broken = objectCode([memberCode('message', dataCode(message)), memberCode('inputs', dataCode(inputs))]);
    return returnWhere(failureCode(condition, names), broken);
  });
  const body = [...chosenFigures(read, module).map(bodyStatement), ...tests, returnStatement('null')];
  const doc = 'The first requirement that these inputs break together; null when they meet all.';
  const returnType = 'BrokenRequirement | null';
  return ofPattern({ name: 'refuse', doc, returnType, body }, inputPattern(read, module), module);
}
