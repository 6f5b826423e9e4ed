/** Reuses what earlier runs computed. */
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { QueryStore } from '../cache/query-store.js';
import { RecordLog } from '../cache/record-log.js';
import type { Caller } from './caller.js';
import { pathOfCache, readCache, writeCache } from './files.js';

interface Reuse extends CatalogPlace {
  /** Ignores earlier runs. */
  readonly afresh?: boolean;
}

/** Runs with what earlier runs computed, and keeps what this one adds. */
export function keepingResults<T>(
  { root, catalog, afresh: isAfresh = false }: Reuse,
  { compilerDigest }: Pick<Caller, 'compilerDigest'>,
  run: (queries: Queries) => T,
): T {
  const compiler = isAfresh ? null : compilerDigest();
  const place = compiler && pathOfCache(root, catalog, compiler);
  if (compiler === null || place === null) return run(afresh);
  const store = new QueryStore(new RecordLog(readCache(place), compiler));
  const result = run(store);
  const change = store.finish();
  if (change !== null) writeCache(place, change);
  return result;
}
