/** Edits the open entry as a person says in the form, at a finding, or about an example. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element } from '../dom/element.js';
import type { Editor } from '../editor/editor.js';
import type { WorkerClient } from '../editor/worker-client.js';
import type { EntryEdit, FormInput, PartPath, SaidExample } from '../messages/entry-form.js';
import type { Finding, Offer } from '../messages/findings.js';
import { diffLines } from '../messages/line-diff.js';
import type { FileEdit } from '../messages/protocol.js';
import { changed } from '../messages/text.js';
import { inputsWords, offerWords, pageWords as words } from '../messages/words.js';
import { askExample, askLine, askSource } from './ask-example.js';
import { ask, askForm, textField, textIn } from './dialog.js';

export interface WriterHost {
  readonly goTo: (path: string, offset: number) => void;
  /** Shows the form at an input. */
  readonly openInput: (name: string) => void;
  /** Called with 1 when the worker begins to compute a change, and with -1 when it is written. */
  readonly writing: (by: 1 | -1) => void;
}

export class EntryWriter {
  readonly #editor: Editor;
  readonly #client: WorkerClient;
  readonly #host: WriterHost;
  /** The inputs of the open entry, as they were last read. */
  #inputs: readonly FormInput[] = [];

  constructor(editor: Editor, client: WorkerClient, host: WriterHost) {
    this.#editor = editor;
    this.#client = client;
    this.#host = host;
  }

  show(inputs: readonly FormInput[]): void {
    this.#inputs = inputs;
  }

  /** Writes a value of an input, and resolves when it is in the text. */
  fill(input: string, path: PartPath, value: string): Promise<void> {
    return this.#write({ kind: 'field', input, path, value });
  }

  async addOption(input: string): Promise<void> {
    const key = textField(inputsWords.optionKey, inputsWords.optionKeyHint, '', 'option-key');
    const label = textField(inputsWords.optionLabel, '', '', 'option-label');
    const take = () => {
      const [name, text] = [textIn(key, /^[a-z0-9_]+$/, inputsWords.badKey), textIn(label, /./, offerWords.notEmpty)];
      return name === null || text === null ? null : { name, text };
    };
    const said = await askForm(inputsWords.addOptionTo({ name: input }), {}, take, [key, label]);
    if (said !== null) await this.fill(input, ['options', said.name], said.text);
  }

  async addInput(): Promise<void> {
    const field = textField(inputsWords.name, inputsWords.nameHint);
    const take = () => textIn(field, /^[a-z][A-Za-z0-9]*$/, inputsWords.badName);
    const name = await askForm(inputsWords.add, {}, take, [field]);
    if (name !== null) await this.#write({ kind: 'input', name });
  }

  /** Adds what the calculator shows to the worked examples. */
  async addExample({ inputs, result }: NonNullable<AnswerDetail['answer']>): Promise<void> {
    const usual = new Map(
      this.#inputs.map(({ name, fields }) => [name, fields.find(({ path }) => path[0] === 'default')?.value ?? '']),
    );
    const given = Object.entries(inputs).filter(([name, { used }]) => String(used) !== usual.get(name));
    const said = Object.fromEntries(given.map(([name, { used }]) => [name, used]));
    await this.#example(said, String(result.value));
  }

  async take(offer: Offer, finding: Finding): Promise<void> {
    const at = { path: finding.path, offset: finding.from };
    if (offer.kind === 'bounds') {
      this.#host.goTo(at.path, at.offset);
      this.#host.openInput(offer.input);
    } else if (offer.kind === 'trade') await this.writeElsewhere((await this.#client.ask('trade', at)) ?? []);
    else if (offer.kind === 'example') await this.#example({}, '', at);
    else if (offer.kind === 'line') {
      const value = await askLine(offer.key);
      if (value !== null) await this.#write({ kind: 'line', key: offer.key, value }, at);
    } else {
      const source = await askSource(offer.value);
      if (source !== null) await this.#write({ kind: 'value', at: offer.at, value: offer.value, source }, at);
    }
  }

  async #example(inputs: SaidExample['inputs'], value: string, at = this.#at()): Promise<void> {
    const example = await askExample(inputs, value);
    if (example !== null) await this.#write({ kind: 'example', example }, at);
  }

  /** Writes edits to other files than the entry's, each after the person has agreed. */
  async writeElsewhere(edits: readonly FileEdit[]): Promise<void> {
    for (const edit of edits) {
      const isWanted = await askOtherFile(edit, this.#editor.textOf(edit.path) ?? '');
      if (isWanted) this.#editor.write(edit.path, [edit.change]);
    }
  }

  #at(): { readonly path: string; readonly offset: number } {
    const { path, offset } = this.#editor;
    return { path, offset };
  }

  /** Asks the worker for the changes to the current text, and makes them; asks again when the text has changed since. */
  async #write(edit: EntryEdit, at = this.#at()): Promise<void> {
    this.#host.writing(1);
    for (;;) {
      const before = this.#editor.textOf(at.path);
      const changes = await this.#client.ask('write', { ...at, edit });
      if (this.#editor.textOf(at.path) !== before) continue;
      if (changes.length > 0) this.#editor.write(at.path, changes);
      break;
    }
    this.#host.writing(-1);
  }
}

/** Asks whether lines may be added to another file than the entry's; `text` is what stands in that file. */
async function askOtherFile(edit: FileEdit, text: string): Promise<boolean> {
  const lines = diffLines(text, changed(text, [edit.change])).filter(({ kind }) => kind === 'new');
  const shown = element('pre', { class: 'lines' }, lines.map((line) => line.text).join('\n'));
  const told = [element('p', {}, words.alsoWhy), shown];
  const choices = [
    { label: words.onlyEntry, take: () => 'no' },
    { label: words.writeBoth, take: () => 'yes', isMain: true },
  ];
  return (await ask(words.alsoIn({ path: edit.path }), told, choices)) === 'yes';
}
