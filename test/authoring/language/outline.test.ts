/** An outline says of a text that is YAML what a parser of YAML says of it. */
import { readSources } from '../../../authoring/commands/files.js';
import { outlineOf } from '../../../authoring/language/outline.js';
import { cutEntries } from '../../../generator/source/cut-entries.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { parsePiece } from '../../../generator/source/parse-yaml.js';
import { createSource, spanOf, spanText } from '../../../generator/source/source.js';
import type { YamlNode } from '../../../generator/source/yaml-tree.js';
import { readDiagnosticFixtures } from '../../support/diagnostic-fixtures.js';
import { projectRoot } from '../../support/project-root.js';

/** Every single value with the keys that lead to it, and where its text stands. */
function valuesIn(node: YamlNode, path: readonly string[]): readonly (readonly [path: string, place: string])[] {
  if (node.kind === 'map') return [...node.entries].flatMap(([key, { value }]) => valuesIn(value, [...path, key]));
  if (node.kind === 'sequence') return node.items.flatMap((item, index) => valuesIn(item, [...path, String(index)]));
  const { start, end } = node.content;
  return node.value === null ? [] : [[path.join('/'), `${start}-${end}`]];
}

function outlinedIn(text: string): readonly (readonly [path: string, place: string])[] {
  const scalars = outlineOf(text).filter(({ kind, value }) => kind === 'scalar' && value.end > value.start);
  const written = scalars.filter(({ value }) => text.slice(value.start, value.end) !== 'null');
  return written.map(({ path, value }) => [path.join('/'), `${value.start}-${value.end}`]);
}

const example = readSources(projectRoot, 'examples/household/catalog');
const pieces = [...example.calculators, example.units, example.service, ...example.figures]
  .flatMap((source) => cutEntries(source).map(spanText))
  .map((text) => [/^.*/.exec(text)?.[0] ?? '', text] as const);

test.each(pieces)('%s', (_, text) => {
  const source = createSource('piece.yaml', text);
  const { entries } = parsePiece(spanOf(source, 0, text.length), new Reporter());
  expect(outlinedIn(text)).toEqual(entries.flatMap(({ key, value }) => valuesIn(value, [key])));
});

test('an outline of a text that is no YAML ends, and stays inside the text', () => {
  const texts = readDiagnosticFixtures(`${__dirname}/../../diagnostics`).map(
    ({ texts: { calculators } }) => calculators ?? '',
  );
  const hostile = ['{', '[[[[', 'a: {b', "a: '", 'a: "\\', '- - - x', ': :', 'a:\n\t- b', `a: ${'['.repeat(20_000)}`];
  for (const text of [...texts, ...hostile])
    for (const { key, value } of outlineOf(text)) {
      const ends = [key?.start ?? 0, key?.end ?? 0, value.start, value.end];
      expect(ends.every((end) => end >= 0 && end <= text.length + 1)).toBe(true);
    }
});
