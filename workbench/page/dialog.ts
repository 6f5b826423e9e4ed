/** Asks the person in a dialog, which keeps the page behind it as it is. */
import { element } from '../dom/element.js';
import { pageWords as words } from '../messages/words.js';

export interface Choice<T> {
  readonly label: string;
  /** Returns the result of the dialog; null keeps it open. */
  readonly take: () => T | null;
  readonly isMain?: boolean;
}

/** Shows a dialog. Resolves with the choice, or null when it is closed without one. */
export function ask<T>(title: string, content: readonly Node[], choices: readonly Choice<T>[]): Promise<T | null> {
  return new Promise((resolve) => {
    let result: T | null = null;
    const choose = (take: () => T | null): void => {
      result = take();
      if (result !== null) dialog.close();
    };
    const buttons = choices.map(({ label, take, isMain = false }) => {
      const made = element('button', { type: isMain ? 'submit' : 'button', class: isMain ? 'main' : '' }, label);
      if (!isMain) made.addEventListener('click', () => choose(take));
      return made;
    });
    const close = element('button', { type: 'button' }, words.close);
    close.addEventListener('click', () => dialog.close());
    const form = element('form', {}, element('h2', { id: 'question' }, title), ...content);
    form.append(element('div', { class: 'choices' }, close, ...buttons));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const main = choices.find(({ isMain }) => isMain);
      if (main !== undefined) choose(main.take);
    });
    const dialog = element('dialog', { 'aria-labelledby': 'question' }, form);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(result);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Asks for what is typed in fields. `take` gives the result, or null after saying what is wrong in a field. */
export function askForm<T>(
  title: string,
  { content = [], label = title }: { readonly content?: readonly Node[]; readonly label?: string },
  take: () => T | null,
  fields: readonly Field[],
): Promise<T | null> {
  return ask(title, [...content, ...fields.map(({ row }) => row)], [{ label, take, isMain: true }]);
}

/** The text of a field; null after saying what is wrong with it. */
export function textIn({ input, complain }: Field, form: RegExp, wrong: string): string | null {
  const text = input.value.trim();
  const isRight = form.test(text);
  if (!isRight) complain(wrong);
  return isRight ? text : null;
}

export interface Field {
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows what is wrong with the text. */
  readonly complain: (text: string) => void;
}

/** A text field with label, hint and error. `id` tells the fields of a dialog apart. */
export function textField(label: string, hint: string, value = '', id = 'field'): Field {
  const input = element('input', { type: 'text', id, value, 'aria-describedby': `${id}-hint ${id}-error` });
  input.autocomplete = 'off';
  input.spellcheck = false;
  const error = element('p', { id: `${id}-error`, class: 'error', role: 'alert' });
  const row = element(
    'div',
    { class: 'row' },
    element('label', { for: id }, label),
    element('p', { id: `${id}-hint`, class: 'hint' }, hint),
    input,
    error,
  );
  const complain = (text: string): void => {
    error.textContent = text;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  return { row, input, complain };
}
