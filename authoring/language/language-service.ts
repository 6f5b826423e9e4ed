/**
 * The language service for editors: holds the texts of a catalog and answers questions about positions in them. Uses no
 * disk and no clock, and runs in a browser, too. Offsets count UTF-16 units, as editors do.
 */
import { isInLanguage } from '../../generator/language/catalog-sources.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Network } from '../../generator/program/network.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import type { Edit } from '../../generator/source/hint.js';
import type { Span } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { CatalogMemory } from './catalog-memory.js';
import type { Completion } from './complete.js';
import { completeAt } from './complete.js';
import type { Cursor } from './cursor.js';
import { cursorAt } from './cursor.js';
import type { Fix } from './fixes.js';
import { fixesOf } from './fixes.js';
import { formatted } from './format.js';
import type { Hover } from './hover.js';
import { hoverAt } from './hover.js';
import type { Renaming, Target } from './names.js';
import { definitionOf, referencesOf, renamable, renamed, targetAt } from './names.js';
import type { CatalogSymbol } from './symbols.js';
import { symbolsIn } from './symbols.js';

export interface ServiceOptions {
  /** The folder of the catalog, such as `catalog`; the paths of its files begin with it. */
  readonly folder: string;
  /** Hashes the files; the checked catalog carries the hash. */
  readonly hash: (sources: CatalogSources) => string;
}

/** The diagnostics of a catalog so far. */
export interface Findings {
  /** Mistakes and advice of all files, by file and offset. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of calculators still to be proved: `prove` may add diagnostics. */
  readonly open: number;
}

export class LanguageService {
  readonly #memory: CatalogMemory;
  readonly #folder: string;

  constructor({ folder, hash }: ServiceOptions) {
    this.#folder = folder;
    this.#memory = new CatalogMemory(folder, hash);
  }

  /** Sets the text of a file; null when it is gone. The check runs on the next question. */
  change(path: string, text: string | null): void {
    this.#memory.change(path, text);
  }

  /** The text of a file; null when there is none. */
  textOf(path: string): string | null {
    return this.#memory.file(path)?.text ?? null;
  }

  get paths(): readonly string[] {
    return this.#memory.paths;
  }

  /** All diagnostics that need no new proof: fast enough for every keystroke. */
  findings(): Findings {
    return this.#memory.known;
  }

  /**
   * Makes open proofs while `mayGoOn` returns true, and at least one. Entries that the last change touched come first,
   * then those of the file `first`.
   */
  prove(mayGoOn: () => boolean = () => true, first: string | null = null): Findings {
    const { touched, entries } = this.#memory.known;
    const ofFirst = entries.flatMap(({ raw, elaborated }) => (raw.span.source.path === first ? [elaborated()] : []));
    let made = 0;
    for (const wanted of [touched, new Set<object | null>(ofFirst), null])
      this.#memory.prove((entry) => {
        const isTurn = wanted === null || wanted.has(entry);
        if (!isTurn || (made > 0 && !mayGoOn())) return false;
        made += 1;
        return true;
      });
    return this.#memory.known;
  }

  /** The checked catalog; null while it has a mistake or an open proof. */
  catalog(): Catalog | null {
    return this.#memory.known.catalog;
  }

  /** True for a file of a further language. */
  isTranslation(path: string): boolean {
    return isInLanguage(path.slice(this.#folder.length + 1));
  }

  /** The categories of the network; empty without a network. */
  get categories(): Network['categories'] {
    return this.#memory.known.network?.categories ?? [];
  }

  /** The tags that calculators may have: all but those of discovery and leads. */
  get tags(): readonly string[] {
    const { service } = this.#memory.known.raw;
    const own = [service?.discoveryTag.value, service?.leads?.tag.value];
    return [...(service?.tags.keys() ?? [])].filter((tag) => !own.includes(tag));
  }

  /** The calculators that could be read, each with its tag and its file. */
  get calculators(): readonly { readonly slug: string; readonly tag: string | null; readonly file: string }[] {
    const tags = new Map(this.categories.map(({ slug, tag }) => [slug, tag]));
    return this.#memory.known.raw.calculators.map(({ slug, tag }) => ({
      slug: slug.value,
      tag: tags.get(slug.value) ?? tag?.value ?? null,
      file: slug.span.source.path,
    }));
  }

  hover(path: string, offset: number): Hover | null {
    return this.#at(path, offset, (cursor) => hoverAt(cursor, this.#memory));
  }

  complete(path: string, offset: number): Completion | null {
    return this.#at(path, offset, (cursor) => completeAt(cursor, this.#memory));
  }

  /** Declaration of the name under the cursor. */
  definition(path: string, offset: number): Span | null {
    return this.#ofTarget(path, offset, (target, cursor) => definitionOf(target, cursor, this.#memory));
  }

  /** Every span of the name under the cursor, including its declaration. */
  references(path: string, offset: number): readonly Span[] {
    return this.#ofTarget(path, offset, (target, cursor) => referencesOf(target, cursor, this.#memory)) ?? [];
  }

  /** The span of the name under the cursor; null when there is none that can be renamed. */
  renamable(path: string, offset: number): Span | null {
    return this.#at(path, offset, (cursor) => renamable(cursor, this.#memory));
  }

  /** The edits that rename the name under the cursor everywhere, or why that is not possible. */
  rename(path: string, offset: number, name: string): Renaming {
    const found = this.#ofTarget(path, offset, (target, cursor) => renamed(target, name, cursor, this.#memory));
    return found ?? { refusal: 'There is no name here.' };
  }

  symbols(path: string): readonly CatalogSymbol[] {
    return symbolsIn(path, this.#memory);
  }

  /** The fixes for diagnostics between two offsets of a file. */
  fixes(path: string, start: number, end: number): readonly Fix[] {
    return this.#memory.known.diagnostics
      .filter(({ span }) => span.source.path === path && span.start <= end && span.end >= start)
      .flatMap(fixesOf);
  }

  format(path: string): readonly Edit[] {
    const file = this.#memory.file(path);
    return file === null ? [] : formatted(file);
  }

  #at<T>(path: string, offset: number, answer: (cursor: Cursor) => T): T | null {
    const cursor = cursorAt(this.#memory, path, offset);
    return cursor && answer(cursor);
  }

  #ofTarget<T>(path: string, offset: number, answer: (target: Target, cursor: Cursor) => T): T | null {
    return this.#at(path, offset, (cursor) => {
      const target = targetAt(cursor, this.#memory);
      return target && answer(target, cursor);
    });
  }
}
