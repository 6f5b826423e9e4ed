/** Renders a problem as a page: what happened, in words for people, and where to go on. */

import { indexAddress } from '../../../contract/addresses.js';
import type { ProblemMembers } from '../../../http/locals.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { searchForm } from './index-page.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import type { PagedSite } from './paged-site.js';

/** A page for a problem. Its title and detail are for programs: people read what it means for them. */
export function renderProblem(site: PagedSite, problem: ProblemMembers): string {
  const { corrected_url: corrected, request_id: id } = problem;
  const { title, text } = told(site, problem);
  return renderPage(site, {
    title,
    description: text,
    canonical: null,
    main: html`<h1>${title}</h1>
<p class="lead">${text}</p>
${corrected === undefined ? nothing : meant(site, corrected, site.titleOf(corrected))}
${searchForm(site, '')}
<p><a href="${pagePath(site, indexAddress)}">${site.words.site.all}</a></p>
${id === undefined ? nothing : html`<p class="fine">${site.words.site.requestId} <code>${id}</code></p>`}`,
  });
}

function told({ words }: PageSite, { status, retry_after: wait }: ProblemMembers): { title: string; text: string } {
  const { missing, wrongWay, tooLong, tooOften, ours, unavailable } = words.site.problems;
  if (status === 404) return missing;
  if (status === 413 || status === 414 || status === 431) return tooLong;
  if (status === 429) return { title: tooOften.title, text: tooOften.text({ count: minutesIn(wait) }) };
  if (status === 503) return unavailable;
  return status >= 500 ? ours : wrongWay;
}

/** Whole minutes, at least one, of the seconds that a problem asks to wait. */
function minutesIn(seconds: unknown): number {
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds / 60)) : 1;
}

function meant(site: PageSite, address: string, title: string | undefined): Html {
  if (title === undefined) return html`<p><a href="${address}">${site.words.site.meant}</a></p>`;
  return html`<p>${site.words.site.meant}: <a href="${address}">${title}</a></p>`;
}
