/** The door to the project's own catalog: its sources, what the checker makes of them, and the files in `generated/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../authoring/commands/files.js';
import { fill } from '../../contract/placeholders.js';
import { service } from '../../generated/service.js';
import { check } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit/emit.js';
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

/** The checked catalog, checked once for a suite. Throws with the report where the checker refuses it. */
export const checkedCatalog = lazily((): Catalog => {
  const { catalog, diagnostics } = check(realSources());
  return accepted(catalog, diagnostics);
});

/** Every generated file by its path, emitted anew. */
export function compiledFiles(): ReadonlyMap<string, string> {
  return emitArtifacts(checkedCatalog());
}

/** The text of a file in `generated/`, as the service would serve it at the address and limit of the catalog. */
export function generatedText(path: string): string {
  return fill(readFileSync(join(projectRoot, 'generated', path), 'utf8'), service);
}

/** The names of the files in a folder of `generated/`. */
export function generatedFolder(path: string): readonly string[] {
  return readdirSync(join(projectRoot, 'generated', path)).sort();
}

function accepted<T>(result: T | null, diagnostics: readonly Diagnostic[]): T {
  if (result === null) throw new Error(`The catalog has mistakes.\n${renderDiagnostics(diagnostics)}`);
  return result;
}
