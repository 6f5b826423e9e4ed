/** Every fixture with what a check says of it, made once for a suite. */
import { check } from '../../generator/compile.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { lazily } from '../../generator/source/remembered.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { readOnce, sourcesOf } from '../support/check-catalog.js';
import type { DiagnosticFixture } from '../support/diagnostic-fixtures.js';
import { readDiagnosticFixtures } from '../support/diagnostic-fixtures.js';

export interface CheckedFixture extends DiagnosticFixture {
  readonly sources: CatalogSources;
  readonly catalog: Catalog | null;
  readonly diagnostics: readonly Diagnostic[];
}

export const checkedFixtures = lazily((): readonly CheckedFixture[] =>
  readDiagnosticFixtures(__dirname).map((fixture) => {
    const sources = sourcesOf(fixture.texts);
    return { ...fixture, sources, ...check(sources, readOnce) };
  }),
);
