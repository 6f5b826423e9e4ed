/** Edits of the project's own catalog: a comparison says all of what follows from them, and nothing of other entries. */
import { changeLine } from '../../authoring/compare/change.js';
import { compareCatalogs } from '../../authoring/compare/compare.js';
import { QueryMemory } from '../../authoring/language/query-memory.js';
import type { CatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { openComparableCatalog } from '../../authoring/sample/catalog-with-sources.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { rewritten } from '../support/edited-sources.js';
import { chosenSeed } from '../support/random.js';
import { originalSources } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';

const today = '2026-11-22';
const seed = chosenSeed();
const sources = originalSources();
/** What is known of an entry is kept from one edit to the next, as an editor keeps it. */
const work = new QueryMemory();
const base = open(sources);

function open(edited: CatalogSources, kept: Queries = work): CatalogWithSources {
  const { catalog, mistakes } = openComparableCatalog(edited, kept);
  if (catalog === null) throw new Error(renderDiagnostics(mistakes));
  return catalog;
}

type Replaced = readonly (readonly [from: string, to: string])[];

/** The catalog with texts put in place of others, in the entry where one is named and else in the only file that has them. */
function edited(texts: Replaced, slug?: string): CatalogSources {
  const files = slug === undefined ? sources.figures : sources.calculators;
  const start = slug === undefined ? '' : `\n${slug}:\n`;
  const [file, ...others] = files.filter(
    ({ text }) => text.includes(start) && texts.every(([from]) => text.includes(from)),
  );
  if (file === undefined || others.length > 0) throw new Error(`One file must have ${start}${texts.join()}.`);
  return rewritten(sources, file.path, (text) => {
    const from = text.indexOf(start) + start.length;
    const length = slug === undefined ? -1 : text.slice(from).search(/\n(?=[a-z0-9-]+:\n)/);
    const to = length < 0 ? text.length : from + length;
    const own = texts.reduce((found, [was, becomes]) => found.replaceAll(was, becomes), text.slice(from, to));
    return text.slice(0, from) + own + text.slice(to);
  });
}

test.each<readonly [name: string, slug: string | undefined, texts: Replaced, said: readonly string[]]>([
  [
    'a shared price changes',
    undefined,
    [['  gutters:\n    value: 300..500 USD', '  gutters:\n    value: 300..520 USD']],
    [
      'behaviour gutters: `Range` and `cost high` are $0 to $20 higher, never lower; it moves at ',
      'behaviour gutters: `estimate: minimum high` is exactly $20 higher for every call; it moves at ',
      'behaviour figures: shared figure `minimums.gutters` 300..500 -> 300..520 (it is used by gutters)',
      'documentation gutters: proved ranges: `Range` 500..79500 -> 520..79500, `cost high` 500..79500 -> 520..79500',
    ],
  ],
  [
    'an input is renamed',
    'carpet-cleaning',
    [
      ['rooms: { label: Rooms', 'roomCount: { label: Rooms'],
      ['rooms * 1 room', 'roomCount * 1 room'],
      ['rises with rooms', 'rises with roomCount'],
      ['{ rooms:', '{ roomCount:'],
    ],
    [
      'breaking carpet-cleaning: input `rooms` is now `roomCount` (calls that give it by its old name are refused)',
      'documentation carpet-cleaning: the worked examples (the registry shows them)',
    ],
  ],
  [
    'a formula is written differently',
    'concrete',
    [['volume: length * width * thickness to cuyd', 'volume: thickness * (width * length) to cuyd']],
    ['documentation concrete: formulas are written differently (no published number moves, as proved for all calls)'],
  ],
])('%s', (_, slug, texts, said) => {
  const { changes } = compareCatalogs(base, open(edited(texts, slug)), today);
  const found = changes.map((change) => `${change.class} ${changeLine(change)}`);
  expect(found).toEqual(said.map((start) => expect.stringContaining(start)));
});

test(`entries say nothing where nothing was kept of them, seed ${seed}`, () => {
  const shareIn = (whole: CatalogWithSources) => ({ ...whole, pieces: shareOf(whole.pieces, 10, seed) });
  expect(compareCatalogs(shareIn(base), shareIn(open(sources, afresh)), today).changes).toEqual([]);
});
