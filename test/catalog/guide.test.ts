/** The guide to the language: its calculators compile as they stand there, and its other pieces can be read. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { check } from '../../generator/compile.js';
import { catalogFiles } from '../../generator/language/forms/files.js';
import { syntaxTable } from '../../generator/program/operations.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { parseYaml } from '../../generator/source/parse-yaml.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import { parseFormula } from '../../generator/syntax/parser.js';
import { projectRoot } from '../support/project-root.js';
import { loneCalculators } from './lone-calculators.js';

const guide = readFileSync(join(projectRoot, 'catalog/LANGUAGE.md'), 'utf8');
const blocks = [...guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

function blockWith(start: string): string {
  return blocks.find((block) => block.startsWith(start)) ?? `${start} is not in the guide.`;
}

/** Its figure, without those that it does not use. */
const [readyMix = ''] = blockWith('prices:\n  ready_mix:').split(/^wages:/m);

const whole = [
  { name: 'the first calculator', calculators: blockWith('concrete:'), figures: readyMix },
  {
    name: 'the calculator with every corner',
    calculators: blockWith('# file: calculators/porch-roof.yaml'),
    figures: blockWith('# file: figures.yaml\nprices:\n  roof_sheet:'),
  },
];

/** A calculator with these inputs and steps. */
function calculatorAround(inputsAndSteps: string, result: string, value: number): string {
  const indented = (text: string, by: string) => text.trimEnd().replace(/^(?=.)/gm, by);
  return `piece:
  title: Piece
  subtitle: A piece of the guide
  tag: outdoor
  disclaimer: An estimate.
${indented(inputsAndSteps, '  ')}
  result:
${indented(result, '    ')}
  examples:
    - { name: the defaults, inputs: {}, value: ${value}, source: by hand }
  sources: [The guide.]
`;
}

test.each(whole)('$name compiles without advice, and its examples hold', ({ calculators, figures }) => {
  const { catalog, diagnostics } = check(loneCalculators(calculators, figures));
  expect(renderDiagnostics(diagnostics)).toBe('');
  expect(catalog?.calculators).toHaveLength(1);
});

/** A mapping of YAML, with what a later step writes in its place; null takes a line out. */
function written(before: unknown, step: unknown): unknown {
  if (!isMapping(before) || !isMapping(step)) return step;
  const entries = Object.entries(step).map(([key, value]) => [key, written(before[key], value)] as const);
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(entries) }).filter(([, each]) => each !== null),
  );
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const steps = guide
  .split(/^### (?=\d+\. )/m)
  .slice(1)
  .map((section) => {
    const own = [...(section.split(/^## /m, 1)[0]?.matchAll(/^```yaml\n([\s\S]*?)^```$/gm) ?? [])].map(
      ([, text = '']) => text,
    );
    return { name: section.split('\n', 1)[0] ?? '', own };
  });

/** The text of a file after the steps up to an index; null before its first. */
function fileAfter(index: number, isPart: (block: string) => boolean): string | null {
  const parts = steps.slice(0, index + 1).flatMap(({ own }) => own.filter(isPart));
  return parts.length === 0 ? null : stringify(parts.map((part): unknown => parse(part)).reduce(written));
}

test('the guide has ten steps', () => {
  expect(steps.map(({ name }) => Number.parseInt(name, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(steps.every(({ own }) => own.length > 0)).toBe(true);
});

test.each(steps.map(({ name }, index) => [name, index] as const))('step %s compiles without advice', (_, index) => {
  const calculators = fileAfter(index, (block) => block.startsWith('pancakes:'))?.replace(
    'tag: garden',
    'tag: outdoor',
  );
  const figures = fileAfter(index, (block) => block.startsWith('# file: figures.yaml'));
  const { catalog, diagnostics } = check(loneCalculators(calculators ?? '', figures));
  expect(renderDiagnostics(diagnostics)).toBe('');
  expect(catalog?.calculators).toHaveLength(1);
});

test.each(blocks.map((block) => [block.split('\n')[0] ?? '', block] as const))('the piece `%s` is YAML', (_, block) => {
  const reporter = new Reporter();
  parseYaml(createSource('', block.replaceAll('{ ... }', '{}')), reporter);
  expect(renderDiagnostics(reporter.sorted())).toBe('');
});

test('each formula on a line of its own is a formula', () => {
  const { formula } = parse(blockWith('formula:')) as { readonly formula: Readonly<Record<string, string>> };
  const reporter = new Reporter();
  for (const text of Object.values(formula))
    parseFormula(spanOf(createSource('', text), 0, text.length), syntaxTable, reporter);
  expect(renderDiagnostics(reporter.sorted())).toBe('');
  expect(Object.keys(formula).length).toBeGreaterThan(3);
});

/** What `init` writes, the second part behind the first. */
function template(path: string): unknown {
  const parts = ['cli/template', 'cli/template-network'].map((folder) => join(projectRoot, folder, 'catalog', path));
  return parse(
    parts
      .filter(existsSync)
      .map((part) => readFileSync(part, 'utf8'))
      .join('\n'),
  );
}

test('the network of the guide is the one that init writes', () => {
  expect(parse(blockWith('region:'))).toEqual(template('network.yaml'));
});

test('the service of the guide is in order with that network', () => {
  const own = parse(`${blockWith('name: Garden figures')}\n${blockWith('country: US')}`) as object;
  expect(Object.keys(own)).toEqual(Object.keys(template('service.yaml') as object));
  const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const { catalog, diagnostics } = check({
    calculators: [createSource('garden.yaml', text('cli/template/catalog/calculators/garden.yaml'))],
    units: createSource('units.yaml', text('cli/template/catalog/units.yaml')),
    service: createSource('service.yaml', stringify(own)),
    network: createSource('network.yaml', blockWith('region:')),
    figures: [createSource('figures.yaml', text('cli/template/catalog/figures.yaml'))],
    indices: null,
    publishers: null,
  });
  expect(renderDiagnostics(diagnostics)).toBe('');
  expect(catalog?.network?.slots.length).toBe(4);
});

/** The names of all keys that a schema gives. */
function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(keysOf)];
}

const explained = [
  ['service.yaml', catalogFiles.service.schema, ['languages', 'time_zone', 'currency', 'price_region']],
  [
    'network.yaml',
    catalogFiles.network.schema,
    [
      ...['except', 'page_url', 'active', 'city_facts', 'region_names', 'advice', 'reasons', 'none_because', 'parts'],
      ...['search', 'asked', 'things', 'symptoms', 'does', 'not'],
    ],
  ],
] as const;

test.each(explained)('the guide shows or names every key of %s', (_, schema, named) => {
  const shown = blocks.flatMap((block) => [...block.matchAll(/([a-z_]+):/g)].map(([, key]) => key));
  const names = named.filter((name) => guide.includes(`\`${name}`));
  expect(names).toEqual(named);
  const known = new Set<string | undefined>([...shown, ...names]);
  expect(keysOf(schema).filter((key) => !known.has(key))).toEqual([]);
});

test('the units of the guide are defined, and a calculator can use them', () => {
  const entry = calculatorAround(
    'inputs: { turn: { label: Turn, type: number, unit: rpm, default: 9, min: 1, max: 99, step: 1 } }\nformula: { every: 1 / turn to min }',
    'value: every\nunit: min\ninterpretation: "{every:2}"',
    0.11,
  );
  const sources = loneCalculators(entry);
  const units = createSource('catalog/units.yaml', blockWith('m: {'));
  const service = createSource('catalog/service.yaml', sources.service.text.replace('currency: USD', 'currency: EUR'));
  expect(renderDiagnostics(check({ ...sources, units, service }).diagnostics)).toBe('');
});

test('the forms that are proved are proved, without advice', () => {
  const forms = blockWith('# forms that are proved');
  const { formula } = parse(forms) as { readonly formula: Readonly<Record<string, string>> };
  const spoken = Object.keys(formula).map((name) => `{${name}}`);
  const entry = calculatorAround(forms, `value: share\ninterpretation: "${spoken.join(' ')}"`, 0.74);
  expect(renderDiagnostics(check(loneCalculators(entry)).diagnostics)).toBe('');
  expect(spoken.length).toBeGreaterThan(5);
});

test('the guide names everything that the second half of the language has', () => {
  const corners = [
    'pi',
    'mod(',
    'annuity(',
    'growth(',
    'periods(',
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
