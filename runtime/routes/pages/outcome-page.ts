/** Renders the outcome of a request to be contacted. */
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import type { FrameLook } from './frame-look.js';
import { renderFrame, renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import type { LocalProvider } from './place.js';
import { callLink } from './place.js';

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

/** What the person sent and wants, as the address has it; nothing that identifies anybody. */
export interface SentRequest {
  /** What was entered or chosen, by its label, and the total. */
  readonly entries: readonly (readonly [label: string, value: string])[];
  /** False where the calculator has no answer to the entries, which then were not sent. */
  readonly hasCalculation: boolean;
  readonly channel: string | null;
  readonly timeframe: string | null;
  /** The name of the business that gets it; null where nobody does. */
  readonly business: string | null;
  /** The address of the calculator with these entries, below the root. */
  readonly back: string;
  /** Set in a frame on another site. */
  readonly frame: FrameLook | null;
}

/** Renders the page. `outcome` is null when the request is not known. */
export function renderOutcome(
  site: PageSite,
  calculator: AskedAbout,
  outcome: LeadOutcome | null,
  sent: SentRequest,
): string {
  const title = outcome === null ? site.words.form.noOutcome : site.words.form.outcomeTitle;
  const parts = {
    title,
    description: calculator.title,
    canonical: null,
    here: sent.back,
    main: html`<h1>${title}</h1>
${outcome === null ? html`<p class="lead">${site.words.form.noOutcomeText}</p>` : detailsOf(site, outcome, calculator, sent)}
<p><a href="${pagePath(site, sent.back)}">${site.words.form.back}</a></p>`,
  };
  return sent.frame === null ? renderPage(site, parts) : renderFrame(site, sent.frame, parts);
}

/** Details of an outcome: what was sent and to whom, what comes next, and what to do meanwhile. */
function detailsOf(
  site: PageSite,
  { lead_id: id, status, provider }: LeadOutcome,
  about: AskedAbout,
  sent: SentRequest,
): Html {
  const phone = provider?.slot_active === true ? provider.tracking_phone : null;
  const call = phone === null ? nothing : html`<p>${site.words.form.callNow}</p><p>${callLink(site, phone)}</p>`;
  const next =
    phone === null
      ? site.words.form.nextNobody
      : (textNamed(site.words.form.next, status) ?? site.words.form.next.accepted);
  const meanwhile = Object.values(site.words.form.meanwhile).map((text) => html`<li>${text}</li>`);
  const to = phone === null || sent.business === null ? '' : ` ${site.words.form.sentTo({ business: sent.business })}`;
  const { sentFor, sentAlone } = site.words.form;
  const is = sent.hasCalculation
    ? sentFor({ trade: about.service, title: about.title })
    : sentAlone({ trade: about.service });
  return html`<p class="lead" role="status">${is}${to}</p>
${entriesOf(site, sent)}
<h2>${site.words.form.nextTitle}</h2><p>${next} ${wishOf(site, sent)}</p>${call}
<h2>${site.words.form.meanwhileTitle}</h2><ul>${meanwhile}</ul>
<p class="fine">${site.words.form.outcomeKept} ${site.words.form.reference} <code>${id}</code></p>`;
}

function entriesOf(site: PageSite, { entries }: SentRequest): Html {
  if (entries.length === 0) return nothing;
  const rows = entries.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<h2>${site.words.form.sentTitle}</h2><dl class="sent">${rows}</dl>`;
}

/** How and when the person wants to be reached, in a sentence. */
function wishOf(site: PageSite, { channel, timeframe }: SentRequest): string {
  const { reach, reachWhen } = site.words.form;
  const how = channel === 'call' || channel === 'text' || channel === 'email' ? reach[channel] : reach.any;
  const when = textNamed(reachWhen, timeframe ?? '');
  return when === undefined ? `${how}.` : `${how}, ${when}.`;
}

function textNamed(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
