/** Builds statements for ts-morph from laid-out code. */
import type { ImportDeclarationStructure, StatementStructures, WriterFunction } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import type { Code } from '../code/code.js';
import { groupCode, isCode, labelledCode } from '../code/code.js';
import type { Doc } from '../code/doc.js';
import { either, group } from '../code/doc.js';
import { wholeComment } from './doc-comment.js';
import { docOf, labelledDoc, layOut, longestLine, nested } from './layout.js';

export type Statement = StatementStructures | WriterFunction;

/** Indent that ts-morph gives the statements of a function. */
const bodyIndent = 2;

function bodyWriter(doc: Doc): WriterFunction {
  return (writer) => writer.write(layOut([doc, ';'], bodyIndent));
}

/** A statement in the body of a function. */
export function bodyStatement(code: Code): WriterFunction {
  return bodyWriter(docOf(code));
}

/** `if (condition) return value;` */
export function returnWhere(condition: Code, value: Code): WriterFunction {
  return bodyWriter([docOf(groupCode(condition, 'if (')), labelledDoc(' return', value)]);
}

/** `return value;` A value on a line of its own is in parentheses, as a line break after `return` would end it. */
export function returnStatement(value: Code): WriterFunction {
  const isBracketed = isCode(value, 'list');
  return isBracketed
    ? bodyStatement(labelledCode('return', value))
    : bodyWriter(group(['return ', either('(', ''), nested(docOf(value)), either(')', '')]));
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
  const text = layOut([labelledDoc(start, type), labelledDoc(' =', value), ';']);
  return (writer) => {
    if (isExported) writer.blankLineIfLastNot();
    if (doc !== undefined) writer.writeLine(wholeComment(doc));
    writer.write(text);
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
