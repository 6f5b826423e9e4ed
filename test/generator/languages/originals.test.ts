import { yamlOf } from '../../../authoring/yaml/print-yaml.js';
import { originalsFile } from '../../../generator/language/forms/language.js';
import { notesOf, plainNotes } from '../../../generator/languages/originals.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { parseYaml } from '../../../generator/source/parse-yaml.js';
import { createSource } from '../../../generator/source/source.js';

const notes = new Map([
  [
    'calculators.yaml',
    new Map([
      ['3d-printing/title', '6cc755e0de5a11b1'],
      ['concrete/inputs/area/label', 'ab07c0f9b0ad5205'],
      ['concrete/inputs/mix/options/no: 5/label', 'a'.repeat(16)],
      ['off', '1e10000000000000'],
    ]),
  ],
  ['figures/home.yaml', new Map([['prices/mix/because', '0'.repeat(16)]])],
]);

test('notes as they are written are read line by line, as YAML reads them', () => {
  const text = yamlOf(notes);
  const node = parseYaml(createSource('catalog/es/originals.yaml', text), new Reporter());
  expect(plainNotes(text)).toEqual(notes);
  expect(node && notesOf(originalsFile.read(node, node.span))).toEqual(notes);
});

const note = `"${'1'.repeat(16)}"`;

test.each([
  ['nothing', ''],
  ['no file', '{}\n'],
  ['a file without notes', 'units.yaml:\n'],
  ['a file that stands twice', `units.yaml:\n  a: ${note}\nunits.yaml:\n  b: ${note}\n`],
  ['a text that stands twice', `units.yaml:\n  a: ${note}\n  "a": ${note}\n`],
  ['a comment', `# By hand.\nunits.yaml:\n  a: ${note}\n`],
  ['a note that is a number', `units.yaml:\n  a: ${'1'.repeat(16)}\n`],
  ['a note that is too short', 'units.yaml:\n  a: "1"\n'],
  ['a note without a file', `  a: ${note}\n`],
  ['an escape', `units.yaml:\n  "\\x61": ${note}\n`],
  ['a letter that only looks alike', `units.yaml:\n  "\u0430": ${note}\n`],
  ['a line that ends as on Windows', `units.yaml:\r\n  a: ${note}\r\n`],
])('%s is left to YAML', (_, text) => {
  expect(plainNotes(text)).toBeNull();
});
