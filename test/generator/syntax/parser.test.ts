import { syntaxTable } from '../../../generator/program/operations.js';
import { spanText } from '../../../generator/source/source.js';
import { printExpression } from '../../../generator/syntax/printer.js';
import { parseText } from '../../support/parse-text.js';
import { sExpression } from '../../support/s-expression.js';

/** What a formula means, and how it is printed; the formula as it is written where the third is left out. */
test.each<[string, string, string?]>([
  ['a', 'a'],
  ['12', '12'],
  ['12%', '12[%]'],
  ['12 %', '12[%]', '12%'],
  ['3 ft', '3[ft]'],
  ['3ft', '3[ft]', '3 ft'],
  ['3 EUR/ft', '3[EUR ft^-1]'],
  ['3 EUR/ft/day', '3[EUR ft^-1 day^-1]'],
  ['3 ft^2*in', '3[ft^2 in]'],
  ['3 EUR/ft^-2', '3[EUR ft^2]', '3 EUR*ft^2'],
  ['3 ft^-1', '3[ft^-1]'],
  ['"own"', '"own"'],
  ["'own'", '"own"', '"own"'],
  ['a.b', '(. a b)'],
  ['t[a]', '(look-up t a)'],
  ['t[a, b + 1]', '(look-up t a (+ b 1))'],
  ['f(a)', '(call f a)'],
  ['f(a, -b)', '(call f a (- b))'],
  ['(a)', 'a', 'a'],
  ['a + b + c', '(+ (+ a b) c)'],
  ['a + (b + c)', '(+ a (+ b c))'],
  ['a - b - c', '(- (- a b) c)'],
  ['a - (b - c)', '(- a (- b c))'],
  ['a + b * c', '(+ a (* b c))'],
  ['(a + b) * c', '(* (+ a b) c)'],
  ['a / b / c', '(/ (/ a b) c)'],
  ['a / (b * c)', '(/ a (* b c))'],
  ['a ^ b ^ c', '(^ a (^ b c))'],
  ['(a ^ b) ^ c', '(^ (^ a b) c)'],
  ['-a ^ 2', '(- (^ a 2))'],
  ['(-a) ^ 2', '(^ (- a) 2)'],
  ['a ^ -b', '(^ a (- b))', 'a ^ (-b)'],
  ['a ^ -b * c', '(* (^ a (- b)) c)', 'a ^ (-b) * c'],
  ['-a * b', '(* (- a) b)'],
  ['--a', '(- (- a))'],
  ['a * -b', '(* a (- b))'],
  ['a - -b', '(- a (- b))'],
  ['1..2', '(.. 1 2)'],
  ['1 .. 2', '(.. 1 2)', '1..2'],
  ['1..2 EUR', '(.. 1[EUR] 2[EUR])'],
  ['1 EUR..2 EUR', '(.. 1[EUR] 2[EUR])', '1..2 EUR'],
  ['1 ft..2 in', '(.. 1[ft] 2[in])'],
  ['5%..10%', '(.. 5[%] 10[%])', '5..10%'],
  ['-10..40 degC', '(.. (- 10[degC]) 40[degC])', '-10 degC..40 degC'],
  ['a..b', '(.. a b)'],
  ['a + 1..b + 2', '(.. (+ a 1) (+ b 2))'],
  ['a * (1..2)', '(* a (.. 1 2))'],
  ['a to ft', '(to a ft)'],
  ['a to 1/ft', '(to a ft^-1)', 'a to ft^-1'],
  ['a + b to ft', '(to (+ a b) ft)'],
  ['a + (b to ft)', '(+ a (to b ft))'],
  ['a to ft to in', '(to (to a ft) in)'],
  ['1..2 ft to in', '(to (.. 1[ft] 2[ft]) in)'],
  ['a to ft > 3 ft', '(> (to a ft) 3[ft])'],
  ['a < b', '(< a b)'],
  ['(a < b) = (c < d)', '(= (< a b) (< c d))'],
  ['not a = b', '(not (= a b))'],
  ['(not a) = b', '(= (not a) b)'],
  ['not not a', '(not (not a))'],
  ['not a and b', '(and (not a) b)'],
  ['not (a and b)', '(not (and a b))'],
  ['a or b and c', '(or a (and b c))'],
  ['(a or b) and c', '(and (or a b) c)'],
  ['a or b or c', '(or (or a b) c)'],
  ['if a then b else c', '(if a b c)'],
  ['if a then b else if c then d else e', '(if a b (if c d e))'],
  ['if a then if b then c else d else e', '(if a (if b c d) e)'],
  ['if a then b else c + 1', '(if a b (+ c 1))'],
  ['(if a then b else c) + 1', '(+ (if a b c) 1)'],
  ['2 * (if a then b else c)', '(* 2 (if a b c))'],
  ['2 * if a then b else c + d', '(* 2 (if a b (+ c d)))', '2 * (if a then b else c + d)'],
  ['if a = "x" and b > 2 ft then 1 else 2', '(if (and (= a "x") (> b 2[ft])) 1 2)'],
  ['a\n  *\n  b', '(* a b)', 'a * b'],
])('%s', (text, structure, printed = text) => {
  const { expression, diagnostics } = parseText(text);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect(expression && sExpression(expression)).toBe(structure);
  expect(expression && printExpression(expression, syntaxTable)).toBe(printed);
});

/** What is said of a formula that cannot be read, and the text that is marked. */
test.each<[string, string, string]>([
  ['', 'syntax-expected', ''],
  ['a b', 'syntax-expected', 'b'],
  ['a *', 'syntax-expected', '*'],
  ['* a', 'syntax-expected', '*'],
  ['(a', 'syntax-expected', 'a'],
  ['a)', 'syntax-expected', ')'],
  ['()', 'syntax-expected', ')'],
  ['f(', 'syntax-expected', '('],
  ['f()', 'syntax-expected', ')'],
  ['f(a,)', 'syntax-expected', ')'],
  ['t[a', 'syntax-expected', 'a'],
  ['t[a)', 'syntax-expected', ')'],
  ['a.', 'syntax-expected', '.'],
  ['a.2', 'syntax-expected', '.2'],
  ['a . 2', 'syntax-expected', '2'],
  ['if a', 'syntax-expected', 'a'],
  ['if a then b', 'syntax-expected', 'b'],
  ['if a b', 'syntax-expected', 'b'],
  ['then', 'syntax-expected', 'then'],
  ['a + else', 'syntax-expected', 'else'],
  ['a to', 'syntax-expected', 'o'],
  ['a to (b)', 'syntax-expected', '('],
  ['a < b < c', 'syntax-expected', 'a < b < c'],
  ['a = b = c', 'syntax-expected', 'a = b = c'],
  ['1..2..3', 'syntax-expected', '..'],
  ['5.', 'syntax-expected', '5.'],
  ['1,000', 'number-separators', '1,000'],
  ['1_000', 'number-separators', '1_000'],
  ['(1..2) EUR', 'syntax-expected', 'EUR'],
  ['a "own"', 'syntax-expected', '"own"'],
  [`${'('.repeat(101)}a`, 'too-deep', '('],
  ['a == b', 'unexpected-character', '=='],
])('%s is refused', (text, code, marked) => {
  const { expression, diagnostics } = parseText(text);
  expect(expression).toBeNull();
  expect(diagnostics.map((found) => [found.code, spanText(found.span)])).toEqual([[code, marked]]);
});

test('a hundred levels are not too deep', () => {
  const { expression } = parseText(`${'('.repeat(99)}a${')'.repeat(99)}`);
  expect(expression && sExpression(expression)).toBe('a');
});

/** The text that each kind of part spans. */
test.each<[string, readonly string[]]>([
  ['a + b * c', ['a + b * c', 'a', 'b * c', 'b', 'c']],
  ['f(a, b)', ['f(a, b)', 'a', 'b']],
  ['(a + b) to ft', ['(a + b) to ft', '(a + b)', 'a', 'b']],
  ['if a then b else c', ['if a then b else c', 'a', 'b', 'c']],
  ['not a', ['not a', 'a']],
  ['t[a]', ['t[a]', 'a']],
  ['3 ft', ['3 ft']],
])('parts of %s', (text, parts) => {
  const { expression } = parseText(text);
  const found: string[] = [];
  const visit = (node: NonNullable<typeof expression>): void => {
    found.push(spanText(node.span));
    if (node.kind === 'infix') for (const side of [node.left, node.right]) visit(side);
    if (node.kind === 'prefix' || node.kind === 'convert') visit(node.operand);
    if (node.kind === 'call' || node.kind === 'lookup') node.args.forEach(visit);
    if (node.kind === 'if') for (const side of [node.condition, node.consequent, node.alternate]) visit(side);
  };
  if (expression !== null) visit(expression);
  expect(found).toEqual(parts);
});
