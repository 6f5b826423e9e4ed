/** A catalog as texts that change, and what is known of it: checked anew only where something has changed. */
import type { CheckedCatalog } from '../../generator/check/check-catalog.js';
import { checkCatalog } from '../../generator/check/check-catalog.js';
import type { CheckedEntry } from '../../generator/check/check-entry.js';
import { sourcesFrom } from '../../generator/load/catalog-sources.js';
import { nameOfPiece } from '../../generator/load/cut-entries.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import { loadCatalog } from '../../generator/load/load-catalog.js';
import type { RawCatalog } from '../../generator/load/raw-catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { Reporter } from '../../generator/text/diagnostic.js';
import { placedDiagnostics } from '../../generator/text/move.js';
import type { Source, Span } from '../../generator/text/source.js';
import { createSource, spanOf } from '../../generator/text/source.js';
import type { Fragment, Permission } from './kept-work.js';
import { KeptWork } from './kept-work.js';

/** What is known of the catalog as it is written now. */
export interface Knowledge extends CheckedCatalog {
  readonly raw: RawCatalog;
  /** Mistakes and advice by place, in the files as they are. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many calculators are understood, but not proved yet. */
  readonly open: number;
  /** What was understood of those of them that the last change has touched. */
  readonly touched: ReadonlySet<object>;
}

/** An entry of a file of calculators, with its own text. */
export interface Entry {
  readonly source: Source;
  /** Where it stands in its file. */
  readonly start: number;
  /** What is known of it; where it cannot be understood as it is, what was known when it last could. Null before that. */
  readonly checked: CheckedEntry | null;
}

export class CatalogMemory {
  readonly #folder: string;
  readonly #hash: (sources: CatalogSources) => string;
  readonly #files = new Map<string, Source>();
  readonly #missing = new Map<string, Source>();
  readonly #work = new KeptWork();
  readonly #understood = new Map<string, CheckedEntry>();
  #open: ReadonlySet<object> = new Set();
  #known: Knowledge | null = null;

  /** `folder` is the catalog's; `hash` names a state of its files. */
  constructor(folder: string, hash: (sources: CatalogSources) => string) {
    this.#folder = folder;
    this.#hash = hash;
  }

  /** Takes the text of a file, by its path; null where there is no such file any more. */
  change(path: string, text: string | null): void {
    if (this.#files.get(path)?.text === (text ?? undefined)) return;
    if (text === null) {
      this.#files.delete(path);
      this.#work.forget(path);
    } else this.#files.set(path, createSource(path, text));
    this.#known = null;
  }

  file(path: string): Source | null {
    return this.#files.get(path) ?? null;
  }

  get paths(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** All that is known without a new proof. */
  get known(): Knowledge {
    this.#known ??= this.#check(() => false);
    return this.#known;
  }

  /** Makes open proofs while they are permitted. */
  prove(permission: Permission): Knowledge {
    if (this.known.open > 0) this.#known = this.#check(permission);
    return this.known;
  }

  /** The entries of a file of calculators, in order; none of other files. */
  entriesOf(path: string): readonly Entry[] {
    const checked = new Map(this.known.entries.map((each) => [each.raw.span.source, each]));
    return this.#work.piecesOf(path).map(({ source, start }) => {
      const own = checked.get(source) ?? null;
      const slug = nameOfFragment({ source });
      return { source, start, checked: own?.understood ? own : (this.#understood.get(slug) ?? own) };
    });
  }

  /** The entry in which a place of a file of calculators lies. */
  entryAt(path: string, offset: number): Entry | null {
    return this.entriesOf(path).findLast(({ start }) => start <= offset) ?? null;
  }

  /** A place in the catalog's files, of one that may be in an entry's own text. */
  inFile(span: Span): Span {
    return this.#work.inFile(span);
  }

  #check(permission: Permission): Knowledge {
    const sources = this.#sources();
    const reporter = new Reporter();
    return this.#work.proving(permission, () => {
      const raw = loadCatalog(sources, reporter, this.#work);
      const checked = checkCatalog(raw, () => this.#hash(sources), reporter, this.#work);
      this.#remember(checked.entries);
      const open = openOf(checked.entries);
      const touched = new Set(open.filter((understood) => !this.#open.has(understood)));
      this.#open = new Set(open);
      return {
        ...checked,
        raw,
        diagnostics: placedDiagnostics(reporter.found, this.#work.inFile),
        open: open.length,
        touched,
      };
    });
  }

  /** What is understood now stands in for the entry while somebody writes on it; slugs that are gone are forgotten. */
  #remember(entries: readonly CheckedEntry[]): void {
    const written = new Set(this.paths.flatMap((path) => this.#work.piecesOf(path).map(nameOfFragment)));
    for (const slug of this.#understood.keys()) if (!written.has(slug)) this.#understood.delete(slug);
    for (const entry of entries) if (entry.understood !== null) this.#understood.set(entry.raw.slug.value, entry);
  }

  #sources(): CatalogSources {
    const names = this.paths.flatMap((path) =>
      path.startsWith(`${this.#folder}/`) ? [path.slice(this.#folder.length + 1)] : [],
    );
    return sourcesFrom(names, (name) => this.#source(`${this.#folder}/${name}`));
  }

  /** A file that the catalog must have and has not is read as one without a text. */
  #source(path: string): Source {
    const empty = this.#missing.get(path) ?? createSource(path, '');
    this.#missing.set(path, empty);
    return this.#files.get(path) ?? empty;
  }
}

/** What was understood of the entries whose proof is open. */
function openOf(entries: readonly CheckedEntry[]): readonly object[] {
  return entries.flatMap(({ calculator, understood }) => (calculator === 'open' && understood ? [understood] : []));
}

function nameOfFragment({ source }: Pick<Fragment, 'source'>): string {
  return nameOfPiece(spanOf(source, 0, source.text.length));
}
