/** Edits of YAML texts: what the text says afterwards, and that no byte elsewhere changes. */
import { isSeq, parseDocument, visit } from 'yaml';
import { readSources } from '../../../authoring/commands/files.js';
import type { YamlEdit } from '../../../authoring/yaml/edit-yaml.js';
import { withEdits } from '../../../authoring/yaml/edit-yaml.js';
import type { YamlValue } from '../../../authoring/yaml/print-yaml.js';
import { InFlow, yamlOf } from '../../../authoring/yaml/print-yaml.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { filesOf } from '../../../generator/source/hash-sources.js';
import { parseYaml } from '../../../generator/source/parse-yaml.js';
import { createSource } from '../../../generator/source/source.js';
import { plainData } from '../../../generator/source/yaml-tree.js';
import { projectRoot } from '../../support/project-root.js';

const text = `# Prices.
chips:
  price:                # by the bag
    value: 4..7 EUR/bag # spring
    because: >-
      The dearest yard
      asks more.
    evidence:
      - { who: "Yard, list", says: [4, 7], note: it's ours } # yard
      # Another one.
      - who: Guide
        year: 2025
  fee: { value: '3 EUR' }

wood:
  none:
`;

const set = (path: string, value: YamlValue | undefined, more: Partial<YamlEdit> = {}): YamlEdit => ({
  path: path.split('/'),
  value,
  ...more,
});

/** The lines that an edit removes and adds. */
function changed(...edits: readonly YamlEdit[]) {
  const [old, now] = [text.split('\n'), withEdits(text, edits).split('\n')];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
}

const yard = '      - { who: "Yard, list", says: [4, 7], note: it\'s ours } # yard';

test.each<[string, YamlEdit, gone: string[], come: string[]]>([
  [
    'replaces a value and keeps the comment after it',
    set('chips/price/value', '5 EUR/bag'),
    ['    value: 4..7 EUR/bag # spring'],
    ['    value: 5 EUR/bag # spring'],
  ],
  [
    'keeps a block of text one',
    set('chips/price/because', 'It is: "so".'),
    ['      The dearest yard', '      asks more.'],
    ['      It is: "so".'],
  ],
  ['keeps quotes', set('chips/fee/value', '4 EUR'), ["  fee: { value: '3 EUR' }"], ["  fee: { value: '4 EUR' }"]],
  [
    'renames a key with its value',
    set('chips/price/evidence/1/year', '2025-11', { key: 'date' }),
    ['        year: 2025'],
    ['        date: 2025-11'],
  ],
  [
    'replaces a list in braces',
    set('chips/price/evidence/0/says', [5, '6 EUR, each']),
    [yard],
    [yard.replace('[4, 7]', '[5, "6 EUR, each"]')],
  ],
  [
    'adds a pair below a comment at the end of the line above',
    set('chips/price/judgement', 'Ours', { after: 'value' }),
    [],
    ['    judgement: Ours'],
  ],
  ['adds a pair in braces', set('chips/price/evidence/0/kind', 'firm'), [yard], [yard.replace(' }', ', kind: firm }')]],
  [
    'adds a pair in front of the others in braces',
    set('chips/price/evidence/0/kind', 'firm', { after: null }),
    [yard],
    [yard.replace('{ who', '{ kind: firm, who')],
  ],
  [
    'adds an item below the others',
    set('chips/price/evidence/2', new InFlow(new Map([['who', 'Mill, list']]))),
    [],
    ['      - { who: "Mill, list" }'],
  ],
  [
    'adds a group that is missing, within braces too',
    set('chips/fee/evidence', [new Map([['who', 'Mill']])]),
    ["  fee: { value: '3 EUR' }"],
    ["  fee: { value: '3 EUR', evidence: [{ who: Mill }] }"],
  ],
  ['fills a key without a value', set('wood/none/value', 3), [], ['    value: 3']],
  ['removes a pair with its line', set('chips/price/evidence/1/year', undefined), ['        year: 2025'], []],
  [
    'removes the first pair of an item and keeps its dash',
    set('chips/price/evidence/1/who', undefined),
    ['      - who: Guide', '        year: 2025'],
    ['      - year: 2025'],
  ],
  [
    'removes a pair with its comma in braces',
    set('chips/price/evidence/0/note', undefined),
    [yard],
    [yard.replace(", note: it's ours", '')],
  ],
  ['does nothing for a key that is not there', set('chips/price/none', undefined), [], []],
])('an edit %s', (_, edit, gone, come) => expect(changed(edit)).toEqual({ gone, come }));

test('several edits of one group keep their order, and an entry at the margin gets an empty line', () => {
  const edits = ['low', 'high'].map((key, index) => set(`chips/fee/${key}`, index));
  expect(withEdits(text, edits)).toContain("fee: { value: '3 EUR', low: 0, high: 1 }");
  const entry = set('nails/price/value', '2 EUR', { after: 'chips' });
  expect(withEdits(text, [entry])).toBe(text.replace('\nwood:', '\nnails:\n  price:\n    value: 2 EUR\n\nwood:'));
  expect(withEdits('', [entry])).toBe('nails:\n  price:\n    value: 2 EUR\n');
});

const hostile = [
  '',
  ' ',
  'yes',
  'null',
  '~',
  '12',
  '1e3',
  '0x10',
  '- a',
  'a: b',
  'a #b',
  '#b',
  '{a}',
  '[a]',
  'a, b',
  '¿Cuánto?',
  '"A" book',
  `it's "so"`,
  'a\\b',
  `\\ ' "`,
  '\u201cA title\u201d',
  '*a',
  '&a',
  '!a',
  '%a',
  '@a',
  '`a`',
  '2026-03-01',
  '<<',
  '__proto__',
  'x'.repeat(300),
  'many words '.repeat(30).trim(),
];

test.each(hostile)('the text %j reads the same after it is written, without a diagnostic', (said) => {
  const trees: readonly YamlValue[] = [
    said,
    [said],
    new InFlow([said]),
    new Map([['inner', said]]),
    new InFlow(new Map([['inner', said]])),
  ];
  for (const tree of trees) {
    const reporter = new Reporter();
    const node = parseYaml(createSource('made.yaml', yamlOf(new Map([['outer', tree]]))), reporter);
    expect(reporter.found.map(({ message }) => message)).toEqual([]);
    const plain = JSON.stringify(node && plainData(node));
    const inner = JSON.stringify(said);
    expect(plain).toMatch(/^\{"outer":/);
    expect(plain.replace(inner, '')).toMatch(/^\{"outer":(?:|\[\]|\{"inner":\})\}$/);
  }
});

const read = (written: string) => parseDocument(written, { stringKeys: true });
const parse = (written: string): unknown => read(written).toJS();

/** The places of all single values, as paths. */
function scalarPaths(written: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  visit(read(written), {
    Scalar(key, _node, ancestors) {
      if (key === 'key') return;
      const parents = [...ancestors, _node];
      found.push(
        parents.flatMap((each, at) => {
          const holder = parents[at - 1];
          if (typeof each === 'object' && 'key' in each) return [String((each.key as { value: unknown }).value)];
          return isSeq(holder) ? [String(holder.items.indexOf(each))] : [];
        }),
      );
    },
  });
  return found;
}

const files = filesOf(readSources(projectRoot, 'catalog')).filter(
  (file) => file.text !== '' && !file.path.endsWith('originals.yaml'),
);

test.each(files.map(({ path, text: written }, index) => [path, written, index] as const))(
  'in %s an edit of a value changes no byte elsewhere',
  (_, written, index) => {
    const paths = scalarPaths(written);
    const path = paths[(index * 97) % paths.length] ?? [];
    const said = hostile[index % hostile.length] ?? '';
    const [start = 0, end = 0] = (read(written).getIn(path, true) as { range: number[] }).range;
    const edited = withEdits(written, [{ path, value: said }]);
    expect(edited.startsWith(written.slice(0, start))).toBe(true);
    expect(edited.endsWith(written.slice(start + written.slice(start, end).trimEnd().length))).toBe(true);
    expect(parse(edited)).toEqual(withValue(parse(written), path, said));
  },
);

/** Plain data with another value at a path. */
function withValue(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item, at) => (String(at) === key ? withValue(item, rest, value) : item));
  const group = data as Readonly<Record<string, unknown>>;
  return { ...group, [key]: withValue(group[key], rest, value) };
}
