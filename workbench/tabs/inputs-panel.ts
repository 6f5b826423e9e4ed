/** The tab with the inputs of the entry as a form, whose changes are written into the text. */
import { button, element, note } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import { findingParts } from '../dom/finding-buttons.js';
import { KeptList } from '../dom/kept-list.js';
import type { FormField, FormInput, PartPath, UnitChoice } from '../messages/entry-form.js';
import type { Finding } from '../messages/findings.js';
import { pageWords, inputsWords as words } from '../messages/words.js';

export interface InputsHost extends FindingHost {
  /** Resolves when the value is in the text. */
  readonly fill: (input: string, path: PartPath, value: string) => Promise<void>;
  readonly add: () => void;
  readonly addOption: (input: string) => void;
  readonly rename: (input: string) => void;
}

const labels: Readonly<Record<string, string>> = words.labels;

/** A value that was sent to the text. */
interface Sent {
  readonly value: string;
  /** True once it is in the text, so that the next draft has it. */
  readonly isWritten: boolean;
}

export class InputsPanel {
  readonly panel = element('div', { class: 'panel' });
  readonly #host: InputsHost;
  readonly #form = element('form', { class: 'inputs' });
  readonly #units = element('datalist', { id: 'units' });
  #inputs: readonly FormInput[] = [];
  #findings: readonly Finding[] = [];
  /** The messages below the fields and groups, by the ids of their lists. */
  #messages: ReadonlyMap<string, KeptList<Finding>> = new Map();
  /** An input to move to once it is shown. */
  #awaited: string | null = null;
  /** The values that drafts do not have yet, by field. */
  readonly #sent = new Map<string, Sent>();

  constructor(host: InputsHost) {
    this.#host = host;
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.panel.append(
      element('p', {}, words.intro),
      this.#form,
      this.#units,
      button(words.add, () => host.add(), { class: 'add-input' }),
    );
  }

  /** Shows inputs; the field with the focus keeps what is typed in it. */
  show(inputs: readonly FormInput[], units: readonly UnitChoice[]): void {
    const isSame = shapeOf(inputs) === shapeOf(this.#inputs);
    this.#inputs = inputs;
    for (const [id, { isWritten }] of this.#sent) if (isWritten) this.#sent.delete(id);
    if (!isSame) this.#render();
    if (this.#units.childElementCount !== units.length)
      this.#units.replaceChildren(
        ...units.map(({ name, words: label }) => element('option', { value: name, label: `${label} (${name})` })),
      );
    for (const input of inputs)
      for (const field of fieldsOf(input)) {
        const control = this.#controlOf(input.name, field);
        if (control !== null && !control.matches(':focus'))
          control.value = this.#sent.get(control.id)?.value ?? field.value;
      }
    this.#mark();
    if (this.#awaited !== null && inputs.some(({ name }) => name === this.#awaited)) this.focus(this.#awaited);
  }

  /** Shows findings of the open entry at the fields that they are about, or else at their input. */
  showFindings(findings: readonly Finding[]): void {
    this.#findings = findings;
    this.#mark();
  }

  /** Moves to the first empty field of an input, else to its first field; waits for an input that is not shown yet. */
  focus(input: string): void {
    const found = this.#inputs.find(({ name }) => name === input);
    this.#awaited = found === undefined ? input : null;
    const fields = found?.fields ?? [];
    const empty = fields.find(({ value, isNeeded }) => isNeeded && value === '') ?? fields[0];
    if (empty !== undefined) this.#controlOf(input, empty)?.focus();
  }

  #mark(): void {
    const places = new Map<string, Finding[]>();
    for (const finding of this.#findings) {
      const id = this.#placeOf(finding);
      if (id !== null) places.set(id, [...(places.get(id) ?? []), finding]);
    }
    for (const [id, list] of this.#messages) list.show(places.get(id) ?? []);
    for (const input of this.#inputs)
      for (const field of fieldsOf(input)) {
        const { value, isNeeded } = field;
        const isWrong = places.get(messagesOf(idOf(input.name, field.path)))?.some(isMistake) === true;
        const control = this.#controlOf(input.name, field);
        control?.setAttribute('aria-invalid', String(isWrong || (isNeeded && value === '')));
      }
  }

  /** The id of the list that shows a finding; null for one about something else than an input that is shown. */
  #placeOf({ part }: Finding): string | null {
    if (part?.kind !== 'input') return null;
    const input = this.#inputs.find(({ name }) => name === part.input);
    if (input === undefined) return null;
    const field = fieldsOf(input).find(({ path }) => isAbout(part.path, path));
    return messagesOf(idOf(input.name, field?.path ?? []));
  }

  #render(): void {
    const focused = this.#form.querySelector<HTMLElement>(':focus');
    const messages = new Map<string, KeptList<Finding>>();
    const groups = this.#inputs.map((input) => this.#group(input, messages));
    this.#messages = messages;
    this.#form.replaceChildren(...(groups.length === 0 ? [note(words.none)] : groups));
    if (focused !== null) this.#focusLike(focused);
  }

  /** Moves to the field or button in place of one that was rendered anew; a field keeps what is typed in it. */
  #focusLike(before: HTMLElement): void {
    const isSame = (each: HTMLElement) => each.id === before.id && each.ariaLabel === before.ariaLabel;
    const again = [...this.#form.querySelectorAll<HTMLElement>('input, button')].find(isSame) ?? this.panel;
    if (again instanceof HTMLInputElement && before instanceof HTMLInputElement) again.value = before.value;
    again.focus();
  }

  #group(input: FormInput, messages: Map<string, KeptList<Finding>>): HTMLElement {
    const { name, fields, options } = input;
    const rename = { class: 'quiet', 'aria-label': words.renameOf({ name }) };
    const remove = { class: 'quiet', 'aria-label': words.removeOf({ name }) };
    return element(
      'fieldset',
      {},
      element('legend', {}, name),
      element('div', { class: 'fields' }, ...fields.map((field) => this.#row(name, field, messages))),
      ...(options === null ? [] : [this.#options(name, options, messages)]),
      this.#messageList(idOf(name, []), messages),
      button(words.rename, () => this.#host.rename(name), rename),
      button(words.remove, () => void this.#host.fill(name, [], ''), remove),
    );
  }

  #options(input: string, options: readonly FormField[], messages: Map<string, KeptList<Finding>>): HTMLElement {
    const rows = options.map((field) => {
      const [, option = ''] = field.path;
      const label = { class: 'quiet', 'aria-label': words.removeOf({ name: option }) };
      const remove = button(words.remove, () => void this.#host.fill(input, ['options', option], ''), label);
      const row = this.#row(input, field, messages);
      row.querySelector('input')?.after(remove);
      return row;
    });
    const add = { 'aria-label': words.addOptionTo({ name: input }), class: 'quiet' };
    return element(
      'div',
      { class: 'option-rows' },
      ...rows,
      button(words.addOption, () => this.#host.addOption(input), add),
    );
  }

  #row(input: string, { path }: FormField, messages: Map<string, KeptList<Finding>>): HTMLElement {
    const id = idOf(input, path);
    const [key = '', option] = path;
    const list = key === 'unit' ? { list: 'units' } : {};
    const described = { 'aria-describedby': messagesOf(id) };
    const control = element('input', {
      type: 'text',
      id,
      autocomplete: 'off',
      spellcheck: 'false',
      ...list,
      ...described,
    });
    for (const end of ['change', 'blur']) control.addEventListener(end, () => this.#commit(input, path, control));
    const label = option === undefined ? (labels[key] ?? key) : words.option({ name: option });
    return element(
      'div',
      { class: key },
      element('label', { for: id }, label),
      control,
      this.#messageList(id, messages),
    );
  }

  #messageList(id: string, messages: Map<string, KeptList<Finding>>): HTMLElement {
    const list = element('ul', { class: 'messages', id: messagesOf(id) });
    const item = (finding: Finding) => {
      const place = pageWords.showLine({ line: finding.line });
      return element('li', { class: finding.severity }, ...findingParts(finding, this.#host, place));
    };
    messages.set(list.id, new KeptList<Finding>(list, item));
    return list;
  }

  /** Sends what was typed, once. A field that was rendered again while it had the focus reports no change, only a blur. */
  #commit(input: string, path: PartPath, control: HTMLInputElement): void {
    const { id } = control;
    const value = control.value.trim();
    const shown = this.#sent.get(id)?.value ?? this.#valueOf(input, path);
    if (value === shown) return;
    // An option without a label is no option; there is a button to remove it.
    if (value === '' && path[0] === 'options') {
      control.value = shown;
      return;
    }
    this.#sent.set(id, { value, isWritten: false });
    void this.#host.fill(input, path, value).then(() => {
      if (this.#sent.get(id)?.value === value) this.#sent.set(id, { value, isWritten: true });
    });
  }

  #valueOf(input: string, path: PartPath): string {
    const found = this.#inputs.find(({ name }) => name === input);
    const fields = found === undefined ? [] : fieldsOf(found);
    return fields.find((each) => idOf(input, each.path) === idOf(input, path))?.value ?? '';
  }

  #controlOf(input: string, { path }: FormField): HTMLInputElement | null {
    return this.#form.querySelector(`#${CSS.escape(idOf(input, path))}`);
  }
}

function fieldsOf({ fields, options }: FormInput): readonly FormField[] {
  return [...fields, ...(options ?? [])];
}

/** True when a part belongs to a field: all parts of an option belong to the field of its label. */
function isAbout(part: PartPath, field: PartPath): boolean {
  const length = field[0] === 'options' ? 2 : field.length;
  return part.length >= length && field.slice(0, length).every((key, index) => key === part[index]);
}

function isMistake({ severity }: Finding): boolean {
  return severity === 'error';
}

function idOf(input: string, path: PartPath): string {
  return ['input', input, ...path].join('-');
}

function messagesOf(id: string): string {
  return `${id}-messages`;
}

function shapeOf(inputs: readonly FormInput[]): string {
  return JSON.stringify(inputs.map((input) => [input.name, fieldsOf(input).map(({ path }) => path)]));
}
