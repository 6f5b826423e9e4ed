/** The pipeline on one screen: text in, files or diagnostics out. Pure: one catalog gives the same bytes anywhere. */
import { checkCatalog } from './check-catalog.js';
import { loadCatalog } from './language/load-catalog.js';
import type { Catalog } from './program/catalog.js';
import type { Diagnostic } from './source/diagnostic.js';
import { Reporter } from './source/diagnostic.js';
import { hashOfCatalog } from './source/hash-sources.js';
import { placedDiagnostics } from './source/moved-diagnostic.js';
import type { Queries } from './source/query.js';
import { afresh } from './source/query.js';
import { once } from './source/remembered.js';
import type { CatalogSources } from './source/sources.js';

/** Every file of `generated/` by its path below it, sorted, with LF line ends and a final newline. */
export type Emit = (catalog: Catalog) => ReadonlyMap<string, string>;

/** Result of a compiler run: files by path below `generated/`, or the mistakes that prevent them. */
export interface Compilation {
  readonly catalog: Catalog | null;
  readonly files: ReadonlyMap<string, string> | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The first half of the pipeline: text to a checked catalog, or null with its mistakes. */
export function check(
  sources: CatalogSources,
  queries: Queries = afresh,
): {
  readonly catalog: Catalog | null;
  readonly diagnostics: readonly Diagnostic[];
} {
  const reporter = new Reporter();
  const raw = loadCatalog(sources, reporter, queries);
  const hash = once(() => hashOfCatalog(sources));
  const { catalog } = checkCatalog(raw, hash, reporter, queries);
  return { catalog, diagnostics: placedDiagnostics(reporter.found, queries.inFile) };
}

/**
 * The whole pipeline: text, checked catalog, emitted files. Pure: the same sources give the same bytes everywhere.
 * The emitters are passed in, because loading them is slow and a run that only checks does not need them.
 */
export function compile(sources: CatalogSources, emit: Emit, queries: Queries = afresh): Compilation {
  const { catalog, diagnostics } = check(sources, { ...queries, publishes: true });
  return { catalog, files: catalog && emit(catalog), diagnostics };
}
