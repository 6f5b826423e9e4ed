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

/** How and when the person wants to be reached; null where they left it open. */
export interface Wishes {
  readonly channel: string | null;
  readonly timeframe: string | null;
}

/** What the person sent and wants, as the address has it; nothing that identifies anybody. */
export interface SentRequest extends Wishes {
  /** What was entered or chosen, by its label, and the total. */
  readonly entries: readonly (readonly [label: string, value: string])[];
  /** False where the calculator has no answer to the entries, which then were not sent. */
  readonly hasCalculation: boolean;
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
function detailsOf(site: PageSite, outcome: LeadOutcome, about: AskedAbout, sent: SentRequest): Html {
  const phone = phoneOf(outcome);
  const call = phone === null ? nothing : html`<p>${site.words.form.callNow}</p><p>${callLink(site, phone)}</p>`;
  const to = phone === null || sent.business === null ? '' : ` ${site.words.form.sentTo({ business: sent.business })}`;
  const { sentFor, sentAlone } = site.words.form;
  const is = sent.hasCalculation
    ? sentFor({ trade: about.service, title: about.title })
    : sentAlone({ trade: about.service });
  return html`<p class="lead" role="status">${is}${to}</p>
${entriesOf(site, sent)}
<h2>${site.words.form.nextTitle}</h2><p>${nextOf(site, outcome)} ${wishOf(site, sent)}</p>${call}
${meanwhileOf(site)}
<p class="fine">${site.words.form.outcomeKept} ${site.words.form.reference} <code>${outcome.lead_id}</code></p>`;
}

/** The number of the provider that takes the request; null where none does. */
export function phoneOf({ provider }: LeadOutcome): string | null {
  return provider?.slot_active === true ? provider.tracking_phone : null;
}

/** What happens with a request. */
export function nextOf({ words }: PageSite, outcome: LeadOutcome): string {
  const { next, nextNobody } = words.form;
  return phoneOf(outcome) === null ? nextNobody : (textNamed(next, outcome.status) ?? next.accepted);
}

/** What the person can do while they wait. */
export function meanwhileOf({ words }: PageSite): Html {
  const { meanwhileTitle, meanwhile } = words.form;
  return html`<h2>${meanwhileTitle}</h2><ul>${Object.values(meanwhile).map((text) => html`<li>${text}</li>`)}</ul>`;
}

function entriesOf(site: PageSite, { entries }: SentRequest): Html {
  if (entries.length === 0) return nothing;
  const rows = entries.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<h2>${site.words.form.sentTitle}</h2><dl class="sent">${rows}</dl>`;
}

/** How and when the person wants to be reached, in a sentence. */
export function wishOf(site: PageSite, { channel, timeframe }: Wishes): string {
  const { reach, reachWhen } = site.words.form;
  const how = channel === 'call' || channel === 'text' || channel === 'email' ? reach[channel] : reach.any;
  const when = textNamed(reachWhen, timeframe ?? '');
  return when === undefined ? `${how}.` : `${how}, ${when}.`;
}

function textNamed(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
