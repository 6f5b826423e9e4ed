/** Findings as GitHub and VS Code read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotationsOf, findingOf } from '../../../authoring/explain/finding.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import { checkCatalog, smallText } from '../../support/check-catalog.js';

const small = smallText('calculators');
const figures = smallText('figures');

/** A mistake behind signs of two bytes, with an edit that mends it; one of two places; and a piece of advice. */
const { diagnostics } = checkCatalog({
  figures,
  calculators: small
    .replace('length * width * depth', 'lenght * width * depth')
    .replace('portion: weight * (if weight > 60 lb', 'portion: weight * (if weight > 60 kg')
    .replace('title: Boarding Calculator', 'title: Boarding Calculator, é: "x"'),
});
const findings = diagnostics.map(findingOf);

test('a mistake is an annotation at its line and columns, with its hint', () => {
  const { calculators } = { calculators: small.replace('length * width * depth', 'lenght * width * depth') };
  const found = checkCatalog({ calculators, figures }).diagnostics.map(findingOf);
  const line = calculators.split('\n').findIndex((each) => each.includes('lenght')) + 1;
  expect(annotationsOf(found)).toBe(
    `::error file=catalog/calculators.yaml,line=${line},endLine=${line},col=13,endColumn=19,title=unknown-name::` +
      'There is no `lenght` here.%0ADid you mean `length`?',
  );
});

test('signs that end a member of an annotation are written otherwise', () => {
  const [first] = findings;
  if (first === undefined) throw new Error('There is no finding.');
  const source = { ...first.span.source, path: 'catalog/a,b:c.yaml' };
  const text = annotationsOf([{ ...first, message: '100 %\r\n', hint: 'x', span: { ...first.span, source } }]);
  expect(text).toMatch(/^::error file=catalog\/a%2Cb%3Ac\.yaml,.*::100 %25%0D%0A%0Ax$/);
});

test('GitHub gets ten annotations of a level, and the log has the rest after its number', () => {
  const [first] = findings;
  if (first === undefined) throw new Error('There is no finding.');
  const many = [...Array.from({ length: 12 }, () => ({ ...first })), { ...first, level: 'advice' as const }];
  const lines = annotationsOf(many).split('\n');
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::notice'))).toHaveLength(1);
  const line = expect.stringMatching(/^catalog\/\S+\.yaml:\d+:\d+ - error [a-z-]+: \S/);
  expect(lines.slice(11)).toEqual(['and 2 more:', line, line]);
});

test('the problem matcher for VS Code reads what the checker says', () => {
  const text = readFileSync(join(__dirname, '../../../cli/template/dot-vscode/tasks.json'), 'utf8');
  const { tasks } = JSON.parse(text);
  const [{ pattern }] = tasks.map((task: { problemMatcher: unknown }) => task.problemMatcher);
  const heads = renderDiagnostics(diagnostics)
    .split('\n')
    .flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? []);
  const matches = renderDiagnostics(diagnostics)
    .split('\n')
    .map((line) => new RegExp(pattern.regexp).exec(line))
    .filter((match) => match !== null);
  expect(heads.length).toBeGreaterThan(0);
  expect(matches.map((match) => [match[pattern.file], match[pattern.severity], match[pattern.code]])).toEqual(
    diagnostics.map(({ span, severity, code }) => [span.source.path, severity, code]),
  );
});
