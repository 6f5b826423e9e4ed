/** HTML out of texts that nobody has to trust: everything that is put into a template is escaped, unless it is HTML. */

/** HTML that was made here. */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = string | number | Html | readonly Html[];

/**
 * A piece of HTML or SVG. Texts may stand between tags and inside quoted attributes; numbers and texts are escaped
 * alike, lists are joined.
 */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const parts = strings.map((text, place) => text + (place < contents.length ? written(contents[place] ?? '') : ''));
  return new Html(parts.join(''));
}

export const nothing = new Html('');

function written(content: Content): string {
  if (content instanceof Html) return content.text;
  return typeof content === 'object' ? content.map(({ text }) => text).join('') : escaped(String(content));
}

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The one place where a text becomes safe between tags and inside quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? '');
}
