/** The door to the project's own catalog: its sources, what the checker makes of them, and the files in `generated/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, compile } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit/emit.js';
import { readContracts, readSources } from '../../generator/files.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Catalog } from '../../generator/model/catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import { createSource } from '../../generator/text/source.js';

export const projectRoot = join(__dirname, '..', '..');

/** The sources as they are, or with another text of `calculators.yaml`. */
export function realSources(calculators?: string): CatalogSources {
  const sources = readSources(projectRoot);
  if (calculators === undefined) return sources;
  return { ...sources, calculators: createSource('catalog/calculators.yaml', calculators) };
}

/** The checked catalog. Throws with the report where the checker refuses it. */
export function checkedCatalog(): Catalog {
  const { catalog, diagnostics } = check(realSources());
  return accepted(catalog, diagnostics);
}

/** Every generated file by its path, for the sources as they are or with another `calculators.yaml`. */
export function compiledFiles(calculators?: string): ReadonlyMap<string, string> {
  const { files, diagnostics } = compile(realSources(calculators), readContracts(projectRoot), emitArtifacts);
  return accepted(files, diagnostics);
}

/** The text of a file in `generated/`. */
export function generatedText(path: string): string {
  return readFileSync(join(projectRoot, 'generated', path), 'utf8');
}

function accepted<T>(result: T | null, diagnostics: readonly Diagnostic[]): T {
  if (result === null) throw new Error(`The catalog has mistakes.\n${renderDiagnostics(diagnostics)}`);
  return result;
}
