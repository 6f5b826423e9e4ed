/** What the workbench cuts out of a catalog for one entry compiles by itself, so that every entry has its calculator. */
import { readSources } from '../../authoring/commands/files.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { entriesOfAll } from '../../workbench/worker/excerpt.js';
import { openExcerpt } from '../../workbench/worker/open-excerpt.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed } from '../support/random.js';
import { shareOf } from '../support/shares.js';

const catalogs = [
  { folder: 'catalog', every: 16 },
  { folder: 'examples/household/catalog', every: 3 },
  { folder: 'test/workbench/trades', every: 1 },
];

const cases = catalogs.flatMap(({ folder, every }) => {
  const sources = filesOf(readSources(projectRoot, folder));
  // The page has every catalog in the same folder.
  const files = new Map(sources.map(({ path, text }) => [path.replace(folder, 'catalog'), text]));
  const entries = shareOf(entriesOfAll(files), every, chosenSeed());
  return entries.map((entry) => ({ folder, slug: entry.slug, files, entry }));
});

test.each(cases)('$slug of $folder', ({ files, entry }) => {
  const { opened, diagnostics } = openExcerpt(files, entry);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect(opened?.piece.calculator.slug).toBe(entry.slug);
});
