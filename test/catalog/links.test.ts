import { check } from '../../generator/compile.js';
import { sourcesOfTexts } from '../../generator/language/catalog-sources.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { nameOfPath } from '../../workbench/messages/text.js';
import { entriesOf } from '../../workbench/worker/excerpt.js';
import { linkFilesOf } from '../../workbench/worker/link-files.js';
import { realSources } from '../support/real-catalog.js';

/** What a link of the workbench holds is a catalog that stands by itself, for entries of every file. */
test('the first entry of each file is in order with nothing but what a link holds', () => {
  const { calculators } = realSources();
  const files = new Map(filesOf(realSources()).map(({ path, text }) => [path, text]));
  const entries = calculators.flatMap((file) => entriesOf(file).slice(0, 1));
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    const texts = new Map(linkFilesOf(files, entry).map(({ path, text }) => [path, text]));
    const names = [...texts.keys()].map((path) => nameOfPath(path) ?? `${path} is not read from a link`);
    expect(names).toEqual([...texts.keys()].map((path) => path.slice('catalog/'.length)));
    const { diagnostics } = check(sourcesOfTexts('catalog', names, (path) => texts.get(path) ?? ''));
    expect([entry.slug, diagnostics.filter(isMistake).map(({ message }) => message)]).toEqual([entry.slug, []]);
  }
});
