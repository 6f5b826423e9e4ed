/** Writes an archive of compressed parts, as spreadsheets keep their files. */
import type { ZipInputFile } from 'fflate';
import { Zip } from 'fflate';

export interface ArchivedPart {
  readonly path: string;
  readonly deflated: Buffer<ArrayBuffer>;
  readonly crc: number;
  /** Before it was compressed. */
  readonly size: number;
}

const deflate = 8;
/** The first day that archives know, so that the same parts give the same bytes. */
const mtime = new Date(1980, 0, 1);

export function archive(parts: readonly ArchivedPart[]): Buffer {
  const chunks: Uint8Array[] = [];
  // Everything is written within the calls of this function.
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for (const { path: filename, deflated, crc, size } of parts) {
    const file: ZipInputFile = { filename, crc, size, compression: deflate, mtime };
    zip.add(file);
    file.ondata?.(null, deflated, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}
