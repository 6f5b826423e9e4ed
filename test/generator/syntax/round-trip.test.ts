import fc from 'fast-check';
import { syntaxTable } from '../../../generator/program/operations.js';
import { printExpression } from '../../../generator/syntax/printer.js';
import { expression, seed } from '../../support/arbitraries.js';
import { parseText } from '../../support/parse-text.js';
import { sExpression } from '../../support/s-expression.js';

const print = (tree: Parameters<typeof printExpression>[0]) => printExpression(tree, syntaxTable);
const runs = { seed, numRuns: 3000 };

test(`what is printed is read back as it was (seed ${seed})`, () => {
  fc.assert(
    fc.property(expression, (tree) => {
      const text = print(tree);
      const { expression: again, diagnostics } = parseText(text);
      expect({ text, said: diagnostics.map(({ message }) => message) }).toEqual({ text, said: [] });
      expect(again && sExpression(again)).toBe(sExpression(tree));
      expect(again && print(again)).toBe(text);
    }),
    runs,
  );
});

test(`a formula with other spaces and more parentheses means the same (seed ${seed})`, () => {
  fc.assert(
    fc.property(expression, fc.constantFrom(' ', '  ', '\n', '\t', '\r\n  '), (tree, space) => {
      const text = `(${print(tree).replaceAll(' ', space)})`;
      const { expression: again } = parseText(text);
      expect(again && print(again)).toBe(print(tree));
    }),
    runs,
  );
});

test(`whatever is written, reading it ends with a tree or one message for each kind of slip (seed ${seed})`, () => {
  const pieces = fc.constantFrom(
    'a',
    '1',
    ' ',
    'ft',
    '"',
    "'",
    '(',
    ')',
    '[',
    ']',
    ',',
    '.',
    '..',
    '^',
    '*',
    '-',
    'if',
    'then',
    'else',
    'to',
    'not',
    '%',
    '=',
    '<',
    '!',
    '\u00d7',
    '1e9',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const { expression: tree, diagnostics } = parseText(text);
      expect(tree === null).toBe(diagnostics.length > 0);
      for (const { span } of diagnostics)
        expect([span.start >= 8, span.end <= 8 + text.length, span.start <= span.end]).toEqual([true, true, true]);
    }),
    runs,
  );
});
