/** How emitted code is laid out: on one line what fits, broken the way its kind is what does not. */
import { CodeBlockWriter } from 'ts-morph';
import type { Code, SentencePiece } from '../../../generator/targets/code/code.js';
import {
  callCode,
  chainCode,
  choiceCode,
  groupCode,
  labelledCode,
  stringCode,
} from '../../../generator/targets/code/code.js';
import { arrayCode, genericCode, objectCode, quoted } from '../../../generator/targets/typescript/code.js';
import { docOf, layOut } from '../../../generator/targets/typescript/layout.js';
import { returnStatement } from '../../../generator/targets/typescript/statements.js';

const long = 'aVeryLongNameOfSomethingThatOneLineCannotHoldTwice';
const words = 'The quick brown fox jumps over the lazy dog. ';
const sentence = (...parts: readonly SentencePiece[]): Code => ({ kind: 'sentence', parts });
const text = (value: string): SentencePiece => ({ kind: 'text', text: value });
const value = (code: Code): SentencePiece => ({ kind: 'value', code });

test.each<[what: string, code: Code, lines: readonly string[]]>([
  ['a short call', callCode('f', ['a', 'b']), ['f(a, b)']],
  ['a long call', callCode('f', [long, long, long]), ['f(', `  ${long},`, `  ${long},`, `  ${long},`, ')']],
  ['an empty list', arrayCode([]), ['[]']],
  [
    'a list that is always broken',
    arrayCode(['1', '2', '3'], { isAlwaysBroken: true, perLine: 2 }),
    ['[', '  1, 2,', '  3,', ']'],
  ],
  [
    'a call with one object',
    callCode('f', [objectCode(['a: 1', 'b: 2'], { isAlwaysBroken: true })]),
    ['f({', '  a: 1,', '  b: 2,', '})'],
  ],
  [
    'a long generic type',
    genericCode('Readonly', [genericCode('Record', [long, long, long])]),
    ['Readonly<', '  Record<', `    ${long},`, `    ${long},`, `    ${long}`, '  >', '>'],
  ],
  [
    'a long sum',
    labelledCode('const x =', chainCode(long, '+', groupCode(chainCode(long, '-', long)))),
    ['const x =', `  ${long} +`, `  (${long} - ${long})`],
  ],
  [
    'a long choice',
    labelledCode('const x =', choiceCode('a', long, choiceCode('b', long, long))),
    ['const x =', '  a', `    ? ${long}`, '    : b', `      ? ${long}`, `      : ${long}`],
  ],
  [
    'a choice within a choice, however short',
    labelledCode('const x =', choiceCode('a', '1', choiceCode('b', '2', '3'))),
    ['const x =', '  a', '    ? 1', '    : b', '      ? 2', '      : 3'],
  ],
  [
    'a long text',
    labelledCode('text:', stringCode(words.repeat(4).trim())),
    ['text:', `  '${words.repeat(2)}The quick brown fox ' +`, `  'jumps over the lazy dog. ${words.trim()}'`],
  ],
  [
    'a long text with values',
    labelledCode('text:', sentence(text(words.repeat(2)), value(callCode('f', ['x'])), text(`; ${words.trim()}`))),
    ['text:', `  \`${words.repeat(2)}\${f(x)}; The quick \` +`, "  'brown fox jumps over the lazy dog.'"],
  ],
  [
    'a value with a choice within a choice',
    sentence(text('It is '), value(callCode('f', [choiceCode('a', '1', choiceCode('b', '2', '3'))]))),
    [`\`It is \${f(a ? 1 : b ? 2 : 3)}\``],
  ],
  [
    'a value that is wider than a line',
    labelledCode('text:', sentence(text('It is '), value(callCode('f', [long, long, long])), text(' now.'))),
    ['text:', "  'It is ' +", '  f(', `    ${long},`, `    ${long},`, `    ${long},`, '  ) +', "  ' now.'"],
  ],
])('%s', (_, code, lines) => {
  expect(layOut(docOf(code)).split('\n')).toEqual(lines);
});

test('no line ends behind return', () => {
  const writer = new CodeBlockWriter();
  returnStatement(chainCode(chainCode(long, '+', long), '+', long))(writer);
  expect(writer.toString().split('\n')).toEqual(['return (', `  ${long} + ${long} +`, `  ${long}`, ');']);
});

test('a margin takes its share of the line', () => {
  const code = callCode('f', ['a'.repeat(58), 'b'.repeat(56)]);
  expect(layOut(docOf(code))).not.toContain('\n');
  expect(layOut(docOf(code), 2).split('\n')).toHaveLength(4);
});

test.each([
  ['plain', "'plain'"],
  ["it's", '"it\'s"'],
  ['"so"', '\'"so"\''],
  ['it\'s "so"', "'it\\'s \"so\"'"],
  ['a\\b', "'a\\\\b'"],
  ['a\nb', "'a\\nb'"],
  ['a\u2028b', "'a\\u2028b'"],
])('%j is written %s', (written, source) => {
  expect(quoted(written)).toBe(source);
});
