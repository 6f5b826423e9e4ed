/** Keeps the check of each entry while the entry and everything that it looked up stay the same. */
import { cutEntries } from '../../generator/source/cut-entries.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Queries, Query } from '../../generator/source/query.js';
import { rememberedFor } from '../../generator/source/remembered.js';
import type { Source, Span } from '../../generator/source/source.js';
import { createSource, spanOf, spanText } from '../../generator/source/source.js';

/** A piece of a file as a separate text, which stays the same object when the piece moves within its file. */
export interface Fragment {
  readonly source: Source;
  /** Its offset in the file. */
  readonly start: number;
}

/** A file as it was cut last. */
interface CutFile {
  readonly file: Source;
  readonly pieces: readonly Fragment[];
}

interface Place {
  readonly file: Source;
  readonly start: number;
}

interface Result<T> {
  /** The inputs that are not objects. */
  readonly plain: readonly unknown[];
  readonly value: T;
  readonly found: readonly Diagnostic[];
}

/** Results for the objects on the way to this place, by query; below it, those for further objects. */
interface Shelf {
  readonly results: Map<string, Result<unknown>>;
  readonly below: WeakMap<object, Shelf>;
}

/** Tells whether to make a proof now; called with the elaborated entry. */
export type Permission = (entry: object) => boolean;

/**
 * Queries of an editor's session, kept in memory. A result lives as long as the objects among its inputs, such as texts
 * and what was read of them. For the same objects and other plain values, such as a category, the last result is kept.
 */
export class QueryMemory implements Queries {
  readonly #shelf = emptyShelf();
  readonly #fragments = new Map<string, CutFile>();
  #places: ReadonlyMap<Source, Place> | null = null;
  #mayProve: Permission = () => true;
  /** Counts proofs that were left open. A query that left one is computed again. */
  #left = 0;

  /** Runs with new proofs only where permitted; proofs that are known are used everywhere. */
  proving<T>(permission: Permission, run: () => T): T {
    this.#mayProve = permission;
    return run();
  }

  /** The pieces of a file in order, as last cut. */
  piecesOf(path: string): readonly Fragment[] {
    return this.#fragments.get(path)?.pieces ?? [];
  }

  /** Maps a span of a fragment to its file; returns other spans unchanged. */
  readonly inFile = (span: Span): Span => {
    this.#places ??= placesOf([...this.#fragments.values()]);
    const place = this.#places.get(span.source);
    return place === undefined ? span : spanOf(place.file, place.start + span.start, place.start + span.end);
  };

  /** Forgets the pieces of a file that is gone. */
  forget(path: string): void {
    this.#fragments.delete(path);
    this.#places = null;
  }

  readonly cut = (file: Source): readonly Span[] => {
    const known = this.#fragments.get(file.path);
    if (known?.file !== file) {
      this.#fragments.set(file.path, { file, pieces: cutAgain(file, known?.pieces ?? []) });
      this.#places = null;
    }
    return this.piecesOf(file.path).map(({ source }) => wholeOf(source));
  };

  readonly query: Query = (name, inputs, reporter, compute) => {
    const { value, found } =
      this.#known<ReturnType<typeof compute>>(name, inputs) ?? this.#computed(name, inputs, compute);
    reporter.take(found);
    return value;
  };

  readonly isDue = (entry: object): boolean => {
    const isPermitted = this.#mayProve(entry);
    if (!isPermitted) this.#left += 1;
    return isPermitted;
  };

  #known<T>(name: string, inputs: readonly unknown[]): Result<T> | undefined {
    const { objects, plain } = sorted(inputs);
    const shelf = objects.reduce<Shelf | undefined>((above, each) => above?.below.get(each), this.#shelf);
    const result = shelf?.results.get(name);
    const isSame = result?.plain.every((each, index) => each === plain[index]);
    return isSame === true ? (result as Result<T>) : undefined;
  }

  #computed<T>(name: string, inputs: readonly unknown[], compute: (reporter: Reporter) => T): Result<T> {
    const { objects, plain } = sorted(inputs);
    const own = new Reporter();
    const left = this.#left;
    const result = { plain, value: compute(own), found: own.found };
    if (this.#left === left) objects.reduce(shelfBelow, this.#shelf).results.set(name, result);
    return result;
  }
}

function emptyShelf(): Shelf {
  return { results: new Map(), below: new WeakMap() };
}

function shelfBelow({ below }: Shelf, object: object): Shelf {
  const known = below.get(object) ?? emptyShelf();
  below.set(object, known);
  return known;
}

/** Objects, by whose identity a result is found, and the values that are compared with those of the last result. */
function sorted(inputs: readonly unknown[]): {
  readonly objects: readonly object[];
  readonly plain: readonly unknown[];
} {
  const isObject = (each: unknown): each is object => typeof each === 'object' && each !== null;
  return { objects: inputs.filter(isObject), plain: inputs.map((each) => (isObject(each) ? null : each)) };
}

/** Always the same span for a piece, because results of reading it are cached by the span. */
const wholeOf = rememberedFor((source: Source): Span => spanOf(source, 0, source.text.length));

/** Place of each fragment: its file, and the offset in it. */
function placesOf(files: readonly CutFile[]): ReadonlyMap<Source, Place> {
  return new Map(files.flatMap(({ file, pieces }) => pieces.map(({ source, start }) => [source, { file, start }])));
}

/** Cuts a file into pieces; reuses the fragments of pieces whose text has not changed. */
function cutAgain(file: Source, known: readonly Fragment[]): readonly Fragment[] {
  const byText = new Map<string, Source[]>();
  for (const { source } of known) {
    const same = byText.get(source.text) ?? [];
    same.push(source);
    byText.set(source.text, same);
  }
  return cutEntries(file).map((piece) => {
    const text = spanText(piece);
    return { source: byText.get(text)?.shift() ?? createSource(file.path, detached(text)), start: piece.start };
  });
}

/** Copies a string: engines keep a whole text alive for the sake of a slice of it. */
function detached(text: string): string {
  return text.split('').join('');
}
