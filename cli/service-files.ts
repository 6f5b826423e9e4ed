/** The files that a service of a catalog loads. */

import type { Caller } from '../authoring/commands/caller.js';
import { keepingResults } from '../authoring/commands/kept-results.js';
import { workbookTemplates } from '../authoring/commands/workbook-templates.js';
import { check } from '../generator/compile.js';
import { emitArtifacts } from '../generator/emit.js';
import type { Diagnostic } from '../generator/source/diagnostic.js';
import type { CatalogSources } from '../generator/source/sources.js';
import { asJavaScript } from '../generator/targets/typescript/javascript.js';
import type { CatalogPlace } from './command/catalog-folder.js';

interface ServiceFiles {
  /** By path; null if the catalog has mistakes. */
  readonly files: ReadonlyMap<string, string> | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Modules as JavaScript, documents, and prepared workbooks. `kernel` is its folder as seen from that of the files. */
export async function serviceFiles(
  place: CatalogPlace,
  sources: CatalogSources,
  kernel: string,
  caller: Pick<Caller, 'compilerDigest'>,
): Promise<ServiceFiles> {
  const { emitted, catalog, diagnostics } = keepingResults(place, caller, (queries) => {
    const checked = check(sources, queries);
    return { ...checked, emitted: checked.catalog && emitArtifacts(checked.catalog, kernel, queries) };
  });
  if (catalog === null || emitted === null) return { files: null, diagnostics };
  const files = new Map([...emitted].map(runnable));
  files.set('package.json', '{ "type": "module" }\n');
  return { files: new Map([...files, ...(await workbookTemplates(catalog))]), diagnostics };
}

/** Turns modules into JavaScript; returns every other file as it is. */
function runnable([path, text]: readonly [string, string]): [string, string] {
  return path.endsWith('.ts') ? [path.replace(/\.ts$/, '.js'), asJavaScript(text)] : [path, text];
}
