/** The compiler knows nothing of the catalog beside it: whoever brings another catalog gets another service. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../support/project-root.js';

type Names = Readonly<Record<string, unknown>>;
type Groups = Readonly<Record<string, Names>>;

function read<T>(name: string): T {
  return parse(readFileSync(join(projectRoot, 'catalog', `${name}.yaml`), 'utf8')) as T;
}

const calculators = read<Names>('calculators');
const network = read<{ cities: Names; neighborhoods: Groups; categories: Groups }>('network');
const { tags } = read<{ tags: Names }>('service');

/** Slugs of calculators, categories, cities and neighborhoods, and the tags. */
const words = new Set([
  ...Object.keys(calculators),
  ...Object.keys(network.cities),
  ...[network.neighborhoods, network.categories].flatMap(Object.values).flatMap(Object.keys),
  ...Object.keys(tags),
]);

const files = readdirSync(join(projectRoot, 'generator'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)));

/** Where a text has one of the catalog's names as a word, in whatever case. */
function namesIn(text: string): readonly string[] {
  const found = text.toLowerCase().match(/[a-z0-9_]+(?:-[a-z0-9]+)*/g) ?? [];
  return found.filter((word) => words.has(word));
}

test('the names of the catalog are found where they are', () => {
  expect(words.size).toBeGreaterThan(250);
  expect(namesIn('the tag `discovery` and "service": "3d-printing", of Corpus-Christi')).toEqual([
    'discovery',
    '3d-printing',
    'corpus-christi',
  ]);
});

test('no source of the compiler names a calculator, a trade, a place or a tag of the catalog', () => {
  expect(files.length).toBeGreaterThan(80);
  const named = files.flatMap((path) =>
    namesIn(readFileSync(join(projectRoot, path), 'utf8')).map((word) => `${path}: ${word}`),
  );
  expect(named).toEqual([]);
});

const emitting = ['documents', 'targets'].map((room) => join('generator', room));

test('no emitter contains a telephone number', () => {
  const emitters = files.filter((path) => emitting.some((room) => path.startsWith(room)));
  expect(emitters.length).toBeGreaterThan(20);
  const telling = emitters.filter((path) => /\d{3}-\d{4}/.test(readFileSync(join(projectRoot, path), 'utf8')));
  expect(telling).toEqual([]);
});
