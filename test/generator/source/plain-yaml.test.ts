/** What is read without the library is what the library reads, with the same places; what it refuses is left to it. */
import type { Node } from 'yaml';
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { readSources } from '../../../authoring/commands/files.js';
import { cutEntries } from '../../../generator/source/cut-entries.js';
import { filesOf } from '../../../generator/source/hash-sources.js';
import { readPlainYaml } from '../../../generator/source/plain-yaml.js';
import { spanText } from '../../../generator/source/source.js';
import { projectRoot } from '../../support/project-root.js';
import { randomFrom } from '../../support/random.js';
import { slipped } from '../../support/slips.js';

/** Everything that the rest of the compiler takes from a node. */
function shapeOf(node: unknown): unknown {
  if (isPair(node)) return [node.key, node.value].map(shapeOf);
  const places = (node as Node).range?.slice(0, 2);
  if (isMap(node) || isSeq(node)) return { places, flow: node.flow === true, items: node.items.map(shapeOf) };
  if (!isScalar(node)) return null;
  const { value, type, source } = node;
  return { places, value, type, source: type === 'PLAIN' ? source : null };
}

function byLibrary(text: string): unknown {
  const options = { prettyErrors: false, schema: 'core', stringKeys: true, uniqueKeys: false } as const;
  const { contents, errors, warnings } = parseDocument(text, options);
  return errors.length + warnings.length > 0 ? 'a mistake' : shapeOf(contents);
}

const pieces = filesOf(readSources(projectRoot, 'examples/household/catalog')).flatMap((file) =>
  cutEntries(file).map(spanText),
);

test('an entry is read as the library reads it, nearly always without it', () => {
  const plain = pieces.filter((text) => readPlainYaml(text) !== null);
  expect(plain.map((text) => shapeOf(readPlainYaml(text)))).toEqual(plain.map(byLibrary));
  expect(plain.length).toBeGreaterThan(pieces.length * 0.9);
});

test('so is an entry with slips, or else it is left to the library', () => {
  const random = randomFrom(20261126);
  for (let round = 0; round < 3000; round++) {
    const text = slipped(random.pick(pieces), random);
    const plain = readPlainYaml(text);
    if (plain !== null) expect({ text, read: shapeOf(plain) }).toEqual({ text, read: byLibrary(text) });
  }
});

const texts = [
  'a: -5\nb: 1e3\nc: .5\nd: -0\ne: 007\n',
  'a: true\nb: null\nc: nul\nd: yes\n',
  'a: "two\n  lines"\n',
  "a: 'one'\n",
  'a: >-\n  one\n  two\n\n  three\nb: |\n  x\n  y\n\n\nc: 1\n',
  'a:\n  - b: 1\n    c: [1, "x", { d: e }]\n\n  - f\n# a comment\ng: {}\n',
  '# above\na:\n  # inside\n  b: 1\n',
];

test.each(texts)('plain: %j', (text) => {
  expect(shapeOf(readPlainYaml(text))).toEqual(byLibrary(text));
});

const others = [
  '',
  'a: 0x10\n',
  'a: .inf\n',
  'a: True\n',
  'a:\n',
  'a: b: c\n',
  'a: b # c\n',
  'a: &b c\n',
  'a: "\\n"\n',
  'a: one\n  two\n',
  'a: "two\n\n  lines"\n',
  'a: "two\nlines"\n',
  'a: { b: 1,, c: 2 }\n',
  'a: { b }\n',
  'a: [1, 2\nb: 3\n',
  'a:\n  b: 1\n # odd\nc: 2\n',
  'a: 1\n  b: 2\n',
  'a:\n- b\n',
  'a: >\n   one\n  two\n',
  '? a\n',
  `${'a'.repeat(2000)}: 1\n`,
  '---\na: 1\n',
];

test.each(others)('left to the library: %j', (text) => {
  expect(readPlainYaml(text)).toBeNull();
});
