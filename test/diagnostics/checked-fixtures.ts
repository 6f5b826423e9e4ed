/** Every fixture with what a check says of it, made once for a suite. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../generator/compile.js';
import type { CatalogSources } from '../../generator/load/sources.js';
import type { Catalog } from '../../generator/model/catalog.js';
import { lazily } from '../../generator/model/remembered.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import type { CatalogTexts } from '../support/check-catalog.js';
import { readOnce, sourcesOf } from '../support/check-catalog.js';
import type { DiagnosticFixture } from '../support/diagnostic-fixtures.js';
import { readDiagnosticFixtures } from '../support/diagnostic-fixtures.js';
import { projectRoot } from '../support/project-root.js';

export interface CheckedFixture extends DiagnosticFixture {
  readonly sources: CatalogSources;
  readonly catalog: Catalog | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Words of the interface in German for every language of a fixture that writes none, since no fixture is about them. */
function withInterface(texts: CatalogTexts): CatalogTexts {
  const { further = {} } = texts;
  const languages = Object.keys(further).flatMap((path) => /^(.+)\/language\.yaml$/.exec(path)?.[1] ?? []);
  const words = languages.map((language) => [`${language}/words.yaml`, germanInterface()]);
  return languages.length === 0 ? texts : { ...texts, further: { ...Object.fromEntries(words), ...further } };
}

const germanInterface = lazily((): string =>
  readFileSync(join(projectRoot, 'examples/household/catalog/de/words.yaml'), 'utf8'),
);

export const checkedFixtures = lazily((): readonly CheckedFixture[] =>
  readDiagnosticFixtures(__dirname).map((fixture) => {
    const sources = sourcesOf(withInterface(fixture.texts));
    return { ...fixture, sources, ...check(sources, readOnce) };
  }),
);
