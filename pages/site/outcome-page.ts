/** Renders the outcome of a request to be contacted. */
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { calculatorAddress, pathOf } from './page-site.js';
import type { LocalProvider } from './place.js';
import { phoneText } from './place.js';
import { leadWords, siteWords } from './site-words.js';

/** The members of the answer to a lead that are shown. */
export interface LeadOutcome {
  readonly lead_id: string;
  readonly status: string;
  readonly provider: LocalProvider | null;
}

/** The calculator that a request came from, and the trade that it asks for. */
export interface AskedAbout {
  readonly slug: string;
  readonly title: string;
  readonly service: string;
}

/** Renders the page. `outcome` is null when the request is not known. */
export function renderOutcome(site: PageSite, calculator: AskedAbout, outcome: LeadOutcome | null): string {
  const title = outcome === null ? leadWords.noOutcome : leadWords.outcomeTitle;
  const back = pathOf(site, calculatorAddress(calculator.slug));
  return renderPage(site, {
    title,
    description: calculator.title,
    canonical: null,
    main: html`<h1>${title}</h1>
${outcome === null ? html`<p class="lead">${leadWords.noOutcomeText}</p>` : detailsOf(outcome, calculator)}
<p><a href="${back}">${leadWords.back}</a></p>`,
  });
}

/** Details of an outcome: what was sent and to whom, what comes next, and what to do meanwhile. */
function detailsOf({ lead_id: id, status, provider }: LeadOutcome, { title, service }: AskedAbout): Html {
  const phone = provider?.slot_active === true ? provider.tracking_phone : null;
  const call =
    phone === null
      ? nothing
      : html`<p>${leadWords.callNow}</p><p><a class="call" href="tel:${phone}">${siteWords.providerPhone} ${phoneText(phone)}</a></p>`;
  const next = phone === null ? leadWords.nextNobody : (leadWords.next[status] ?? leadWords.next.accepted);
  const meanwhile = leadWords.meanwhile.map((text) => html`<li>${text}</li>`);
  return html`<p class="lead" role="status">${leadWords.sentFor(service, title)}</p>
<h2>${leadWords.nextTitle}</h2><p>${next}</p>${call}
<h2>${leadWords.meanwhileTitle}</h2><ul>${meanwhile}</ul>
<p class="fine">${leadWords.outcomeKept} ${leadWords.reference} <code>${id}</code></p>`;
}
