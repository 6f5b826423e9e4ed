/** The cache that one run of the compiler leaves for the next: records by name, in one buffer. Does no I/O. */
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Saving runs for which an unused record is kept. */
const mostRuns = 30;
const mostBytes = 48_000_000;

/** The file begins with the checksum of the rest and the length of the index, and ends with the records in its order. */
const wordLength = 4;

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

interface Index extends Pick<Content, 'maker' | 'run'> {
  /** The name of each record, its last run, and its length. */
  readonly records: readonly (readonly [name: string, run: number, length: number])[];
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
    return bytesOf({ maker: this.#content.maker, run, records: fitting(newestFirst) });
  }
}

function bytesOf({ maker, run, records }: Omit<Content, 'records'> & { readonly records: Records }): Uint8Array {
  const lengths = records.map(([name, each]) => [name, each.run, each.bytes.length] as const);
  const index = serialize({ maker, run, records: lengths } satisfies Index);
  const words = Buffer.alloc(2 * wordLength);
  words.writeUInt32LE(index.length, wordLength);
  const file = Buffer.concat([words, index, ...records.map(([, { bytes }]) => bytes)]);
  file.writeUInt32LE(crc32(file.subarray(wordLength)), 0);
  return file;
}

type Records = readonly (readonly [string, KeptRecord])[];

function fitting(records: Records): Records {
  let size = 0;
  return records.filter(([, { bytes }]) => {
    size += bytes.length;
    return size <= mostBytes;
  });
}

/** Null if the bytes are damaged. */
function contentOf(bytes: Uint8Array): Content | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < 2 * wordLength || crc32(file.subarray(wordLength)) !== file.readUInt32LE(0)) return null;
  const start = 2 * wordLength + file.readUInt32LE(wordLength);
  try {
    const index: unknown = deserialize(file.subarray(2 * wordLength, start));
    return isIndex(index) ? { ...index, records: new Map(recordsFrom(index, file, start)) } : null;
  } catch {
    return null;
  }
}

function recordsFrom({ records }: Index, file: Uint8Array, start: number): Records {
  let end = start;
  return records.map(([name, run, length]) => {
    end += length;
    return [name, { bytes: file.subarray(end - length, end), run }];
  });
}

function isIndex(value: unknown): value is Index {
  if (typeof value !== 'object' || value === null) return false;
  const { maker, run, records } = value as Partial<Index>;
  return typeof maker === 'string' && Number.isSafeInteger(run) && Array.isArray(records);
}
