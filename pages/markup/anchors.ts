/** Parts of a calculator's page that its links and forms come back to. */
import type { Html } from '../../words/html.js';
import { html } from '../../words/html.js';

const anchors = ['calculator', 'options', 'rows', 'compare', 'quote', 'lines', 'budget', 'sways'] as const;

export type Anchor = (typeof anchors)[number];

/** Browsers look for fragments only outside of shadow roots, so each part begins with a slot for an element of the page. */
export function anchorSlot(anchor: Anchor): Html {
  return html`<slot name="at-${anchor}"></slot>`;
}

/** The elements for all slots. */
export function anchorElements(): Html {
  return html`${anchors.map((anchor) => html`<i id="${anchor}" slot="at-${anchor}"></i>`)}`;
}

/**
 * The attributes of a link to another query. `key` names it among the links of its calculator, so that it can be found
 * again after its part was rewritten.
 */
export function queryLink(query: string, anchor: Anchor, key: string): Html {
  return html` href="?${query}#${anchor}" data-query data-key="${key}"`;
}
