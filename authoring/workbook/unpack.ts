/** Takes a workbook file apart: the entries of the archive, as its directory lists them. */
import { inflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  readonly path: string;
  readonly crc: number;
  readonly deflated: Buffer;
  readonly content: Buffer;
}

const directorySignature = 0x02014b50;
const endLength = 22;
const stored = 0;

/** Reads archives as the library writes them: without comments, encryption or parts over 4 GB. */
export function unpack(bytes: Uint8Array): readonly ArchiveEntry[] {
  const file = Buffer.from(bytes);
  const end = file.length - endLength;
  const count = file.readUInt16LE(end + 10);
  const entries: ArchiveEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== directorySignature) throw new Error('the archive has no directory');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (nameLength ?? 0);
    entries.push(entryAt(file, at, file.toString('utf8', at + 46, nameEnd)));
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

function entryAt(file: Buffer, at: number, path: string): ArchiveEntry {
  const local = file.readUInt32LE(at + 42);
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(start, start + file.readUInt32LE(at + 20));
  if (file.readUInt16LE(at + 10) === stored) throw new Error(`${path} is not compressed`);
  return { path, crc: file.readUInt32LE(at + 16), deflated: bytes, content: inflateRawSync(bytes) };
}
