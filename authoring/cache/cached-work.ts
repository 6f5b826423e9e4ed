/**
 * Remembers work from one run to the next. A step is named by the digest of its dependencies: the contents of texts,
 * and the names of other steps' results. A step that depends on something without a name is always done again.
 */
import { createHash } from 'node:crypto';
import { cutEntries } from '../../generator/source/cut-entries.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { rememberedFor } from '../../generator/source/remembered.js';
import type { Source, Span } from '../../generator/source/source.js';
import { createSource, spanOf, spanText } from '../../generator/source/source.js';
import type { Remember, Work } from '../../generator/source/work.js';
import type { Result } from './packing.js';
import { pack, unpack } from './packing.js';
import type { RecordCache } from './record-cache.js';

/** Does a whole run, or returns what it gave for the same files. */
export type Around = <T>(
  result: string,
  files: readonly Source[],
  reporter: Reporter,
  run: (reporter: Reporter) => T,
) => T;

export class CachedWork implements Work {
  readonly #cache: RecordCache;
  readonly #names = new WeakMap<object, string>();
  readonly #sources = new Map<string, Source>();
  readonly #pieces = new Map<Source, Span>();
  /** Records that the cache lacks or has in a less complete form. */
  readonly #growing = new Map<string, { readonly result: Result<unknown>; readonly hasGrown: () => boolean }>();
  #isInside = false;

  constructor(cache: RecordCache) {
    this.#cache = cache;
  }

  /** Makes each piece a separate text, so results for it are the same wherever it stands in its file. */
  readonly cut = rememberedFor((file: Source): readonly Span[] =>
    cutEntries(file).map((piece) => {
      const source = createSource(file.path, spanText(piece));
      this.#pieces.set(source, piece);
      return spanOf(source, 0, source.text.length);
    }),
  );

  readonly inFile = (span: Span): Span => {
    const piece = this.#pieces.get(span.source);
    return piece === undefined ? span : spanOf(piece.source, piece.start + span.start, piece.start + span.end);
  };

  /** Steps inside of others are not kept separately. */
  readonly remember: Remember = (step, dependencies, reporter, work) => {
    const name = this.#isInside ? null : this.#nameOfStep(step, dependencies);
    return name === null ? work(reporter) : this.#kept(name, () => this.#run(work), reporter);
  };

  /** Keeps the result of a whole run by the contents of its files, so that a run with the same files does no steps. */
  readonly around: Around = (result, files, reporter, run) => {
    const name = digestOf([result, ...files.map((file) => this.#nameOfSource(file))]);
    return this.#kept(name, () => resultOf(run), reporter);
  };

  readonly prove: Work['prove'] = (_, reporter, work) => work(reporter);

  /** The cache for the next run; null when it is unchanged. */
  finish(): Uint8Array | null {
    for (const [name, { result, hasGrown }] of this.#growing)
      if (hasGrown())
        this.#cache.put(
          name,
          pack(result, (source) => this.#nameOfSource(source)),
        );
    return this.#cache.toBytes();
  }

  #kept<T>(name: string, run: () => Result<T>, reporter: Reporter): T {
    const { value, found } = this.#known(name, run) ?? this.#done(name, run);
    if (typeof value === 'object' && value !== null) this.#names.set(value, name);
    reporter.take(found);
    return value;
  }

  #known<T>(name: string, run: () => Result<T>): Result<T> | null {
    const bytes = this.#cache.find(name);
    if (bytes === null) return null;
    const unpacked = unpack(bytes, (key) => this.#sources.get(key) ?? null, run);
    if (unpacked === null) return null;
    this.#growing.set(name, unpacked);
    return unpacked.result as Result<T>;
  }

  #done<T>(name: string, run: () => Result<T>): Result<T> {
    const result = run();
    this.#growing.set(name, { result, hasGrown: () => true });
    return result;
  }

  #run<T>(work: (reporter: Reporter) => T): Result<T> {
    this.#isInside = true;
    const result = resultOf(work);
    this.#isInside = false;
    return result;
  }

  #nameOfStep(step: string, dependencies: readonly unknown[]): string | null {
    const names = dependencies.map((each) => this.#nameOf(each));
    return names.includes(null) ? null : digestOf([step, ...names]);
  }

  #nameOf(dependency: unknown): string | null {
    if (typeof dependency === 'function') return null;
    if (typeof dependency !== 'object' || dependency === null) return `${typeof dependency} ${String(dependency)}`;
    const isText = 'lineStarts' in dependency;
    return isText ? this.#nameOfSource(dependency as Source) : (this.#names.get(dependency) ?? null);
  }

  /** Equal pieces get different names, so that each is reported at its own place. */
  #nameOfSource(source: Source): string {
    const known = this.#names.get(source);
    if (known !== undefined) return known;
    let name = digestOf([source.path, source.text]);
    while (this.#sources.has(name)) name = digestOf([name]);
    this.#sources.set(name, source);
    this.#names.set(source, name);
    return name;
  }
}

function resultOf<T>(work: (reporter: Reporter) => T): Result<T> {
  const own = new Reporter();
  const value = work(own);
  return { value, found: own.found };
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}
