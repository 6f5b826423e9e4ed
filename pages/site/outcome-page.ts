/** Renders the outcome of a request to be contacted. */
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { calculatorAddress, pathOf } from './page-site.js';
import type { LocalProvider } from './place.js';
import { phoneText } from './place.js';
import { leadWords } from './site-words.js';

/** The members of the answer to a lead that are shown. */
export interface LeadOutcome {
  readonly lead_id: string;
  readonly next_step: string;
  readonly provider: LocalProvider | null;
}

/** Renders the page. `outcome` is null when the request is not known. */
export function renderOutcome(
  site: PageSite,
  calculator: { readonly slug: string; readonly title: string },
  outcome: LeadOutcome | null,
): string {
  const title = outcome === null ? leadWords.noOutcome : leadWords.outcomeTitle;
  const back = pathOf(site, calculatorAddress(calculator.slug));
  return renderPage(site, {
    title,
    description: calculator.title,
    canonical: null,
    main: html`<h1>${title}</h1>
${outcome === null ? html`<p class="lead">${leadWords.noOutcomeText}</p>` : detailsOf(outcome)}
<p><a href="${back}">${leadWords.back}</a></p>`,
  });
}

function detailsOf({ lead_id: id, next_step: next, provider }: LeadOutcome): Html {
  const phone = provider?.slot_active === true ? provider.tracking_phone : null;
  const call = phone === null ? nothing : html`<p><a class="call" href="tel:${phone}">${phoneText(phone)}</a></p>`;
  return html`<p class="lead" role="status">${next}</p>${call}
<p class="fine">${leadWords.reference} <code>${id}</code><br>${leadWords.outcomeKept}</p>`;
}
