/** Mirrors the page's catalog and reports on it: the findings, and the draft of the open entry. */
import { LanguageService } from '../../authoring/language/language-service.js';
import type { EntryPlace } from '../messages/draft.js';
import type { Order, Report } from '../messages/protocol.js';
import { catalogFolder, changed } from '../messages/text.js';
import { answer } from './answers.js';
import type { Committed } from './difference.js';
import { committedEntry } from './difference.js';
import { draftOf } from './draft.js';
import { entriesOfAll, entryAt } from './excerpt.js';
import { findingsOf } from './offers.js';

/** The functions through which a session acts. */
export interface Edge {
  readonly tell: (report: Report) => void;
  /** Runs work after waiting messages, and after at least this many milliseconds. */
  readonly later: (work: () => void, milliseconds: number) => void;
  /** Returns milliseconds since some fixed time. */
  readonly now: () => number;
}

/** Longest work before messages are read again, in milliseconds. */
const slice = 25;

/** Pause after typing before the open entry is compiled, in milliseconds. */
const pause = 120;

export class Session {
  readonly #edge: Edge;
  #language = newLanguageService();
  #files = new Map<string, string>();
  #committed: ReadonlyMap<string, string> | null = null;
  readonly #committedEntries = new Map<string, Committed>();
  #kernel = '';
  #today = '';
  #version = 0;
  #at: { readonly path: string; readonly offset: number } | null = null;
  /** Counts orders; scheduled work with an older number is dropped. */
  #round = 0;

  constructor(edge: Edge) {
    this.#edge = edge;
  }

  take(order: Order): void {
    if (order.kind === 'ask') {
      const known = { language: this.#language, files: this.#files };
      this.#edge.tell({ kind: 'answer', id: order.id, answer: answer(order.question, known) });
      return;
    }
    this.#version = order.version;
    if (order.kind === 'open') this.#open(order);
    else if (order.kind === 'change')
      this.#write(order.path, changed(this.#files.get(order.path) ?? '', order.changes));
    else if (order.kind === 'replace') this.#write(order.path, order.text);
    else if (!this.#look(order)) return;
    this.#begin(order.kind === 'look');
  }

  #open({ files, committed, kernel, today }: Order & { kind: 'open' }): void {
    this.#language = newLanguageService();
    this.#files = new Map();
    for (const { path, text } of files) this.#write(path, text);
    this.#committed = committed && new Map(committed.map(({ path, text }) => [path, text]));
    this.#committedEntries.clear();
    this.#kernel = kernel;
    this.#today = today;
  }

  #write(path: string, text: string | null): void {
    if (text === null) this.#files.delete(path);
    else this.#files.set(path, text);
    this.#language.change(path, text);
  }

  /** Moves the cursor. True when it is in another entry than before. */
  #look({ path, offset }: Order & { kind: 'look' }): boolean {
    const before = this.#openEntry();
    this.#at = { path, offset };
    const now = this.#openEntry();
    return before?.slug !== now?.slug || before?.path !== now?.path;
  }

  #openEntry(): EntryPlace | null {
    return this.#at && entryAt(this.#files, this.#at.path, this.#at.offset);
  }

  #begin(isLook: boolean): void {
    this.#round += 1;
    const round = this.#round;
    // The open entry needs little of the catalog, so that somebody who only looks need not wait for the rest.
    if (isLook) this.#edge.later(() => this.#draft(round), 0);
    this.#edge.later(() => this.#check(round, true), 0);
    if (!isLook) this.#edge.later(() => this.#draft(round), pause);
  }

  /** Reports what is known at once, then proofs: those of the open file first, the rest in slices. */
  #check(round: number, isFirst: boolean): void {
    if (round !== this.#round) return;
    const end = this.#edge.now() + slice;
    const { diagnostics, open } = isFirst
      ? this.#language.prove(() => this.#edge.now() < end, this.#at?.path ?? null)
      : this.#language.prove(() => this.#edge.now() < end);
    const findings = findingsOf(diagnostics, this.#files, this.#openEntry());
    const entries = entriesOfAll(this.#files);
    this.#edge.tell({ kind: 'findings', version: this.#version, findings, open, entries });
    if (open > 0) this.#edge.later(() => this.#check(round, false), 0);
  }

  #draft(round: number): void {
    if (round !== this.#round) return;
    const entry = this.#openEntry();
    const draft =
      entry &&
      draftOf(entry, {
        files: this.#files,
        committed: this.#committed,
        committedEntry: (slug) => this.#committedEntry(slug),
        kernel: this.#kernel,
        today: this.#today,
      });
    this.#edge.tell({ kind: 'draft', version: this.#version, draft });
  }

  /** The committed entry, remembered, because commits do not change while the page is open. */
  #committedEntry(slug: string): Committed {
    const known = this.#committedEntries.get(slug) ?? committedEntry(this.#committed, slug);
    this.#committedEntries.set(slug, known);
    return known;
  }
}

/** The language service without catalog hashes, which the workbench does not need. */
function newLanguageService(): LanguageService {
  return new LanguageService({ folder: catalogFolder, hash: () => '' });
}
