/** A table that scrolls by itself where the page is narrow. */
import type { Html } from '../../../../words/html.js';
import { html } from '../../../../words/html.js';

export function tableOf(caption: string, heads: readonly string[], rows: readonly Html[]): Html {
  const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
  return html`<div class="wide" role="group" aria-label="${caption}" tabindex="0">
<table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
