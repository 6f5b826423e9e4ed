/** The tab with the inputs of the entry as a form, whose changes are written into the text. */
import { button, element, note } from '../dom/element.js';
import type { FormField, FormInput } from '../messages/entry-form.js';
import { inputsWords as words } from '../messages/words.js';

export interface InputsHost {
  readonly fill: (input: string, key: string, value: string) => void;
  readonly add: () => void;
}

const labels: Readonly<Record<string, string>> = words.labels;

export class InputsPanel {
  readonly panel = element('div', { class: 'panel' });
  readonly #host: InputsHost;
  readonly #form = element('form', { class: 'inputs' });
  #inputs: readonly FormInput[] = [];
  /** An input to move to once it is shown. */
  #awaited: string | null = null;
  /** The values sent to the text since it was last shown, by field. */
  readonly #sent = new Map<string, string>();

  constructor(host: InputsHost) {
    this.#host = host;
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.panel.append(
      element('p', {}, words.intro),
      this.#form,
      button(words.add, () => host.add(), { class: 'add-input' }),
    );
  }

  /** Shows inputs; the field with the focus keeps what is typed in it. */
  show(inputs: readonly FormInput[]): void {
    const isSame = shapeOf(inputs) === shapeOf(this.#inputs);
    this.#inputs = inputs;
    this.#sent.clear();
    if (!isSame) this.#render();
    for (const { name, fields } of inputs)
      for (const { key, value, isNeeded } of fields) {
        const control = this.#controlOf(name, key);
        if (control === null) continue;
        if (!control.matches(':focus')) control.value = value;
        control.setAttribute('aria-invalid', String(isNeeded && value === ''));
      }
    if (this.#awaited !== null && inputs.some(({ name }) => name === this.#awaited)) this.focus(this.#awaited);
  }

  /** Moves to the first empty field of an input, else to its first field; waits for an input that is not shown yet. */
  focus(input: string): void {
    const found = this.#inputs.find(({ name }) => name === input);
    this.#awaited = found === undefined ? input : null;
    const fields = found?.fields ?? [];
    const empty = fields.find(({ value, isNeeded }) => isNeeded && value === '') ?? fields[0];
    if (empty !== undefined) this.#controlOf(input, empty.key)?.focus();
  }

  #render(): void {
    const focused = this.#form.querySelector<HTMLInputElement>(':focus');
    const groups = this.#inputs.map((input) => this.#group(input));
    this.#form.replaceChildren(...(groups.length === 0 ? [note(words.none)] : groups));
    if (focused === null) return;
    const again = this.#form.querySelector<HTMLInputElement>(`#${CSS.escape(focused.id)}`);
    if (again === null) return;
    again.value = focused.value;
    again.focus();
  }

  #group({ name, fields }: FormInput): HTMLElement {
    const rows = fields.map((field) => this.#row(name, field));
    return element('fieldset', {}, element('legend', {}, name), element('div', { class: 'fields' }, ...rows));
  }

  #row(input: string, { key }: FormField): HTMLElement {
    const id = idOf(input, key);
    const control = element('input', { type: 'text', id, autocomplete: 'off', spellcheck: 'false' });
    for (const end of ['change', 'blur']) control.addEventListener(end, () => this.#commit(input, key, control));
    return element('div', { class: key }, element('label', { for: id }, labels[key] ?? key), control);
  }

  /** Sends what was typed, once. A field that was rendered again while it had the focus reports no change, only a blur. */
  #commit(input: string, key: string, control: HTMLInputElement): void {
    const value = control.value.trim();
    const shown = this.#sent.get(control.id) ?? this.#valueOf(input, key);
    if (value === shown) return;
    this.#sent.set(control.id, value);
    this.#host.fill(input, key, value);
  }

  #valueOf(input: string, key: string): string {
    const fields = this.#inputs.find(({ name }) => name === input)?.fields ?? [];
    return fields.find((each) => each.key === key)?.value ?? '';
  }

  #controlOf(input: string, key: string): HTMLInputElement | null {
    return this.#form.querySelector(`#${CSS.escape(idOf(input, key))}`);
  }
}

function idOf(input: string, key: string): string {
  return `input-${input}-${key}`;
}

function shapeOf(inputs: readonly FormInput[]): string {
  return inputs.map(({ name, fields }) => `${name}:${fields.map(({ key }) => key).join(',')}`).join(';');
}
