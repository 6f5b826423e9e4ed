/** Writes an archive of compressed parts, as spreadsheets keep their files. */

export interface ArchivedPart {
  readonly path: string;
  readonly deflated: Buffer;
  readonly crc: number;
  /** Before it was compressed. */
  readonly size: number;
}

const [localSignature, directorySignature, endSignature] = [0x04034b50, 0x02014b50, 0x06054b50];
const version = 20;
/** Names are in UTF-8. */
const flags = 0x0800;
const deflate = 8;
/** The first day that archives know, so that the same parts give the same bytes. */
const firstDay = 0x21;

export function archive(parts: readonly ArchivedPart[]): Buffer {
  const bodies = parts.map((part) => Buffer.concat([localHead(part), part.deflated]));
  const starts = bodies.map((_, at) => bodies.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const directory = Buffer.concat(parts.map((part, at) => directoryEntry(part, starts[at] ?? 0)));
  const start = bodies.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...bodies, directory, endOf(parts.length, directory.length, start)]);
}

function localHead(part: ArchivedPart): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(localSignature);
  return Buffer.concat([head, factsOf(part), Buffer.from(part.path)]);
}

/** What both the head of a part and its entry in the directory say. */
function factsOf({ path, deflated, crc, size }: ArchivedPart): Buffer {
  const facts = Buffer.alloc(26);
  for (const [at, value] of [version, flags, deflate, 0, firstDay].entries()) facts.writeUInt16LE(value, at * 2);
  for (const [at, value] of [crc, deflated.length, size].entries()) facts.writeUInt32LE(value, 10 + at * 4);
  facts.writeUInt16LE(Buffer.byteLength(path), 22);
  return facts;
}

function directoryEntry(part: ArchivedPart, start: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(directorySignature);
  head.writeUInt16LE(version, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(start, 10);
  return Buffer.concat([head, factsOf(part), tail, Buffer.from(part.path)]);
}

function endOf(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endSignature);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(start, 16);
  return end;
}
