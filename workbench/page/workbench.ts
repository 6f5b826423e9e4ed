/** The workbench: connects the editor, the outcome beside it, the worker and the store. */
import { byId } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import { Editor } from '../editor/editor.js';
import { WorkerClient } from '../editor/worker-client.js';
import type { KeptCatalog, KeptFile, Saved, Store } from '../files/store.js';
import type { Draft, EntryPlace } from '../messages/draft.js';
import type { Finding, Fix, Offer } from '../messages/findings.js';
import type { FileEdit } from '../messages/protocol.js';
import type { FileText, TextChange } from '../messages/text.js';
import { pageWords as words } from '../messages/words.js';
import { Preview } from '../preview/preview.js';
import type { InputsHost } from '../tabs/inputs-panel.js';
import { Outcome } from '../tabs/outcome.js';
import { fragmentOfPlace, placeIn } from './address.js';
import { askConflict } from './conflict.js';
import { Documents } from './documents.js';
import { EntryWriter } from './entry-writer.js';
import { FindingList } from './finding-list.js';
import { askNewEntry } from './new-entry.js';
import { Picker } from './picker.js';
import { askRename } from './rename.js';
import { shareEntry } from './share.js';

export class Workbench {
  readonly #findingHost: FindingHost = {
    goTo: (path, offset) => this.#goTo(path, offset),
    applyFix: (fix) => this.#applyFix(fix),
    takeOffer: (offer, finding) => this.#takeOffer(offer, finding),
  };
  readonly #catalog: KeptCatalog;
  /** Null in a playground. */
  readonly #store: Store | null;
  readonly #documents = new Documents();
  readonly #client: WorkerClient;
  readonly #editor: Editor;
  readonly #picker = new Picker((path, offset) => this.#goTo(path, offset));
  readonly #preview: Preview;
  readonly #outcome: Outcome;
  readonly #writer: EntryWriter;
  readonly #list = new FindingList(this.#findingHost);
  #findings: readonly Finding[] = [];
  #entries: readonly EntryPlace[] = [];
  #entry: EntryPlace | null = null;
  /** True when the findings are those of the current text. */
  #isCurrent = false;
  /** The number of changes that the worker is computing. */
  #writing = 0;
  #asking = Promise.resolve();
  #saying: ReturnType<typeof setTimeout> | undefined;
  #noting: ReturnType<typeof setTimeout> | undefined;
  /** The open tab beside the text. */
  #tab = 0;

  constructor(catalog: KeptCatalog, store: Store | null) {
    this.#catalog = catalog;
    this.#store = store;
    this.#client = new WorkerClient({
      findings: (findings, entries, open) => this.#takeFindings(findings, entries, open),
      draft: (draft) => this.#takeDraft(draft),
      stopped: () => this.#say(words.stopped),
    });
    this.#editor = new Editor(byId('editor'), this.#client, {
      changed: (path, changes) => this.#changed(path, changes),
      moved: (path, offset) => this.#moved(path, offset),
      save: () => void this.#save(),
      ...this.#findingHost,
      rename: (path, offset) => void this.#rename(path, offset),
    });
    const inputs: InputsHost = {
      ...this.#findingHost,
      fill: (input, path, value) => this.#writer.fill(input, path, value),
      add: () => void this.#writer.addInput(),
      addOption: (input) => void this.#writer.addOption(input),
      rename: (input) => void this.#renameInput(input),
    };
    this.#outcome = new Outcome(byId('outcome'), inputs, (tab) => this.#openedTab(tab));
    this.#writer = new EntryWriter(this.#editor, this.#client, {
      goTo: this.#findingHost.goTo,
      openInput: (name) => this.#openInput(name),
      writing: (by) => this.#setWriting(by),
    });
    this.#preview = new Preview(this.#outcome.calculator, {
      ...this.#findingHost,
      answered: (detail) => this.#outcome.showAnswer(detail),
      addExample: (answer) => void this.#writer.addExample(answer),
    });
    this.#layOut();
    this.#open();
  }

  #layOut(): void {
    for (const view of ['write', 'see'] as const) byId(view).addEventListener('click', () => this.#view(view));
    byId('save').addEventListener('click', () => void this.#save());
    byId('save').hidden = this.#store === null;
    byId('share').addEventListener('click', () => void this.#share());
    byId('new').addEventListener('click', () => void this.#newEntry());
    byId('where').textContent = this.#catalog.name;
    document.addEventListener('keydown', (event) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      void this.#save();
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.#store !== null && this.#changedPaths().length > 0) event.preventDefault();
    });
  }

  #open(): void {
    const { files, committed } = this.#catalog;
    const shown = files.map((file): FileText => ({ path: file.path, text: this.#documents.keep(file) }));
    for (const { path, text } of shown) this.#editor.add(path, text);
    this.#client.open({ files: shown, committed });
    this.#picker.show([], this.#documents.paths);
    if (!this.#openAddress(shown)) {
      const first = this.#documents.paths.find((path) => path.includes('/calculators')) ?? this.#documents.paths[0];
      // At its first entry, which is drafted before the whole catalog is checked.
      if (first !== undefined) this.#goTo(first, Math.max(0, this.#editor.textOf(first)?.search(/^\w/m) ?? 0));
    }
    this.#store?.watch((path, file) => this.#queue(() => this.#changedElsewhere(path, file)));
  }

  /** Goes to the place in the address; false where it has none, or none of this catalog. */
  #openAddress(files: readonly FileText[]): boolean {
    const place = placeIn(location.hash);
    if (place === null) return false;
    const { slug, line, tab } = place;
    const isEntry = (each: string) => each === `${slug}:`;
    for (const { path, text } of files.filter((file) => file.path.includes('/calculators'))) {
      const lines = text.split('\n');
      const at = lines.findIndex((each) => isEntry(each.trimEnd()));
      if (at < 0) continue;
      this.#goTo(path, lines.slice(0, at + line).join('\n').length + (at + line === 0 ? 0 : 1));
      this.#tab = tab;
      this.#outcome.open(tab);
      return true;
    }
    return false;
  }

  #openedTab(tab: number): void {
    this.#tab = tab;
    this.#notePlace();
  }

  /** Writes the place into the address soon; a shared catalog keeps its own. */
  #notePlace(): void {
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => {
      const entry = this.#entry;
      if (this.#store === null || entry === null) return;
      const text = this.#editor.textOf(entry.path) ?? '';
      const line = text.slice(entry.from, this.#editor.offset).split('\n').length - 1;
      history.replaceState(null, '', fragmentOfPlace({ slug: entry.slug, line, tab: this.#tab }));
    }, 300);
  }

  /** Selects the side that phones show. */
  #view(view: 'write' | 'see'): void {
    document.body.dataset['view'] = view;
    for (const each of ['write', 'see']) byId(each).setAttribute('aria-pressed', String(each === view));
  }

  #goTo(path: string, from: number): void {
    this.#view('write');
    this.#editor.show(path);
    this.#editor.showFindings(this.#isCurrent ? this.#findings : []);
    this.#editor.select(from);
    this.#moved(path, from);
  }

  #changed(path: string, changes: readonly TextChange[]): void {
    this.#setCurrent(false);
    this.#client.change(path, changes);
    this.#showChanged();
  }

  #setCurrent(isCurrent: boolean): void {
    this.#isCurrent = isCurrent;
    this.#showBusy();
  }

  #setWriting(by: 1 | -1): void {
    this.#writing += by;
    this.#showBusy();
  }

  #showBusy(): void {
    byId('findings').setAttribute('aria-busy', String(!this.#isCurrent || this.#writing > 0));
  }

  #moved(path: string, offset: number): void {
    this.#client.look(path, offset);
    this.#entry = this.#picker.mark(path, offset);
    this.#notePlace();
  }

  #takeFindings(findings: readonly Finding[], entries: readonly EntryPlace[], open: number): void {
    const isFirst = this.#entries.length === 0;
    this.#setCurrent(true);
    [this.#findings, this.#entries] = [findings, entries];
    this.#picker.show(entries, this.#documents.paths);
    this.#entry = this.#picker.mark(this.#editor.path, this.#editor.offset);
    this.#editor.showFindings(findings);
    this.#list.show(findings, open, this.#editor.path);
    this.#preview.showMistakes(this.#mistakesOfEntry());
    this.#outcome.showFindings(findings);
    const [first] = entries;
    if (isFirst && first !== undefined && this.#entry === null) this.#goTo(first.path, first.from);
  }

  /** The mistakes of the open entry, and of the files that all entries need. */
  #mistakesOfEntry(): readonly Finding[] {
    const entry = this.#entry;
    if (entry === null) return [];
    const files = new Set(this.#entries.map(({ path }) => path));
    return this.#findings.filter(({ severity, path, from, to }) => {
      if (severity !== 'error') return false;
      if (path === entry.path) return from >= entry.from && to <= entry.to;
      return !files.has(path);
    });
  }

  #takeDraft(draft: Draft | null): void {
    this.#writer.show(draft?.inputs ?? []);
    this.#outcome.showDraft(draft);
    void this.#preview.show(draft);
  }

  #takeOffer(offer: Offer, finding: Finding): void {
    if (this.#isChecked()) void this.#writer.take(offer, finding);
  }

  #openInput(name: string): void {
    this.#view('see');
    this.#outcome.openInput(name);
  }

  /** False after saying that the findings are those of an older text. */
  #isChecked(): boolean {
    if (!this.#isCurrent) this.#say(words.stillChecking);
    return this.#isCurrent;
  }

  /** Applies a fix, unless the text has changed since it was checked. */
  #applyFix({ path, change, title }: Fix): void {
    if (!this.#isChecked()) return;
    if (path !== this.#editor.path) this.#goTo(path, change.from);
    this.#editor.write(path, [change]);
    this.#editor.select(change.from + change.insert.length);
    this.#say(words.fixed({ title: title.replaceAll('`', '') }));
  }

  #changedPaths(): readonly string[] {
    return this.#documents.paths.filter((path) => this.#documents.isChanged(path, this.#editor.textOf(path) ?? ''));
  }

  #showChanged(): void {
    const count = this.#changedPaths().length;
    const save = byId('save') as HTMLButtonElement;
    save.disabled = count === 0;
    save.textContent = count > 1 ? words.saveFiles({ count }) : words.save;
  }

  /** Runs work that may ask the person after earlier work has ended. */
  #queue(work: () => Promise<void>): void {
    this.#asking = this.#asking.then(work);
  }

  async #save(): Promise<void> {
    if (this.#store === null) {
      await this.#share();
      return;
    }
    const kept: string[] = [];
    const refusals: string[] = [];
    for (const path of this.#changedPaths()) {
      const saved = await this.#saveFile(path, this.#store);
      if (saved.kind === 'saved') kept.push(path);
      else if (saved.kind === 'refused') refusals.push(saved.why);
    }
    this.#showChanged();
    const said =
      kept.length > 0 ? [words.saved({ path: new Intl.ListFormat('en').format(kept) }), ...refusals] : refusals;
    if (said.length > 0) this.#say(said.join(' '));
  }

  async #saveFile(path: string, store: Store): Promise<Saved> {
    const text = this.#editor.textOf(path) ?? '';
    const saved = await store.save(path, this.#documents.written(path, text), this.#documents.digestOf(path));
    if (saved.kind === 'saved') this.#documents.saved(path, text, saved.digest);
    else if (saved.kind !== 'refused') this.#queue(() => this.#changedElsewhere(path, saved.now));
    return saved;
  }

  /** Takes over a file that was not changed here; otherwise asks which of the two texts to keep. */
  async #changedElsewhere(path: string, file: KeptFile | null): Promise<void> {
    const isKnown = this.#documents.has(path);
    if (isKnown && file !== null && file.digest === this.#documents.digestOf(path)) return;
    const own = this.#editor.textOf(path) ?? '';
    const isTouched = isKnown && this.#documents.isChanged(path, own);
    const theirs = file?.text.replaceAll('\r\n', '\n') ?? null;
    const keepsMine = isTouched && theirs !== own && (await askConflict(path, own, theirs)) !== 'theirs';
    if (file === null) this.#takeRemoval(path, keepsMine);
    else this.#takeFile(file, keepsMine);
    this.#showChanged();
  }

  #takeFile(file: KeptFile, keepsMine: boolean): void {
    const { path } = file;
    const isNew = !this.#documents.has(path);
    const text = this.#documents.keep(file);
    if (isNew) {
      this.#editor.add(path, text);
      this.#client.replace(path, text);
    } else if (!keepsMine) {
      this.#editor.replace(path, text);
      this.#say(words.reloaded({ path }));
    }
  }

  #takeRemoval(path: string, keepsMine: boolean): void {
    if (!this.#documents.has(path)) return;
    if (keepsMine) {
      this.#documents.gone(path);
      return;
    }
    this.#documents.forget(path);
    this.#editor.remove(path);
    this.#client.replace(path, null);
    const [next] = this.#documents.paths;
    if (path === this.#editor.path && next !== undefined) this.#goTo(next, 0);
    this.#say(words.removed({ path }));
  }

  async #share(): Promise<void> {
    const all = this.#documents.paths.map((path) => ({ path, text: this.#editor.textOf(path) ?? '' }));
    const { path, offset } = this.#editor;
    const excerpt = this.#store === null ? all : await this.#client.ask('excerpt', { path, offset });
    await shareEntry(excerpt, this.#store === null);
  }

  /** Renames an input of the open entry. */
  async #renameInput(name: string): Promise<void> {
    const { path, offset } = this.#editor;
    const at = await this.#client.ask('input', { path, offset, name });
    if (at !== null) await this.#rename(path, at);
  }

  async #rename(path: string, offset: number): Promise<void> {
    const place = await this.#client.ask('renamable', { path, offset });
    const text = this.#editor.textOf(path) ?? '';
    if (place === null) this.#say(words.noName);
    else {
      const edits = await askRename(text.slice(place.from, place.to), (name) =>
        this.#client.ask('rename', { path, offset, name }),
      );
      for (const [file, changes] of byPath(edits ?? [])) this.#editor.write(file, changes);
    }
    this.#editor.focus();
  }

  async #newEntry(): Promise<void> {
    const files = this.#documents.paths.filter((path) => path.includes('/calculators'));
    const made = await askNewEntry(files, this.#editor.path, (slug, path) => this.#client.ask('entry', { slug, path }));
    if (made === null) return;
    for (const { path, change } of made.edits) if (path === made.path) this.#editor.write(path, [change]);
    this.#goTo(made.path, made.cursor);
    await this.#writer.writeElsewhere(made.edits.filter(({ path }) => path !== made.path));
  }

  /** Shows a message for six seconds. */
  #say(text: string): void {
    byId('status').textContent = text;
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      byId('status').textContent = '';
    }, 6000);
  }
}

/** Groups changes by file: their offsets are in the same text, so that they must be made together. */
function byPath(edits: readonly FileEdit[]): ReadonlyMap<string, readonly TextChange[]> {
  const groups = new Map<string, TextChange[]>();
  for (const { path, change } of edits) groups.set(path, [...(groups.get(path) ?? []), change]);
  return groups;
}
