/**
 * The language as a service to editors: a catalog as texts that change, and answers about places in them. Pure: it
 * touches no disk and no clock, and runs in a browser as it does here. Offsets count UTF-16 units, as editors do.
 */
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Catalog, Network } from '../../generator/model/catalog.js';
import type { Diagnostic, Edit } from '../../generator/text/diagnostic.js';
import type { Span } from '../../generator/text/source.js';
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
  /** The catalog's folder, such as `catalog`; paths of its files begin with it. */
  readonly folder: string;
  /** Names a state of the files; the checked catalog carries it. */
  readonly hash: (sources: CatalogSources) => string;
}

/** What is wrong with a catalog, as far as it is known. */
export interface Findings {
  /** Mistakes and advice of all files, by place. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many calculators are understood and not proved yet: `prove` may add to the diagnostics. */
  readonly open: number;
}

export class LanguageService {
  readonly #memory: CatalogMemory;

  constructor({ folder, hash }: ServiceOptions) {
    this.#memory = new CatalogMemory(folder, hash);
  }

  /** Takes the text of a file; null where it is gone. What follows from it is found out when it is asked for. */
  change(path: string, text: string | null): void {
    this.#memory.change(path, text);
  }

  /** The text of a file; null where there is none. */
  textOf(path: string): string | null {
    return this.#memory.file(path)?.text ?? null;
  }

  /** The paths of all files. */
  get paths(): readonly string[] {
    return this.#memory.paths;
  }

  /** Everything but what takes a new proof: quick at every keystroke. */
  findings(): Findings {
    return this.#memory.known;
  }

  /**
   * Makes proofs that are open, one after the other while `mayGoOn` says so, and at least one of them. Entries that the
   * last change touched come before all others, then those of the file `first`.
   */
  prove(mayGoOn: () => boolean = () => true, first: string | null = null): Findings {
    const { touched, entries } = this.#memory.known;
    const ofFirst = entries.flatMap(({ raw, understood }) => (raw.span.source.path === first ? [understood] : []));
    let made = 0;
    for (const wanted of [touched, new Set<object | null>(ofFirst), null])
      this.#memory.prove((understood) => {
        const isTurn = wanted === null || wanted.has(understood);
        if (!isTurn || (made > 0 && !mayGoOn())) return false;
        made += 1;
        return true;
      });
    return this.#memory.known;
  }

  /** The checked catalog; null while anything is wrong, or a proof is open. */
  catalog(): Catalog | null {
    return this.#memory.known.catalog;
  }

  /** The services of the network; none where there is none. */
  get categories(): Network['categories'] {
    return this.#memory.known.network?.categories ?? [];
  }

  /** The tags that calculators may have: all but those of the service's own operations. */
  get tags(): readonly string[] {
    const { service } = this.#memory.known.raw;
    const own = [service?.discoveryTag.value, service?.leads?.tag.value];
    return [...(service?.tags.keys() ?? [])].filter((tag) => !own.includes(tag));
  }

  /** The calculators that could be read, with their tag and the file that holds them. */
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

  /** Where the name under the cursor is declared. */
  definition(path: string, offset: number): Span | null {
    return this.#ofTarget(path, offset, (target, cursor) => definitionOf(target, cursor, this.#memory));
  }

  /** Every place of the name under the cursor, its declaration included. */
  references(path: string, offset: number): readonly Span[] {
    return this.#ofTarget(path, offset, (target, cursor) => referencesOf(target, cursor, this.#memory)) ?? [];
  }

  /** The name under the cursor where it can be renamed; null elsewhere. */
  renamable(path: string, offset: number): Span | null {
    return this.#at(path, offset, (cursor) => renamable(cursor, this.#memory));
  }

  /** The edits that rename what is under the cursor everywhere, or why that cannot be. */
  rename(path: string, offset: number, name: string): Renaming {
    const found = this.#ofTarget(path, offset, (target, cursor) => renamed(target, name, cursor, this.#memory));
    return found ?? { refusal: 'Here is nothing that has a name.' };
  }

  symbols(path: string): readonly CatalogSymbol[] {
    return symbolsIn(path, this.#memory);
  }

  /** The ways to mend what is marked between two offsets of a file. */
  fixes(path: string, start: number, end: number): readonly Fix[] {
    return this.#memory.known.diagnostics
      .filter(({ span }) => span.source.path === path && span.start <= end && span.end >= start)
      .flatMap(fixesOf);
  }

  /** The edits that bring a file into its usual form. */
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
