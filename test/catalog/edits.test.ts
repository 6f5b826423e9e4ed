/** Edits of the project's own catalog, each classed as a person would class it; those that nobody meets say nothing. */
import { compareCatalogs } from '../../authoring/compare/compare.js';
import { WorkCache } from '../../authoring/language/work-cache.js';
import type { CatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import { Reporter } from '../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import { createSource } from '../../generator/text/source.js';
import { realSources } from '../support/real-catalog.js';
import type { CatalogEdit } from './edits.js';
import { catalogEdits } from './edits.js';

const today = '2026-11-22';
const sources = realSources();
/** What is known of an entry is kept from one edit to the next, as an editor keeps it. */
const work = new WorkCache();
const base = open(sources);

function open(edited: CatalogSources): CatalogWithSources {
  const reporter = new Reporter();
  const workshop = openCatalogWithSources(edited, reporter, work);
  if (workshop === null) throw new Error(renderDiagnostics(reporter.sorted()));
  return workshop;
}

function edited({ slug, file, changes, and }: CatalogEdit): CatalogSources {
  if (file === undefined) return slug === null ? sources : withEntry(sources, slug, changes);
  const text = sources[file]?.text ?? '';
  const whole = { ...sources, [file]: createSource(`catalog/${file}.yaml`, changed(text, changes)) };
  return and === undefined ? whole : withEntry(whole, and.slug, and.changes);
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

test.each(catalogEdits.map((edit) => [`${edit.name}, ${edit.slug ?? edit.file}`, edit] as const))('%s', (_, edit) => {
  const { changes } = compareCatalogs(base, open(edited(edit)), today);
  const found = changes.map(({ class: kind, where, what }) => `${kind} ${where}: ${what}`);
  const missing = edit.said.filter((text) => !found.some((each) => each.startsWith(text)));
  const noise = found.filter((text) => !edit.said.some((each) => text.startsWith(each)));
  expect({ missing, noise }).toEqual({ missing: [], noise: [] });
});

test('there are forty of them', () => {
  expect(catalogEdits.length).toBeGreaterThanOrEqual(40);
});
