/** No `compute` has arithmetic that a minifier leaves out: constants are folded, and nothing is computed for nothing. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../support/project-root.js';
import { generatedFolder, generatedText } from '../support/real-files.js';

interface Compute {
  readonly slug: string;
  readonly text: string;
}

const all: readonly Compute[] = generatedFolder('calculators').map((file) => {
  const slug = file.replace(/\.ts$/, '');
  return { slug, text: computeIn(generatedText(`calculators/${file}`)) };
});

function computeIn(module: string): string {
  const file = ts.createSourceFile('module.ts', module, ts.ScriptTarget.ES2022, true);
  const found = file.statements.find((each) => ts.isFunctionDeclaration(each) && each.name?.text === 'compute');
  if (found === undefined) throw new Error('A module computes nothing.');
  return found.getText();
}

/** The functions as esbuild writes them with the same names, in their order. */
function minified(functions: readonly Compute[]): readonly string[] {
  const module = functions
    .map(({ text }, at) => text.replace('function compute(', `function compute${at}(`))
    .join('\n');
  const esbuild = join(projectRoot, 'node_modules/esbuild/bin/esbuild');
  const text = execFileSync(esbuild, ['--loader=ts', '--minify-syntax'], { input: module, encoding: 'utf8' });
  return text.split(/^(?=export function compute\d+\()/m);
}

type Count = ReadonlyMap<string, number>;

/** The operations of a function, and how often it has each. */
function operationsIn(text: string): Count {
  const counts = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const name = operationAt(node);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('function.ts', text, ts.ScriptTarget.ES2022, true));
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function operationAt(node: ts.Node): string | null {
  if (ts.isBinaryExpression(node)) return node.operatorToken.getText();
  if (ts.isCallExpression(node)) return `${node.expression.getText()}()`;
  if (ts.isConditionalExpression(node)) return '?:';
  return ts.isPrefixUnaryExpression(node) && !ts.isNumericLiteral(node.operand)
    ? (ts.tokenToString(node.operator) ?? null)
    : null;
}

test('a minifier finds nothing to fold or to leave out', () => {
  const shorter = minified(all);
  expect(shorter).toHaveLength(all.length);
  const operations = (texts: readonly string[]) => texts.map((text, at) => [all[at]?.slug, operationsIn(text)]);
  expect(operations(shorter)).toEqual(operations(all.map(({ text }) => text)));
});

test('no function is called with only constants, and none rounds to multiples of 1', () => {
  const calls = all.flatMap(({ slug, text }) =>
    [...text.matchAll(/\b[\w.]+\((?:-?[\d.]+(?:, )?)+\)|\w+To\([^()]*, 1\)/g)].map(([call]) => `${slug}: ${call}`),
  );
  expect(calls).toEqual([]);
});

test('the functions have operations of many kinds to find', () => {
  const kinds = new Set(all.flatMap(({ text }) => [...operationsIn(text).keys()]));
  expect([...kinds]).toEqual(expect.arrayContaining(['*', '+', '-', '/', '?:', 'Math.max()', 'roundHalfAway()']));
});
