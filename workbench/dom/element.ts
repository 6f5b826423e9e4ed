/** Makes elements of a page. Texts become text nodes: nothing that is typed is ever read as HTML. */

export type Child = Node | string;

/** Makes an element with children and attributes; attributes that are `false` are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  made.append(...children);
  return made;
}

export function button(label: string, act: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', act);
  return made;
}

/** A paragraph in place of what is not there. */
export function note(text: string): HTMLElement {
  return element('p', { class: 'empty' }, text);
}

/** Renders a sentence of the checker, with `code` as code. */
export function prose(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [at, part] of text.split(/`([^`]+)`/).entries())
    if (part !== '') fragment.append(at % 2 === 1 ? element('code', {}, part) : part);
  return fragment;
}

/** Renders the Markdown that the language service writes: paragraphs, lists, bold and code. */
export function markdown(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const block of text.split(/\n{2,}/)) {
    const paragraph = element('p');
    for (const [at, line] of block.split('\n').entries()) {
      if (at > 0) paragraph.append(element('br'));
      for (const [index, part] of line
        .replace(/^[-*] /, '• ')
        .split(/\*\*([^*]+)\*\*/)
        .entries())
        paragraph.append(index % 2 === 1 ? element('strong', {}, prose(part)) : prose(part));
    }
    fragment.append(paragraph);
  }
  return fragment;
}

/** The element with an id. Throws when the page has none. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
}
