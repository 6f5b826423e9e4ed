/** An edit of one calculator changes that calculator's module and its own lines of the shared documents, no others. */
import { compiledFiles, editedSources } from '../support/real-catalog.js';
import { ownLines } from './own-lines.js';

interface Edit {
  readonly what: string;
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  /** The shared documents that show the edit. The calculator's module always does. */
  readonly shownIn: readonly string[];
}

/** Every document that shows all of a calculator, the one of its tag among them. */
const all = (tag: string): readonly string[] => ['llms-full.txt', `llms/${tag}.txt`, 'openapi.json', 'registry.json'];

const edits: readonly Edit[] = [
  { what: 'a label', slug: 'sod', from: 'label: Lawn area', to: 'label: Area to cover', shownIn: all('outdoor') },
  { what: 'a bound', slug: 'fence', from: 'min: 10, max: 5000', to: 'min: 5, max: 6000', shownIn: all('outdoor') },
  {
    what: 'a constant',
    slug: 'concrete',
    from: 'order: ceil(volume * 1.1, ',
    to: 'order: ceil(volume * 1.35, ',
    shownIn: ['llms-full.txt', 'openapi.json', 'registry.json'],
  },
  {
    what: 'a price',
    slug: 'windows',
    from: 'wood: { label: Wood or clad wood, phrase: wood or clad wood, price: 900..1500 }',
    to: 'wood: { label: Wood or clad wood, phrase: clad wood, price: 850..1400 }',
    shownIn: [],
  },
  {
    what: 'a title',
    slug: '3d-printing',
    from: '3D Printing Cost Calculator',
    to: 'Filament Calculator',
    shownIn: all('shop'),
  },
  {
    what: 'an option more',
    slug: 'water-well',
    from: '        steel: {',
    to: '        screen: { label: Slotted screen, phrase: slotted screen, rate: 22..45 }\n        steel: {',
    shownIn: all('outdoor'),
  },
  {
    what: 'a source',
    slug: 'windows',
    from: 'Vinyl double-hung $550 to $950',
    to: 'Vinyl double-hung $555 to $955',
    shownIn: ['llms-full.txt', 'registry.json'],
  },
];

/** The text of the catalog with one edit inside the entry of its calculator. */
function edited(text: string, { slug, from, to }: Edit): string {
  const start = text.search(new RegExp(`^${slug}:$`, 'm'));
  const length = text.slice(start).search(/\n\S/);
  const entry = length === -1 ? text.slice(start) : text.slice(start, start + length);
  if (start === -1 || !entry.includes(from)) throw new Error(`The entry ${slug} has no ${from}`);
  return text.slice(0, start) + entry.replace(from, () => to) + text.slice(start + entry.length);
}

/** The service's facts but for the hash of the catalog, which every edit changes. */
function withoutHash(files: ReadonlyMap<string, string>): string {
  const [line] = /^ {2}catalogHash: '[0-9a-f]{16}',$/m.exec(files.get('service.ts') ?? '') ?? [''];
  return (files.get('service.ts') ?? '').replace(line, '');
}

describe('one edit', () => {
  const before = compiledFiles();

  test.each(edits)('$what of $slug', (edit) => {
    const after = compiledFiles(editedSources((text) => edited(text, edit)));
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...after].filter(([path, content]) => before.get(path) !== content).map(([path]) => path);
    expect(changed).toEqual([`calculators/${edit.slug}.ts`, ...edit.shownIn, 'service.ts']);
    expect(withoutHash(after)).toBe(withoutHash(before));
    for (const path of edit.shownIn) {
      const [old, now] = [before, after].map((files) => ownLines(path, files.get(path) ?? '', edit.slug));
      expect(now?.others).toEqual(old?.others);
      expect(now?.own).not.toEqual(old?.own);
    }
  });
});
