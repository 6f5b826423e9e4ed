/** A catalog whose texts change, with its check; only changed parts are checked again. */

import type { CheckedEntry } from '../../generator/calculator/check-entry.js';
import type { CheckedCatalog } from '../../generator/check-catalog.js';
import { checkCatalog } from '../../generator/check-catalog.js';
import { sourcesFrom } from '../../generator/language/catalog-sources.js';
import { loadCatalog } from '../../generator/language/load-catalog.js';
import type { RawCatalog } from '../../generator/language/raw-catalog.js';
import { nameOfPiece } from '../../generator/source/cut-entries.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { placedDiagnostics } from '../../generator/source/moved-diagnostic.js';
import type { Source, Span } from '../../generator/source/source.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { Fragment, Permission } from './query-memory.js';
import { QueryMemory } from './query-memory.js';

/** The result of checking the current texts. */
export interface Knowledge extends CheckedCatalog {
  readonly raw: RawCatalog;
  /** Mistakes and advice by file and offset. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of calculators that are elaborated but not yet proved. */
  readonly open: number;
  /** Those of them that the last change touched, as elaborated. */
  readonly touched: ReadonlySet<object>;
}

/** An entry of a file of calculators, as a separate text. */
export interface Entry {
  readonly source: Source;
  /** Its offset in the file. */
  readonly start: number;
  /** Its check; while it has mistakes, the last one without. Null before the first. */
  readonly checked: CheckedEntry | null;
}

export class CatalogMemory {
  readonly #folder: string;
  readonly #hash: (sources: CatalogSources) => string;
  readonly #files = new Map<string, Source>();
  readonly #missing = new Map<string, Source>();
  readonly #queries = new QueryMemory();
  readonly #elaborated = new Map<string, CheckedEntry>();
  #open: ReadonlySet<object> = new Set();
  #known: Knowledge | null = null;

  /** `folder` is the path of the catalog; `hash` hashes its files. */
  constructor(folder: string, hash: (sources: CatalogSources) => string) {
    this.#folder = folder;
    this.#hash = hash;
  }

  /** Sets the text of a file; null when the file is gone. */
  change(path: string, text: string | null): void {
    if (this.#files.get(path)?.text === (text ?? undefined)) return;
    if (text === null) {
      this.#files.delete(path);
      this.#queries.forget(path);
    } else this.#files.set(path, createSource(path, text));
    this.#known = null;
  }

  file(path: string): Source | null {
    return this.#files.get(path) ?? null;
  }

  get paths(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** The check without new proofs. */
  get known(): Knowledge {
    this.#known ??= this.#check(() => false);
    return this.#known;
  }

  /** Makes open proofs that are permitted, and returns the check. */
  prove(permission: Permission): Knowledge {
    if (this.known.open > 0) this.#known = this.#check(permission);
    return this.known;
  }

  /** The entries of a file of calculators, in order; empty for other files. */
  entriesOf(path: string): readonly Entry[] {
    const checked = new Map(this.known.entries.map((each) => [each.raw.span.source, each]));
    return this.#queries.piecesOf(path).map(({ source, start }) => {
      const own = checked.get(source) ?? null;
      const slug = nameOfFragment({ source });
      return { source, start, checked: own?.elaborated() ? own : (this.#elaborated.get(slug) ?? own) };
    });
  }

  /** The entry that contains an offset of a file of calculators; null when none does. */
  entryAt(path: string, offset: number): Entry | null {
    return this.entriesOf(path).findLast(({ start }) => start <= offset) ?? null;
  }

  /** Maps a span of an entry's own text to its file; returns other spans unchanged. */
  inFile(span: Span): Span {
    return this.#queries.inFile(span);
  }

  #check(permission: Permission): Knowledge {
    const sources = this.#sources();
    const reporter = new Reporter();
    return this.#queries.proving(permission, () => {
      const raw = loadCatalog(sources, reporter, this.#queries);
      const checked = checkCatalog(raw, () => this.#hash(sources), reporter, this.#queries);
      this.#remember(checked.entries);
      const open = openOf(checked.entries);
      const touched = new Set(open.filter((entry) => !this.#open.has(entry)));
      this.#open = new Set(open);
      return {
        ...checked,
        raw,
        diagnostics: placedDiagnostics(reporter.found, this.#queries.inFile),
        open: open.length,
        touched,
      };
    });
  }

  /** Keeps the last check without mistakes of each entry, for use during an edit; forgets slugs that are gone. */
  #remember(entries: readonly CheckedEntry[]): void {
    const written = new Set(this.paths.flatMap((path) => this.#queries.piecesOf(path).map(nameOfFragment)));
    for (const slug of this.#elaborated.keys()) if (!written.has(slug)) this.#elaborated.delete(slug);
    for (const entry of entries) if (entry.elaborated() !== null) this.#elaborated.set(entry.raw.slug.value, entry);
  }

  #sources(): CatalogSources {
    const names = this.paths.flatMap((path) =>
      path.startsWith(`${this.#folder}/`) ? [path.slice(this.#folder.length + 1)] : [],
    );
    const { translations = [], ...sources } = sourcesFrom(names, (name) => this.#source(`${this.#folder}/${name}`));
    // The workbench opens no files of further languages.
    return translations.length === 0 ? sources : { ...sources, translations };
  }

  /** The text of a file; empty for a required file that is missing. */
  #source(path: string): Source {
    const empty = this.#missing.get(path) ?? createSource(path, '');
    this.#missing.set(path, empty);
    return this.#files.get(path) ?? empty;
  }
}

/** The elaborated entries whose proof is open. */
function openOf(entries: readonly CheckedEntry[]): readonly object[] {
  return entries.flatMap((entry) => (entry.calculator === 'open' ? (entry.elaborated() ?? []) : []));
}

function nameOfFragment({ source }: Pick<Fragment, 'source'>): string {
  return nameOfPiece(spanOf(source, 0, source.text.length));
}
