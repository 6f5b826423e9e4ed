/** Builds statements for ts-morph from laid-out code. */
import type { ImportDeclarationStructure, StatementStructures, WriterFunction } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import type { Code } from './code.js';
import { groupCode, labelledCode } from './code.js';
import { wholeComment } from './doc-comment.js';
import { layOut, longestLine } from './layout.js';

export type Statement = StatementStructures | WriterFunction;

/** Indent that ts-morph gives the statements of a function. */
const bodyIndent = 2;

/** A statement in the body of a function. */
export function bodyStatement(code: Code): WriterFunction {
  return (writer) => writer.write(`${layOut(code, bodyIndent)};`);
}

/** `if (condition) return value;` */
export function returnWhere(condition: Code, value: Code): WriterFunction {
  const test = layOut(groupCode(condition, 'if ('), bodyIndent);
  return (writer) => writer.write(`${continued(test, ' return', value, bodyIndent)};`);
}

/** Continues laid-out text with a value after its last line. */
function continued(start: string, label: string, value: Code, margin: number): string {
  const last = start.slice(start.lastIndexOf('\n') + 1);
  return start + layOut(labelledCode(`${last}${label}`, value), margin).slice(last.length);
}

/** `return value;` A value on a line of its own stands in parentheses, as a line break behind `return` would end it. */
export function returnStatement(value: Code): WriterFunction {
  const text = layOut(labelledCode('return', value), bodyIndent);
  if (!text.startsWith('return\n')) return bodyStatement(labelledCode('return', value));
  const body = text.slice('return'.length);
  return (writer) => writer.write(`return (${body}\n);`);
}

interface Constant {
  readonly name: string;
  readonly type: Code;
  readonly value: Code;
  readonly doc?: string;
  readonly isExported?: boolean;
}

/** A constant of a module; as a writer, since ts-morph's variable structure would indent a broken value again. */
export function constantStatement({ name, type, value, doc, isExported = false }: Constant): WriterFunction {
  const start = `${isExported ? 'export ' : ''}const ${name}:`;
  const text = continued(layOut(labelledCode(start, type), 0, ' = {'.length), ' =', value, 0);
  return (writer) => {
    if (isExported) writer.blankLineIfLastNot();
    if (doc !== undefined) writer.writeLine(wholeComment(doc));
    writer.write(`${text};`);
  };
}

/** `import { a, b } from 'file';`, or nothing without names. */
export function importStatements(
  names: Iterable<string>,
  moduleSpecifier: string,
  isTypeOnly = false,
): readonly ImportDeclarationStructure[] {
  const namedImports = [...names].sort();
  if (namedImports.length === 0) return [];
  const line = `import ${isTypeOnly ? 'type ' : ''}{ ${namedImports.join(', ')} } from '${moduleSpecifier}';`;
  const kind = StructureKind.ImportDeclaration;
  if (line.length <= longestLine) return [{ kind, namedImports, moduleSpecifier, isTypeOnly }];
  return [{ kind, namedImports: oneEach(namedImports), moduleSpecifier, isTypeOnly }];
}

/** A line for each name. */
function oneEach(names: readonly string[]): WriterFunction {
  return (writer) => writer.write(`\n${names.map((name) => `${name},\n`).join('')}`);
}
