/** Renders a problem as a page: what is wrong, and what would be right. */

import { indexAddress } from '../../../contract/addresses.js';
import type { ProblemMembers } from '../../../http/locals.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { searchForm } from './index-page.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import type { PagedSite } from './paged-site.js';

/** A page for a problem. */
export function renderProblem(site: PagedSite, problem: ProblemMembers): string {
  const { status, title, detail, errors, corrected_url: corrected, request_id: id } = problem;
  const isMissing = status === 404;
  const others = isMissing ? [] : errors.filter((error) => error.detail !== detail);
  return renderPage(site, {
    title,
    description: detail,
    canonical: null,
    main: html`<h1>${isMissing ? site.words.site.notFound : title}</h1>
<p class="lead">${isMissing ? site.words.site.notFoundText : detail}</p>
${others.length === 0 ? nothing : html`<ul>${others.map((error) => html`<li>${error.detail}</li>`)}</ul>`}
${corrected === undefined ? nothing : meant(site, corrected, site.titleOf(corrected))}
${searchForm(site, '')}
<p><a href="${pagePath(site, indexAddress)}">${site.words.site.all}</a></p>
${id === undefined ? nothing : html`<p class="fine">${site.words.site.requestId} <code>${id}</code></p>`}`,
  });
}

function meant(site: PageSite, address: string, title: string | undefined): Html {
  if (title === undefined) return html`<p><a href="${address}">${site.words.site.meant}</a></p>`;
  return html`<p>${site.words.site.meant}: <a href="${address}">${title}</a></p>`;
}
