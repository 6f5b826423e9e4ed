/** The text editor: shows one file at a time, its findings, and the help of the language service. */
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import type { ChangeSet } from '@codemirror/state';
import { EditorState } from '@codemirror/state';
import type { KeyBinding, ViewUpdate } from '@codemirror/view';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { element, markdown, prose } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import { actionsOf } from '../dom/finding-buttons.js';
import type { Finding } from '../messages/findings.js';
import type { TextChange } from '../messages/text.js';
import { differenceOf } from '../messages/text.js';
import { pageWords as words } from '../messages/words.js';
import { completionFrom } from './completion.js';
import { theme } from './theme.js';
import type { WorkerClient } from './worker-client.js';

export interface EditorHost extends FindingHost {
  /** Called when the person or a fix has changed the text. */
  readonly changed: (path: string, changes: readonly TextChange[]) => void;
  readonly moved: (path: string, offset: number) => void;
  readonly save: () => void;
  readonly rename: (path: string, offset: number) => void;
}

export class Editor {
  readonly #host: EditorHost;
  readonly #client: WorkerClient;
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  #path = '';
  /** The findings of the shown text that are marked in it; null once it has changed. */
  #marked: string | null = null;

  /** Renders into a shadow root, where its styles are adopted, which a strict policy allows. */
  constructor(place: HTMLElement, client: WorkerClient, host: EditorHost) {
    this.#host = host;
    this.#client = client;
    const root = place.attachShadow({ mode: 'open' });
    const parent = element('div', { class: 'frame' });
    root.append(element('link', { rel: 'stylesheet', href: 'style.css' }), parent);
    this.#view = new EditorView({ parent, root });
  }

  get path(): string {
    return this.#path;
  }

  get offset(): number {
    return this.#view.state.selection.main.head;
  }

  textOf(path: string): string | null {
    if (path === this.#path) return this.#view.state.doc.toString();
    return this.#states.get(path)?.doc.toString() ?? null;
  }

  /** Adds a file of the catalog without showing it. */
  add(path: string, text: string): void {
    this.#states.set(path, EditorState.create({ doc: text, extensions: this.#extensions(path) }));
  }

  remove(path: string): void {
    this.#states.delete(path);
  }

  show(path: string): void {
    if (path === this.#path) return;
    if (this.#path !== '' && this.#states.has(this.#path)) this.#states.set(this.#path, this.#view.state);
    const state = this.#states.get(path);
    if (state === undefined) return;
    this.#path = path;
    this.#marked = null;
    this.#view.setState(state);
  }

  /** Selects a range of the shown file and scrolls it into view. */
  select(from: number, to = from): void {
    const most = this.#view.state.doc.length;
    const selection = { anchor: Math.min(from, most), head: Math.min(to, most) };
    this.#view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    this.#view.focus();
  }

  /** Changes a file so that the person can undo it. */
  write(path: string, changes: readonly TextChange[]): void {
    if (path === this.#path) {
      this.#view.dispatch({ changes: [...changes], userEvent: 'input' });
      return;
    }
    const state = this.#states.get(path);
    if (state === undefined) return;
    const transaction = state.update({ changes: [...changes] });
    this.#states.set(path, transaction.state);
    this.#host.changed(path, listOf(transaction.changes));
  }

  /** Replaces the text with one from elsewhere. Only the difference changes, so that cursor and scroll stay. */
  replace(path: string, text: string): void {
    const before = this.textOf(path) ?? '';
    if (before !== text) this.write(path, [differenceOf(before, text)]);
  }

  /** Marks findings. Does nothing if the same ones are marked already, since marking closes open tooltips. */
  showFindings(findings: readonly Finding[]): void {
    const most = this.#view.state.doc.length;
    const own = findings.filter(({ path, to }) => path === this.#path && to <= most);
    const marked = JSON.stringify(own);
    if (marked === this.#marked) return;
    this.#marked = marked;
    this.#view.dispatch(
      setDiagnostics(
        this.#view.state,
        own.map((each) => this.#diagnosticOf(each)),
      ),
    );
  }

  focus(): void {
    this.#view.focus();
  }

  #diagnosticOf(finding: Finding): Diagnostic {
    const { from, to, severity, code, message, hint } = finding;
    return {
      from,
      to,
      severity: severity === 'error' ? 'error' : 'info',
      source: code,
      message,
      renderMessage: () => element('div', {}, element('p', {}, prose(message)), element('p', {}, prose(hint))),
      actions: actionsOf(finding, this.#host).map(({ name, act }) => ({ name: shortened(name), apply: act })),
    };
  }

  #extensions(path: string) {
    const ask = this.#client;
    return [
      lineNumbers(),
      highlightActiveLineGutter(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of('  '),
      bracketMatching(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      yaml(),
      theme,
      EditorView.lineWrapping,
      // A lone carriage return is a mistake to show, not a line end.
      EditorState.lineSeparator.of('\n'),
      EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
      EditorView.contentAttributes.of({ 'aria-label': words.textOf({ path }), tabindex: '0' }),
      autocompletion({ override: [completionFrom((offset) => ask.ask('complete', { path, offset }))], icons: false }),
      hoverTooltip((_, offset) => this.#hover(path, offset)),
      EditorView.domEventHandlers({ mousedown: (event, view) => this.#click(event, view, path) }),
      keymap.of([...this.#keys(path), ...completionKeymap, ...lintKeymap, ...searchKeymap]),
      // Tab moves to the next control, as everywhere on a page.
      keymap.of([...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of((update) => this.#updated(update, path)),
    ];
  }

  #keys(path: string): readonly KeyBinding[] {
    const act = (work: (offset: number) => void) => (view: EditorView) => {
      work(view.state.selection.main.head);
      return true;
    };
    return [
      { key: 'Mod-s', run: act(() => this.#host.save()) },
      { key: 'F12', run: act((offset) => void this.#define(path, offset)) },
      { key: 'F2', run: act((offset) => this.#host.rename(path, offset)) },
      { key: 'Shift-Alt-f', run: act(() => void this.#format(path)) },
    ];
  }

  async #hover(path: string, offset: number) {
    const found = await this.#client.ask('hover', { path, offset });
    if (found === null) return null;
    return {
      pos: found.from,
      end: found.to,
      create: () => ({ dom: element('div', { class: 'told' }, markdown(found.markdown)) }),
    };
  }

  #click(event: MouseEvent, view: EditorView, path: string): boolean {
    if (!event.ctrlKey && !event.metaKey) return false;
    const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (offset === null) return false;
    void this.#define(path, offset);
    return true;
  }

  async #define(path: string, offset: number): Promise<void> {
    const found = await this.#client.ask('definition', { path, offset });
    if (found !== null) this.#host.goTo(found.path, found.from);
  }

  async #format(path: string): Promise<void> {
    const before = this.textOf(path);
    const changes = await this.#client.ask('format', { path });
    if (changes.length > 0 && this.textOf(path) === before) this.write(path, changes);
  }

  #updated(update: ViewUpdate, path: string): void {
    if (update.docChanged) {
      this.#marked = null;
      this.#host.changed(path, listOf(update.changes));
    }
    if (update.selectionSet || update.docChanged) this.#host.moved(path, update.state.selection.main.head);
  }
}

function listOf(changes: ChangeSet): readonly TextChange[] {
  const list: TextChange[] = [];
  changes.iterChanges((from, to, _, __, inserted) => list.push({ from, to, insert: inserted.toString() }));
  return list;
}

function shortened(title: string): string {
  return title.length > 70 ? `${title.slice(0, 67)}...` : title;
}
