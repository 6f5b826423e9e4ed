/** The kennel's catalog with more of everything that can differ, and edits of its files as a fixture writes them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryMemory } from '../../../authoring/language/query-memory.js';
import type { CatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { openComparableCatalog } from '../../../authoring/sample/catalog-with-sources.js';
import { sourcesFrom } from '../../../generator/language/catalog-sources.js';
import { memoized } from '../../../generator/source/remembered.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import type { Source } from '../../../generator/source/source.js';
import { createSource } from '../../../generator/source/source.js';
import type { Edit } from './kennel.js';
import { edited } from './kennel.js';

const width = '    width: { label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }\n';
const runs = `    runs:
      label: Runs
      type: list
      of:
        long: { label: Long, type: number, unit: ft, required: true, min: 1, max: 60, step: 1 }
        side: { label: Side, type: select, default: one, options: { one: { label: One, part: 1 }, both: { label: Both, part: 2 } } }
      most: 4
      instead_of: { width: "sum(runs, long * side.part)" }
`;
const guidance = `  guidance:
    use_when: a run is filled
    not_when: the run is outdoors
    pitfalls: [Wet chips rot.]
    next_step: Order a bag more.
  drawing: { kind: slab, length: length, width: width, depth: depth }
`;

/** What the small catalog lacks. */
const prepared: readonly Edit[] = [
  { from: width, to: `${width}${runs}` },
  { from: '  disclaimer: Chips settle', to: `${guidance}  disclaimer: Chips settle` },
  { from: 'max: 60, step: 1 }', to: 'max: 60, step: 1, hint: Inside the boards }' },
  { file: 'figures', from: '4..7 EUR/bag\n', to: '4..7 EUR/bag\n    open: 1..40 EUR/bag\n' },
  { file: 'network', from: 'stays: { ', to: 'stays: { walks: Walks, ' },
  { file: 'service', from: 'version:', to: 'languages: [en, de]\nversion:' },
];

type Files = Readonly<Record<string, string>>;

const folder = join(__dirname, 'further');
const further: Files = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [path.slice(0, -'.yaml'.length), readFileSync(join(folder, path), 'utf8')]),
);

const base: Files = { ...edited(prepared), ...further };

/** Puts one text in place of another in a file, such as `figures/wages`. */
export interface FixtureEdit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What is known of a text is kept from one edit to the next. */
const work = new QueryMemory();

/** The same object for the same text of a file. */
const sourceOf = memoized((text: string): Source => {
  const end = text.indexOf('\n');
  return createSource(`catalog/${text.slice(0, end)}`, text.slice(end + 1));
});

/** Opens the catalog with edits; throws what leaves nothing to compare. */
export function editedKennel(edits: readonly FixtureEdit[]): CatalogWithSources {
  const texts: Record<string, string> = { ...base };
  for (const { file, from, to } of edits) {
    if (texts[file]?.includes(from) !== true) throw new Error(`${file} has no ${from}`);
    texts[file] = texts[file].replace(from, () => to);
  }
  const isGerman = texts['service']?.includes('languages:') === true;
  const files = Object.keys(texts).filter((file) => isGerman || !file.startsWith('de/'));
  const sources = sourcesFrom(
    files.map((file) => `${file}.yaml`),
    (name) => sourceOf(`${name}\n${texts[name.slice(0, -'.yaml'.length)]}`),
  );
  const { catalog, mistakes } = openComparableCatalog(sources, work);
  if (catalog === null) throw new Error(renderDiagnostics(mistakes));
  return catalog;
}
