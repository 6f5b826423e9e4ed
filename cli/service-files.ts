/** The files that a service of a catalog loads. */

import type { Caller } from '../authoring/commands/caller.js';
import { reuseResults } from '../authoring/commands/kept-results.js';
import { workbookTemplates } from '../authoring/commands/workbook-templates.js';
import type { Emit } from '../generator/compile.js';
import { compile } from '../generator/compile.js';
import type { Script } from '../generator/emit.js';
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

const javaScript: Script = { name: 'JavaScript', of: asJavaScript };

/** Modules as JavaScript, documents, and prepared workbooks. `kernel` is its folder as seen from that of the files. */
export async function serviceFiles(
  place: CatalogPlace,
  sources: CatalogSources,
  kernel: string,
  caller: Pick<Caller, 'compilerDigest'>,
): Promise<ServiceFiles> {
  const { queries, emitting, keep } = reuseResults(place, caller);
  const emit: Emit = (checked) => emitArtifacts(checked, kernel, emitting, javaScript);
  const { catalog, files: emitted, diagnostics } = compile(sources, emit, queries);
  if (catalog === null || emitted === null) return { files: null, diagnostics };
  const files = [...emitted].map(([path, text]) => [path.replace(/\.ts$/, '.js'), text] as const);
  const workbooks = await workbookTemplates(catalog, emitting);
  keep();
  return { files: new Map([...files, ['package.json', '{ "type": "module" }\n'], ...workbooks]), diagnostics };
}
