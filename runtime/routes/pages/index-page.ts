/** Renders `/calculators`: all calculators by tag, or those that a search found. */

import { indexAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { createDocument, sendDocument, sendText } from '../../../http/representation.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import type { Html } from '../../../words/html.js';
import { hiddenFields, html, nothing } from '../../../words/html.js';
import { onceAsked } from '../once-asked.js';
import { renderList } from './calculator-list.js';
import { renderPage } from './layout.js';
import type { SearchResult, TagList } from './listing.js';
import { searchCalculators } from './listing.js';
import type { PageSite } from './page-site.js';
import { carryingPath, pagePath, pageUrl, tagAnchor } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { itemsIn } from './plan-items.js';
import { breadcrumbs, structuredDataScript } from './structured-data.js';
import { titleOfTag } from './tag-title.js';
import { tradeTiles } from './trade-tiles.js';

/** All calculators, or those that match the words of `q`. */
export function sendIndex(site: PagedSite): Handler {
  const { catalog, caching, tags } = site;
  const search = onceAsked(() => searchCalculators(catalog));
  const all = createDocument(htmlType, renderIndex(site, tags, null));
  return ({ url }, response) => {
    const query = queryOf(url);
    const [words, plan] = [wordsIn(query), itemsIn(query, pageParameters.plan)];
    if (words === '' && plan.length === 0) sendDocument(response, caching, all);
    else
      sendText(
        response,
        caching,
        htmlType,
        renderIndex({ ...site, plan }, tags, words === '' ? null : search()(words)),
      );
  };
}

/** Longer texts are cut: the rest would find nothing more. */
const longestWords = 100;

export function wordsIn(query: string): string {
  const given = scanQuery(query).find(({ name }) => name === 'q')?.value ?? '';
  return given.trim().slice(0, longestWords);
}

/** Renders the results of the search, or all calculators when it is null. */
export function renderIndex(site: PageSite, tags: readonly TagList[], search: SearchResult | null): string {
  const count = tags.reduce((sum, { calculators }) => sum + calculators.length, 0);
  return renderPage(site, {
    title: search === null ? site.words.site.calculators : site.words.site.searchTitle({ text: search.text }),
    description: site.words.site.indexDescription({ count }),
    canonical: search === null ? indexAddress : null,
    here: withQuery(indexAddress, search === null ? '' : queryText([['q', search.text]])),
    structuredData: structuredDataScript([breadcrumbs([[site.words.site.calculators, pageUrl(site, indexAddress)]])]),
    main: html`<h1>${site.words.site.calculators}</h1>
${searchForm(site, search?.text ?? '')}
${search === null ? allOf(site, tags) : resultsOf(site, search)}`,
  });
}

export function searchForm(site: PageSite, text: string): Html {
  return html`<form class="search" role="search" action="${pagePath(site, indexAddress)}" data-suggests="${site.words.site.suggestions}">
${planField(site)}<label for="q">${site.words.site.searchLabel}</label>
<div class="row"><input type="search" id="q" name="q" value="${text}" maxlength="100" autocomplete="off">
<button>${site.words.site.search}</button></div></form>`;
}

/** The plan of the address, for a form that leads to another page. */
function planField({ plan = [] }: PageSite): Html {
  return plan.length === 0 ? nothing : html`${hiddenFields([[pageParameters.plan, plan.join(';')]])}\n`;
}

function allOf(site: PageSite, tags: readonly TagList[]): Html {
  const sections = tags.map((list) => sectionOf(site, list));
  return html`${tradeTiles(site, tags)}
<div>${sections}</div>`;
}

function sectionOf(site: PageSite, { tag, description, calculators }: TagList): Html {
  const id = tagAnchor(tag);
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${titleOfTag(site, tag)}</h2>
${description === '' ? nothing : html`<p class="lead">${description}</p>`}
${renderList(site, calculators)}</section>`;
}

function resultsOf(site: PageSite, { text, found, without, near }: SearchResult): Html {
  const all = html`<p><a href="${carryingPath(site, indexAddress)}">${site.words.site.all}</a></p>`;
  const reasons = without.map((each) => html`<p>${site.words.site.withoutCalculator(each)}</p>`);
  if (found.length > 0) {
    return html`<h2>${site.words.site.found({ count: found.length, text })}</h2>${renderList(site, found)}${reasons}${all}`;
  }
  if (without.length > 0) return html`<h2>${site.words.site.foundNone({ text })}</h2>${reasons}${all}`;
  const plan = html`<p>${site.words.site.foundNoneHelp}</p>`;
  const others =
    near.length === 0 ? nothing : html`<p class="lead">${site.words.site.near}:</p>${renderList(site, near)}`;
  return html`<h2>${site.words.site.foundNone({ text })}</h2>${plan}${others}${all}`;
}
