/** Links the calculators that a text of the catalog names by their slugs, and writes the slugs as words. */
import type { Html } from '../markup/html.js';
import { html } from '../markup/html.js';
import type { PageSite } from './page-site.js';
import { calculatorAddress, pathOf } from './page-site.js';

export interface Slugs {
  readonly has: (slug: string) => boolean;
}

/** What may be a slug: words with hyphens; a single word only where a sentence leads elsewhere, as most mean the thing. */
const candidate = /(?<=for which there is |, which )[a-z\d-]+|(?<![\w-])[a-z\d]+(?:-[a-z\d]+)+/g;

export function withLinks(site: PageSite, slugs: Slugs, text: string): Html {
  const named = [...text.matchAll(candidate)].filter(([slug]) => slugs.has(slug));
  const ends = [0, ...named.map(({ 0: slug, index }) => index + slug.length)];
  const parts = named.map(({ 0: slug, index }, place) => {
    const address = pathOf(site, calculatorAddress(slug));
    return html`${text.slice(ends[place], index)}<a href="${address}">${slug.replaceAll('-', ' ')}</a>`;
  });
  return html`${parts}${text.slice(ends.at(-1))}`;
}
