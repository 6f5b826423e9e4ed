import type { EntryEdit, FormField } from '../../workbench/messages/entry-form.js';
import { changed } from '../../workbench/messages/text.js';
import { changesOf } from '../../workbench/worker/entry-edits.js';
import { formOf, missingKeys } from '../../workbench/worker/entry-form.js';
import { writtenEntry } from '../../workbench/worker/written-entry.js';

/** What a form and dialogs write into an entry, in every way in which it may be written. */

function after(text: string, edit: EntryEdit): string {
  return changed(text, changesOf(writtenEntry('carpet', text), edit));
}

const field = (key: string, value: string): EntryEdit => at([key], value);
const at = (path: readonly string[], value: string): EntryEdit => ({ kind: 'field', input: 'width', path, value });
const example: EntryEdit = {
  kind: 'example',
  example: { name: 'a hall, long', inputs: { width: 6, size: '4' }, value: '12', source: '2 x 6' },
};
const written = '{ name: "a hall, long", inputs: { width: 6, size: "4" }, value: 12, source: 2 x 6 }';

const miscounted = 'carpet:\n  examples:\n    - { name: a, source: guessed, value: 60 }\n';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly edit: EntryEdit;
  readonly becomes: string;
}

const cases: readonly Case[] = [
  {
    name: 'a key that braces lack',
    text: 'carpet:\n  inputs:\n    width: { label: Width, type: number }\n',
    edit: field('min', '1'),
    becomes: 'carpet:\n  inputs:\n    width: { label: Width, type: number, min: 1 }\n',
  },
  {
    name: 'a key that lines lack',
    text: 'carpet:\n  inputs:\n    width:\n      label: Width\n      type: number # of feet\n\n  formula:\n',
    edit: field('unit', 'ft'),
    becomes:
      'carpet:\n  inputs:\n    width:\n      label: Width\n      type: number # of feet\n      unit: ft\n\n  formula:\n',
  },
  {
    name: 'a key without a value',
    text: 'carpet:\n  inputs:\n    width: { min: , max: 4 }\n',
    edit: field('min', '1'),
    becomes: 'carpet:\n  inputs:\n    width: { min: 1, max: 4 }\n',
  },
  {
    name: 'a line without a value',
    text: 'carpet:\n  inputs:\n    width:\n      min:\n      max: 4\n',
    edit: field('min', '1'),
    becomes: 'carpet:\n  inputs:\n    width:\n      min: 1\n      max: 4\n',
  },
  {
    name: 'an input without anything',
    text: 'carpet:\n  inputs:\n    width:\n    depth: {}\n',
    edit: field('label', 'How wide'),
    becomes: 'carpet:\n  inputs:\n    width: { label: How wide }\n    depth: {}\n',
  },
  {
    name: 'a text in quotes stays in quotes',
    text: 'carpet:\n  inputs:\n    width: { default: "4" }\n',
    edit: field('default', '5'),
    becomes: 'carpet:\n  inputs:\n    width: { default: "5" }\n',
  },
  {
    name: 'a text that needs quotes',
    text: 'carpet:\n  inputs:\n    width: { unit: ft, label: Width }\n',
    edit: field('unit', '%'),
    becomes: 'carpet:\n  inputs:\n    width: { unit: "%", label: Width }\n',
  },
  {
    name: 'a key is taken out of braces',
    text: 'carpet:\n  inputs:\n    width: { label: Width, unit: ft }\n',
    edit: field('unit', ''),
    becomes: 'carpet:\n  inputs:\n    width: { label: Width }\n',
  },
  {
    name: 'a key is taken out of lines',
    text: 'carpet:\n  inputs:\n    width:\n      unit: ft\n      label: Width\n',
    edit: field('unit', ''),
    becomes: 'carpet:\n  inputs:\n    width:\n      label: Width\n',
  },
  {
    name: 'the label of an option',
    text: 'carpet:\n  inputs:\n    width: { type: select, options: { a: A, b: B } }\n',
    edit: at(['options', 'b'], 'Wide'),
    becomes: 'carpet:\n  inputs:\n    width: { type: select, options: { a: A, b: Wide } }\n',
  },
  {
    name: 'the label of an option with columns',
    text: 'carpet:\n  inputs:\n    width:\n      options:\n        a: { label: A, price: 3 USD }\n',
    edit: at(['options', 'a', 'label'], 'Narrow'),
    becomes: 'carpet:\n  inputs:\n    width:\n      options:\n        a: { label: Narrow, price: 3 USD }\n',
  },
  {
    name: 'another option',
    text: 'carpet:\n  inputs:\n    width:\n      options:\n        a: A\n  formula:\n',
    edit: at(['options', 'b'], 'B'),
    becomes: 'carpet:\n  inputs:\n    width:\n      options:\n        a: A\n        b: B\n  formula:\n',
  },
  {
    name: 'the first option',
    text: 'carpet:\n  inputs:\n    width: { type: select }\n',
    edit: at(['options', 'a'], 'A'),
    becomes: 'carpet:\n  inputs:\n    width: { type: select, options: { a: A } }\n',
  },
  {
    name: 'an option is taken out, with its columns',
    text: 'carpet:\n  inputs:\n    width:\n      options:\n        a:\n          label: A\n          price: 3 USD\n        b: B\n',
    edit: at(['options', 'a'], ''),
    becomes: 'carpet:\n  inputs:\n    width:\n      options:\n        b: B\n',
  },
  {
    name: 'an input is taken out of lines',
    text: 'carpet:\n  inputs:\n    width: { label: Width, options: { a: A } }\n    depth: { label: Depth }\n',
    edit: at([], ''),
    becomes: 'carpet:\n  inputs:\n    depth: { label: Depth }\n',
  },
  {
    name: 'an input is taken out of braces',
    text: 'carpet:\n  inputs: { width: { label: Width }, depth: { label: Depth } }\n',
    edit: at([], ''),
    becomes: 'carpet:\n  inputs: { depth: { label: Depth } }\n',
  },
  {
    name: 'a last line without an end is taken out',
    text: 'carpet:\n  inputs:\n    depth: { label: Depth }\n    width:\n      label: Width',
    edit: at([], ''),
    becomes: 'carpet:\n  inputs:\n    depth: { label: Depth }\n',
  },
  {
    name: 'another input',
    text: 'carpet:\n  inputs:\n    width: { label: Width }\n  formula:\n    a: width\n',
    edit: { kind: 'input', name: 'roomDepth' },
    becomes:
      'carpet:\n  inputs:\n    width: { label: Width }\n    roomDepth: { label: Room depth, type: number }\n  formula:\n    a: width\n',
  },
  {
    name: 'the first input',
    text: 'carpet:\n  inputs: {}\n',
    edit: { kind: 'input', name: 'depth' },
    becomes: 'carpet:\n  inputs: { depth: { label: Depth, type: number } }\n',
  },
  {
    name: 'an example below others',
    text: 'carpet:\n  examples:\n    - name: a\n      value: 1\n  sources: [b]\n',
    edit: example,
    becomes: `carpet:\n  examples:\n    - name: a\n      value: 1\n    - ${written}\n  sources: [b]\n`,
  },
  {
    name: 'the first example',
    text: 'carpet:\n  examples: []\n',
    edit: example,
    becomes: `carpet:\n  examples:\n    - ${written}\n`,
  },
  {
    name: 'an example in brackets',
    text: 'carpet:\n  examples: [{ name: a }]\n',
    edit: example,
    becomes: `carpet:\n  examples: [{ name: a }, ${written}]\n`,
  },
  {
    name: 'an example where the key has nothing',
    text: 'carpet:\n  examples:\n  sources: [b]\n',
    edit: example,
    becomes: `carpet:\n  examples:\n    - ${written}\n  sources: [b]\n`,
  },
  {
    name: 'an example where the key is missing',
    text: 'carpet:\n  title: Carpet\n\n',
    edit: example,
    becomes: `carpet:\n  title: Carpet\n  examples:\n    - ${written}\n\n`,
  },
  {
    name: 'a source that is the first',
    text: 'carpet:\n  title: Carpet\n',
    edit: { kind: 'line', key: 'sources', value: 'A book: page 3' },
    becomes: 'carpet:\n  title: Carpet\n  sources:\n    - "A book: page 3"\n',
  },
  {
    name: 'a title',
    text: 'carpet:\n  tag: home\n',
    edit: { kind: 'line', key: 'title', value: 'Carpet' },
    becomes: 'carpet:\n  tag: home\n  title: Carpet\n',
  },
  {
    name: 'the value of an example, with its source',
    text: miscounted,
    edit: { kind: 'value', at: miscounted.indexOf('60'), value: '600', source: 'counted again' },
    becomes: 'carpet:\n  examples:\n    - { name: a, source: counted again, value: 600 }\n',
  },
];

test.each(cases)('$name', ({ text, edit, becomes }) => {
  expect(after(text, edit)).toBe(becomes);
});

test('the form has what is written and says what is missing', () => {
  const text =
    'carpet:\n  inputs:\n    width: { label: Width, type: number, min: 1 }\n    kind:\n      type: select\n      default: a\n      options: { a: A, b: { label: B, price: 3 } }\n';
  const entry = writtenEntry('carpet', text);
  const written = ({ path, value }: FormField) => `${path.join('.')}=${value}`;
  const shown = formOf(entry).map(({ name, fields, options }) => [name, [...fields, ...(options ?? [])].map(written)]);
  expect(shown).toEqual([
    ['width', ['label=Width', 'unit=', 'default=', 'min=1', 'max=', 'step=']],
    ['kind', ['label=', 'default=a', 'options.a=A', 'options.b.label=B']],
  ]);
  expect(missingKeys(entry, 'width')).toEqual(['default', 'max', 'step']);
});
