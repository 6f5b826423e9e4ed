/** Edits of the project's own catalog, each classed as a person would class it; those that nobody meets say nothing. */
import { compareCatalogs } from '../../authoring/compare/compare.js';
import { QueryMemory } from '../../authoring/language/query-memory.js';
import type { CatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { rewritten } from '../support/edited-sources.js';
import { chosenSeed } from '../support/random.js';
import { originalSources } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';
import type { CatalogEdit } from './edits.js';
import { catalogEdits } from './edits.js';

const today = '2026-11-22';
const seed = chosenSeed();
const sources = originalSources();
/** What is known of an entry is kept from one edit to the next, as an editor keeps it. */
const work = new QueryMemory();
const base = open(sources);

function open(edited: CatalogSources, kept: Queries = work): CatalogWithSources {
  const reporter = new Reporter();
  const workshop = openCatalogWithSources(edited, reporter, kept);
  if (workshop === null) throw new Error(renderDiagnostics(reporter.sorted()));
  return workshop;
}

function edited(whole: CatalogSources, { slug, file, changes, and }: CatalogEdit): CatalogSources {
  if (file === undefined) return slug === null ? whole : withEntry(whole, slug, changes);
  const other = rewritten(whole, pathOf(whole, file, changes), (text) => changed(text, changes));
  return and === undefined ? other : withEntry(other, and.slug, and.changes);
}

/** The path of a file. Figures stand in several, of which only one has what is changed. */
function pathOf(whole: CatalogSources, file: NonNullable<CatalogEdit['file']>, changes: CatalogEdit['changes']) {
  if (file !== 'figures') return `catalog/${file}.yaml`;
  const [found, ...others] = whole.figures.filter(({ text }) => changes.every(([was]) => text.includes(was)));
  if (found === undefined || others.length > 0) throw new Error('Only one file must have the figures to be changed.');
  return found.path;
}

/** The sources with changes of one entry, whichever file it stands in. */
function withEntry(whole: CatalogSources, slug: string, changes: CatalogEdit['changes']): CatalogSources {
  const start = `\n${slug}:\n`;
  const calculators = whole.calculators.map(({ path, text }) => {
    const from = text.indexOf(start) + start.length;
    if (from < start.length) return createSource(path, text);
    const length = text.slice(from).search(/\n(?=[a-z0-9-]+:\n)/);
    const to = length < 0 ? text.length : from + length;
    return createSource(path, `${text.slice(0, from)}${changed(text.slice(from, to), changes)}${text.slice(to)}`);
  });
  return { ...whole, calculators };
}

/** Each of the changes must be possible. */
function changed(text: string, changes: CatalogEdit['changes']): string {
  let found = text;
  for (const [was, becomes] of changes) {
    if (!found.includes(was)) throw new Error(`There is no ${was} to be changed.`);
    found = found.replaceAll(was, becomes);
  }
  return found;
}

/** The entries and the file that an edit touches. */
function touchedBy({ slug, file, and }: CatalogEdit): readonly string[] {
  return [slug, file, and?.slug].flatMap((each) => each ?? []);
}

/**
 * Edits that are made and compared together, as to compare all calculators is dear. No two touch the same entry or file,
 * and those of files, which every entry may meet, stand apart from those of entries.
 */
function batchesOf(edits: readonly CatalogEdit[]): readonly (readonly CatalogEdit[])[] {
  const batches: CatalogEdit[][] = [];
  for (const edit of edits) {
    const isApart = (other: CatalogEdit) =>
      (other.file === undefined) === (edit.file === undefined) &&
      touchedBy(edit).every((each) => !touchedBy(other).includes(each));
    const batch = batches.find((each) => each.every(isApart));
    if (batch === undefined) batches.push([edit]);
    else batch.push(edit);
  }
  return batches;
}

const batches = batchesOf(catalogEdits).map(
  (batch) => [batch.map(({ name, slug, file }) => `${name}, ${slug ?? file}`).join('; '), batch] as const,
);

test.each(batches)('%s', (_, batch) => {
  const said = batch.flatMap((edit) => edit.said);
  const { changes } = compareCatalogs(base, open(batch.reduce(edited, sources)), today);
  const found = changes.map(({ class: kind, where, what }) => `${kind} ${where}: ${what}`);
  const missing = said.filter((text) => !found.some((each) => each.startsWith(text)));
  const noise = found.filter((text) => !said.some((each) => text.startsWith(each)));
  expect({ missing, noise }).toEqual({ missing: [], noise: [] });
});

test(`entries say nothing where nothing was kept of them, seed ${seed}`, () => {
  const shareIn = (whole: CatalogWithSources) => ({ ...whole, pieces: shareOf(whole.pieces, 10, seed) });
  expect(compareCatalogs(shareIn(base), shareIn(open(sources, afresh)), today).changes).toEqual([]);
});

test('there are forty of them', () => {
  expect(catalogEdits.length).toBeGreaterThanOrEqual(40);
});
