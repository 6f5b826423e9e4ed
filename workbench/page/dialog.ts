/** Questions to the person, in a dialog that keeps the page behind it as it is. */
import { element } from '../dom/element.js';

export interface Choice<T> {
  readonly label: string;
  /** What the dialog gives; where it gives null, it goes on to stand. */
  readonly take: () => T | null;
  readonly isMain?: boolean;
}

/** Shows a dialog; gives what was chosen, or null where it was closed without a choice. */
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
    const close = element('button', { type: 'button' }, 'Close');
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

export interface Field {
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
  /** Says what is wrong with what was filled in. */
  readonly complain: (text: string) => void;
}

/** A line of text to fill in. */
export function textField(label: string, hint: string, value = ''): Field {
  const input = element('input', { type: 'text', id: 'field', value, 'aria-describedby': 'field-hint field-error' });
  input.autocomplete = 'off';
  input.spellcheck = false;
  const error = element('p', { id: 'field-error', class: 'error', role: 'alert' });
  const row = element(
    'div',
    { class: 'row' },
    element('label', { for: 'field' }, label),
    element('p', { id: 'field-hint', class: 'hint' }, hint),
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
