/**
 * Keeps results of queries from one run to the next. A result is named by the digest of its query and inputs: the
 * contents of texts, and the names of other results. A query with an input that has no name is always computed again.
 */
import { hash } from 'node:crypto';
import { cutEntries } from '../../generator/source/cut-entries.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Queries, Query } from '../../generator/source/query.js';
import { rememberedFor } from '../../generator/source/remembered.js';
import type { Source, Span } from '../../generator/source/source.js';
import { createSource, spanOf, spanText } from '../../generator/source/source.js';
import type { Result, Unpacked } from './packing.js';
import { pack, unpack } from './packing.js';
import type { RecordLog } from './record-log.js';

/** Queries whose results are a part of that of `calculator`, which is kept. */
const within: ReadonlySet<string> = new Set(['elaborated', 'proved']);

interface Growing extends Unpacked {
  readonly log: RecordLog;
}

export class QueryStore implements Queries {
  readonly query: Query;
  readonly #names = new WeakMap<object, string>();
  readonly #sources = new Map<string, Source>();
  readonly #pieces = new Map<Source, Span>();
  /** Results that their log lacks or has in a less complete form. */
  readonly #growing = new Map<string, Growing>();

  constructor(log: RecordLog) {
    this.query = this.#queryIn(() => log);
  }

  /** The same queries, with their results kept in another log, which is opened for the first of them. */
  keptIn(log: () => RecordLog): Queries {
    const { cut, inFile, isDue } = this;
    return { cut, inFile, isDue, query: this.#queryIn(log) };
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

  readonly isDue = (): boolean => true;

  #queryIn(log: () => RecordLog): Query {
    return (query, inputs, reporter, compute) => {
      const name = within.has(query) ? null : this.#nameOfResult(query, inputs);
      if (name === null) return compute(reporter);
      const { value, found } = this.#known(name, log(), compute) ?? this.#computed(name, log(), compute);
      if (typeof value === 'object' && value !== null) this.#names.set(value, name);
      reporter.take(found);
      return value;
    };
  }

  /** Puts what is new into the logs. */
  finish(): void {
    for (const [name, { log, result, hasGrown }] of this.#growing)
      if (hasGrown())
        log.put(
          name,
          pack(result, (source) => this.#nameOfSource(source)),
        );
  }

  #known<T>(name: string, log: RecordLog, compute: (reporter: Reporter) => T): Result<T> | null {
    const bytes = log.find(name);
    if (bytes === null) return null;
    const unpacked = unpack(
      bytes,
      (key) => this.#sources.get(key) ?? null,
      () => resultOf(compute),
    );
    if (unpacked === null) return null;
    this.#growing.set(name, { ...unpacked, log });
    return unpacked.result as Result<T>;
  }

  #computed<T>(name: string, log: RecordLog, compute: (reporter: Reporter) => T): Result<T> {
    const result = resultOf(compute);
    this.#growing.set(name, { log, result, hasGrown: () => true });
    return result;
  }

  #nameOfResult(query: string, inputs: readonly unknown[]): string | null {
    const names = inputs.map((each) => this.#nameOf(each));
    return names.includes(null) ? null : digestOf(JSON.stringify([query, ...names]));
  }

  #nameOf(input: unknown): string | null {
    if (typeof input === 'function') return null;
    if (typeof input !== 'object' || input === null) return `${typeof input} ${String(input)}`;
    const isText = 'lineStarts' in input;
    return isText ? this.#nameOfSource(input as Source) : (this.#names.get(input) ?? null);
  }

  /** Equal pieces get different names, so that each is reported at its own place. */
  #nameOfSource(source: Source): string {
    const known = this.#names.get(source);
    if (known !== undefined) return known;
    let name = digestOf(`${source.path}\n${source.text}`);
    while (this.#sources.has(name)) name = digestOf(name);
    this.#sources.set(name, source);
    this.#names.set(source, name);
    return name;
  }
}

function resultOf<T>(compute: (reporter: Reporter) => T): Result<T> {
  const own = new Reporter();
  const value = compute(own);
  return { value, found: own.found };
}

function digestOf(text: string): string {
  return hash('sha256', text, 'base64');
}
