/** Findings as other programs read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { findingForms, findingOf } from '../../../authoring/explain/finding.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import { checkCatalog, smallText } from '../../support/check-catalog.js';
import { sarifSchema } from '../../support/sarif-schema.js';

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

test('SARIF is as its schema asks', () => {
  const log = JSON.parse(findingForms.sarif(findings));
  const validate = new Ajv({ strict: true }).compile(sarifSchema);
  expect([validate(log), validate.errors]).toEqual([true, null]);
  expect(log.runs[0].results).toHaveLength(findings.length);
  for (const { ruleId, ruleIndex } of log.runs[0].results)
    expect(log.runs[0].tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(validate(JSON.parse(findingForms.sarif([])))).toBe(true);
});

test('an edit that mends a mistake goes along', () => {
  const { calculators } = { calculators: small.replace('length * width * depth', 'lenght * width * depth') };
  const found = checkCatalog({ calculators, figures }).diagnostics.map(findingOf);
  const [result] = JSON.parse(findingForms.sarif(found)).runs[0].results;
  const line = calculators.split('\n').findIndex((each) => each.includes('lenght')) + 1;
  const place = { startLine: line, startColumn: 13, endLine: line, endColumn: 19 };
  expect(result).toMatchObject({
    ruleId: 'unknown-name',
    level: 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'catalog/calculators.yaml' }, region: place } }],
    fixes: [{ artifactChanges: [{ replacements: [{ deletedRegion: place, insertedContent: { text: 'length' } }] }] }],
  });
  const [diagnostic] = JSON.parse(findingForms.rdjson(found)).diagnostics;
  const range = { start: { line, column: 13 }, end: { line, column: 19 } };
  expect(diagnostic).toMatchObject({
    location: { path: 'catalog/calculators.yaml', range },
    severity: 'ERROR',
    code: { value: 'unknown-name' },
    suggestions: [{ range, text: 'length' }],
  });
  expect(findingForms.github(found)).toBe(
    `::error file=catalog/calculators.yaml,line=${line},endLine=${line},col=13,endColumn=19,title=unknown-name::` +
      'There is no `lenght` here.%0ADid you mean `length`?',
  );
});

test('reviewdog counts bytes', () => {
  const calculators = small.replace('"{volume} of chips', '"é {volum} of chips');
  const found = checkCatalog({ calculators, figures }).diagnostics.map(findingOf);
  const [{ location }] = JSON.parse(findingForms.rdjson(found)).diagnostics;
  const [{ locations }] = JSON.parse(findingForms.sarif(found)).runs[0].results;
  expect(location.range.start.column).toBe(locations[0].physicalLocation.region.startColumn + 1);
});

test('signs that end a member of an annotation are written otherwise', () => {
  const [first] = findings;
  if (first === undefined) throw new Error('There is no finding.');
  const source = { ...first.span.source, path: 'catalog/a,b:c.yaml' };
  const text = findingForms.github([{ ...first, message: '100 %\r\n', hint: 'x', span: { ...first.span, source } }]);
  expect(text).toMatch(/^::error file=catalog\/a%2Cb%3Ac\.yaml,.*::100 %25%0D%0A%0Ax$/);
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
