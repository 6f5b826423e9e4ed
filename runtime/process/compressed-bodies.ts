/**
 * The file with the bodies that a build compressed: the length of its list, the list, and the bodies one after the other. It
 * stays open while the service runs, so that a build which replaces it takes nothing from a service that still answers.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import type { CompressedBodies } from '../../engine/calculator/catalog.js';

/** Its name in the folder of generated files. */
export const compressedFile = 'compressed.bin';

interface BodyList {
  /** From what they were made, for who would make them again. */
  readonly from: string;
  /** Where each body lies, by its entity tag. */
  readonly places: Readonly<Record<string, readonly [start: number, length: number]>>;
}

const digits = 12;

export function packBodies(from: string, bodies: ReadonlyMap<string, Buffer>): Buffer {
  let end = 0;
  const places = [...bodies].map(([etag, { length }]) => {
    const start = end;
    end += length;
    return [etag, [start, length]] as const;
  });
  const list = Buffer.from(JSON.stringify({ from, places: Object.fromEntries(places) } satisfies BodyList));
  return Buffer.concat([Buffer.from(String(list.length).padStart(digits)), list, ...bodies.values()]);
}

/** From what the file was made; null where there is none. */
export function packedFrom(path: string): string | null {
  const opened = open(path);
  if (opened === null) return null;
  closeSync(opened.file);
  return opened.list.from;
}

/** Finds nothing where there is no file. */
export function readBodies(path: string): CompressedBodies {
  const opened = open(path);
  if (opened === null) return () => null;
  const { file, list, start } = opened;
  return (etag) => {
    const place = list.places[etag];
    return place === undefined ? null : readAt(file, start + place[0], place[1]);
  };
}

/** The open file, its list, and where its bodies start. */
function open(path: string): { readonly file: number; readonly list: BodyList; readonly start: number } | null {
  try {
    const file = openSync(path, 'r');
    const length = Number(readAt(file, 0, digits).toString());
    const list = JSON.parse(readAt(file, digits, length).toString()) as BodyList;
    return { file, list, start: digits + length };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function readAt(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  readSync(file, bytes, 0, length, start);
  return bytes;
}
