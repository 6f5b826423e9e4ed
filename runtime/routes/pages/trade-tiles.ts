/** Renders the trades as tiles that lead to their lists, each with a picture and how many calculators it has. */
import type { Html } from '../../../words/html.js';
import { html } from '../../../words/html.js';
import type { TagList } from './listing.js';
import type { PageSite } from './page-site.js';
import { tagAnchor } from './page-site.js';
import { titleOfTag } from './tag-title.js';

/** Lines of a picture on a square of 24, by the tag; other tags have a ruler. */
const pictures: Readonly<Record<string, string>> = {
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  outdoor: 'M12 21v-6M7 15a4.5 4.5 0 0 1-1-8.8 6 6 0 0 1 12 0A4.5 4.5 0 0 1 17 15zM4 21h16',
  'real-estate': 'M5 3v18M5 5h14v8H5M8.5 9h7M3 21h4',
  auto: 'M3 16v-4l3-1 2-4h8l2.5 4 2.5 1v4h-2.5M5.5 16H3m6.5 0h5M5.5 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0m9 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  shop: 'm14.5 6.5 3-3a5 5 0 0 1-6.4 6.6L5 16.2a2 2 0 1 0 2.8 2.8l6.1-6.1a5 5 0 0 0 6.6-6.4l-3 3-2.4-.6z',
};
const ruler = 'M3 8h18v8H3zM7 8v3.5M11 8v2.5M15 8v3.5M19 8v2.5';

export function tradeTiles(site: PageSite, tags: readonly TagList[]): Html {
  const tiles = tags.map(
    ({ tag, calculators }) =>
      html`<li><a href="#${tagAnchor(tag)}">${pictureOf(tag)}<span>${titleOfTag(site, tag)}</span> <b>${calculators.length}</b></a></li>`,
  );
  return html`<nav class="tags" aria-label="${site.words.site.trades}"><ul>${tiles}</ul></nav>`;
}

function pictureOf(tag: string): Html {
  const lines = Object.hasOwn(pictures, tag) ? (pictures[tag] ?? ruler) : ruler;
  return html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${lines}"/></svg>`;
}
