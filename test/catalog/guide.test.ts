/** The guide to the language: its calculators compile as they stand there, and its other pieces can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { check } from '../../generator/compile.js';
import { parseFormula } from '../../generator/formula/parser.js';
import { syntaxTable } from '../../generator/model/operations.js';
import { Reporter } from '../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import { createSource, spanOf } from '../../generator/text/source.js';
import { projectRoot } from '../support/project-root.js';
import { loneCalculators } from './lone-calculators.js';

const guide = readFileSync(join(projectRoot, 'catalog/LANGUAGE.md'), 'utf8');
const blocks = [...guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

function blockWith(start: string): string {
  return blocks.find((block) => block.startsWith(start)) ?? `${start} is not in the guide.`;
}

const whole = [
  { name: 'the first calculator', calculators: blockWith('concrete:'), figures: null },
  {
    name: 'the calculator with every corner',
    calculators: blockWith('# file: calculators/porch-roof.yaml'),
    figures: blockWith('# file: figures.yaml'),
  },
];

test.each(whole)('$name compiles without advice, and its examples hold', ({ calculators, figures }) => {
  const { catalog, diagnostics } = check(loneCalculators(calculators, figures));
  expect(renderDiagnostics(diagnostics)).toBe('');
  expect(catalog?.calculators).toHaveLength(1);
});

test.each(blocks.map((block) => [block.split('\n')[0] ?? '', block] as const))('the piece `%s` is YAML', (_, block) => {
  expect(parse(block.replaceAll('{ ... }', '{}'))).toEqual(expect.anything());
});

test('the formulas that stand alone are formulas', () => {
  const { formula } = parse(blockWith('formula:')) as { readonly formula: Readonly<Record<string, string>> };
  const reporter = new Reporter();
  for (const text of Object.values(formula))
    parseFormula(spanOf(createSource('', text), 0, text.length), syntaxTable, reporter);
  expect(renderDiagnostics(reporter.sorted())).toBe('');
  expect(Object.keys(formula).length).toBeGreaterThan(3);
});

test('the guide names everything that the second half of the language has', () => {
  const corners = [
    'pi',
    'mod(',
    'annuity(',
    'points:',
    'yes_no',
    'whole: true',
    'required: true',
    'unit_label',
    'on=',
    'range:',
    'price:',
    'text:',
    '--strict',
    '--explain',
  ];
  expect(corners.filter((corner) => !guide.includes(corner))).toEqual([]);
});
