/** Renders `/` for people: what the service is for, a search that offers calculators as one types, and all calculators by trade. */

import { calculatorAddress, planAddress } from '../../../contract/addresses.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { createDocument, sendDocument, sendText } from '../../../http/representation.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { renderList } from './calculator-list.js';
import { searchForm } from './index-page.js';
import { renderPage } from './layout.js';
import type { ListedCalculator, TagList } from './listing.js';
import type { PageSite } from './page-site.js';
import { carryingPath, pagePath, tagAnchor } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { itemsIn } from './plan-items.js';
import { titleOfTag } from './tag-title.js';
import { tradeTiles } from './trade-tiles.js';

export function sendHome(site: PagedSite): Handler {
  const home = createDocument(htmlType, renderHome(site, site.tags, site.catalog.service.popular ?? []));
  const headers = [...site.caching, 'Vary', 'Accept'];
  return ({ url }, response) => {
    const plan = itemsIn(queryOf(url), pageParameters.plan);
    if (plan.length === 0) sendDocument(response, headers, home);
    else
      sendText(
        response,
        headers,
        htmlType,
        renderHome({ ...site, plan }, site.tags, site.catalog.service.popular ?? []),
      );
  };
}

const mostPopular = 6;

/** `popular` are the slugs of those that are most asked, in their order. */
export function renderHome(site: PageSite, tags: readonly TagList[], popular: readonly string[]): string {
  const count = tags.reduce((sum, { calculators }) => sum + calculators.length, 0);
  return renderPage(site, {
    title: site.name,
    description: site.words.site.homeText({ count }),
    canonical: '/',
    main: html`<section class="hero"><h1>${site.words.site.homeTitle}</h1>
<p class="lead">${site.words.site.homeText({ count })}</p>
${searchForm(site, '')}
<p><a href="${pagePath(site, planAddress(site.plan ?? []))}">${site.words.plan.invitation}</a></p></section>
${popularOf(site, tags, popular.slice(0, mostPopular))}
${tradeTiles(site, tags)}
<div class="trades">${tags.map((list) => tradeOf(site, list))}</div>`,
  });
}

function popularOf(site: PageSite, tags: readonly TagList[], slugs: readonly string[]): Html {
  const all = tags.flatMap(({ calculators }) => calculators);
  const first = slugs.flatMap((slug): readonly ListedCalculator[] => all.filter((each) => each.slug === slug));
  if (first.length === 0) return nothing;
  return html`<section class="popular" aria-labelledby="popular"><h2 id="popular">${site.words.site.popular}</h2>
${renderList(site, first)}</section>`;
}

function tradeOf(site: PageSite, { tag, calculators }: TagList): Html {
  const links = calculators.map(
    ({ slug, title, words = '' }) =>
      html`<li data-words="${words}"><a href="${carryingPath(site, calculatorAddress(slug))}">${title}</a></li>`,
  );
  return html`<section aria-labelledby="${tagAnchor(tag)}"><h2 id="${tagAnchor(tag)}">${titleOfTag(site, tag)}</h2><ul>${links}</ul></section>`;
}
