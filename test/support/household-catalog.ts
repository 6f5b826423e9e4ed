/** The checked household catalog. */
import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import type { Catalog } from '../../generator/program/catalog.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { projectRoot } from './project-root.js';

export function householdCatalog(): Catalog {
  const { catalog, diagnostics } = check(readSources(projectRoot, 'examples/household/catalog'));
  if (catalog === null) throw new Error(renderDiagnostics(diagnostics));
  return catalog;
}
