import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, syntaxTable } from '../../../generator/program/operations.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import type { DiagnosticCode } from '../../../generator/source/messages.js';
import { messages } from '../../../generator/source/messages.js';
import { createSource, spanOf } from '../../../generator/source/source.js';
import { parseFormula } from '../../../generator/syntax/parser.js';
import { printExpression } from '../../../generator/syntax/printer.js';

const guide = readFileSync(join(__dirname, '../../../catalog/LANGUAGE.md'), 'utf8');
const codes = readFileSync(join(__dirname, '../../../generated/diagnostics.md'), 'utf8');
const rows = [...operations.values()];

/** How an operation is written: a call with its parenthesis, an operator by its symbol. */
function written(row: (typeof rows)[number]): string {
  return row.syntax.position === 'call' ? `${row.name}(` : row.syntax.symbol;
}

describe('the language guide', () => {
  test.each(rows.map((row) => [row.name, row] as const))('names %s', (_, row) => {
    expect(guide).toContain(written(row));
  });

  test('knows no function that there is not', () => {
    const section = guide.slice(guide.indexOf('### Functions'), guide.indexOf('## Sentences'));
    const called = [...section.matchAll(/`(\w+)\(/g)].map(([, name]) => name);
    expect(called.filter((name) => !operations.has(name ?? ''))).toEqual([]);
  });
});

describe('the example of', () => {
  test.each(rows.map((row) => [row.name, row] as const))('%s parses, and prints as it is written', (_, row) => {
    const source = createSource('example', row.example);
    const reporter = new Reporter();
    const expression = parseFormula(spanOf(source, 0, row.example.length), syntaxTable, reporter);
    expect(reporter.sorted()).toEqual([]);
    expect(expression && printExpression(expression, syntaxTable)).toBe(row.example);
    expect(row.example).toContain(row.name === 'negate' ? '-' : row.name);
  });
});

test.each(Object.entries(messages))('the list of codes explains %s', (code, { fix, severity }) => {
  const meaning = `${severity === 'advice' ? 'Advice: ' : ''}${messages[code as DiagnosticCode].meaning}`;
  expect(codes).toContain(`| \`${code}\` | ${meaning} | ${fix.replaceAll('|', '\\|')} |`);
});
