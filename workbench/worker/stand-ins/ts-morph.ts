/**
 * Stands in for ts-morph in the bundle, because ts-morph contains the whole TypeScript compiler. Has only what the
 * emitters use; a test checks that the same structures give the same bytes.
 */
import type {
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  InterfaceDeclarationStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  SourceFileStructure,
  StatementStructures,
  WriterFunction,
} from 'ts-morph';

export const IndentationText = { TwoSpaces: '  ' } as const;
export const NewLineKind = { LineFeed: '\n' } as const;
export const QuoteKind = { Single: "'" } as const;
/** The numbers of ts-morph; the emitters make no other structures. */
export const StructureKind = { Function: 13, ImportDeclaration: 16, Interface: 19, SourceFile: 36 } as const;

type Statement = string | StatementStructures | WriterFunction;

/** A project for one file at a time, which is made, read and forgotten. */
export class Project {
  createSourceFile(_path: string, { leadingTrivia, statements }: SourceFileStructure) {
    const text = `${leadingTrivia}${printAll([...(statements as readonly Statement[])])}`;
    return { getFullText: () => text, forget: () => undefined };
  }
}

/** Prints statements: blank lines around each function and interface, none around texts and imports. */
function printAll(statements: readonly Statement[]): string {
  let text = '';
  let before: Statement | null = null;
  for (const statement of statements) {
    if (before !== null) text = ended(text, standsApart(before) || standsApart(statement) ? '\n\n' : '\n');
    text = print(statement, text);
    before = statement;
  }
  return `${text}\n`;
}

/** The text with an end of line after it, or a blank line, unless it has one. */
function ended(text: string, end: '\n' | '\n\n'): string {
  if (text === '' || text.endsWith(end)) return text;
  return text.endsWith('\n') ? `${text}\n` : text + end;
}

function isImport(statement: Statement): boolean {
  return typeof statement === 'object' && statement.kind === (StructureKind.ImportDeclaration as number);
}

function standsApart(statement: Statement): boolean {
  return typeof statement === 'object' && !isImport(statement);
}

/** The text so far with a statement after it. */
function print(statement: Statement, before: string): string {
  if (typeof statement === 'string') return before + statement;
  if (typeof statement === 'function') return written(statement, before);
  if (isImport(statement)) return before + printImport(statement as ImportDeclarationStructure);
  if (statement.kind === (StructureKind.Interface as number))
    return before + printInterface(statement as InterfaceDeclarationStructure);
  return before + printFunction(statement as FunctionDeclarationStructure);
}

/** The text so far with the output of a writer after it. */
function written(write: WriterFunction, before: string): string {
  let text = before;
  const writer = {
    write: (added: string) => {
      text += added;
    },
    writeLine: (line: string) => {
      text += `${line}\n`;
    },
    blankLineIfLastNot: () => {
      text = ended(text, '\n\n');
    },
  };
  write(writer as unknown as Parameters<WriterFunction>[0]);
  return text;
}

function printImport({ namedImports, moduleSpecifier, isTypeOnly }: ImportDeclarationStructure): string {
  const names =
    typeof namedImports === 'function'
      ? written(namedImports, '').replace(/\n(?=.)/g, '\n  ')
      : ` ${(namedImports as readonly string[]).join(', ')} `;
  return `import ${isTypeOnly ? 'type ' : ''}{${names}} from '${moduleSpecifier}';`;
}

function printInterface({ name, docs, properties = [] }: InterfaceDeclarationStructure): string {
  const members = properties.map(
    (each) => `${printDocs(each.docs)}readonly ${each.name}: ${indented(String(each.type))};`,
  );
  const body = members.map((member) => `${indented(`  ${member}`)}\n`).join('');
  return `${printDocs(docs)}export interface ${name} {\n${body}}`;
}

function printFunction(structure: FunctionDeclarationStructure): string {
  const { name, docs, isExported, parameters = [], returnType, statements } = structure;
  const taken = parameters.map(printParameter).join(', ');
  const head = `${isExported ? 'export ' : ''}function ${name}(${taken}): ${returnType} {`;
  const body = (statements as readonly Statement[]).map((each) => `  ${indented(print(each, ''))}\n`).join('');
  return `${printDocs(docs)}${head}\n${body}}`;
}

function printParameter({ name, type, initializer }: OptionalKind<ParameterDeclarationStructure>): string {
  const typed = type === undefined ? name : `${name}: ${String(type)}`;
  return initializer === undefined ? typed : `${typed} = ${String(initializer)}`;
}

function printDocs(docs: readonly unknown[] | undefined): string {
  const [doc = ''] = docs ?? [];
  const text = String(doc);
  if (!text.startsWith('\n')) return `/** ${text} */\n`;
  return `/**\n${text
    .slice(1)
    .split('\n')
    .map((line) => ` * ${line}`)
    .join('\n')}\n */\n`;
}

/** The text with all lines but the first indented. */
function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
