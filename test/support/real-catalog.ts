/** The door to the project's own catalog: its sources, and what the checker makes of them. */

import { readSources } from '../../authoring/commands/files.js';
import type { CatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../authoring/sample/catalog-with-sources.js';
import type { Catalog } from '../../generator/program/catalog.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { lazily } from '../../generator/source/remembered.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import type { Source } from '../../generator/source/source.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { projectRoot } from './project-root.js';

/** The sources as they are. */
export function realSources(): CatalogSources {
  return readSources(projectRoot, 'catalog');
}

/** The sources without further languages, on whose texts no figure depends. */
export function originalSources(): CatalogSources {
  const { translations: _, ...sources } = realSources();
  return sources;
}

/** The sources with an edit of one file of calculators. */
export function editedSources(edit: (text: string) => string, path = 'catalog/calculators.yaml'): CatalogSources {
  const sources = originalSources();
  const edited = (source: Source) => (source.path === path ? createSource(path, edit(source.text)) : source);
  return { ...sources, calculators: sources.calculators.map(edited) };
}

/** The catalog with its sources, opened once for the suites of a worker. Throws with the report where it has mistakes. */
export const openedCatalog = lazily((): CatalogWithSources => {
  const reporter = new Reporter();
  const opened = openCatalogWithSources(realSources(), reporter);
  if (opened === null) throw new Error(`The catalog has mistakes.\n${renderDiagnostics(reporter.sorted())}`);
  return opened;
});

/** The checked catalog, checked once for the suites of a worker. */
export function checkedCatalog(): Catalog {
  return openedCatalog().catalog;
}
