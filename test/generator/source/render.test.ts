import type { Details } from '../../../generator/source/diagnostic.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { countDiagnostics, renderDiagnostics, renderJson } from '../../../generator/source/render.js';
import { createSource, lineText, positionAt, spanOf } from '../../../generator/source/source.js';
import { readMarks } from '../../support/marks.js';

/** Reports an unknown name at the first mark of a text; the other marks are related places. */
function rendered(marked: string, details: Details = {}): string {
  const { text, marks } = readMarks(marked);
  const source = createSource('catalog/calculators.yaml', text);
  const [first, ...others] = marks.map(({ start, end }) => spanOf(source, start, end));
  const reporter = new Reporter();
  const related = others.map((span, index) => ({ span, label: `related ${index + 1}` }));
  if (first !== undefined)
    reporter.report('unknown-name', first, { name: 'x' }, { related, hint: 'Try y.', ...details });
  return renderDiagnostics(reporter.sorted());
}

test('one place, with its label', () => {
  expect(rendered('a: 1\nb: x + 1\n   ~\nc: 2', { label: 'here' })).toBe(
    [
      'catalog/calculators.yaml:2:4 - error unknown-name: There is no `x` here.',
      ' 2 | b: x + 1',
      '   |    ~ here',
      '  hint: Try y.',
    ].join('\n'),
  );
});

test('several places come in the order of the file, one line printed once', () => {
  expect(rendered('a: 1\n\nb: x + y\n   ~   ~\nc: z\n   ~')).toBe(
    [
      'catalog/calculators.yaml:3:4 - error unknown-name: There is no `x` here.',
      ' 3 | b: x + y',
      '   |    ~',
      '   |        ~ related 1',
      ' 4 | c: z',
      '   |    ~ related 2',
      '  hint: Try y.',
    ].join('\n'),
  );
});

test('line numbers are aligned', () => {
  const lines = `${'-\n'.repeat(8)}a: x\n   ~\nb: y\n   ~`;
  expect(rendered(lines)).toContain('  9 | a: x\n    |    ~\n 10 | b: y\n    |    ~ related 1');
});

test('a place over several lines is marked to the end of its first', () => {
  const source = createSource('f', 'a: one\n  two\nb: 1');
  const reporter = new Reporter();
  reporter.report('unknown-name', spanOf(source, 3, 12), { name: 'x' });
  expect(renderDiagnostics(reporter.sorted())).toContain(' 1 | a: one\n   |    ~~~\n');
});

test('an empty place is marked by one sign, also at the end of the text', () => {
  const source = createSource('f', 'ab');
  const reporter = new Reporter();
  reporter.report('unknown-name', spanOf(source, 2, 2), { name: 'x' });
  expect(renderDiagnostics(reporter.sorted())).toContain(
    'f:1:3 - error unknown-name: There is no `x` here.\n 1 | ab\n   |   ~\n',
  );
});

test('tabs are aligned with tabs', () => {
  const source = createSource('f', '\ta:\tx');
  const reporter = new Reporter();
  reporter.report('unknown-name', spanOf(source, 4, 5), { name: 'x' });
  expect(renderDiagnostics(reporter.sorted())).toContain(' 1 | \ta:\tx\n   | \t  \t~\n');
});

test('of a very long line the part around the mark is shown', () => {
  const source = createSource('f', `${'a'.repeat(1000)}x${'b'.repeat(1000)}`);
  const reporter = new Reporter();
  reporter.report('unknown-name', spanOf(source, 1000, 1001), { name: 'x' });
  const [head = '', line = '', mark = ''] = renderDiagnostics(reporter.sorted()).split('\n');
  expect(head).toContain('f:1:1001 ');
  expect(line.length).toBeLessThan(200);
  expect(line.charAt(mark.indexOf('~'))).toBe('x');
});

test('a place in another file is shown under its name', () => {
  const [first, second] = [createSource('one.yaml', 'a: x'), createSource('two.yaml', '\nb: y')];
  const reporter = new Reporter();
  const related = [{ span: spanOf(second, 4, 5), label: 'there' }];
  reporter.report('unknown-name', spanOf(first, 3, 4), { name: 'x' }, { related, hint: 'Try y.' });
  expect(renderDiagnostics(reporter.sorted())).toBe(
    [
      'one.yaml:1:4 - error unknown-name: There is no `x` here.',
      ' 1 | a: x',
      '   |    ~',
      ' two.yaml:2:4',
      ' 2 | b: y',
      '   |    ~ there',
      '  hint: Try y.',
    ].join('\n'),
  );
});

test('CRLF line ends do not show', () => {
  const source = createSource('f', 'a: x\r\nb: 1\r\n');
  expect([lineText(source, 1), lineText(source, 2), lineText(source, 3)]).toEqual(['a: x', 'b: 1', '']);
  expect(positionAt(source, 6)).toEqual({ line: 2, column: 1 });
});

test('messages come by place, and the same one at the same place once', () => {
  const [b, a] = [createSource('b', 'xy'), createSource('a', 'xy')];
  const reporter = new Reporter();
  for (const [source, at] of [
    [b, 1],
    [b, 0],
    [a, 1],
    [b, 1],
  ] as const)
    reporter.report('unknown-name', spanOf(source, at, at + 1), { name: 'x' });
  expect(reporter.sorted().map(({ span }) => `${span.source.path}${span.start}`)).toEqual(['a1', 'b0', 'b1']);
});

test('the same facts as JSON', () => {
  const source = createSource('f', 'a: x\nb: y');
  const reporter = new Reporter();
  const related = [{ span: spanOf(source, 8, 9), label: 'there' }];
  reporter.report('unknown-name', spanOf(source, 3, 4), { name: 'x' }, { related, label: 'here', hint: 'Try y.' });
  expect(JSON.parse(renderJson(reporter.sorted()))).toEqual([
    {
      code: 'unknown-name',
      severity: 'error',
      message: 'There is no `x` here.',
      ...{ file: 'f', line: 1, column: 4, endLine: 1, endColumn: 5 },
      label: 'here',
      related: [{ file: 'f', line: 2, column: 4, endLine: 2, endColumn: 5, label: 'there' }],
      hint: 'Try y.',
    },
  ]);
});

test.each<[mistakes: number, advice: number, words: string]>([
  [1, 0, '1 mistake.'],
  [2, 0, '2 mistakes.'],
  [0, 1, '1 piece of advice.'],
  [1, 2, '1 mistake and 2 pieces of advice.'],
])('%s mistakes and %s pieces of advice are counted', (mistakes, advice, words) => {
  const source = createSource('f', 'xxxxxx');
  const reporter = new Reporter();
  for (let at = 0; at < mistakes; at++) reporter.report('unknown-name', spanOf(source, at, at + 1), { name: 'x' });
  for (let at = 0; at < advice; at++) reporter.report('condition-always', spanOf(source, at, at + 1), {});
  expect([countDiagnostics(reporter.sorted()), reporter.count]).toEqual([words, mistakes]);
});
