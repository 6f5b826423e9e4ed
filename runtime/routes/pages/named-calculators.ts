/** Links the calculators that a text of the catalog names by their slugs, and writes their titles for the slugs. */
import { calculatorAddress } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html } from '../../../words/html.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';

/** What lists call the calculators, by their slugs. */
export type TitlesBySlug = ReadonlyMap<string, string>;

/** What may be a slug: words with hyphens; a single word only where a sentence leads elsewhere, as most mean the thing. */
function candidate({ words }: PageSite): RegExp {
  const before = words.site.namedAfter.split('/').map((text) => `${text} `);
  return new RegExp(`(?<=${before.join('|')})[a-z\\d-]+|(?<![\\w-])[a-z\\d]+(?:-[a-z\\d]+)+`, 'gu');
}

export function linksIn(site: PageSite, titles: TitlesBySlug): (text: string) => Html {
  const candidates = candidate(site);
  return (text) => {
    const named = [...text.matchAll(candidates)].filter(([slug]) => titles.has(slug));
    const ends = [0, ...named.map(({ 0: slug, index }) => index + slug.length)];
    const parts = named.map(({ 0: slug, index }, place) => {
      const address = pagePath(site, calculatorAddress(slug));
      return html`${text.slice(ends[place], index)}<a href="${address}">${titles.get(slug) ?? slug}</a>`;
    });
    return html`${parts}${text.slice(ends.at(-1))}`;
  };
}
