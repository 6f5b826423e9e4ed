/** Links the calculators that a text of the catalog names by their slugs, and writes words for the slugs. */
import { calculatorAddress } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html } from '../../../words/html.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';

/** The trades of calculators by their slugs. */
export interface Slugs {
  readonly get: (slug: string) => { readonly service: string } | undefined;
}

/** What may be a slug: words with hyphens; a single word only where a sentence leads elsewhere, as most mean the thing. */
function candidate({ words }: PageSite): RegExp {
  const before = words.site.namedAfter.split('/').map((text) => `${text} `);
  return new RegExp(`(?<=${before.join('|')})[a-z\\d-]+|(?<![\\w-])[a-z\\d]+(?:-[a-z\\d]+)+`, 'gu');
}

export function linksIn(site: PageSite, slugs: Slugs): (text: string) => Html {
  const candidates = candidate(site);
  return (text) => {
    const named = [...text.matchAll(candidates)].filter(([slug]) => slugs.get(slug) !== undefined);
    const ends = [0, ...named.map(({ 0: slug, index }) => index + slug.length)];
    const parts = named.map(({ 0: slug, index }, place) => {
      const address = pagePath(site, calculatorAddress(slug));
      return html`${text.slice(ends[place], index)}<a href="${address}">${nameOf(site, slug, slugs)}</a>`;
    });
    return html`${parts}${text.slice(ends.at(-1))}`;
  };
}

/** Slugs are words of the service's own language; in another one the trade says what is meant. */
function nameOf({ root }: PageSite, slug: string, slugs: Slugs): string {
  return root === '' ? slug.replaceAll('-', ' ') : (slugs.get(slug)?.service ?? slug);
}
