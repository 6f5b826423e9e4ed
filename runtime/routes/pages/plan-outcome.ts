/** Renders what became of the requests for the jobs of a plan. */
import { planAddress } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { renderPage } from './layout.js';
import type { LeadOutcome, Wishes } from './outcome-page.js';
import { meanwhileOf, nextOf, phoneOf, wishOf } from './outcome-page.js';
import { pagePath } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { callLink } from './place.js';
import type { PlanTrade, ReadPlan } from './read-plan.js';
import { planIn } from './read-plan.js';
import { entriesOf } from './request-desk.js';

/** The answer to the request for one trade. */
export interface TradeOutcome {
  readonly trade: PlanTrade;
  readonly outcome: LeadOutcome;
}

/** Renders the page; there are no outcomes where the requests are not known. */
export function renderPlanOutcome(
  site: PagedSite,
  { items, place }: ReadPlan,
  outcomes: readonly TradeOutcome[],
  wishes: Wishes,
): string {
  const { form, plan } = site.words;
  const title = outcomes.length === 0 ? form.noOutcome : plan.sentTitle;
  const steps = [...new Set(outcomes.map(({ outcome }) => nextOf(site, outcome)))];
  const details = html`<p class="lead" role="status">${plan.sent({ count: outcomes.length })}</p>
<ol class="jobs">${outcomes.map((each) => outcomeItem(site, each, steps.length > 1))}</ol>
<h2>${form.nextTitle}</h2><p>${steps.length === 1 ? `${steps.join()} ` : ''}${wishOf(site, wishes)}</p>
${meanwhileOf(site)}
<p class="fine">${form.outcomeKept}</p>`;
  return renderPage(
    { ...site, plan: items },
    {
      title,
      description: plan.description,
      canonical: null,
      here: planIn(place, items),
      main: html`<h1>${title}</h1>
${outcomes.length === 0 ? html`<p class="lead">${form.noOutcomeText}</p>` : details}
<p><a href="${pagePath(site, items.length === 0 ? planAddress([]) : planIn(place, items))}">${plan.back}</a></p>`,
    },
  );
}

function outcomeItem(site: PagedSite, { trade, outcome }: TradeOutcome, saysNext: boolean): Html {
  const { form } = site.words;
  const phone = phoneOf(outcome);
  const to = trade.business === null || phone === null ? '' : form.sentTo({ business: trade.business.name });
  return html`<li><div class="head"><h2 class="job-title">${trade.trade}</h2></div>
${jobLines(site, trade).map((line) => html`<p class="job-text entered">${line}</p>`)}
<p class="job-text">${to}${saysNext ? ` ${nextOf(site, outcome)}` : ''}</p>
${phone === null ? nothing : html`<p class="job-text">${form.callNow} ${callLink(site, phone)}</p>`}
<p class="job-text fine">${form.reference} <code>${outcome.lead_id}</code></p></li>`;
}

/** A line for each job: `Back yard: Length of fence: 100 ft; Style: Wood`; one without entries says what it comes to. */
export function jobLines(site: PagedSite, { jobs, slug }: PlanTrade): readonly string[] {
  return jobs.map(({ query, name, interpretation }, place) => {
    const entries = entriesOf(site, slug, query).map(([label, value]) => `${label}: ${value}`);
    const text = entries.length === 0 ? interpretation : entries.join('; ');
    const called = name === '' && jobs.length > 1 ? site.words.plan.jobNumber({ number: place + 1 }) : name;
    return called === '' ? text : `${called}: ${text}`;
  });
}
