/**
 * The file that one run of the compiler leaves for the next: records by name, each appended as it is made. Does no I/O.
 * A record is its length, a checksum, the length of its name, its name and its bytes; of two with one name the later counts.
 */
import { crc32 } from 'node:zlib';

/** A file that is longer, and many times as long as what a run needs of it, is written anew without what is long unused. */
const usualBytes = 48_000_000;
const mostTimes = 4;

const lengthAt = 0;
const checksumAt = 4;
const nameLengthAt = 8;
const nameAt = 9;

/** The first record says which version of the compiler wrote the file. */
const makerName = 'maker';

/** The bytes to write: after those that are there, or in their place. */
export interface Change {
  readonly isWhole: boolean;
  readonly bytes: Uint8Array;
}

export class RecordLog {
  readonly #maker: Buffer;
  /** Whole records by name, in the order of the file. */
  readonly #records: ReadonlyMap<string, Buffer>;
  readonly #length: number;
  /** True if new records can follow what is there. */
  readonly #isSound: boolean;
  readonly #used = new Set<string>();
  readonly #new = new Map<string, Buffer>();

  /** Opens the records of the same version of the compiler; empty for another version or damaged bytes. */
  constructor(bytes: Uint8Array | null, maker: string) {
    const file = Buffer.from(bytes?.buffer ?? new ArrayBuffer(0), bytes?.byteOffset, bytes?.length ?? 0);
    const { records, length } = recordsIn(file);
    this.#maker = recordOf(makerName, Buffer.from(maker));
    const isOurs = records.get(makerName)?.equals(this.#maker) === true;
    this.#records = isOurs ? records : new Map();
    this.#length = file.length;
    this.#isSound = isOurs && length === file.length;
  }

  /** Null if there is no such record, or only a damaged one. */
  find(name: string): Uint8Array | null {
    const record = this.#records.get(name);
    if (record === undefined || !isSound(record)) return null;
    this.#used.add(name);
    return record.subarray(nameAt + record.readUInt8(nameLengthAt));
  }

  put(name: string, bytes: Uint8Array): void {
    this.#new.set(name, recordOf(name, bytes));
  }

  /** What to write for the next run; null if nothing is new. */
  change(): Change | null {
    if (this.#new.size === 0) return null;
    const added = Buffer.concat([...this.#new.values()]);
    const most = Math.max(usualBytes, mostTimes * (this.#usedBytes() + added.length));
    if (this.#isSound && this.#length + added.length <= most) return { isWhole: false, bytes: added };
    return { isWhole: true, bytes: Buffer.concat([this.#maker, ...this.#stillUseful(most / 2), added]) };
  }

  #usedBytes(): number {
    return [...this.#used].reduce((sum, name) => sum + (this.#records.get(name)?.length ?? 0), 0);
  }

  /** The records that this run used, and the newest others that fit into so many bytes. */
  #stillUseful(most: number): readonly Buffer[] {
    const old = [...this.#records].filter(([name]) => name !== makerName && !this.#new.has(name));
    let size = 0;
    const kept = old.reverse().filter(([name, record]) => {
      size += record.length;
      return this.#used.has(name) || size <= most;
    });
    return kept.reverse().map(([, record]) => record);
  }
}

function recordOf(name: string, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(nameAt);
  const record = Buffer.concat([head, Buffer.from(name), bytes]);
  record.writeUInt32LE(record.length, lengthAt);
  record.writeUInt8(name.length, nameLengthAt);
  record.writeUInt32LE(crc32(record.subarray(nameLengthAt)), checksumAt);
  return record;
}

function isSound(record: Buffer): boolean {
  return crc32(record.subarray(nameLengthAt)) === record.readUInt32LE(checksumAt);
}

/** The records of a file up to its end, or up to one that is cut off. */
function recordsIn(file: Buffer): { readonly records: ReadonlyMap<string, Buffer>; readonly length: number } {
  const records = new Map<string, Buffer>();
  let at = 0;
  while (at + nameAt <= file.length) {
    const length = file.readUInt32LE(at + lengthAt);
    if (length < nameAt || at + length > file.length) break;
    const record = file.subarray(at, at + length);
    const name = record.toString('latin1', nameAt, nameAt + record.readUInt8(nameLengthAt));
    records.delete(name);
    records.set(name, record);
    at += length;
  }
  return { records, length: at };
}
