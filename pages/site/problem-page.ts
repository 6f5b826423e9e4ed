/** Renders a problem as a page: what is wrong, and what would be right. */
import { html, nothing } from '../markup/html.js';
import { searchForm } from './index-page.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { indexAddress, pathOf } from './page-site.js';
import { siteWords } from './site-words.js';

/** The members of a problem that the page shows. */
export interface ShownProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly { readonly detail: string }[];
  readonly corrected_url?: string;
  readonly request_id?: string;
}

export function renderProblem(site: PageSite, problem: ShownProblem): string {
  const { status, title, detail, errors, corrected_url: corrected, request_id: id } = problem;
  const isMissing = status === 404;
  const others = isMissing ? [] : errors.filter((error) => error.detail !== detail);
  return renderPage(site, {
    title,
    description: detail,
    canonical: null,
    main: html`<h1>${isMissing ? siteWords.notFound : title}</h1>
<p class="lead">${isMissing ? siteWords.notFoundText : detail}</p>
${others.length === 0 ? nothing : html`<ul>${others.map((error) => html`<li>${error.detail}</li>`)}</ul>`}
${corrected === undefined ? nothing : html`<p><a href="${corrected}">${siteWords.meant}</a></p>`}
${searchForm(site, '')}
<p><a href="${pathOf(site, indexAddress)}">${siteWords.all}</a></p>
${id === undefined ? nothing : html`<p class="fine">${siteWords.requestId} <code>${id}</code></p>`}`,
  });
}
