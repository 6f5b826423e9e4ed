/** Marks texts that pages in other languages show as they were written, such as the titles of sources. */
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { english } from './phrases.js';

/** The attributes of an element on a page in a language whose text is in the original one; of a link, also of what it leads to. */
export function ofOriginal(language: string, kind: 'text' | 'link' = 'text'): Html {
  const { language: original } = english;
  if (language === original) return nothing;
  return kind === 'text' ? html` lang="${original}"` : html` lang="${original}" hreflang="${original}"`;
}

export function inOriginal(language: string, text: string): Html {
  return language === english.language ? html`${text}` : html`<span${ofOriginal(language)}>${text}</span>`;
}
