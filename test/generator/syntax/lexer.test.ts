import { Reporter } from '../../../generator/source/diagnostic.js';
import { createSource, spanOf, spanText } from '../../../generator/source/source.js';
import { tokenize } from '../../../generator/syntax/lexer.js';

/** Tokens as `kind text`; those of a quoted option without their quotes. */
function tokensOf(text: string): { readonly tokens: readonly string[]; readonly report: readonly string[] } {
  const source = createSource('formula', `before ${text} after`);
  const reporter = new Reporter();
  const content = spanOf(source, 7, 7 + text.length);
  const tokens = tokenize(content, reporter);
  for (const { kind, text: found, span } of tokens) {
    if (kind !== 'end' && kind !== 'option' && spanText(span) !== found) throw new Error(`${found} lost its place.`);
  }
  const report = reporter.sorted().map(({ code, span, hint }) => `${code} ${spanText(span)}: ${hint}`);
  return { tokens: tokens.map((token) => (token.kind === 'end' ? 'end' : `${token.kind} ${token.text}`)), report };
}

test.each<[string, string]>([
  ['', 'end'],
  ['   ', 'end'],
  ['a', 'name a | end'],
  ['a1_b', 'name a1_b | end'],
  ['12', 'number 12 | end'],
  ['0.5', 'number 0.5 | end'],
  ['.5', 'number .5 | end'],
  ['1e3', 'number 1e3 | end'],
  ['1.5E-7', 'number 1.5E-7 | end'],
  ['1..2', 'number 1 | symbol .. | number 2 | end'],
  ['1.5..2.5', 'number 1.5 | symbol .. | number 2.5 | end'],
  ['a..b', 'name a | symbol .. | name b | end'],
  ['a.b', 'name a | symbol . | name b | end'],
  ['12%', 'number 12 | unit % | end'],
  ['12 %', 'number 12 | unit % | end'],
  ['3 ft', 'number 3 | unit ft | end'],
  ['3ft', 'number 3 | unit ft | end'],
  ['3 ft^2', 'number 3 | unit ft^2 | end'],
  ['3 ft ^ 2', 'number 3 | unit ft | symbol ^ | number 2 | end'],
  ['3 EUR/ft', 'number 3 | unit EUR/ft | end'],
  ['3 EUR / ft', 'number 3 | unit EUR | symbol / | name ft | end'],
  ['3 EUR/ft*lb', 'number 3 | unit EUR/ft*lb | end'],
  ['3 EUR/ft * lb', 'number 3 | unit EUR/ft | symbol * | name lb | end'],
  ['3 EUR/ft^-2', 'number 3 | unit EUR/ft^-2 | end'],
  ['1e3 e', 'number 1e3 | unit e | end'],
  ['a ft', 'name a | name ft | end'],
  ['a to ft', 'name a | name to | unit ft | end'],
  ['a to 1/ft', 'name a | name to | unit 1/ft | end'],
  ['a to %', 'name a | name to | unit % | end'],
  [
    'if a > 2 then 3 else 4',
    'name if | name a | symbol > | number 2 | name then | number 3 | name else | number 4 | end',
  ],
  ['2 and 3 or 4', 'number 2 | name and | number 3 | name or | number 4 | end'],
  ['2 to ft', 'number 2 | name to | unit ft | end'],
  ['2 tons', 'number 2 | unit tons | end'],
  ['a<=b', 'name a | symbol <= | name b | end'],
  ['a!=b', 'name a | symbol != | name b | end'],
  ['a<-b', 'name a | symbol < | symbol - | name b | end'],
  ['"own"', 'option own | end'],
  ["'own'", 'option own | end'],
  ['""', 'option  | end'],
  ['f(a, b)', 'name f | symbol ( | name a | symbol , | name b | symbol ) | end'],
  ['t[a, b]', 'name t | symbol [ | name a | symbol , | name b | symbol ] | end'],
  ['a\n  * b', 'name a | symbol * | name b | end'],
  ['a\r\n\t* b', 'name a | symbol * | name b | end'],
  ['5.', 'number 5 | symbol . | end'],
])('%s', (text, tokens) => {
  expect(tokensOf(text)).toEqual({ tokens: tokens.split(' | '), report: [] });
});

test.each<[string, readonly string[]]>([
  ['a == b', ['unexpected-character ==: Write `=` to compare.']],
  ['a ** b', ['unexpected-character **: Write `^` for a power.']],
  ['a && b || c', ['unexpected-character &&: Write `and`.', 'unexpected-character ||: Write `or`.']],
  ['!a', ['unexpected-character !: Write `not`.']],
  ['a <> b', ['unexpected-character <>: Write `!=`.']],
  ['a =< b', ['unexpected-character =<: Write `<=`.']],
  ['a \u00d7 b \u00d7 c', ['unexpected-character \u00d7: Write `*` to multiply.']],
  ['5\u2032', [expect.stringContaining('unexpected-character \u2032')]],
  ['1...5', ['unexpected-character ...: Write `..` for a range.']],
  ['1_000', ['number-separators 1_000: Write `1000`.']],
  ['0,6', ['number-separators 0,6: Write `0.6`.']],
  ['\u201cown\u201d', ['unexpected-character \u201cown\u201d: Write `"own"`.']],
  ['"own', [expect.stringContaining('Close the quote')]],
  ['4" * b', [expect.stringContaining('A unit comes after its number')]],
  ['a @ b @ c', [expect.stringContaining('unexpected-character @')]],
  ['a \ud83d\udc36 b', [expect.stringContaining('unexpected-character \ud83d\udc36')]],
])('%s is refused', (text, report) => {
  expect(tokensOf(text).report).toEqual(report);
});

test('a token that would reach beyond the end is not read', () => {
  const source = createSource('formula', 'length * width');
  const tokens = tokenize(spanOf(source, 0, 3), new Reporter());
  expect(tokens.map(({ kind }) => kind)).toEqual(['end']);
});
