/** Makes HTML from untrusted texts: everything put into a template is escaped unless it is `Html`. */

/** Text that is safe as HTML. */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = string | number | Html | readonly Html[];

/**
 * Makes a piece of HTML or SVG. Texts may stand between tags and inside quoted attributes; texts and numbers are
 * escaped, lists are joined.
 */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  let text = strings[0] ?? '';
  for (let at = 0; at < contents.length; at += 1) text += written(contents[at] ?? '') + (strings[at + 1] ?? '');
  return new Html(text);
}

export const nothing = new Html('');

/** An option of a select. */
export function option(value: string, text: string, isSelected: boolean): Html {
  return html`<option value="${value}"${isSelected ? html` selected` : nothing}>${text}</option>`;
}

/** Values that a form sends along unseen. */
export function hiddenFields(pairs: readonly (readonly [name: string, value: string])[]): Html {
  return html`${pairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}

function written(content: Content): string {
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(({ text }) => text).join('');
  return typeof content === 'string' ? escaped(content) : String(content);
}

const special = /[&<>"']/;

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for use between tags and inside quoted attributes. Nothing else does. */
export function escaped(text: string): string {
  return !special.test(text) ? text : text.replace(/[&<>"']/g, (sign) => names[sign] ?? '');
}
