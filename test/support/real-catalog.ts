/** The door to the project's own catalog: its sources, and what the checker makes of them. */

import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Catalog } from '../../generator/model/catalog.js';
import { lazily } from '../../generator/model/remembered.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import type { Source } from '../../generator/text/source.js';
import { createSource } from '../../generator/text/source.js';
import { projectRoot } from './project-root.js';

/** The sources as they are. */
export function realSources(): CatalogSources {
  return readSources(projectRoot, 'catalog');
}

/** The sources with an edit of one file of calculators. */
export function editedSources(edit: (text: string) => string, path = 'catalog/calculators.yaml'): CatalogSources {
  const sources = realSources();
  const edited = (source: Source) => (source.path === path ? createSource(path, edit(source.text)) : source);
  return { ...sources, calculators: sources.calculators.map(edited) };
}

/** The checked catalog, checked once for the suites of a worker. Throws with the report where the checker refuses it. */
export const checkedCatalog = lazily((): Catalog => {
  const { catalog, diagnostics } = check(realSources());
  return accepted(catalog, diagnostics);
});

function accepted<T>(result: T | null, diagnostics: readonly Diagnostic[]): T {
  if (result === null) throw new Error(`The catalog has mistakes.\n${renderDiagnostics(diagnostics)}`);
  return result;
}
