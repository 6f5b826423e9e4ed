/** The cache that one run of the compiler leaves for the next: records by name, in one buffer. Does no I/O. */
import { createHash } from 'node:crypto';
import { types } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** Saving runs for which an unused record is kept. */
const mostRuns = 30;
const mostBytes = 48_000_000;
const digestLength = 32;

interface KeptRecord {
  readonly bytes: Uint8Array;
  /** The last run that used it. */
  readonly run: number;
}

interface Content {
  readonly maker: string;
  readonly run: number;
  readonly records: ReadonlyMap<string, KeptRecord>;
}

export class RecordCache {
  readonly #content: Content;
  readonly #used = new Map<string, Uint8Array>();
  #hasNew = false;

  /** Opens the records of the same version of the compiler; empty for another version or damaged bytes. */
  constructor(bytes: Uint8Array | null, maker: string) {
    const content = bytes && contentOf(bytes);
    this.#content = content?.maker === maker ? content : { maker, run: 0, records: new Map() };
  }

  /** Null if there is no such record. */
  find(name: string): Uint8Array | null {
    const found = this.#content.records.get(name)?.bytes ?? null;
    if (found !== null) this.#used.set(name, found);
    return found;
  }

  put(name: string, bytes: Uint8Array): void {
    this.#used.set(name, bytes);
    this.#hasNew = true;
  }

  /** The records for the next run; null if nothing is new. */
  toBytes(): Uint8Array | null {
    if (!this.#hasNew) return null;
    const run = this.#content.run + 1;
    const used = [...this.#used].map(([name, bytes]) => [name, { bytes, run }] as const);
    const rest = [...this.#content.records].filter(
      ([name, each]) => !this.#used.has(name) && each.run > run - mostRuns,
    );
    const newestFirst = [...used, ...rest].sort(([, a], [, b]) => b.run - a.run);
    const records = new Map(fitting(newestFirst));
    const body = serialize({ maker: this.#content.maker, run, records } satisfies Content);
    return Buffer.concat([digestOf(body), body]);
  }
}

function fitting(records: readonly (readonly [string, KeptRecord])[]): readonly (readonly [string, KeptRecord])[] {
  let size = 0;
  return records.filter(([, { bytes }]) => {
    size += bytes.length;
    return size <= mostBytes;
  });
}

/** Null if the bytes are damaged. */
function contentOf(bytes: Uint8Array): Content | null {
  const body = bytes.subarray(digestLength);
  if (!digestOf(body).equals(bytes.subarray(0, digestLength))) return null;
  try {
    const content: unknown = deserialize(body);
    return isContent(content) ? content : null;
  } catch {
    return null;
  }
}

function isContent(value: unknown): value is Content {
  if (typeof value !== 'object' || value === null) return false;
  const { maker, run, records } = value as Partial<Content>;
  return (
    typeof maker === 'string' &&
    Number.isSafeInteger(run) &&
    types.isMap(records) &&
    [...records.values()].every(isRecord)
  );
}

function isRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { bytes, run } = value as Partial<KeptRecord>;
  return types.isUint8Array(bytes) && Number.isSafeInteger(run);
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
