/** The files of a catalog: which are read, in which order, and that it does not matter which of them holds an entry. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSources } from '../../../authoring/commands/files.js';
import { compile } from '../../../generator/compile.js';
import { emitArtifacts } from '../../../generator/emit.js';
import { sourcesOf } from '../../support/check-catalog.js';

const kennel = sourcesOf({});
const [all] = kennel.calculators.map(({ text }) => text);
const [, bedding = '', boarding = ''] = (all ?? '').split(/^(?=\w+:$)/m);

/** What `readSources` makes of a folder with these files and the kennel's others, as [path, text] of calculators. */
function read(files: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const root = mkdtempSync(join(tmpdir(), 'reckoner-files-'));
  const others = { 'units.yaml': '', 'service.yaml': '', 'network.yaml': '' };
  try {
    for (const [path, text] of Object.entries({ ...others, ...files })) {
      mkdirSync(dirname(join(root, 'catalog', path)), { recursive: true });
      writeFileSync(join(root, 'catalog', path), text);
    }
    return readSources(root, 'catalog').calculators.map(({ path, text }) => [path, text]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('calculators.yaml comes first, then the files of calculators/ by name, and nothing but YAML', () => {
  const files = {
    'calculators/b.yaml': 'b',
    'calculators/a.yaml': 'a',
    'calculators/notes.md': '',
    'calculators.yaml': '1',
  };
  expect(read(files)).toEqual([
    ['catalog/calculators.yaml', '1'],
    ['catalog/calculators/a.yaml', 'a'],
    ['catalog/calculators/b.yaml', 'b'],
  ]);
});

test('calculators.yaml may be left out where there are others', () => {
  expect(read({ 'calculators/a.yaml': 'a' })).toEqual([['catalog/calculators/a.yaml', 'a']]);
  expect(() => read({})).toThrow(/calculators\.yaml/);
});

test('an entry means the same in any file, and its module names the file', () => {
  const one = compile(kennel, emitArtifacts).files ?? new Map<string, string>();
  const further = { 'calculators/a.yaml': boarding, 'calculators/b.yaml': bedding };
  const split = sourcesOf({ further });
  const two = compile({ ...split, calculators: split.calculators.slice(1) }, emitArtifacts).files;
  const heads = (text: string): string =>
    text
      .replace(/\/\*\*.*?\*\//s, (head) => head.replace(/catalog\/\S+/g, 'FILE'))
      // The hash is that of the files.
      .replace(/catalogHash: '\w+'/, 'HASH');
  const plain = (files: ReadonlyMap<string, string> | null) =>
    [...(files ?? [])].map(([path, text]) => [path, heads(text).replaceAll(/\s+\*? ?/g, ' ')]);
  expect(plain(two)).toEqual(plain(one));
  expect(two?.get('calculators/boarding.ts')).toContain('catalog/calculators/a.yaml');
});
