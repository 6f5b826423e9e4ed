/** The names of operations are a union of the names in the table: a slip in one is seen by the compiler. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ArithmeticName, OperationName } from '../../../generator/program/operations.js';
import { arithmeticOf, operations } from '../../../generator/program/operations.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only for `true`. */
function holds<T extends true>(truth: T): boolean {
  return truth;
}

type Resolved = 'or' | 'and' | 'not' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'to' | '..' | 'low' | 'high' | 'mid';

test('the type names each operation, and which of them are arithmetic', () => {
  expect(holds<Equal<string extends OperationName ? true : false, false>>(true)).toBe(true);
  expect(holds<Equal<Exclude<OperationName, ArithmeticName>, Resolved>>(true)).toBe(true);
  const names: readonly OperationName[] = ['+', 'ceil', 'floor', 'round', '<=', 'mid'];
  expect(names.filter((name) => !operations.has(name))).toEqual([]);
});

test('another name does not compile', () => {
  // @ts-expect-error: there is no such operation.
  const unknown: OperationName = 'cbrt';
  expect(operations.has(unknown)).toBe(false);
  // @ts-expect-error: `low` is resolved by checking and has no arithmetic.
  expect(() => arithmeticOf('low')).toThrow('low has no arithmetic of its own.');
});

test('each row is found by its own name', () => {
  expect([...operations].filter(([name, row]) => row.name !== name)).toEqual([]);
});

const root = join(__dirname, '../../..');

/** The comparisons of an operation with its name, and the cases of one, that a file has. */
function questionsByName(path: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (asksByName(node)) found.push(`${path}: ${node.getText(file)}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function asksByName(node: ts.Node): boolean {
  if (ts.isCaseClause(node)) return isName(node.expression) && /operation$/.test(switchOf(node));
  if (ts.isBinaryExpression(node)) return /operation$/.test(node.left.getText()) && isName(node.right);
  return (
    ts.isCallExpression(node) && /^operations\.get$/.test(node.expression.getText()) && node.arguments.some(isName)
  );
}

function switchOf({ parent }: ts.CaseClause): string {
  return parent.parent.expression.getText();
}

function isName(node: ts.Node): boolean {
  return ts.isStringLiteral(node) && operations.has(node.text);
}

test('no code asks for an operation by name: rows say what is special about them', () => {
  const folders = ['generator', 'authoring'];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = paths.filter((path) => path.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(questionsByName)).toEqual([]);
});
