/** Reuses what earlier runs computed. */
import { posix } from 'node:path';
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { once } from '../../generator/source/remembered.js';
import { QueryStore } from '../cache/query-store.js';
import { RecordLog } from '../cache/record-log.js';
import type { Caller } from './caller.js';
import { pathOfCache, readCache, writeCache } from './files.js';

interface Reuse extends CatalogPlace {
  /** Ignores earlier runs. */
  readonly afresh?: boolean;
}

interface Reused {
  readonly queries: Queries;
  /** For what emitters make: it has a file of its own, which a check need not read. */
  readonly emitting: Queries;
  /** Keeps what this run adds. */
  readonly keep: () => void;
}

/** What earlier runs computed. */
export function reuseResults(
  { root, catalog, afresh: isAfresh = false }: Reuse,
  { compilerDigest }: Pick<Caller, 'compilerDigest'>,
): Reused {
  const compiler = isAfresh ? null : compilerDigest();
  const place = compiler && pathOfCache(root, catalog, compiler);
  const further = compiler && pathOfCache(root, posix.join(catalog, 'generated'), compiler);
  if (compiler === null || place === null || further === null)
    return { queries: afresh, emitting: afresh, keep: () => undefined };
  const logs = new Map<string, RecordLog>();
  const open = (path: string): RecordLog => {
    const log = new RecordLog(readCache(path), compiler);
    logs.set(path, log);
    return log;
  };
  const store = new QueryStore(open(place));
  return { queries: store, emitting: store.keptIn(once(() => open(further))), keep: () => write(store, logs) };
}

function write(store: QueryStore, logs: ReadonlyMap<string, RecordLog>): void {
  store.finish();
  for (const [path, log] of logs) {
    const change = log.change();
    if (change !== null) writeCache(path, change);
  }
}

/** Runs with what earlier runs computed, and keeps what this one adds. */
export function keepingResults<T>(
  place: Reuse,
  caller: Pick<Caller, 'compilerDigest'>,
  run: (queries: Queries, emitting: Queries) => T,
): T {
  const reused = reuseResults(place, caller);
  const result = run(reused.queries, reused.emitting);
  reused.keep();
  return result;
}
