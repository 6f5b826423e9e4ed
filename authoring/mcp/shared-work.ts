/** Work that one call of a process leaves to the next, in memory. */
import type { Work } from '../../generator/load/work.js';
import { CachedWork } from '../cache/cached-work.js';
import { RecordCache } from '../cache/record-cache.js';

export class SharedWork {
  #kept: Uint8Array | null = null;

  readonly run = <T>(call: (work: Work) => T): T => {
    const work = new CachedWork(new RecordCache(this.#kept, 'this process'));
    const result = call(work);
    this.#kept = work.finish() ?? this.#kept;
    return result;
  };
}
