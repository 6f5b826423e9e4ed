/** An edit of one calculator changes that calculator's module and its own lines of the shared documents, no others. */

import { readSources } from '../../authoring/commands/files.js';
import { compile } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { projectRoot } from '../support/project-root.js';
import { ownLines } from './own-lines.js';

const sources = readSources(projectRoot, 'examples/household/catalog');

interface Edit {
  readonly what: string;
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  /** The shared documents that show the edit. The calculator's module always does. */
  readonly shownIn: readonly string[];
  /** Files of the German translation that show it, which has texts of its own. */
  readonly inGerman: readonly string[];
}

/** Every document that shows all of a calculator, the one of its tag among them. */
const all = (tag: string): readonly string[] => [
  'calculators.json',
  'llms-full.txt',
  `llms/${tag}.txt`,
  'openapi-full.json',
  'openapi.json',
  'registry.json',
];

/** The German files that show a number of a calculator. */
const german = (slug: string, ...documents: readonly string[]): readonly string[] =>
  [`calculators/${slug}.ts`, 'calculators.json', 'llms-full.txt', ...documents].map((path) => `de/${path}`);

const edits: readonly Edit[] = [
  {
    what: 'a label',
    slug: 'rain-tank',
    from: 'label: Persons',
    to: 'label: Residents',
    shownIn: all('workshop'),
    inGerman: [],
  },
  {
    what: 'a bound',
    slug: 'pizza-dough',
    from: 'min: 1, max: 100',
    to: 'min: 1, max: 110',
    shownIn: [...all('kitchen'), 'vectors/pizza-dough.json'],
    inGerman: german('pizza-dough', 'llms/kitchen.txt', 'openapi-full.json', 'openapi.json', 'registry.json'),
  },
  {
    what: 'a constant',
    slug: 'rain-tank',
    from: 'cover.yield * 90%',
    to: 'cover.yield * 90.01%',
    shownIn: ['calculators.json', 'vectors/rain-tank.json'],
    // One of its steps names a unit in German, so the German module has all of them.
    inGerman: ['de/calculators.json', 'de/calculators/rain-tank.ts'],
  },
  {
    what: 'a cell',
    slug: 'wall-paint',
    from: 'rough: { label: Rough plaster, phrase: rough plaster, takes: 0.2 }',
    to: 'rough: { label: Rough plaster, phrase: raw plaster, takes: 0.2000001 }',
    shownIn: ['calculators.json', 'llms-full.txt', 'openapi-full.json', 'vectors/wall-paint.json'],
    inGerman: german('wall-paint', 'openapi-full.json'),
  },
  {
    what: 'a title',
    slug: 'rafter-length',
    from: 'Rafters of a Gable',
    to: 'Rafters of a',
    shownIn: [...all('workshop'), 'vectors/rafter-length.json'],
    inGerman: [],
  },
  {
    what: 'an option more',
    slug: 'tiles-with-waste',
    from: '        60x60: {',
    to: '        45x45: { label: 45 x 45 cm, area: 0.2025 }\n        60x60: {',
    shownIn: [...all('workshop'), 'vectors/tiles-with-waste.json'],
    inGerman: german('tiles-with-waste', 'llms/workshop.txt', 'openapi-full.json', 'openapi.json', 'registry.json'),
  },
  {
    what: 'a source',
    slug: 'rafter-length',
    from: 'any carpenter',
    to: 'every carpenter',
    shownIn: ['calculators.json', 'llms-full.txt'],
    inGerman: german('rafter-length'),
  },
];

/** The catalog with one edit inside the entry of its calculator. */
function editedSources(edit: Edit): CatalogSources {
  const files = sources.calculators.map(({ path, text }) => createSource(path, edited(text, edit)));
  if (files.every(({ text }, place) => text === sources.calculators[place]?.text))
    throw new Error(`The entry ${edit.slug} has no ${edit.from}`);
  return { ...sources, calculators: files };
}

/** The text of a file of calculators, edited where it has the entry. */
function edited(text: string, { slug, from, to }: Edit): string {
  const entries = text.split(/^(?=\S+:$)/m);
  return entries.map((entry) => (entry.startsWith(`${slug}:`) ? entry.replace(from, () => to) : entry)).join('');
}

function compiledFiles(from: CatalogSources): ReadonlyMap<string, string> {
  const { files, diagnostics } = compile(from, emitArtifacts);
  if (files === null) throw new Error(renderDiagnostics(diagnostics));
  return files;
}

/** The service's facts but for the hash of the catalog, which every edit changes. */
function withoutHash(files: ReadonlyMap<string, string>): string {
  const [line] = /^ {2}catalogHash: '[0-9a-f]{16}',$/m.exec(files.get('service.ts') ?? '') ?? [''];
  return (files.get('service.ts') ?? '').replace(line, '');
}

describe('one edit', () => {
  const before = compiledFiles(sources);

  test('none gives the same bytes again, from the text to the files', () => {
    expect([...compiledFiles(sources)]).toEqual([...before]);
  });

  test.each(edits)('$what of $slug', (edit) => {
    const after = compiledFiles(editedSources(edit));
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...after].filter(([path, content]) => before.get(path) !== content).map(([path]) => path);
    const services = ['service.ts', 'de/service.ts'];
    expect(changed).toEqual([`calculators/${edit.slug}.ts`, ...edit.shownIn, ...edit.inGerman, ...services].sort());
    expect(withoutHash(after)).toBe(withoutHash(before));
    for (const path of edit.shownIn) {
      const [old, now] = [before, after].map((files) => ownLines(path, files.get(path) ?? '', edit.slug));
      expect(now?.others).toEqual(old?.others);
      expect(now?.own).not.toEqual(old?.own);
    }
  });
});
