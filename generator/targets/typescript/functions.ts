/** Prints the functions of a module from their plans. */
import type { FunctionDeclarationStructure, WriterFunction } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import type { Code } from '../code/code.js';
import { callCode, chainCode, groupCode, isCode, labelledCode } from '../code/code.js';
import type { FunctionPlan, Let, Piece, RecordPiece, Returns } from '../plan/plan.js';
import { namesReadBy, stepsIn } from '../plan/plan.js';
import { dataCode, literal, memberCode, objectCode, quoted, rowsCode, tallObject } from './code.js';
import { docComment } from './doc-comment.js';
import { dayCode, expressionCode, failureCode } from './expression.js';
import { longestLine, onOneLine } from './layout.js';
import type { Module } from './module.js';
import { chosenFigures, inputPattern } from './module.js';
import type { ModuleNames } from './module-names.js';
import { sentenceCode } from './sentence-code.js';
import { bodyStatement, returnStatement, returnWhere } from './statements.js';

/**
 * A function of the inputs. One that reads only inputs takes them apart in its parameter, unless that makes a long line.
 * Where callers may replace figures, the steps that a function reads are a parameter, so that theirs can be passed in.
 */
export function functionStructure(plan: FunctionPlan, module: Module): FunctionDeclarationStructure {
  const { calculator, names, inputsType } = module;
  const { name, doc, takesOwn } = plan;
  const read = namesReadBy(plan);
  const pattern = inputPattern(read, module);
  const steps = stepsIn(calculator, read).map((step) => names.step(step.name));
  const returnType = typeOf(plan.returns, module);
  const parts = pattern === null ? '_inputs' : onOneLine(pattern);
  const head = `export function ${name}(${parts}: ${inputsType}): ${returnType} {`;
  const takesWhole = steps.length > 0 || (pattern !== null && (takesOwn || head.length > longestLine));
  const passesSteps = steps.length > 0 && calculator.own !== null;
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs: [docComment(doc)],
    parameters: [
      { name: takesWhole ? 'inputs' : parts, type: inputsType },
      ...(takesOwn ? [{ name: 'own', type: 'OwnFigures' }] : []),
      ...(passesSteps ? [{ name: 'steps', initializer: 'compute(inputs)' }] : []),
    ],
    returnType,
    statements: [
      ...(takesWhole && pattern !== null ? [takeApart(pattern, 'inputs')] : []),
      ...(steps.length > 0 ? [takeApart(objectCode(steps), passesSteps ? 'steps' : 'compute(inputs)')] : []),
      ...chosenFigures(read, module).map(bodyStatement),
      ...plan.lets.map((each) => letStatement(each, names)),
      ...plan.refusals.map(({ condition, result }) =>
        returnWhere(failureCode(condition, names), pieceCode(result, names)),
      ),
      returnStatement(plan.result === null ? 'null' : pieceCode(plan.result, names)),
    ],
  };
}

function typeOf({ type, form }: Returns, { stepsType }: Module): string {
  if (form === 'many') return `readonly ${type}[]`;
  return form === 'optional' ? `${type} | null` : type === 'Steps' ? stepsType : type;
}

/** `const { a, b } = whole;` */
function takeApart(pattern: Code, whole: string): WriterFunction {
  const closing = `} = ${whole}`;
  return bodyStatement(labelledCode('const', isCode(pattern, 'list') ? { ...pattern, close: closing } : pattern));
}

/** A constant. What a caller may give comes first, if it is given. */
function letStatement({ kind, name, core, isText, givenAs }: Let, names: ModuleNames): WriterFunction {
  const value = expressionCode(core, names);
  const code = givenAs === null ? value : chainCode(`own[${quoted(givenAs)}]`, '??', orElse(value));
  const variable = kind === 'own' ? names.own(name) : names.step(name);
  return bodyStatement(labelledCode(`const ${variable}${isText ? ': string' : ''} =`, code));
}

/** A figure of two options is a choice, which `??` would take apart. */
function orElse(code: Code): Code {
  return isCode(code, 'choice') ? groupCode(code) : code;
}

/** Records with a line for each member. */
const tallRecords: ReadonlySet<string> = new Set(['CalculationResult', 'Figures', 'EstimateAmounts']);

function pieceCode(piece: Piece, names: ModuleNames): Code {
  switch (piece.kind) {
    case 'formula':
      return expressionCode(piece.core, names);
    case 'day':
      return dayCode(piece.core, names);
    case 'rounded':
      return callCode(names.kernel('roundTo'), [expressionCode(piece.core, names), literal(piece.decimals)]);
    case 'sentence':
      return sentenceCode(piece.cases, names);
    case 'data':
      return dataCode(piece.data);
    case 'options':
      return optionsCode(piece.inputs.map(names.input));
    case 'rows':
      return rowsCode(piece.items.map((item) => pieceCode(item, names)));
    case 'record':
      return recordCode(piece, names);
  }
}

function recordCode({ type, members }: RecordPiece, names: ModuleNames): Code {
  if (type === 'Steps') return objectCode(members.map(([name]) => names.step(name)));
  const shown = members.filter(([, value]) => !(value.kind === 'record' && value.members.length === 0));
  const codes = shown.map(([name, value]) => memberCode(name, pieceCode(value, names)));
  return tallRecords.has(type) ? tallObject(codes) : objectCode(codes);
}

/** One option as it is, several with a slash between them. */
function optionsCode(options: readonly string[]): string {
  const [only = '', ...others] = options;
  return others.length === 0 ? only : `\`${options.map((option) => `\${${option}}`).join('/')}\``;
}
